// A program that enters absences as fast as it can, once it is asked to begin: `node append-lines.ts FOLDER WEEKEND DRIVER
// TIMES`, then a line feed.
import { once } from 'node:events';
import { realDisk } from '../../storage/disk.ts';
import { openedStore } from './season-folders.ts';

const [folder = '', weekend = '', driver = '', times = '0'] = process.argv.slice(2);
const store = openedStore(folder, realDisk);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
for (let entered = 0; entered < Number(times); entered++) {
  // The stand-in alternates, because the same absence is not entered twice.
  store.enter({ kind: 'absent', driver, weekend, standIn: entered % 2 === 0 ? 'club' : 'pro' });
}
process.stdin.destroy();
