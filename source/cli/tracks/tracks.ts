// chicane tracks: lists and shows circuits, and helps an author to make one.
import type { AddCommand, CommandGroup } from '../command.ts';
import { checkTrack } from './check.ts';
import { deriveTrack } from './derive.ts';
import { importTrack } from './import.ts';
import { listTracks } from './list.ts';
import { newTrack } from './new.ts';
import { printSchema } from './schema.ts';
import { showTrack } from './show.ts';

/** `chicane tracks [list|show ID|check FILE|derive ID|new [ID]|import FILE|schema]` */
export const tracks: CommandGroup = {
  command: 'tracks',
  describe: 'List, show, check, derive, create or import circuits',
  addMembers(add: AddCommand): void {
    add(listTracks);
    add(showTrack);
    add(checkTrack);
    add(deriveTrack);
    add(newTrack);
    add(importTrack);
    add(printSchema);
  },
};
