// Writes the calendar of a season as a file of iCalendar.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Season } from '../../../season/season.ts';
import { openDisk, reasonOf } from '../../../storage/disk.ts';
import { replaceFile } from '../../../storage/temporary.ts';
import { safeText } from '../../../storage/untrusted-text.ts';
import { plural } from '../../../ui/words/en/consequences.ts';
import { print, tellPerson } from '../../printer.ts';
import { Problem } from '../../problem.ts';
import { circuitNames, circuitPlace } from '../season-circuits.ts';
import { seasonIcs } from './ics.ts';

const PATH_CELLS = 200;

/**
 * Writes the weekends that have a date to a file, or prints them where it is called `-`.
 * @throws Problem when no weekend has a date, for a file of another kind, and when it cannot be written
 */
export function writeIcs(season: Season, file: string, folder: string): void {
  const { text, undated } = seasonIcs(season, {
    tracks: circuitNames(),
    placeOf: circuitPlace,
    folder: basename(folder),
    now: new Date(),
  });
  const events = season.plan.calendar.length - undated.length;
  const name = safeText(file, PATH_CELLS);
  if (events === 0) {
    throw new Problem(
      `No weekend of ${season.plan.name} has a date. A plan gives it as {track: spa, date: 2026-12-19T20:00}.`,
    );
  }
  const without = undated.length === 0 ? '' : `Without a date: ${undated.join(', ')}.`;
  if (file === '-') {
    print(text.replaceAll('\r\n', '\n').trimEnd());
    if (without !== '') tellPerson(without);
    return;
  }
  if (existsSync(file) && !/\.ics$/i.test(file)) {
    throw new Problem(`${name} exists and is not a calendar. Name a file that ends in .ics.`);
  }
  try {
    replaceFile(file, text, openDisk);
  } catch (error) {
    throw new Problem(`${name} cannot be written: ${reasonOf(error)}.`);
  }
  print(`${name} holds ${plural(events, 'weekend', 'weekends')}. ${without}`.trimEnd());
}
