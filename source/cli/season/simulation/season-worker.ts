// A worker thread of `chicane season simulate`: drives the trials and races that it is sent, and answers with what was chosen in them. A
// circuit that it is sent instead it studies, so that its tables lie ready.
import { parentPort } from 'node:worker_threads';
import type { TableRace } from '../../../season/to-do.ts';
import {
  type RecordedChoice,
  recordRace,
  recordTrial,
} from '../../../session/season/recorded-race.ts';
import type { SeasonTrial } from '../../../session/season/season-trial.ts';
import { venues } from '../season-circuits.ts';
import { type Circuit, keepStudied, studyAhead, studyFor } from './circuit-study.ts';

export type Drive = { readonly race: TableRace } | { readonly trial: SeasonTrial };

export type Work = Drive | { readonly circuit: Circuit };

parentPort?.on('message', (work: Work) => parentPort?.postMessage(done(work)));

function done(work: Work): readonly RecordedChoice[] {
  if ('circuit' in work) {
    studyAhead(work.circuit);
    return [];
  }
  if ('trial' in work) {
    const { book, track } = work.trial;
    return recordTrial(work.trial, venues.venue(book, track));
  }
  const { setup } = work.race;
  studyFor(setup);
  const record = recordRace(work.race, venues.venue(setup.book, setup.track));
  keepStudied();
  return record;
}
