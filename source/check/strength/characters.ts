// Races the characters against each other and prints whether they show, and what a taste costs, a line for each.
//   node source/check/strength/characters.ts [--races 150] [--track monza] [--level club] [--laps 3] [--cars 10] [--seed 1]
// Circuits are separated by commas and take turns. It exits with 1 when a style does not show by three standard errors.
import { table } from '../../cli/printer.ts';
import { boardNamed } from '../contract/games.ts';
import { levelNamed, orderOf, wholeNumber } from '../orders.ts';
import { type CharacterFigures, figuresOf } from './character-figures.ts';
import { type Drive, MARKS, raceCharacters } from './character-races.ts';
import { lapsFlag, seedFlag } from './flags.ts';

const wanted = orderOf(
  {
    about: `Races the characters against each other: does each style show, and what does its taste cost?
Ends with 1 when a style does not show.`,
    flags: {
      races: { type: 'string', default: '150', takes: 'N', says: 'races' },
      track: {
        type: 'string',
        default: 'monza,otterbrook',
        takes: 'IDS',
        says: 'circuits, separated by commas; they take turns',
      },
      level: { type: 'string', default: 'club', takes: 'LEVEL', says: 'of all of them' },
      laps: lapsFlag,
      cars: { type: 'string', default: '10', takes: 'N', says: 'cars in a race' },
      seed: seedFlag,
    },
  },
  given => ({
    boards: given.track.split(',').map(boardNamed),
    level: levelNamed(given.level).level,
    races: wholeNumber('races', given.races),
    laps: wholeNumber('laps', given.laps),
    cars: wholeNumber('cars', given.cars, 2),
    seed: wholeNumber('seed', given.seed, 0),
  }),
);
const CERTAIN = 3;

const { boards, level, laps, cars } = wanted;
const races: (readonly Drive[])[] = [];
for (let i = 0; i < wanted.races; i++) {
  const board = boards[i % boards.length];
  if (board === undefined) continue;
  races.push(raceCharacters({ board, level, seed: wanted.seed + i, laps, cars }));
}

const HEAD = [
  'name',
  'style',
  'starts',
  'figure',
  'own',
  'others',
  'certainty',
  'behind plain',
  'out',
];

function lineOf(one: CharacterFigures): readonly string[] {
  const { says, more } = MARKS[one.character.style];
  const { value, within } = one.behindPlain;
  return [
    one.character.name,
    one.character.style,
    String(one.starts),
    `${more ? 'more' : 'less'}: ${says}`,
    one.own.toFixed(2),
    one.others.toFixed(2),
    one.certainty.toFixed(1),
    `${value.toFixed(2)} ±${within.toFixed(2)}`,
    `${(100 * one.retired).toFixed(0)} %`,
  ];
}

const figures = figuresOf(races);
console.log(`${races.length} races, ${level}, ${cars} cars, ${laps} laps`);
for (const line of table([HEAD, ...figures.map(lineOf)], 4)) console.log(line);
if (figures.some(one => one.certainty < CERTAIN)) process.exitCode = 1;
