// Whose turn it is, at the end of the title line.
import type { Run } from '../../../rows.ts';
import type { Words } from '../../../words/words.ts';
import { actingSeat, nameWithLetter, type RaceModel } from '../race-model.ts';

/** Returns who is asked, who thinks, or that the pictures rest; nothing once the race is over. */
export function turnRuns(model: RaceModel, words: Words): readonly Run[] {
  const { prompt } = model;
  if (model.paused) return [{ text: `  ${words.race.paused}`, tone: 'warn' }];
  if (prompt?.kind === 'over') return [];
  const seat = actingSeat(model);
  const name = nameWithLetter(model, seat);
  if (prompt?.kind !== 'ask') return [{ text: `  ${words.race.thinking(name)}`, tone: 'faint' }];
  return [
    { text: '  ', tone: 'plain' },
    { text: name, tone: 'strong', seat },
  ];
}
