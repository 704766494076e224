import * as z from 'zod';
import { type FormulaBoard, SKIES, type Sky } from '../../../../circuit/formula-board.ts';
import type { Seat } from '../../../kit/types.ts';
import type { FieldGroup } from '../../field-group.ts';
import {
  type FormulaDeTask,
  SKY_HOLDS,
  type SkyHold,
  type TrackState,
  type Weather,
} from '../../state.ts';
import { type Automatic, type FormulaDeTable, seatOf } from '../../table.ts';
import type { Rung, WeatherLadder } from '../../values.ts';
/** The weather of a race, fine until it is rolled or set (M-3-2-1); absent in a book without weather. */
export const weatherGroup: FieldGroup<Weather> = {
  shape: z.strictObject({
    sky: z.enum(SKIES),
    hold: z.enum(SKY_HOLDS).exclude(['none']).exactOptional(),
    track: z.enum(['dry', 'wet']),
    rollers: z.array(z.int().min(0)),
  }),
  isIn: ({ preparation }) => preparation.includes('rollWeather'),
  first: () => ({ sky: 'sun', hold: 'fixed', track: 'dry', rollers: [] }),
};

/** A state of the weather: what the sky shows, whether that holds, and the track under it (six in all, R-67). */
export interface WeatherState {
  readonly sky: Sky;
  readonly hold: SkyHold;
  readonly track: TrackState;
}

/**
 * Returns the weather with which a race begins under a sky; a changeable one keeps the track of the last session
 * (M-3-2-2 to M-3-2-4).
 */
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

/** Returns the weather after a roll; under a changeable sky the track stays as it was (M-3-2-6-1 to M-3-2-6-5). */
export function weatherAfter(before: WeatherState, roll: Sky, ladder: WeatherLadder): WeatherState {
  if (before.hold === 'fixed') return before;
  const { sky, hold } = RUNGS[ladder[before.sky][roll]];
  const track = sky === 'rain' ? 'wet' : 'dry';
  return { sky, hold, track: sky === 'changeable' ? before.track : track };
}

/** Returns the sky that a face of the black die means on a circuit (M-3-0-1). */
export function skyOf(board: FormulaBoard, roll: number): Sky {
  return board.weather[roll - 1] ?? 'sun';
}

/** Rolls the weather before the race for the pole sitter unless it is set (M-2-0-1, M-3-2-1). */
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

/**
 * Calls at the end of a round for one weather roll for each 20 in 5th or 30 in 6th, in the order in which they fell
 * (R-66).
 */
export function testWeather(table: FormulaDeTable): void {
  const { race } = table;
  const rollers = race.weather?.rollers ?? [];
  if (race.weather === undefined || rollers.length === 0) return;
  race.weather = { ...race.weather, rollers: [] };
  table.first(...rollers.map((seat): FormulaDeTask => ({ step: 'weatherTest', seats: [seat] })));
}

/** One roll of the weather (M-3-2-5), left out once the weather is fixed. */
export const weatherTest: Automatic = {
  foresee({ race, telling }) {
    if (race.weather !== undefined && race.weather.hold !== 'fixed') telling.stop();
  },
  play(table, task) {
    const { weather } = table.race;
    const { board, values } = table.ground;
    if (weather === undefined || weather.hold === 'fixed') return;
    const roll = skyOf(board, table.roll(values.blackDie, seatOf(task)));
    const { sky, hold = 'none', track } = weather;
    setWeather(table, weatherAfter({ sky, hold, track }, roll, values.weather.ladder));
  },
};

/**
 * Notes a face that makes engine tests: its driver rolls the weather at the end of the round unless that is fixed
 * (R-66).
 */
export function noteWeatherRoll({ race }: FormulaDeTable, seat: Seat): void {
  const { weather } = race;
  if (weather === undefined || weather.hold === 'fixed') return;
  race.weather = { ...weather, rollers: [...weather.rollers, seat] };
}

function setWeather(table: FormulaDeTable, { sky, hold, track }: WeatherState): void {
  const { race } = table;
  const rollers = race.weather?.rollers ?? [];
  race.weather = hold === 'none' ? { sky, track, rollers } : { sky, hold, track, rollers };
  table.tell({ kind: 'weatherSet', sky, hold, track });
}
