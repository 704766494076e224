// The events of a turn, checked against the rules once more: who moves when, by which steps, what each roll means, and what
// is paid.
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import { nearGrey } from '../../circuit/rows/start.ts';
import type { ChampionshipEvent } from '../../rules/championship-formula/events.ts';
import type { ChampionshipRace } from '../../rules/championship-formula/state.ts';
import type { Seat } from '../../rules/kit/types.ts';
import type { Turn } from '../contract/turns.ts';
import { colourOf } from './columns.ts';
import { Field, type Followed, skillOf } from './field.ts';

export function storyFaults(board: RowBoard, turn: Turn): readonly string[] {
  const before = turn.before as ChampionshipRace | undefined;
  // Before the grid is set nobody moves.
  if (before?.grid === undefined || before.cars.some(({ space }) => space === '')) return [];
  const field = new Field(before, board);
  const rolls = new Rolls(before);
  const faults: string[] = [];
  for (const event of turn.events as readonly ChampionshipEvent[]) {
    faults.push(...stepFaults(event, field), ...rolls.take(event));
    if (event.kind === 'movesOrdered') faults.push(...orderFaults(event.order, field, board));
    if (event.kind === 'wearPaid') faults.push(...paymentFaults(event, field));
    field.follow(event);
  }
  return [...faults, ...endFaults(turn.race as ChampionshipRace, field)];
}

// A car enters only a space that its own leads to (CFR-4).
function stepFaults(event: ChampionshipEvent, field: Field): readonly string[] {
  if (event.kind !== 'carMoved') return [];
  const { seat, from, to } = event;
  const car = field.car(seat);
  if (car.space !== from) return [`seat ${seat} moves from ${from}, but stands on ${car.space}`];
  const next = field.spaceOf({ space: to })?.index ?? -1;
  const isStep = field.spaceOf(car)?.next.some(edge => edge.to === next) ?? false;
  return isStep ? [] : [`seat ${seat} moves from ${from} to ${to}, which it does not lead to`];
}

function paymentFaults(
  { seat, wear, left }: Extract<ChampionshipEvent, { kind: 'wearPaid' }>,
  field: Field,
): readonly string[] {
  const had = field.car(seat).wear;
  return wear > 0 && had - wear === left && left >= 0
    ? []
    : [`seat ${seat} pays ${wear} of ${had} wear and has ${left} left`];
}

// Rows from the front; in a row spun cars last, then the faster card, then the grey side (CFR-73 to CFR-75, CFR-149, CR-46).
function orderFaults(told: readonly Seat[], field: Field, board: RowBoard): readonly string[] {
  const come = (car: Followed) => car.laps * board.ticks + (field.spaceOf(car)?.endTick ?? 0);
  const side = (car: Followed) => {
    const space = field.spaceOf(car);
    return space === undefined ? 0 : nearGrey(space, board.greyLane);
  };
  const right = [...field.cars.keys()]
    .filter(seat => field.car(seat).place === 'track')
    .toSorted((one, other) => {
      const [a, b] = [field.car(one), field.car(other)];
      return (
        come(b) - come(a) ||
        Number(a.spun) - Number(b.spun) ||
        b.planned - a.planned ||
        side(a) - side(b) ||
        a.cameOut - b.cameOut
      );
    });
  return right.join() === told.join()
    ? []
    : [`the cars move in the order ${told.join()}, by the rules ${right.join()}`];
}

class Rolls {
  readonly #race: ChampionshipRace;
  #faces: number[] = [];
  #isBlocked: boolean;

  constructor(race: ChampionshipRace) {
    this.#race = race;
    this.#isBlocked = race.agenda.some(({ roll }) => roll?.blocked === true);
  }

  take(event: ChampionshipEvent): readonly string[] {
    if (event.kind === 'dieRolled') this.#faces.push(event.value);
    if (event.kind === 'passTried') this.#isBlocked = event.blocked;
    if (event.kind !== 'rollRead') return [];
    const { seat, cause, total, lowered, result } = event;
    const sum = this.#faces.splice(0).reduce((all, face) => all + face, 0);
    const colour = colourOf(this.#race, cause, total - lowered, this.#isBlocked);
    if (cause === 'pass') this.#isBlocked = false;
    return [
      ...(sum === total ? [] : [`seat ${seat} rolls ${sum}, told was ${total}`]),
      ...(colour === result
        ? []
        : [`${cause}: ${total} lowered by ${lowered} is ${colour}, told was ${result}`]),
    ];
  }
}

// The events must lead to the race as it is.
function endFaults({ cars, options }: ChampionshipRace, field: Field): readonly string[] {
  return cars.flatMap(({ seat, space, laps, wear, green, red, status }) => {
    const told = field.car(seat);
    const faults: string[] = [];
    if (told.space !== space && told.place === 'track') {
      faults.push(`seat ${seat} is on ${space}, told was ${told.space}`);
    }
    if (told.laps !== laps) faults.push(`seat ${seat} has ${laps} laps, told were ${told.laps}`);
    if (told.wear !== wear) faults.push(`seat ${seat} has ${wear} wear, told were ${told.wear}`);
    const skill = skillOf({ green, red }, options);
    if (told.skill !== skill)
      faults.push(`seat ${seat} has ${skill} skill, told were ${told.skill}`);
    if (status !== 'racing' && told.place === 'track') {
      faults.push(`seat ${seat} is ${status}, which nobody told`);
    }
    return faults;
  });
}
