// A weekend of Trant: laps alone make the grid, and pits are then chosen from the pole (TR-27, TR-29, TR-37).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isFormulaBoard } from '../circuit/formula-board.ts';
import { drivers } from '../drivers/levels/drivers.ts';
import { qualifyingRanking, trialValuesOf } from '../rules/formula-de/qualifying.ts';
import type { FormulaDeRace } from '../rules/formula-de/state.ts';
import { trant } from '../rules/formula-de/trant/trant.ts';
import { everyLibrary } from '../testing/every-book.ts';
import { newWeekend } from './weekend.ts';

const TEXT = readFileSync(new URL('../../tracks/otterbrook.yaml', import.meta.url), 'utf8');

/** A weekend of three random drivers and one person, whose laps alone are driven. */
function driven() {
  const circuit = everyLibrary.boardOf(TEXT, trant);
  if (!circuit.ok || !isFormulaBoard(circuit.board)) throw new Error('no board for trials');
  const random = { kind: 'cpu', level: 'random' } as const;
  const weekend = newWeekend({
    race: {
      book: trant,
      board: circuit.board,
      circuitText: TEXT,
      seats: ['Ida', 'Joe', 'Mia'].map(name => ({ name, driver: random })),
      laps: 2,
      seed: 11,
      levels: drivers,
      options: { preparation: 'chosen', weather: 'sun' },
    },
    wishes: { hand: 'guided', sessions: 1, weather: 'roll' },
    races: true,
  });
  while (weekend.next() !== undefined) weekend.advance();
  return weekend;
}

test('the grid is that of the laps alone, and nobody rolls for it', () => {
  const weekend = driven();
  const ranking = qualifyingRanking(weekend.qualifying(), trialValuesOf('trant'));
  const session = weekend.race();
  expect(session.setup.grid).toEqual(ranking.map(({ driver }) => driver));
  expect((session.race() as FormulaDeRace).grid).toEqual(session.setup.grid);
  session.close();
});

test('each lap has its rolls from the crossing of the line on, and the points of the car', () => {
  for (const trial of driven().qualifying().trials) {
    expect(['hard', 'soft']).toContain(trial.tires);
    expect(trial.qualifying).toBe(0);
    if (trial.end === 'finished') expect(trial.rolls.length).toBeGreaterThan(3);
  }
});

test('pits are chosen from the pole', () => {
  const weekend = driven();
  const session = weekend.race();
  const steps: string[] = [];
  while ((session.race() as FormulaDeRace).round === 0 && session.next().kind === 'cpu') {
    const { agenda } = session.race();
    if (agenda[0]?.step === 'choosePitBox') steps.push(String(agenda[0].seats[0]));
    session.advance();
  }
  expect(steps).toEqual(session.setup.grid?.map(String));
  session.close();
});
