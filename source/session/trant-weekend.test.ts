// A weekend of Trant: laps alone make the grid, and pits are then chosen from the pole (TR-27, TR-29, TR-37).
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isFormulaBoard } from '../circuit/formula-board.ts';
import { drivers } from '../drivers/levels/drivers.ts';
import { qualifyingRanking, trialValuesOf } from '../rules/formula-de/qualifying/qualifying.ts';
import type { FormulaDeRace } from '../rules/formula-de/state.ts';
import { trant } from '../rules/formula-de/trant/trant.ts';
import { openSave } from '../storage/saves/open-save.ts';
import { everyLibrary } from '../testing/every-book.ts';
import { fakeDisk } from '../testing/fake-disk.ts';
import { resumeSession, type Saving } from './begin-session.ts';
import { newWeekend, resumeWeekend, type Weekend } from './weekend.ts';

const TEXT = readFileSync(new URL('../../tracks/otterbrook.yaml', import.meta.url), 'utf8');

const random = { kind: 'cpu', level: 'random' } as const;

interface Wanted {
  readonly names?: readonly string[];
  readonly seed?: number;
  readonly saving?: Saving;
}

/** A weekend of random drivers whose laps alone are driven. */
function driven({ names = ['Ida', 'Joe', 'Mia'], seed = 11, saving }: Wanted = {}): Weekend {
  const circuit = everyLibrary.boardOf(TEXT, trant);
  if (!circuit.ok || !isFormulaBoard(circuit.board)) throw new Error('no board for trials');
  const weekend = newWeekend({
    race: {
      book: trant,
      board: circuit.board,
      circuitText: TEXT,
      seats: names.map(name => ({ name, driver: random })),
      laps: 2,
      seed,
      levels: drivers,
      options: { preparation: 'chosen', weather: 'sun' },
      ...(saving === undefined ? {} : { saving }),
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

test('a lap that ends before the line notes why the car went out (TRR-9)', () => {
  const { trials } = driven().qualifying();
  expect(trials.map(({ end, retirement }) => [end, retirement])).toEqual([
    ['finished', undefined],
    ['aborted', 'engine'],
    ['aborted', 'overshoot'],
  ]);
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

describe('a driver who is hurt in his lap alone (TR-145)', () => {
  // The dice of this seed leave the second of the three drivers injured.
  const HURT = 5;
  // Here the only driver there is comes to harm.
  const ALONE_AND_HURT = 9;
  const now = () => new Date(2026, 10, 21, 14, 32);

  test('does not start in the race whose grid the laps make, and keeps his line of the ranking', () => {
    const weekend = driven({ seed: HURT });
    expect(weekend.qualifying().trials.map(({ injury }) => injury)).toEqual([
      undefined,
      'severe',
      undefined,
    ]);
    const ranking = qualifyingRanking(weekend.qualifying(), trialValuesOf('trant'));
    const order = ranking.map(({ driver }) => weekend.qualifying().names[driver]);
    expect(order).toContain('Joe');
    const session = weekend.race();
    expect(session.seats.map(({ name }) => name)).toEqual(['Ida', 'Mia']);
    const grid = session.setup.grid?.map(seat => session.seats[seat]?.name);
    expect(grid).toEqual(order.filter(name => name !== 'Joe'));
    expect((session.race() as FormulaDeRace).cars).toHaveLength(2);
    session.close();
  });

  test('does not start in the race that is resumed either', () => {
    const disk = fakeDisk();
    const weekend = driven({ seed: HURT, saving: { folder: '/saves', disk, now } });
    const race = weekend.race();
    race.advance();
    race.close();
    const opened = openSave(race.file ?? '', everyLibrary, disk, now);
    if (opened.kind !== 'open') throw new Error(opened.sentence);
    expect(resumeWeekend(opened, drivers, disk, now)).toBeUndefined();
    const again = resumeSession({ opened, levels: drivers, disk, now });
    expect(again.seats.map(({ name }) => name)).toEqual(['Ida', 'Mia']);
    expect(again.race()).toEqual(race.race());
    const [, hurt] = opened.save.record.qualifying?.trials ?? [];
    expect(hurt).toMatchObject({ injury: 'severe', retirement: 'overshoot' });
    again.close();
  });

  test('leaves no race where nobody else is there, which the save keeps', () => {
    const disk = fakeDisk();
    const saving = { folder: '/saves', disk, now };
    const weekend = driven({ names: ['Ida'], seed: ALONE_AND_HURT, saving });
    expect(weekend.qualifying().trials[0]?.injury).toBe('severe');
    expect(weekend.race).toThrow('the grid is not made yet');
    const { file = '' } = weekend;
    weekend.close();
    const opened = openSave(file, everyLibrary, disk, now);
    if (opened.kind !== 'open') throw new Error(opened.sentence);
    const resumed = resumeWeekend(opened, drivers, disk, now);
    expect(resumed?.next()).toBeUndefined();
    expect(resumed?.qualifying().trials[0]?.injury).toBe('severe');
    expect(resumed?.race).toThrow('the grid is not made yet');
    resumed?.close();
  });
});
