// The card of the marked target: where it lies, who is near, and what the gears of the next play make of it.
import { cornerOf, spaceOf } from '../../../../circuit/board.ts';
import type { GearOdds } from '../../../../drivers/planning/ends/gear-odds.ts';
import { carsOnBoard } from '../../../../rules/formula-de/chapters/movement/occupancy.ts';
import type { Price } from '../../../../rules/formula-de/values.ts';
import { spanOf } from '../../../look.ts';
import type { Row } from '../../../rows.ts';
import { letterOf } from '../../../screens/race/race-model.ts';
import { textWidth } from '../../../theme/width.ts';
import type { RoadWords } from '../../../words/road-words.ts';
import type { RaceWords } from '../../../words/words.ts';
import { nearestTo, placeText } from '../../target-place.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import { type Item, itemsAsked } from '../prompt.ts';
import { gearsAfter } from '../targets/after.ts';
import { bonusFrom } from '../targets/bonus.ts';
import { draftersAt } from '../targets/drafts.ts';
import { besideOf, partsOfName } from '../targets/names.ts';
import { pointsToFlag } from './ahead.ts';

/** Ticks of a space on a straight. */
const TICKS = 2;
/** Spaces within which a car is named where no road is drawn. */
const BESIDE = 4;
const GEARS_TOLD = 3;

/** Returns the two rows of the card of the marked target, in `columns`; they are blank while none is marked. */
export function targetCard(model: FormulaModel, words: RaceWords, columns: number): readonly Row[] {
  const item = itemsAsked(model, words).find(({ value }) => value === model.at);
  if (item === undefined || !('to' in item.choice)) return [[], []];
  const { road } = words;
  const { to } = item.choice;
  const where = {
    space: words.space(to),
    told: placeOf(model, to, road),
    matters: [draftsAt(model, item, road), bonusOf(model, item, road)],
    near: nearTo(model, to, road),
  };
  const next = nextGears(model, item, road, columns - 1);
  return [
    [{ text: ` ${placeText(where, columns - 1, words)}`, tone: 'corner' }],
    [{ text: next === '' ? '' : ` ${next}`, tone: 'gear' }],
  ];
}

/**
 * Returns how the race continues from a target, in all that its card shows but its name: targets with the same text are
 * alike. Empty for other choices.
 */
export function leadsOn(model: FormulaModel, item: Item, { road }: RaceWords): string {
  if (!('to' in item.choice)) return '';
  const { to } = item.choice;
  return JSON.stringify([
    placeOf(model, to, road).slice(to.length),
    draftsAt(model, item, road),
    bonusFrom(model, item).length,
    besideOf(model, to) ?? '',
    gearsAfter(model, item).map(({ faces: _faces, ...odds }) => odds),
  ]);
}

/** Returns what a target is called, with who is within a few spaces of it, without its coordinate. */
export function aboutPlace(
  model: FormulaModel,
  item: Item,
  to: string,
  words: RaceWords,
): readonly string[] {
  const near = nearTo(model, to, words.road, BESIDE);
  return [...partsOfName(model, item, to, words, 'placed'), near].filter(text => text !== '');
}

function placeOf(model: FormulaModel, to: string, road: RoadWords): string {
  const { board } = model.table;
  const space = spaceOf(board, to);
  if (space.kind !== 'track') return '';
  const corner = cornerOf(board, space);
  if (corner !== undefined) {
    const { shortest, longest } = space.toExit;
    return road.inCorner(to, corner.name, spanOf(shortest, longest));
  }
  const flag = isOnLastLap(model) ? pointsToFlag(board, space) : undefined;
  if (flag !== undefined) return road.beforeFlag(to, Math.min(...flag.flat()));
  const next = board.corners.find(({ fromTick }) => fromTick > space.tick) ?? board.corners[0];
  return road.before(to, next?.name ?? '', space.toCorner);
}

function isOnLastLap({ prompt, moment: { race } }: FormulaModel): boolean {
  return prompt?.kind === 'ask' && race.cars[prompt.decision.seat]?.laps === race.laps;
}

function draftsAt(model: FormulaModel, item: Item, road: RoadWords): string {
  const drafters = draftersAt(model, item);
  if (drafters.length === 0) return '';
  return road.drafts(
    drafters.map(({ seat, percent }) => [letterOf(model.table, seat), percent] as const),
  );
}

function bonusOf(model: FormulaModel, item: Item, road: RoadWords): string {
  const ends = bonusFrom(model, item);
  return ends.length === 0 ? '' : road.bonus(ends);
}

// The nearest cars in front of a space and behind it, where they stand now.
function nearTo(
  { prompt, table, moment }: FormulaModel,
  to: string,
  road: RoadWords,
  within?: number,
): string {
  const { board } = table;
  if (prompt?.kind !== 'ask') return '';
  const others = carsOnBoard(moment.race, prompt.decision.seat).filter(
    ({ space }) => spaceOf(board, space).kind === 'track',
  );
  return road.near(...nearestTo(table, to, others, TICKS, within));
}

// First those to which changing costs nothing, then those that stop in a corner or cost nothing most often, and end the
// race least often.
function nextGears(model: FormulaModel, item: Item, road: RoadWords, columns: number): string {
  const gears = gearsAfter(model, item);
  if (gears.length === 0) return '';
  const worth = (odds: GearOdds) => odds.cleanPercent + odds.inCornerPercent - odds.fatalPercent;
  const best = gears.toSorted(
    (one, other) => pointsOf(one.price) - pointsOf(other.price) || worth(other) - worth(one),
  );
  const told = (count: number) =>
    road.next(best.slice(0, count).toSorted((one, other) => one.gear - other.gear));
  // Drops gears until the text fits, rather than cut it: the chances that end a race stand last.
  const fitting = (count: number): string =>
    count === 1 || textWidth(told(count)) <= columns ? told(count) : fitting(count - 1);
  return fitting(GEARS_TOLD);
}

function pointsOf(price: Price): number {
  return Object.values(price).reduce((sum, points) => sum + points, 0);
}
