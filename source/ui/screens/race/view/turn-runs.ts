// The driver whose turn it is, at the end of the title line.
import type { Run } from '../../../rows.ts';
import type { Words } from '../../../words/words.ts';
import { actingSeat, atEndOfRecord, nameWithLetter, type RaceModel } from '../race-model.ts';

/** Returns the driver who is asked or thinks, or that the pictures pause; nothing once the race is over. */
export function turnRuns(model: RaceModel, words: Words): readonly Run[] {
  const { prompt } = model;
  if (atEndOfRecord(model)) return [];
  if (model.paused) {
    const { paused } = model.replay === undefined ? words.race : words.replay;
    return [{ text: `  ${paused}`, tone: 'warn' }];
  }
  if (prompt?.kind === 'over') return [];
  const seat = actingSeat(model);
  const name = nameWithLetter(model, seat);
  if (prompt?.kind !== 'ask') return [{ text: `  ${words.race.thinking(name)}`, tone: 'faint' }];
  return [
    { text: '  ', tone: 'plain' },
    { text: name, tone: 'strong', seat },
  ];
}
