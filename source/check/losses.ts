// How many points of body, engine and handling a car loses in a lap, by its place on the grid and by the number of cars,
// beside what the CPU drivers reckon with (drivers/losses.ts).
//   node source/check/losses.ts [--track monza,spa] [--cars 10,6,2] [--races 40] [--laps 3] [--level champion] [--weather sun|rain] [--seed 1]
import { parseArgs } from 'node:util';
import { table } from '../cli/printer.ts';
import { driverOf } from '../drivers/drivers.ts';
import { lossesPerLap, VITAL_PARTS, type VitalPart } from '../drivers/losses.ts';
import { planner } from '../drivers/planner.ts';
import { boardNamed } from './games.ts';
import { type LostPoints, lostPoints } from './strength/lost-points.ts';
import { meanOf, shown } from './strength/sample.ts';

const { values } = parseArgs({
  options: {
    track: { type: 'string', default: 'monza,spa,monaco,suzuka,zandvoort' },
    cars: { type: 'string', default: '10' },
    races: { type: 'string', default: '40' },
    laps: { type: 'string', default: '3' },
    level: { type: 'string', default: 'champion' },
    weather: { type: 'string', default: 'sun' },
    seed: { type: 'string', default: '1' },
  },
});

// Champions one play at a time: looking ahead takes many times as long.
const { level } = values;
const driver = level === 'champion' ? planner({ level, misjudgement: 0 }) : driverOf(level);
if (driver === undefined) throw new RangeError(`no level is called ${level}`);
const weather = values.weather === 'rain' ? 'rain' : 'sun';
const laps = Number(values.laps);

for (const cars of values.cars.split(',').map(Number)) {
  const all: LostPoints[] = [];
  const reckoned: Record<VitalPart, number[]> = { body: [], engine: [], handling: [] };
  const rows: string[][] = [];
  for (const board of values.track.split(',').map(boardNamed)) {
    const races = { board, driver, cars, laps, weather } as const;
    const lost = lostPoints({ ...races, races: Number(values.races), seed: Number(values.seed) });
    const expected = lossesPerLap(board, cars - 1, weather === 'rain' ? 1 : 0);
    for (const part of VITAL_PARTS) reckoned[part].push(expected[part]);
    rows.push(line(board.id, lost, part => expected[part]));
    all.push(...lost);
  }
  const usual = (part: VitalPart) => meanOf(reckoned[part]).mean;
  for (let start = 0; start < cars; start++) {
    rows.push(
      line(
        `from ${start + 1}`,
        all.filter(one => one.start === start),
        usual,
      ),
    );
  }
  console.log(`${cars} cars of ${level}, ${weather}; points lost in a lap (reckoned)`);
  for (const row of table([['', ...VITAL_PARTS], ...rows], 1)) console.log(row);
}

function line(title: string, lost: readonly LostPoints[], expected: (part: VitalPart) => number) {
  const cells = VITAL_PARTS.map(part => {
    const measured = shown(meanOf(lost.map(one => one.lost[part] / one.laps)));
    return `${measured} (${expected(part).toFixed(2)})`;
  });
  return [title, ...cells];
}
