// Measures a circuit by racing it: how much is overtaken, and the best timed lap of a CPU driver. The seeds are fixed, so a
// board gives the same figures on every machine.
import { drivers } from '../drivers/drivers.ts';
import { parOf } from '../drivers/par.ts';
import { firstBook } from '../rules/books.ts';
import { resultOf } from '../session/qualifying.ts';
import { cpuTrial } from '../session/trial.ts';
import type { TrackFigures } from '../storage/track-figures.ts';
import type { Track } from '../storage/track-library.ts';
import { simulateRace } from './simulation/simulated-race.ts';

/** Races of ten like cars over three laps, in which every car has somebody to overtake. */
const RACES = 10;
const LAPS = 3;
const FIELD: readonly string[] = Array.from({ length: 10 }, () => 'club');
/** Timed laps of the best CPU driver on a dry track. */
const TRIALS = 50;

/** What was measured on a circuit; takes some seconds. */
export function measured(track: Track): TrackFigures {
  const { board } = track;
  const cpuLap = bestCpuLap(track);
  return {
    id: board.id,
    board: board.hash,
    par: tenth(parOf(board)),
    overtakes: tenth(overtakesALap(track)),
    ...(cpuLap === undefined ? {} : { cpuLap }),
  };
}

function overtakesALap({ board }: Track): number {
  let overtakes = 0;
  for (let seed = 1; seed <= RACES; seed++) {
    overtakes += simulateRace(
      { book: firstBook.id, seed, laps: LAPS, levels: FIELD },
      board,
    ).overtakes;
  }
  return overtakes / (RACES * LAPS);
}

/** Total rolls of the best lap; undefined when every one was broken off. */
function bestCpuLap({ board, text }: Track): number | undefined {
  const level = drivers.at(-1)?.level ?? '';
  const seat = { name: level, driver: { kind: 'cpu', level } } as const;
  const venue = { bookId: firstBook.id, board, circuitText: text, levels: drivers };
  const results = Array.from({ length: TRIALS }, (_, seed) => {
    const qualifying = {
      names: [level],
      hand: 'guided',
      sessions: 1,
      weather: 'sun',
      seed,
      trials: [],
    } as const;
    return resultOf(cpuTrial(qualifying, { session: 0, driver: 0 }, seat, venue));
  });
  const rolls = results.flatMap(result => (result.aborted ? [] : [result.rolls]));
  return rolls.length === 0 ? undefined : Math.min(...rolls);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
