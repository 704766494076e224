// Measures a circuit by racing it: what racing there is like, and the best timed lap of a CPU driver. The seeds are
// fixed, so a board gives the same figures on every machine.
import { drivers } from '../../../drivers/levels/drivers.ts';
import { parOf } from '../../../drivers/solver/par.ts';
import { firstBook } from '../../../rules/books.ts';
import { resultOf } from '../../../rules/formula-de/qualifying/qualifying.ts';
import { cpuTrial } from '../../../session/trial.ts';
import type { TrackFigures } from '../../../storage/tracks/track-figures.ts';
import type { Track } from '../../../storage/tracks/track-library.ts';
import { type SimulatedRace, simulateRace } from '../../simulation/formula-de/simulated-race.ts';

/** Races of ten equal cars over three laps, so that every car has others to overtake. */
const RACES = 10;
const LAPS = 3;
const FIELD: readonly string[] = Array.from({ length: 10 }, () => 'club');
/** Timed laps of the best CPU driver on a dry track. */
const TRIALS = 50;

/** Returns the figures measured on a circuit; takes some seconds. */
export function measured(track: Track): TrackFigures {
  const { board } = track;
  const cpuLap = bestCpuLap(track);
  return {
    id: board.id,
    board: board.hash,
    par: tenth(parOf(board)),
    ...racing(track),
    ...(cpuLap === undefined ? {} : { cpuLap }),
  };
}

type Racing = Omit<TrackFigures, 'id' | 'board' | 'par' | 'cpuLap'>;

// Figures are per round, in which every car plays once; per lap all of them would grow with par and show nothing else.
function racing({ board }: Track): Racing {
  const races = Array.from({ length: RACES }, (_, index) =>
    simulateRace({ book: firstBook.id, seed: index + 1, laps: LAPS, levels: FIELD }, board),
  );
  const sum = (of: (race: SimulatedRace) => number) =>
    races.reduce((all, race) => all + of(race), 0);
  const rounds = sum(race => race.rounds);
  const rolls = sum(({ cars }) => cars.reduce((all, car) => all + car.rolls, 0));
  return {
    overtakes: hundredth(sum(race => race.overtakes) / rounds),
    slipstreams: hundredth(sum(race => race.slipstreams ?? 0) / rounds),
    contacts: hundredth(sum(race => race.contacts) / rounds),
    enginePoints: hundredth(sum(race => race.enginePoints) / rounds),
    fastGears: Math.round((100 * sum(race => race.fastRolls)) / rolls),
  };
}

/** Returns the total rolls of the best lap, undefined when every lap was aborted. */
function bestCpuLap({ board, text }: Track): number | undefined {
  const level = drivers.at(-1)?.level ?? '';
  const seat = { name: level, driver: { kind: 'cpu', level } } as const;
  const venue = { bookId: firstBook.id, board, circuitText: text, levels: drivers };
  const { trials } = firstBook.definition.values;
  const results = Array.from({ length: TRIALS }, (_, seed) => {
    const qualifying = {
      names: [level],
      hand: 'guided',
      sessions: 1,
      weather: 'sun',
      seed,
      trials: [],
    } as const;
    return resultOf(cpuTrial(qualifying, { session: 0, driver: 0 }, seat, venue), trials);
  });
  const rolls = results.flatMap(result => (result.aborted ? [] : [result.rolls]));
  return rolls.length === 0 ? undefined : Math.min(...rolls);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
