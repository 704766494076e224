// The engineer's opinions of all lines, which a key shows in place of the prices.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import { type Course, still } from '../../screens/race/course.ts';
import type { RaceWords } from '../../words/words.ts';
import { type ChampionshipModel, keeping } from './championship-model.ts';
import { type Item, isEdited } from './items.ts';

/** Reports whether the engineer has compared the lines of the open question. */
export function hasOpinions({ prompt }: ChampionshipModel): boolean {
  return prompt?.kind === 'ask' && prompt.advice.length > 1 && !isEdited(prompt.decision);
}

/** Handles the key of the engineer; undefined for other keys. */
export function engineerKey(model: ChampionshipModel, key: Key): Course | undefined {
  if (!asksEngineer(model, key)) return undefined;
  return still(hasOpinions(model) ? keeping(model, { engineer: !model.kept.engineer }) : model);
}

/** Returns why the key of the engineer does nothing; undefined for other keys. */
export function silentEngineer(
  model: ChampionshipModel,
  key: Key,
  _items: readonly Item[],
  words: RaceWords,
): string | undefined {
  return asksEngineer(model, key) && !hasOpinions(model) ? words.silentEngineer : undefined;
}

// In an editor the key changes a card or a bid.
function asksEngineer({ prompt }: ChampionshipModel, key: Key): boolean {
  if (prompt?.kind !== 'ask' || isEdited(prompt.decision)) return false;
  return commandOf('race', key) === 'engineer';
}
