// A rule book of one's own: Masters 2005 with an engine that holds longer, and an option of longer slipstreams.
import { readFileSync } from 'node:fs';
import { driver, simulate } from 'chicane/drivers';
import { ownBook, readCircuit } from 'chicane/engine';

const rules = ownBook({
  from: 'masters-2005',
  id: 'garage',
  name: 'Our garage',
  // The highest face of the black die that costs an engine point.
  values: { engine: { odds: { dry: 2, wet: 1 } } },
  options: [
    {
      name: 'tow',
      values: ['off', 'on'],
      usual: 'off',
      off: 'off',
      changes: { slipstream: { spaces: 5 } },
    },
  ],
});
const circuit = readCircuit(readFileSync('tracks/monza.yaml', 'utf8'), 'monza.yaml');
const drivers = ['Vellano', 'Marenko', 'Castelbrun', 'Haldquist'].map(name => driver('club', name));
const seeds = [1, 2, 3, 4, 5];
for (const tow of ['off', 'on']) {
  const plan = { book: rules, circuit, drivers, seeds, laps: 1, options: { tow } };
  const places = simulate(plan).rows.map(
    ({ driver, meanPlace }) => `${driver.character} ${meanPlace.toFixed(1)}`,
  );
  console.log(`tow ${tow}: ${places.join(', ')}`);
}
