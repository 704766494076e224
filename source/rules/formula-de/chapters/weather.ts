import type { FormulaBoard, Sky } from '../../../circuit/formula-board.ts';
import type { FormulaDeRace, FormulaDeTask, TrackState } from '../state.ts';
import { type Automatic, type FormulaDeTable, seatOf } from '../table.ts';
import type { Rung, WeatherLadder } from '../values.ts';
/** The six states a sky can be in: what it shows, whether that holds, and the track under it. */
export interface WeatherState {
  readonly sky: Sky;
  readonly hold: FormulaDeRace['skyHold'];
  readonly track: TrackState;
}

/** The weather with which a race begins under a sky; a changeable one takes the track of the last session (M-3-2-2 to M-3-2-4). */
export function weatherAtStart(sky: Sky, lastSession: TrackState): WeatherState {
  if (sky === 'changeable') return { sky, hold: 'none', track: lastSession };
  return { sky, hold: 'fixed', track: sky === 'rain' ? 'wet' : 'dry' };
}

const RUNGS: Readonly<Record<Rung, Omit<WeatherState, 'track'>>> = {
  sunFixed: { sky: 'sun', hold: 'fixed' },
  sun: { sky: 'sun', hold: 'temporary' },
  changeable: { sky: 'changeable', hold: 'none' },
  rain: { sky: 'rain', hold: 'temporary' },
  rainFixed: { sky: 'rain', hold: 'fixed' },
};

/** The weather after a roll; under a changeable sky the track stays as it was (M-3-2-6-1 to M-3-2-6-5). */
export function weatherAfter(before: WeatherState, roll: Sky, ladder: WeatherLadder): WeatherState {
  if (before.hold === 'fixed') return before;
  const { sky, hold } = RUNGS[ladder[before.sky][roll]];
  const track = sky === 'rain' ? 'wet' : 'dry';
  return { sky, hold, track: sky === 'changeable' ? before.track : track };
}

/** The sky that a face of the black die means on a circuit (M-3-0-1). */
export function skyOf(board: FormulaBoard, roll: number): Sky {
  return board.weather[roll - 1] ?? 'sun';
}

/** Before the race: the pole sitter rolls the weather if nobody has set it (M-2-0-1, M-3-2-1). */
export const rollWeather: Automatic = {
  foresee: ({ telling }) => telling.stop(),
  play(table, task) {
    const { race } = table;
    const { board, values } = table.ground;
    const { weather, lastSession } = race.options;
    const sky =
      weather === 'roll' ? skyOf(board, table.roll(values.blackDie, seatOf(task))) : weather;
    setWeather(table, weatherAtStart(sky, lastSession));
  },
};

/** At the end of a round: one roll for each 20 in 5th or 30 in 6th, in the order in which they fell. */
export function testWeather(table: FormulaDeTable): void {
  const { race } = table;
  const rollers = race.weatherRolls;
  race.weatherRolls = [];
  table.first(...rollers.map((seat): FormulaDeTask => ({ step: 'weatherTest', seats: [seat] })));
}

/** One roll of the weather (M-3-2-5); what is fixed is rolled for no more. */
export const weatherTest: Automatic = {
  play(table, task) {
    const { race } = table;
    const { board, values } = table.ground;
    if (race.skyHold === 'fixed') return;
    const roll = skyOf(board, table.roll(values.blackDie, seatOf(task)));
    const before = { sky: race.sky, hold: race.skyHold, track: race.trackState };
    setWeather(table, weatherAfter(before, roll, values.weather.ladder));
  },
};

function setWeather(table: FormulaDeTable, { sky, hold, track }: WeatherState): void {
  const { race } = table;
  race.sky = sky;
  race.skyHold = hold;
  race.trackState = track;
  table.tell({ kind: 'weatherSet', sky, hold, track });
}
