// The roll of the start, which may stall a car or give it a flying start (M-9-1-1, M-9-2-1, TR-42), and the same roll after a
// spin (M-10-4-6).
import type { FormulaDeEvent } from '../../../../rules/formula-de/events.ts';
import type { BookValues } from '../../../../rules/formula-de/values.ts';
import type { DieRolled } from '../../../../rules/kit/agenda.ts';
import { type FaceMark, facesMeaning, type Roll } from '../../../screens/race/roll/roll.ts';
import type { RoadWords } from '../../../words/road-words.ts';
import { type FormulaModel, termsOf } from '../formula-de-model.ts';

/** Reports whether a black die among events was rolled for a start: at the beginning of a play, or on the grid. */
export function isStartRoll(
  { model, events }: { readonly model: FormulaModel; readonly events: readonly FormulaDeEvent[] },
  at: number,
): boolean {
  const [before, die, told] = [events[at - 1], events[at], events[at + 1]];
  if (die?.kind !== 'dieRolled' || told?.kind === 'weatherSet') return false;
  if (before?.kind === 'playBegan' && before.seat === die.seat) return true;
  return standsOnGrid(model, events.slice(0, at));
}

// Whether all cars are on their places, and are still to roll for their start before any of them moves (TR-42).
function standsOnGrid(
  { table, moment: { race } }: FormulaModel,
  before: readonly FormulaDeEvent[],
): boolean {
  if (!termsOf(table, race.options).preparation.includes('rollStall')) return false;
  const last = before.findLast(({ kind }) => TURNS.includes(kind));
  if (last !== undefined) return last.kind === 'gridRolled';
  return race.grid !== undefined && race.agenda.some(({ step }) => step === 'rollStall');
}

/** The first puts the cars on their places; the second ends their starts. */
const TURNS: readonly string[] = ['gridRolled', 'roundBegan'];

function startMark(face: number, { start }: Pick<BookValues, 'start'>): FaceMark {
  return face === start.stall ? 'waits' : 'clear';
}

export function startRoll({ seat, value }: DieRolled, values: BookValues, road: RoadWords): Roll {
  const { stall, superStartFrom, superStartSpaces } = values.start;
  const isFlying = value >= superStartFrom;
  return {
    kind: 'roll',
    seat,
    name: road.start,
    faces: facesMeaning(values.blackDie.faces, face => startMark(face, values)),
    value,
    verdict: road.started(value === stall ? 'stalls' : isFlying ? superStartSpaces : 'away'),
    marks: { waits: road.stall },
    reach: [],
    landed: [],
  };
}
