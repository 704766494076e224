// Do the characters show, and what does a taste cost? `node source/check/characters.ts [--races 150] [--track monza]
// [--level club] [--laps 3] [--cars 10] [--seed 1]` races them against each other and prints a line for each. Circuits are separated
// by commas and take turns. Ends with 1 when a style does not show with a certainty of three standard errors.
import { parseArgs } from 'node:util';
import { table } from '../cli/printer.ts';
import { type CharacterFigures, figuresOf } from './character-figures.ts';
import { type Drive, MARKS, raceCharacters } from './character-races.ts';
import { boardNamed } from './games.ts';

const { values } = parseArgs({
  options: {
    races: { type: 'string', default: '150' },
    track: { type: 'string', default: 'monza,otterbrook' },
    level: { type: 'string', default: 'club' },
    laps: { type: 'string', default: '3' },
    cars: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});
const CERTAIN = 3;

const boards = values.track.split(',').map(boardNamed);
const races: (readonly Drive[])[] = [];
for (let i = 0; i < Number(values.races); i++) {
  const board = boards[i % boards.length];
  if (board === undefined) continue;
  const seed = Number(values.seed) + i;
  const { level, laps, cars } = values;
  races.push(raceCharacters({ board, level, seed, laps: Number(laps), cars: Number(cars) }));
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
console.log(`${races.length} races, ${values.level}, ${values.cars} cars, ${values.laps} laps`);
for (const line of table([HEAD, ...figures.map(lineOf)], 4)) console.log(line);
if (figures.some(one => one.certainty < CERTAIN)) process.exitCode = 1;
