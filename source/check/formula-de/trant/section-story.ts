// The sections of the weather checked a second time (TR-15, TR-16, TRR-3, TRR-4): three in a lap, at a third, at two thirds
// and just before the pits; each is reported once a lap, for the first car of that lap to enter it.
import { spaceAt, spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import type { FormulaDeTurn } from '../formula-de-turn.ts';

/** Ticks of a space: how far the space nearest to a point may lie from it. */
const NEAR = 2;

const SECTIONS = 3;

/** Tasks of a play that is not over, at whose end sections are reported. */
const PLAYING: readonly string[] = [
  'markStop',
  'orderWork',
  'checkWeather',
  'rollWeather',
  'beginPlay',
];

/** Questions at the end of a round, after which its last play may still call for a roll. */
const AT_ROUND_END: readonly string[] = ['placeBackmarker', 'removeBackmarkers'];

/** Where a section begins, in ticks from the line: not before the first, and not after the last. */
type Reach = readonly [first: number, last: number];

export function sectionFaults(
  board: FormulaBoard,
  { before, race, events }: FormulaDeTurn,
): readonly string[] {
  if (before?.sectionsEntered === undefined || race.sectionsEntered === undefined) return [];
  const faults: string[] = [];
  const isAnew = events.some(({ kind }) => kind === 'raceRestarted');
  let entered = before.sectionsEntered;
  for (const event of events) {
    // A race that begins again has its laps from the line on.
    if (event.kind === 'raceRestarted') entered = race.sectionsEntered;
    if (event.kind !== 'weatherSectionEntered') continue;
    if (event.section !== entered % SECTIONS) {
      faults.push(`section ${event.section} is entered after ${entered} of them`);
    }
    const [first] = reachOf(board, entered);
    const isThere = wayOf(board, race, event.seat) >= first;
    if (!isAnew && !isThere) faults.push(`seat ${event.seat} has not come to ${first}`);
    entered += 1;
  }
  if (entered !== race.sectionsEntered) {
    faults.push(`${race.sectionsEntered} sections are entered, told ${entered}`);
  }
  return [...faults, ...untold(board, race, entered)];
}

// No car is beyond a section that has not been reported, unless the play at hand is not over.
function untold(board: FormulaBoard, race: FormulaDeRace, entered: number): readonly string[] {
  if (race.agenda.length === 0 || race.weather?.hold === 'fixed') return [];
  if (race.agenda.some(({ step }) => AT_ROUND_END.includes(step))) return [];
  const atPlay = race.agenda.flatMap(({ step, seats }) =>
    PLAYING.includes(step) ? [...seats] : [],
  );
  const [, last] = reachOf(board, entered);
  const beyond = race.cars.filter(
    ({ seat, status }) =>
      status === 'racing' && !atPlay.includes(seat) && wayOf(board, race, seat) > last,
  );
  return beyond.length === 0
    ? []
    : [`seat ${beyond[0]?.seat} is beyond section ${entered % SECTIONS}, untold`];
}

function wayOf(board: FormulaBoard, { cars }: FormulaDeRace, seat: number): number {
  const { laps = 0, space = '' } = cars[seat] ?? {};
  return (laps - 1) * board.ticks + spaceOf(board, space).lapTick;
}

function reachOf(board: FormulaBoard, entered: number): Reach {
  const lap = Math.floor(entered / SECTIONS) * board.ticks;
  const [first, last] = reachInLap(board, entered % SECTIONS);
  return [lap + first, lap + last];
}

function reachInLap({ ticks, pit, spaces, id, indexOf }: FormulaBoard, section: number): Reach {
  const third = ((section + 1) * ticks) / SECTIONS;
  if (section < SECTIONS - 1) return [third - NEAR, third + NEAR];
  const entries = pit?.entries.map(index => spaceAt({ id, indexOf, spaces }, index).tick) ?? [];
  // Without pits the last one lies somewhere before the line.
  if (entries.length === 0) return [(2 * ticks) / SECTIONS, ticks];
  const entry = Math.min(...entries);
  return [entry - 2 * NEAR, entry + NEAR];
}
