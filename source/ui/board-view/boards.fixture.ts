// Boards for the pictures in the tests: three lanes, four lanes with wall and pits on the left, a drawn corner, an S, a
// figure of eight. They are not in the tracks folder, so that a change to a track changes no picture.
import * as z from 'zod';
import { deriveBoard } from '../../circuit/derive.ts';
import { type CircuitText, circuitFile } from '../../circuit/file/circuit.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';

const WEATHER = { sun: '1-10', changeable: '11-15', rain: '16-20' };
const PIT = { side: 'R', spaces: 14, boxes: 10, entry: [14, 13], exit: [2, 3] } as const;

const MONZA: CircuitText = {
  format: 'circuit/1',
  id: 'monza',
  name: 'Monza',
  length_m: 5789,
  outline:
    '0,0 54,613 61,621 88,620 98,634 93,667 72,736 67,777 78,942 89,992 111,1044 ' +
    '134,1079 168,1117 208,1149 252,1175 336,1206 392,1216 652,1239 784,1244 ' +
    '796,1252 805,1281 814,1288 884,1303 1101,1376 1139,1375 1172,1355 1191,1322 ' +
    '1214,1104 1212,1054 1169,1022 932,893 830,825 410,457 364,411 366,342 ' +
    '359,313 339,280 302,246 292,215 240,-235 194,-716 187,-745 169,-768 ' +
    '146,-784 115,-791 85,-787 52,-773 21,-749 -1,-720 -31,-642 -38,-586 -40,-382',
  rotate: 90,
  formula: {
    lanes: 3,
    weather: WEATHER,
    grid: { slots: 10, pole: 'L' },
    pit: PIT,
    track: [
      { straight: 12 },
      { corner: 'Rettifilo', stops: 2, at: '597-717', bends: ['R79 4/3/2', 'L102 3/4/5'] },
      { straight: 21 },
      { corner: 'Roggia', stops: 1, at: '1809-1902', bends: ['L70 1/2/3', 'R59 2/1/1'] },
      { straight: 6 },
      { corner: 'Lesmo 1', stops: 1, at: '2175-2316', bends: ['R98 6/4/3'] },
      { straight: 5 },
      { corner: 'Lesmo 2', stops: 1, at: '2538-2601', bends: ['R60 4/3/2'] },
      { straight: 20 },
      {
        corner: 'Ascari',
        stops: 2,
        at: '3615-3863',
        bends: ['L53 3/3/4', 'R57 4/4/3', 'L41 2/3/3'],
      },
      { straight: 18 },
      { corner: 'Parabolica', stops: 1, at: '4796-5096', bends: ['R152 11/8/5'] },
      { straight: 15 },
    ],
  },
};

const MILLBROOK: CircuitText = {
  format: 'circuit/1',
  id: 'millbrook',
  name: 'Millbrook Park',
  formula: {
    lanes: 3,
    weather: WEATHER,
    grid: { slots: 10, pole: 'L' },
    pit: PIT,
    track: [
      { straight: 10 },
      { corner: 'Mill', stops: 1, bends: ['R90'] },
      { straight: 17 },
      { corner: 'Weir', stops: 1, bends: ['L60 2/3/4', 'R60 4/3/2'] },
      { straight: 12 },
      {
        corner: 'Hairpin',
        stops: 2,
        turn: 'R175',
        lanes:
          'L \\ \\ \\ \\ \\ \\ \\ \\ \\ \\ \\\n' +
          'M  \\  \\  \\ \\  \\  \\ \\  -\n' +
          'R -   -   -    -    -\n',
      },
      { straight: 24 },
      { corner: 'Abbey', stops: 2, bends: ['L50 3/3/4', 'R70 5/4/3', 'L35 2/2/3'] },
      { straight: 14 },
      { corner: 'Church', stops: 1, bends: ['R110 7/5/3'] },
      { straight: 17 },
    ],
  },
};

const SPEEDWAY: CircuitText = {
  format: 'circuit/1',
  id: 'speedway',
  name: 'Speedway',
  formula: {
    lanes: 4,
    weather: WEATHER,
    grid: { slots: 10, pole: 'L' },
    pit: { side: 'L', spaces: 16, boxes: 12, entry: [16, 15], exit: [2, 3] },
    wall: 'R',
    oval: true,
    track: [
      { straight: 19 },
      { corner: 'Turn 1', stops: 2, bends: ['L90 9/10/12/13'] },
      { straight: 9 },
      { corner: 'Turn 2', stops: 1, bends: ['L90 5/6/7/8'] },
      { straight: 33 },
      { corner: 'Turn 3', stops: 2, bends: ['L90 8/9/11/12'] },
      { straight: 9 },
      { corner: 'Turn 4', stops: 1, bends: ['L90 4/5/6/7'] },
      { straight: 22 },
    ],
  },
};

