// A program that answers and saves as fast as it can, to be killed at any moment: `node save-without-end.ts FOLDER`. It
// resumes the save in the folder when there is one.
import { join } from 'node:path';
import type { Session } from '../session/session.ts';
import { listSaves } from '../storage/saves/list-saves.ts';
import { bidSession, playOne, resumedBids } from './bids/bid-session.ts';

const [folder = join(import.meta.dirname, 'saves')] = process.argv.slice(2);

function begun(): Session {
  const [save] = listSaves(folder);
  if (save === undefined)
    return bidSession({ laps: 100_000, options: { purse: 1_000_000 }, saving: { folder } });
  return resumedBids(save.file);
}

const session = begun();
for (let pick = 0; session.next().kind !== 'over'; pick++) {
  playOne(session, pick);
  if (pick === 0) process.stdout.write('an answer is saved\n');
}
