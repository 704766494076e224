// Timed trials in lines: what is said of laps, and of the race after them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isFormulaBoard } from '../../circuit/formula-board.ts';
import { drivers } from '../../drivers/levels/drivers.ts';
import { trant } from '../../rules/formula-de/trant/trant.ts';
import { newWeekend } from '../../session/weekend.ts';
import { everyLibrary } from '../../testing/every-book.ts';
import { DEFAULT_SETTINGS } from '../../ui/services.ts';
import { EN_PLAIN } from '../../ui/words/en/plain.ts';
import { EN } from '../../ui/words/en/words.ts';
import { driveTrials } from './plain-trials.ts';

const TEXT = readFileSync(new URL('../../../tracks/otterbrook.yaml', import.meta.url), 'utf8');

/** Returns what is said of the trials of random drivers by the rules of Trant. */
async function said(seed: number, races: boolean, ...names: readonly string[]) {
  const circuit = everyLibrary.boardOf(TEXT, trant);
  if (!circuit.ok || !isFormulaBoard(circuit.board)) throw new Error('no board for trials');
  const { board } = circuit;
  const driver = { kind: 'cpu', level: 'random' } as const;
  const seats = names.map(name => ({ name, driver }));
  const race = { book: trant, board, circuitText: TEXT, seats, laps: 2, seed, levels: drivers };
  const weekend = newWeekend({
    race,
    wishes: { hand: 'guided', sessions: 1, weather: 'sun' },
    races,
  });
  const lines: string[] = [];
  const dialogue = {
    hides: false,
    pushAway: () => undefined,
    say: (line = '') => {
      lines.push(line);
    },
    hear: () => Promise.resolve(undefined),
    end: () => undefined,
    isStopped: false,
  };
  const records = { all: () => [], keep: () => false };
  const services = { clock: () => 0, records, settings: DEFAULT_SETTINGS };
  await driveTrials({ weekend, dialogue, services, script: { words: EN, plain: EN_PLAIN } });
  return lines;
}

describe('a driver who is hurt in his lap alone, in plain text (TR-145)', () => {
  test('is said not to start in the race', async () => {
    const lines = await said(10, true, 'Ida', 'Joe', 'Mia');
    expect(lines).toContain('Mia was killed in the timed lap and does not start in the race.');
    expect(lines.join('\n')).not.toContain('Nobody is fit');
  });

  test('is only said to be hurt where no race follows', async () => {
    expect(await said(10, false, 'Ida', 'Joe', 'Mia')).toContain(
      'Mia was killed in the timed lap.',
    );
  });

  test('leaves no race where nobody else would start', async () => {
    expect((await said(9, true, 'Ida')).at(-1)).toBe('Nobody is fit to start: there is no race.');
    expect((await said(9, false, 'Ida')).join('\n')).not.toContain('Nobody is fit');
  });
});
