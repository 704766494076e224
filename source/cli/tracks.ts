// chicane tracks: the circuits that are there, one circuit in full, and what an author needs to make another.
import type { AddCommand, CommandGroup } from './command.ts';
import { checkTrack } from './tracks-check.ts';
import { importTrack } from './tracks-import.ts';
import { listTracks } from './tracks-list.ts';
import { newTrack } from './tracks-new.ts';
import { printSchema } from './tracks-schema.ts';
import { showTrack } from './tracks-show.ts';

/** `chicane tracks [list|show ID|check FILE|new [ID]|import FILE|schema]` */
export const tracks: CommandGroup = {
  command: 'tracks',
  describe: 'List, show, check, create or import circuits',
  addMembers(add: AddCommand): void {
    add(listTracks);
    add(showTrack);
    add(checkTrack);
    add(newTrack);
    add(importTrack);
    add(printSchema);
  },
};
