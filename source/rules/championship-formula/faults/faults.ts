// What is wrong with a race that comes from outside: first its shape, then the promises that every race keeps.
import * as z from 'zod';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { isGrid } from '../../kit/grid.ts';
import { optionFaults } from '../../kit/options.ts';
import { shapeWords } from '../../kit/shape-words.ts';
import type { Seat } from '../../kit/types.ts';
import type { BookDefinition } from '../definition.ts';
import { seatsMost } from '../first-race.ts';
import { declaredOptions, handicapFaults } from '../options.ts';
import { RACE_SHAPE } from '../race-shape.ts';
import type { ChampionshipRace, ChampionshipTask, StepName } from '../state.ts';
import { groundOf, termsOf } from '../terms.ts';
import { carFaults } from './car-faults.ts';
import { sealedFaults } from './sealed-faults.ts';

export function raceFaults(
  value: unknown,
  board: RowBoard,
  definition: BookDefinition,
): readonly string[] {
  const read = RACE_SHAPE.safeParse(value);
  const misset = optionsFaults(value, definition);
  if (!read.success) return [...shapeWords(read.error.issues, value), ...misset];
  const race: ChampionshipRace = read.data;
  const elsewhere = [
    ...(race.book === definition.id ? [] : [`book: ${race.book} is not ${definition.id}`]),
    ...(race.track === board.id ? [] : [`track: ${race.track} is not ${board.id}`]),
  ];
  if (misset.length > 0 || elsewhere.length > 0) return [...elsewhere, ...misset];
  const ground = groundOf(board, termsOf(definition, race.options));
  const faults = [
    ...seatFaults(race, definition, board),
    ...stageFaults(race),
    ...spaceFaults(race, board),
    ...carFaults(race, ground),
    ...placeFaults(race),
  ];
  // Sealed answers are checked only in a race that is otherwise sound.
  return faults.length > 0 ? faults : sealedFaults(race, ground);
}

const withOptions = z.looseObject({
  options: z.looseObject({}),
  cars: z.array(z.unknown()),
});

// A race has every option that the book declares with one of its values, and no other but handicaps.
function optionsFaults(value: unknown, { options: declared }: BookDefinition): readonly string[] {
  const read = withOptions.safeParse(value);
  if (!read.success) return [];
  const { options, cars } = read.data;
  const given: Readonly<Record<string, unknown>> = { ...declaredOptions(options) };
  const placeOf = (name: string) => `options.${name}`;
  const missing = declared.filter(({ name, later }) => given[name] === undefined && later !== true);
  return [
    ...missing.map(({ name }) => `${placeOf(name)}: it is missing`),
    ...optionFaults(declared, given, placeOf),
    ...handicapFaults(options['handicaps'], cars.length).map(placeOf),
  ];
}

function seatFaults(
  race: ChampionshipRace,
  definition: BookDefinition,
  board: RowBoard,
): readonly string[] {
  const { cars, turn, grid } = race;
  const most = seatsMost(definition, board);
  const lists = { sealed: race.sealed, tires: race.tires, bids: race.bids };
  const snapshot = [turn.from, turn.before, turn.planned, turn.began];
  const isBetweenTurns = snapshot.every(list => list.length === 0);
  const named = [...turn.order, ...turn.slipped, ...turn.spun, ...race.agenda.flatMap(seatsIn)];
  const inMove = race.move === undefined ? [] : [race.move.seat, race.move.way.slip?.of ?? 0];
  return [
    ...(cars.length > most
      ? [`cars: ${board.name} takes ${most} at most, not ${cars.length}`]
      : []),
    ...cars.flatMap(({ seat }, index) =>
      seat === index ? [] : [`cars.${index}.seat: ${seat} is not ${index}`],
    ),
    ...Object.entries(lists).flatMap(([name, list]) =>
      list === undefined || list.length === cars.length
        ? []
        : [`${name}: one entry per car is needed`],
    ),
    ...(isBetweenTurns || snapshot.every(list => list.length === cars.length)
      ? []
      : ['turn: one entry per car is needed']),
    ...(grid === undefined || isGrid(grid, cars.length)
      ? []
      : ['grid: it does not name every seat once']),
    ...[...new Set([...named, ...inMove])]
      .filter(seat => seat >= cars.length)
      .map(seat => `seat ${seat} does not exist`),
    ...[turn.order, turn.slipped, turn.spun]
      .filter(list => new Set(list).size < list.length)
      .map(list => `turn: a seat stands twice in ${list.join(', ')}`),
  ];
}

function seatsIn({ seats, roll, other }: ChampionshipTask): readonly Seat[] {
  return [...seats, ...[roll?.other, other].filter(seat => seat !== undefined)];
}

// The tasks on the agenda determine what the race must have by now, and what it cannot have yet.
function stageFaults(race: ChampionshipRace): readonly string[] {
  const { agenda, round, options, cars } = race;
  const isDue = (...steps: readonly StepName[]) =>
    agenda.some(({ step }) => steps.some(s => s === step));
  const isBidDue = isDue('revealBids', 'revealSecondBids');
  const hasBid = isDue('revealSecondBids') && !isDue('revealBids');
  const isRaced = round > 0;
  const hasPits = options.pits === 'on';
  return [
    ...presence('grid', race.grid, isRaced || !isBidDue),
    ...presence('bids', race.bids, isRaced || hasBid),
    ...presence('tires', race.tires, hasPits && isDue('setGrid') && !isDue('chooseTires')),
    ...presence('move', race.move, isDue('endMove')),
    ...cars.flatMap((car, index) => [
      ...presence(`cars.${index}.cards`, car.cards, !isDue('revealCars')),
      ...presence(`cars.${index}.tire`, car.tire, hasPits && isRaced),
    ]),
  ];
}

function presence(name: string, value: unknown, isExpected: boolean): readonly string[] {
  if ((value !== undefined) === isExpected) return [];
  return [isExpected ? `${name}: it is missing` : `${name}: it cannot be known yet, or any more`];
}

function spaceFaults(race: ChampionshipRace, board: RowBoard): readonly string[] {
  const { turn, move, agenda } = race;
  const named = [
    ...turn.from.filter(id => id !== ''),
    ...turn.crashes,
    ...(move === undefined ? [] : [...move.path, ...move.way.path, ...[move.passed ?? []].flat()]),
    ...agenda.flatMap(({ roll, payment }) => [roll?.space ?? [], payment?.space ?? []].flat()),
  ];
  return [...new Set(named)]
    .filter(id => !board.indexOf.has(id))
    .map(id => `${board.name} has no space ${id}`);
}

function placeFaults({ cars }: ChampionshipRace): readonly string[] {
  const places = cars
    .filter(({ status }) => status === 'finished')
    .map(({ place = 0 }) => place)
    .toSorted((a, b) => a - b);
  return places.every((place, index) => place === index + 1)
    ? []
    : [`places of finished cars: ${places.join(', ')} instead of 1 to ${places.length}`];
}
