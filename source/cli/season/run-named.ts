// Opens the season that a command names, to drive it.
import { openSeasonRun } from '../../session/season/open-season-run.ts';
import type { People } from '../../session/season/season-crew.ts';
import type { SeasonRun } from '../../session/season/season-run.ts';
import type { SeasonStore } from '../../storage/seasons/season-store.ts';
import { library } from '../library.ts';
import { tellPerson } from '../printer.ts';
import { circuitText } from './season-circuits.ts';
import { type SeasonFlags, storeOf } from './season-named.ts';

/**
 * Opens a season to drive it.
 * @throws Problem when it cannot be opened
 */
export function runOf(flags: SeasonFlags): SeasonRun {
  return runIn(storeOf(flags), 'human');
}

export function runIn(store: SeasonStore, people: People): SeasonRun {
  return openSeasonRun({
    store,
    library,
    circuitText,
    people,
  });
}

/** Prints the notices of a season that is being driven, such as that the almanac cannot be written. */
export function tellNotices(run: SeasonRun): void {
  for (let notice = run.notice(); notice !== undefined; notice = run.notice()) tellPerson(notice);
}
