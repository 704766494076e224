// A race in twelve lines: four cars, one lap, and whoever is asked takes the first choice.
import { readFileSync } from 'node:fs';
import { book, readCircuit } from 'chicane/engine';

const rules = book('masters-2005');
const monza = readCircuit(readFileSync('tracks/monza.yaml', 'utf8'), 'monza.yaml');
let { race } = rules.start({ seed: 7, laps: 1, names: ['Ada', 'Ben', 'Cleo', 'Dora'] }, monza);
for (let [ask] = rules.decisions(race, monza); ask; [ask] = rules.decisions(race, monza)) {
  const [first] = ask.choices;
  if (first !== undefined) race = rules.apply(race, ask.seat, first, monza).race;
}
for (const { place, seat, status } of rules.standings(race, monza))
  console.log(place, seat, status);
