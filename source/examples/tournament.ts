// A tournament: every level of driver against the others in ten races, as a table.
import { readFileSync } from 'node:fs';
import { driver, par, simulate } from 'chicane/drivers';
import { book, readCircuit } from 'chicane/engine';

const rules = book(process.argv[2] ?? 'masters-2005');
const circuit = readCircuit(readFileSync('tracks/zandvoort.yaml', 'utf8'), 'zandvoort.yaml');
const drivers = ['random', 'rookie', 'club', 'pro'].map(level => driver(level));
const seeds = Array.from({ length: 10 }, (_, race) => 100 + race);
const { races, rows } = simulate({ book: rules, circuit, drivers, seeds, laps: 1 });

const answers = races.reduce((sum, race) => sum + race.answers.length, 0);
console.log(`${rules.name}, ${circuit.name}: par ${par(rules, circuit).toFixed(1)}`);
console.log(`${races.length} races, ${answers} answers`);
console.log('driver    wins  mean place  out');
for (const row of rows) {
  const { driver, wins, meanPlace, retirements } = row;
  const cells = [
    driver.level.padEnd(8),
    `${wins}`.padStart(6),
    meanPlace.toFixed(1).padStart(12),
    `${retirements}`.padStart(5),
  ];
  console.log(cells.join(''));
}
