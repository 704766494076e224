// The choices of Formula Dé as lines: gears and throws with their odds in words, targets with what they cost, tires with their
// figures named.

import { nameOfChoice } from '../../../replay/formula-de/choice-names.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { Choice } from '../../../rules/kit/types.ts';
import { type FormulaModel, gearOf } from '../../../ui/race-panels/formula-de/formula-de-model.ts';
import { formulaDePanels } from '../../../ui/race-panels/formula-de/formula-de-panels.ts';
import { prospectsOf } from '../../../ui/race-panels/formula-de/odds.ts';
import { type Item, inWords } from '../../../ui/race-panels/formula-de/prompt.ts';
import { aboutPlace } from '../../../ui/race-panels/formula-de/view/target-card.ts';
import { tireColumnsOf } from '../../../ui/race-panels/formula-de/view/tire-figures.ts';
import type { RaceWords } from '../../../ui/words/words.ts';
import type { MenuLine } from '../menu.ts';
import type { PlainScript } from '../plain-text.ts';
import { rowText, WHOLE_COLUMNS } from '../told-rows.ts';

type Told = Pick<MenuLine<Choice>, 'text' | 'note'>;

export function linesOf(
  model: FormulaModel,
  items: readonly Item[],
  script: PlainScript,
): readonly MenuLine<Choice>[] {
  const rows = formulaDePanels.lines(model, items, WHOLE_COLUMNS, script.words);
  return items.map((item): MenuLine<Choice> => {
    // The first run of a row is the mark with its key.
    const row = rows.find(({ value }) => value === item.value)?.row.slice(1) ?? [];
    const told = oddsTold(model, item, script) ??
      targetTold(model, item, script) ??
      tiresTold(model, item.choice, script) ?? { text: rowText(row) };
    return { ...told, value: item.choice };
  });
}

function costsOf(item: Item, race: RaceWords): string {
  return inWords(item, race)
    .map(({ text }) => text)
    .join(', ');
}

function oddsTold(
  model: FormulaModel,
  item: Item,
  { words: { race }, plain }: PlainScript,
): Told | undefined {
  const { choice } = item;
  const odds = prospectsOf(model).find(one => one.choice === choice)?.odds;
  if (odds === undefined) return undefined;
  const told = {
    from: odds.from,
    to: odds.to,
    inCorner: odds.inCornerPercent,
    overshoot: odds.overshootPercent,
    blocked: odds.blockedPercent,
    spin: odds.spinPercent,
    fatal: odds.fatalPercent,
    flag: odds.flagPercent,
    tires: odds.meanTires,
    price: costsOf(item, race),
  };
  const gear = gearOf(choice);
  return {
    text:
      gear === undefined
        ? `${nameOfChoice(item, race)}: ${plain.odds(told)}`
        : plain.gear(gear, told),
  };
}

// A space by where it lies and who is near, with its coordinate behind.
function targetTold(
  model: FormulaModel,
  item: Item,
  { words: { race } }: PlainScript,
): Told | undefined {
  const { choice } = item;
  if (!('to' in choice && 'path' in choice)) return undefined;
  const costs = costsOf(item, race);
  const named = (to: string) => {
    const about = aboutPlace(model, item, to, race).join(', ');
    return about === '' ? race.space(to) : `${about} (${race.space(to)})`;
  };
  return {
    text: nameOfChoice(item, race, named),
    note: costs === '' ? race.nothing : costs,
  };
}

function tiresTold(
  model: FormulaModel,
  choice: FormulaDeChoice,
  { words: { race } }: PlainScript,
): Told | undefined {
  if (choice.kind !== 'chooseTires' && choice.kind !== 'pitTires') return undefined;
  const figures = tireColumnsOf(model, choice.tires, race);
  if (figures === undefined) return undefined;
  const facts = (['dry', 'wet', 'slide', 'bonus'] as const).map(
    column => `${race.tireColumns[column]} ${figures[column]}`,
  );
  return { text: `${figures.type}: ${facts.join(', ')}` };
}
