// A worker thread of `chicane season simulate`: drives the races that it is sent, and answers with what was chosen in them.
import { parentPort } from 'node:worker_threads';
import type { TableRace } from '../../season/due.ts';
import { recordRace } from '../../session/season/recorded-race.ts';
import { venues } from './season-circuits.ts';

parentPort?.on('message', (race: TableRace) => {
  const { book, track } = race.setup;
  parentPort?.postMessage(recordRace(race, venues.venue(book, track)));
});
