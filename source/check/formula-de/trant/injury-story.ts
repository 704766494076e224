// Injuries and stopped races checked a second time (TR-143 to TR-148, TRR-54 to TRR-57): whose condition is checked, what it
// comes to, and what becomes of the race.
import { spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import type { InjuryChecked } from '../../../rules/formula-de/trant/events.ts';
import type { FormulaDeTurn } from '../formula-de-turn.ts';

/** The derived table, worst first: the highest roll of each condition (tables.md B2). */
const TABLE = [
  { upTo: 1, condition: 'killed' },
  { upTo: 4, condition: 'severe' },
  { upTo: 10, condition: 'injured' },
  { upTo: 20, condition: 'bruised' },
] as const;

const GRAVE: readonly string[] = ['severe', 'killed'];

interface Telling {
  readonly faults: string[];
  readonly waiting: number[];
  /** Whether the race is to be stopped when the round is over. */
  isRed: boolean;
}

export function injuryFaults(
  board: FormulaBoard,
  { before, race, events }: FormulaDeTurn,
): readonly string[] {
  if (before === undefined) return [];
  const telling: Telling = {
    faults: [],
    waiting: waitingIn(before),
    isRed: before.flag === 'red',
  };
  for (const event of events) tell(telling, race, event);
  const { faults, waiting, isRed } = telling;
  const left = waitingIn(race);
  if (waiting.toSorted().join() !== left.toSorted().join()) {
    faults.push(`the drivers of ${waiting.join()} are to be checked, not of ${left.join()}`);
  }
  const isOver = race.agenda.length === 0;
  if (race.flag !== undefined && !isOver && isRed !== (race.flag === 'red')) {
    faults.push(`the flag is ${race.flag}`);
  }
  return [...faults, ...stopFaults(board, before, race, events)];
}

function waitingIn({ agenda }: FormulaDeRace): number[] {
  return agenda.filter(({ step }) => step === 'injuryCheck').flatMap(({ seats }) => [...seats]);
}

function tell(telling: Telling, race: FormulaDeRace, event: FormulaDeEvent): void {
  const { faults, waiting } = telling;
  switch (event.kind) {
    case 'carRetired':
      if (race.options.injuries !== 'off') waiting.push(event.seat);
      break;
    case 'injuryChecked': {
      const at = waiting.indexOf(event.seat);
      if (at < 0) faults.push(`the driver of seat ${event.seat}, who is not out, is checked`);
      else waiting.splice(at, 1);
      faults.push(...checked(race, event));
      // A lap alone has no flag.
      if (GRAVE.includes(event.condition) && race.flag !== undefined) telling.isRed = true;
      break;
    }
    case 'raceStopped':
      if (!telling.isRed) faults.push('the race is stopped for nobody');
      telling.isRed = false;
      break;
    case 'roundBegan':
      if (telling.isRed) faults.push('another round begins under the red flag');
      break;
    default:
  }
}

function checked(race: FormulaDeRace, event: InjuryChecked): readonly string[] {
  const { seat, roll, added, gear, condition, second } = event;
  const car = race.cars[seat];
  const bonus = car?.retirement === 'engine' ? 3 : 0;
  const isHurt = roll + bonus < gear;
  const wanted = isHurt ? TABLE.find(({ upTo }) => second <= upTo)?.condition : 'unhurt';
  const wrong = [
    ...(added === bonus ? [] : [`${added} is added`]),
    ...(gear === car?.gear ? [] : [`it was in gear ${car?.gear}, not ${gear}`]),
    ...(isHurt || second === 0 ? [] : [`a second roll of ${second}`]),
    ...(condition === wanted ? [] : [`${condition}, not ${wanted}`]),
    ...((car?.injury ?? 'unhurt') === condition ? [] : [`is ${car?.injury} afterwards`]),
  ];
  return wrong.map(fault => `the driver of seat ${seat}: ${fault}`);
}

// Over once a lap is completed, or where no lap would be left; else it begins again, a lap shorter (TR-147, TR-148, TRR-55).
function stopFaults(
  board: FormulaBoard,
  before: FormulaDeRace,
  race: FormulaDeRace,
  events: readonly FormulaDeEvent[],
): readonly string[] {
  const at = events.findIndex(({ kind }) => kind === 'raceStopped');
  if (at < 0) return [];
  const anew = events.find(event => event.kind === 'raceRestarted');
  if (anew !== undefined) {
    const isLapped = before.cars.some(({ laps }) => laps > 1);
    return [
      ...(isLapped ? ['a race whose leader has completed a lap begins anew'] : []),
      ...(anew.laps === before.laps - 1 && race.laps === anew.laps
        ? []
        : [`${anew.laps} laps are left of ${before.laps}`]),
    ];
  }
  const isLapped = race.cars.some(({ laps }) => laps > 1);
  const home = events
    .slice(at)
    .flatMap(event => (event.kind === 'carFinished' ? [event.seat] : []));
  const ways = home.map(seat => wayOf(board, race, seat));
  return [
    ...(isLapped || before.laps === 1 ? [] : ['a race is over before a lap is completed']),
    ...(ways.every((way, place) => way <= (ways[place - 1] ?? way))
      ? []
      : [`seats ${home.join()} come home out of order`]),
  ];
}

function wayOf(board: FormulaBoard, { cars }: FormulaDeRace, seat: number): number {
  const { laps = 0, space = '' } = cars[seat] ?? {};
  return laps * board.ticks + spaceOf(board, space).lapTick;
}