const KARTING: CircuitText = {
  format: 'circuit/1',
  id: 'karting',
  name: 'Two lanes',
  formula: {
    lanes: 2,
    weather: WEATHER,
    grid: { slots: 2, pole: 'L' },
    pit: 'none',
    track: [
      { straight: 6 },
      { corner: 'A corner with a name of forty characters', stops: 2, bends: ['R180 8/4'] },
      { straight: 2 },
      { corner: 'Éclair', stops: 1, bends: ['R90 4/2'] },
      { straight: 5 },
      { corner: '日本', stops: 1, bends: ['R90 4/2'] },
      { straight: 6 },
    ],
  },
};

const SUZUKA: CircuitText = {
  format: 'circuit/1',
  id: 'suzuka',
  name: 'Suzuka',
  length_m: 5818,
  formula: {
    lanes: 3,
    weather: WEATHER,
    grid: { slots: 10, pole: 'L' },
    pit: PIT,
    track: [
      { straight: 9 },
      { corner: 'T1-2', stops: 1, bends: ['R187 11/8/4'] },
      { straight: 3 },
      {
        corner: 'Esses',
        stops: 3,
        bends: ['L51 2/3/4', 'R75 4/3/2', 'L74 3/4/5', 'R109 6/5/3', 'L80 3/3/4'],
      },
      { straight: 10 },
      { corner: 'Degner 1', stops: 1, bends: ['R50 4/3/2'] },
      { straight: 2 },
      { corner: 'Degner 2', stops: 1, bends: ['R81 4/3/2'] },
      { straight: 6 },
      { corner: 'Kink', stops: 1, bends: ['R32 4/3/2'] },
      { straight: 2 },
      { corner: 'Hairpin', stops: 1, bends: ['L172 1/3/6'] },
      { straight: 16 },
      { corner: 'Spoon', stops: 2, bends: ['L199 7/11/14'] },
      { straight: 17 },
      { corner: '130R', stops: 1, bends: ['L40 3/4/4'] },
      { straight: 7 },
      { corner: 'Casio', stops: 2, bends: ['R74 4/4/2', 'L82 3/4/5', 'R64 4/3/2'] },
      { straight: 15 },
    ],
  },
};

const EIGHT: CircuitText = {
  format: 'circuit/1',
  id: 'eight',
  name: 'Figure of eight',
  length_m: 5301,
  outline:
    '0,0 100,47 190,67 270,57 338,20 392,-42 433,-126 458,-225 469,-333 464,-442 ' +
    '444,-546 408,-636 359,-706 296,-753 220,-773 134,-763 37,-726 -67,-664 -178,-580 ' +
    '-293,-481 -410,-373 -527,-264 -643,-160 -756,-70 -862,0 -962,47 -1052,67 -1132,57 ' +
    '-1200,20 -1254,-42 -1295,-126 -1320,-225 -1331,-333 -1326,-442 -1306,-546 ' +
    '-1270,-636 -1221,-706 -1158,-753 -1082,-773 -996,-763 -899,-726 -795,-664 -684,-580 ' +
    '-569,-481 -452,-373 -335,-264 -219,-160 -106,-70',
  formula: {
    lanes: 3,
    weather: WEATHER,
    grid: { slots: 10, pole: 'L' },
    pit: PIT,
    track: [
      { straight: 5 },
      { corner: 'East', stops: 2, at: '536-1144', bends: ['R240 14/10/6'] },
      { straight: 30 },
      { corner: 'West', stops: 2, at: '3011-3710', bends: ['L240 6/10/14'] },
      { straight: 28 },
    ],
  },
};

function boardOf(text: CircuitText): FormulaBoard {
  return deriveBoard(z.decode(circuitFile, text));
}

// Returns the board with straights longer than 10 doubled, as for a book that plays with doubled straights.
function doubledOf({ formula, ...head }: CircuitText): FormulaBoard {
  const track = formula.track.map(entry =>
    'straight' in entry && entry.straight > 10 ? { ...entry, doubled: true } : entry,
  );
  return deriveBoard(z.decode(circuitFile, { ...head, formula: { ...formula, track } }), 'doubled');
}

export const BOARDS = {
  monza: boardOf(MONZA),
  millbrook: boardOf(MILLBROOK),
  speedway: boardOf(SPEEDWAY),
  karting: boardOf(KARTING),
  suzuka: boardOf(SUZUKA),
  doubled: doubledOf(MONZA),
  eight: boardOf(EIGHT),
} as const;
