// Dice that their driver may throw again (TR-149): what each face would lead to is predicted by keeping it.
import type { FormulaDeEvent } from '../../../../rules/formula-de/events.ts';
import { chartPoints } from '../../../../rules/formula-de/gear-throws.ts';
import type { BookValues } from '../../../../rules/formula-de/values.ts';
import type { DieRolled } from '../../../../rules/kit/agenda.ts';
import type { Consequence } from '../../../../rules/kit/types.ts';
import {
  FACE_MARKS,
  type FaceMark,
  facesMeaning,
  markOf,
  type Roll,
} from '../../../screens/race/roll/roll.ts';
import type { RoadWords } from '../../../words/road-words.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import { movement, prospectOf } from './movement-roll.ts';
import { startRoll } from './start-roll.ts';

type FormulaView = FormulaModel['moment']['race'];

interface Throw {
  readonly model: FormulaModel;
  readonly after: FormulaView;
  readonly events: readonly FormulaDeEvent[];
  readonly values: BookValues;
  readonly road: RoadWords;
}

/** Returns the roll of dice about which their driver is asked after the events; `die` is the last of them. */
export function thrownFirst(
  { model, after, values, road }: Throw,
  die: DieRolled,
): Roll | undefined {
  const { secondThought: thought } = after;
  if (thought === undefined) return undefined;
  if (after.agenda[1]?.step !== 'readChart') {
    return meaningRoll({ model, race: after, values, road }, die);
  }
  const { chart } = values;
  const sum = thought.faces.reduce((total, face) => total + face, 0);
  const { dice } = after.play.spending ?? {};
  const found = prospectOf(model, ({ choice }) => {
    return choice.kind === 'throwDice' && choice.dice === dice;
  });
  if (chart === undefined || found === undefined) return undefined;
  return movement(found.odds, chartPoints(chart, after.play.gear, sum), die.seat, road);
}

/** Returns the roll of a die that was thrown a second time; undefined where its meaning is shown elsewhere. */
export function thrownAgain({ model, events, values, road }: Throw, at: number): Roll | undefined {
  const { race } = model.moment;
  const die = events[at];
  if (events[at - 1]?.kind !== 'driverPointSpent' || die?.kind !== 'dieRolled') return undefined;
  const told = events[at + 1]?.kind;
  if (told === 'chartRead' || told === 'testMade') return undefined;
  return meaningRoll({ model, race, values, road }, die);
}

interface Meant {
  readonly model: FormulaModel;
  readonly race: FormulaView;
  readonly values: BookValues;
  readonly road: RoadWords;
}

// A die whose faces all come to the same, such as one for the grid, has no picture.
function meaningRoll({ model, race, values, road }: Meant, die: DieRolled): Roll | undefined {
  const step = race.agenda[1]?.step ?? '';
  if (step === 'rollStall') return startRoll(die, values, road);
  const name = road.thoughts[step];
  if (name === undefined) return undefined;
  const faces = facesMeaning(values.blackDie.faces, face => meaningOf(model, race, face, step));
  const { seat, value } = die;
  const upTo = faces.findLast(({ mark }) => mark !== 'clear')?.to ?? 0;
  const roll = {
    kind: 'roll',
    seat,
    name,
    faces,
    value,
    verdict: '',
    ...(step === 'injuryCheck' ? { marks: { harm: road.hurt } } : {}),
    reach: [],
    landed: [],
  } as const;
  return { ...roll, verdict: road.tested(markOf(roll, value) !== 'clear', upTo) };
}

/** What each kind of consequence makes of a face; everything else costs points. */
const MEANINGS: Readonly<Partial<Record<string, FaceMark>>> = { spin: 'spin', eliminated: 'out' };

function meaningOf(
  { table }: FormulaModel,
  race: FormulaView,
  face: number,
  step: string,
): FaceMark {
  const { secondThought: thought, agenda } = race;
  if (thought === undefined) return 'clear';
  const faced = { ...race, secondThought: { ...thought, faces: [face] } };
  const [seat = 0] = agenda[0]?.seats ?? [];
  const told = table.book.consequences(faced, seat, { kind: 'keepRoll' }, table.board);
  if (step === 'injuryCheck') return injuryMark(told);
  const marks = told.map(({ kind }) => MEANINGS[kind] ?? 'pays');
  return FACE_MARKS.findLast(mark => marks.includes(mark)) ?? 'clear';
}

// A first roll that hurts the driver is followed by another one, which nobody knows yet (TR-144).
function injuryMark(told: readonly Consequence[]): FaceMark {
  const condition = told.find(({ kind }) => kind === 'injury')?.name;
  if (condition === 'unhurt') return 'clear';
  return condition === undefined || condition === 'bruised' ? 'harm' : 'out';
}
