// Cars that change hands: the page on which a car of the race goes to somebody else, and what follows from it.
import type { Seat } from '../../../rules/kit/types.ts';
import { writable } from '../../driver-names.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Message, RaceTable } from '../../messages.ts';
import { type Model, wordsOf } from '../../model.ts';
import { editField, fieldOf, suggestedField, type TextField } from '../../typing/text-field.ts';
import { stageOf, to, toCourse, type Update } from '../../update.ts';
import { NAME_COLUMNS } from '../new-race/form.ts';
import { closeOverlay, openHelp } from '../overlays.ts';
import { told } from '../race/news.ts';
import { settle, withoutPictures } from '../race/play.ts';
import { ownSeat, type RaceModel } from '../race/race-model.ts';
import { handOverLine } from './hand-over-lines.ts';

/** What may become of a car: it stays, a person has it, or a CPU driver of a level. */
export type SeatWish =
  | { readonly kind: 'stays' }
  | { readonly kind: 'person' }
  | { readonly kind: 'cpu'; readonly level: string };

/** Opens the page with the mark on the car of the person who is asked; undefined where cars do not change hands. */
export function openSeats(model: Model): Update | undefined {
  const { screen } = model;
  if (screen.kind !== 'race') return undefined;
  const { trial, lesson, replay, moment } = screen.race;
  if (trial !== undefined || lesson !== undefined || replay !== undefined) return undefined;
  if (moment.next.kind === 'over') return undefined;
  const row = ownSeat(screen.race);
  return to({
    ...model,
    overlay: { kind: 'seats', row, wish: 0, name: nameFor(screen.race, row) },
  });
}

/**
 * Returns what may become of a car, the first of which is that it stays.
 * @param levels those of CPU drivers
 */
export function wishesFor(
  levels: readonly string[],
  { drivers }: Pick<RaceTable, 'drivers'>,
  seat: Seat,
): readonly SeatWish[] {
  const byCpu = levels.map(level => ({ kind: 'cpu', level }) as const);
  const isCpu = drivers[seat]?.kind === 'cpu';
  return [{ kind: 'stays' }, ...(isCpu ? [] : byCpu), { kind: 'person' }];
}

export function seatsKey(model: Model, key: Key): Update {
  const { overlay, screen } = model;
  if (overlay.kind !== 'seats' || screen.kind !== 'race') return closeOverlay(model);
  const { race } = screen;
  const { row, wish, name } = overlay;
  const wishes = wishesFor(model.offer.levels, race.table, row);
  const chosen = wishes[wish];
  switch (key.name) {
    case 'escape':
      return closeOverlay(model);
    case 'up':
    case 'backTab':
      return toRow(model, race, row - 1);
    case 'down':
    case 'tab':
      return toRow(model, race, row + 1);
    case 'left':
    case 'right': {
      const by = key.name === 'left' ? -1 : 1;
      const next = (wish + by + wishes.length) % wishes.length;
      return to({ ...model, overlay: { ...overlay, wish: next } });
    }
    case 'enter':
      return give(model, row, chosen, name);
    default:
      if (commandOf('seats', key) === 'help') return openHelp(model);
      if (chosen?.kind !== 'person') return to(model);
      return to({ ...model, overlay: { ...overlay, name: editField(name, key, NAME_COLUMNS) } });
  }
}

function toRow(model: Model, race: RaceModel, row: number): Update {
  const count = race.table.drivers.length;
  const next = (row + count) % count;
  return to({
    ...model,
    overlay: { kind: 'seats', row: next, wish: 0, name: nameFor(race, next) },
  });
}

function give(model: Model, seat: Seat, wish: SeatWish | undefined, name: TextField): Update {
  if (wish === undefined || wish.kind === 'stays') return closeOverlay(model);
  const driver = wish.kind === 'cpu' ? wish : ({ kind: 'human' } as const);
  return to(model, { kind: 'handOver', seat, to: { name: name.text, driver } });
}

function nameFor({ table }: RaceModel, seat: Seat): TextField {
  const name = formerDriver(table, seat);
  return name === undefined ? fieldOf('') : suggestedField(name);
}

/** Returns the name of the person who had a car before, where a CPU driver has it for a while. */
export function formerDriver(
  { handOvers }: Pick<RaceTable, 'handOvers'>,
  seat: Seat,
): string | undefined {
  const last = handOvers?.findLast(one => one.seat === seat);
  return last?.to.kind === 'cpu' ? last.from.name : undefined;
}

/** Goes on with the race after a car has changed hands; a question that was covered stays covered. */
export function handedOver(
  model: Model,
  message: Extract<Message, { kind: 'handedOver' }>,
): Update {
  if (model.screen.kind !== 'race') return to(model);
  const words = wordsOf(model);
  const { table: given, moment, handed } = message;
  const drivers = writable(given.drivers, model.settings.ascii, words.grid.human);
  const table = { ...given, drivers };
  const race = withoutPictures(model.screen.race);
  const { seat } = handed;
  const isHidden = race.covered || race.lastAsked === seat;
  const now: RaceModel = {
    ...race,
    table,
    moment,
    shown: moment.race,
    prompt: undefined,
    covered: false,
    lastAsked: isHidden ? -1 : race.lastAsked,
    outTold: false,
  };
  const line = handOverLine(handed, table, words);
  const settled = settle(told(now, [line]), stageOf(model));
  // Whoever only watches may read another page meanwhile.
  const { overlay } = model;
  return toCourse(
    { ...model, overlay: overlay.kind === 'seats' ? { kind: 'none' } : overlay },
    settled,
  );
}
