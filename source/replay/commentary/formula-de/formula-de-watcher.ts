// Which events of the Formula Dé family are highlights by themselves.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import { progressOf } from '../../../rules/formula-de/chapters/round/ranking.ts';
import type { FormulaDeEvent, WeatherSet } from '../../../rules/formula-de/events.ts';
import { gearThrows } from '../../../rules/formula-de/gear-throws.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import type { RaceEvent, Seat } from '../../../rules/kit/types.ts';
import type { Fact } from '../highlight.ts';
import type { Scene, Watcher } from '../watcher.ts';

interface FormulaDeMoment {
  readonly book: FormulaDeBook;
  readonly board: FormulaBoard;
  readonly race: FormulaDeRace;
}
type FormulaDeShown = Pick<FormulaDeMoment, 'board' | 'race'>;
type FormulaDeScene = Scene<FormulaDeMoment>;
type Event<Kind extends FormulaDeEvent['kind']> = Extract<FormulaDeEvent, { readonly kind: Kind }>;

/** A space of a straight is two ticks long. */
const SPACE_TICKS = 2;
const SETTLING: readonly string[] = ['playBegan', 'roundBegan', 'raceEnded', 'raceStopped'];

export const formulaDeWatcher: Watcher = {
  laps: ({ laps }: FormulaDeRace) => laps,
  distance(seat, { race, board }: FormulaDeShown) {
    const car = race.cars[seat];
    return car === undefined ? undefined : progressOf(board, car) / SPACE_TICKS;
  },
  space: (seat, { race }: FormulaDeShown) => race.cars[seat]?.space,
  lapLength: ({ board }) => board.ticks / SPACE_TICKS,
  settles: ({ kind }) => SETTLING.includes(kind),
  regroups: ({ kind }) => kind === 'raceRestarted',
  notice(event: FormulaDeEvent, scene: FormulaDeScene) {
    switch (event.kind) {
      case 'carStalled':
        return { kind: 'stall', seat: event.seat, ...blackRoll(event.seat, scene) };
      case 'superStarted':
        return { kind: 'flyingStart', seat: event.seat, ...blackRoll(event.seat, scene) };
      case 'dieRolled':
        return topFace(event, scene);
      case 'chartRead':
        return topReading(event, scene);
      case 'weatherSet':
        return weatherFact(event, scene);
      case 'pitStopMade': {
        const lap = Math.max(1, scene.tally.cars[event.seat]?.laps ?? 0);
        return { kind: 'pitStop', seat: event.seat, stop: event.stop, lap };
      }
      default:
        return troubleFact(event, scene);
    }
  },
};

function troubleFact(event: FormulaDeEvent, { tally }: FormulaDeScene): Fact | undefined {
  switch (event.kind) {
    case 'carSpun':
      return { kind: 'spin', seat: event.seat, where: tally.cars[event.seat]?.overshot ?? '' };
    case 'testMade':
      return contactFact(event);
    case 'engineBlown':
      return { kind: 'engine', seat: event.seat };
    case 'wreckRemoved':
      return { kind: 'wreckCleared', seat: event.seat };
    case 'raceStopped':
      return { kind: 'stopped' };
    case 'raceRestarted':
      return { kind: 'restarted', laps: event.laps };
    default:
      return undefined;
  }
}

// Returns the black die thrown last for the car; none where the answer rolled none for it.
function blackRoll(seat: Seat, { earlier }: FormulaDeScene): { readonly roll?: number } {
  const isOwn = (event: RaceEvent): event is Event<'dieRolled'> =>
    event.kind === 'dieRolled' && event.seat === seat;
  const roll = earlier.findLast(isOwn)?.value;
  return roll === undefined ? {} : { roll };
}

function topFace(
  { seat, die, value }: Event<'dieRolled'>,
  { moment: { book, race } }: FormulaDeScene,
): Fact | undefined {
  const { gearDice } = book.terms(race.options).values;
  const top = gearDice.at(-1);
  const isMost = top?.name === die && value === Math.max(...top.faces);
  return isMost ? { kind: 'topRoll', seat, roll: value, gear: gearDice.length } : undefined;
}

function topReading(
  { seat, gear, dice, points }: Event<'chartRead'>,
  { moment: { book, race } }: FormulaDeScene,
): Fact | undefined {
  const { values } = book.terms(race.options);
  if (gear !== values.gearDice.length) return undefined;
  const faces = gearThrows(values, gear).find(one => one.dice === dice)?.faces ?? [];
  return points === Math.max(...faces) ? { kind: 'topRoll', seat, roll: points, gear } : undefined;
}

// The weather with which a race begins is no change. One answer may change it twice, such as at the end of two rounds.
function weatherFact(
  { sky, track, hold }: WeatherSet,
  { before: { weather, round }, earlier }: FormulaDeScene,
): Fact | undefined {
  const isSet = (event: RaceEvent): event is WeatherSet => event.kind === 'weatherSet';
  const was = earlier.findLast(isSet) ?? weather;
  if (was === undefined || round < 1) return undefined;
  const lasting = hold === 'fixed' && was.hold !== 'fixed';
  if (sky === was.sky && track === was.track && !lasting) return undefined;
  const { sky: skyBefore, track: trackBefore } = was;
  return {
    kind: 'weather',
    was: { sky: skyBefore, track: trackBefore },
    now: { sky, track },
    lasting,
  };
}

function contactFact({
  test,
  failed,
  seat,
  other,
  marker,
  roll,
}: Event<'testMade'>): Fact | undefined {
  if (test !== 'collision' || !failed) return undefined;
  const isCar = marker === undefined && other >= 0 && other !== seat;
  return { kind: 'contact', seat, ...(isCar ? { other } : {}), roll };
}
