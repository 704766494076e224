// A worker thread of `chicane season simulate`: drives the races that it is sent, and answers with what was chosen in them. A
// circuit that it is sent instead it studies, so that its tables lie ready.
import { parentPort } from 'node:worker_threads';
import type { TableRace } from '../../../season/due.ts';
import { type RecordedChoice, recordRace } from '../../../session/season/recorded-race.ts';
import { venues } from '../season-circuits.ts';
import { type Circuit, keepStudied, studyAhead, studyFor } from './circuit-study.ts';

/** What a thread is asked for: a race, or that a circuit be studied. */
export type Work = { readonly race: TableRace } | { readonly circuit: Circuit };

parentPort?.on('message', (work: Work) => parentPort?.postMessage(done(work)));

function done(work: Work): readonly RecordedChoice[] {
  if ('circuit' in work) {
    studyAhead(work.circuit);
    return [];
  }
  const { setup } = work.race;
  studyFor(setup);
  const record = recordRace(work.race, venues.venue(setup.book, setup.track));
  keepStudied();
  return record;
}
