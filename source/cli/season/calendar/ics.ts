// The calendar of a season as iCalendar (RFC 5545), for phones and mail programs.
import { everybody } from '../../../season/field.ts';
import { bookName } from '../../../season/pages/context.ts';
import { weekendTerms } from '../../../season/plan/plan.ts';
import type { Season } from '../../../season/season.ts';
import { plural } from '../../../ui/words/en/consequences.ts';

export interface IcsWishes {
  /** Names of circuits by their ids. */
  readonly tracks: Readonly<Record<string, string>>;
  placeOf(track: string): string;
  /** What makes the events of this season different from those of all others: the name of its folder. */
  readonly folder: string;
  readonly now: Date;
}

/** A line has at most so many octets (RFC 5545, 3.1). */
const OCTETS = 75;
const HOURS = 3;

/** Returns an iCalendar text with an event for each weekend that has a date, and the names of the others. */
export function seasonIcs(
  season: Season,
  { tracks, placeOf, folder, now }: IcsWishes,
): { readonly text: string; readonly undated: readonly string[] } {
  const { plan } = season;
  const nameOf = (track: string) => tracks[track] ?? track;
  const drivers = everybody(season).map(({ name }) => name);
  const stamp = `${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const events = plan.calendar.flatMap((weekend, at) => {
    const { id, track, date } = weekend;
    if (date === undefined) return [];
    const title = `${plan.name} ${at + 1}/${plan.calendar.length}: ${nameOf(track)}`;
    const { rules, laps } = weekendTerms(plan, weekend);
    const told = `${bookName(rules)}, ${plural(laps, 'lap', 'laps')}. ${drivers.join(', ')}.`;
    return [
      [
        'BEGIN:VEVENT',
        `UID:${id}.${folder}@chicane`,
        `DTSTAMP:${stamp}`,
        ...timesOf(date),
        `SUMMARY:${escaped(title)}`,
        `LOCATION:${escaped(placeOf(track))}`,
        `DESCRIPTION:${escaped(told)}`,
        'END:VEVENT',
      ],
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chicane//Chicane//EN',
    `X-WR-CALNAME:${escaped(plan.name)}`,
    ...events.flat(),
    'END:VCALENDAR',
  ];
  const undated = plan.calendar.filter(({ date }) => date === undefined);
  return {
    text: lines.map(line => `${folded(line)}\r\n`).join(''),
    undated: undated.map(({ track }) => nameOf(track)),
  };
}

// A time without a zone is that of whoever reads it, as in the plan.
function timesOf(date: string): readonly string[] {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`];
  const isZoned = /(?:Z|[+-]\d{2}:\d{2})$/.test(date);
  const start = isZoned ? new Date(date) : new Date(`${date}Z`);
  const text = start.toISOString().replace(/[-:]|\.\d+Z$/g, '');
  return [`DTSTART:${text}${isZoned ? 'Z' : ''}`, `DURATION:PT${HOURS}H`];
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, mark => `\\${mark}`);
}

// Folds at octets and never inside a character.
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const room = parts.length === 0 ? OCTETS : OCTETS - 1;
    if (Buffer.byteLength(part + character) > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
