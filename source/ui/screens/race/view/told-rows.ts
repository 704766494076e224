import type { Row } from '../../../rows.ts';
import type { Words } from '../../../words/words.ts';
import type { RaceModel } from '../race-model.ts';
import { gapRows } from './commentary-rows.ts';
import { headlines, headsIn, type Said } from './headline-rows.ts';
import { logBefore, logTail } from './log-rows.ts';

export interface ToldBelow {
  readonly headlines: number;
  readonly log: number;
}

/**
 * Returns the `all` rows under the list, and how many headlines and lines of the log they show. Headlines stand under the
 * newest lines of the log, and without them the log has all the rows.
 */
export function toldBelow(
  said: Said,
  race: RaceModel,
  all: number,
  columns: number,
): { readonly told: ToldBelow; readonly rows: readonly Row[] } {
  if (race.trial !== undefined) {
    return {
      told: { headlines: 0, log: all },
      rows: noticeRow(said.notice, logTail(race, all)),
    };
  }
  const heads = headsIn(said, race, all, columns);
  const log = all - heads.rows.length;
  return { told: { headlines: heads.told, log }, rows: [...logTail(race, log), ...heads.rows] };
}

export interface SpareRoom {
  readonly columns: number;
  readonly rows: number;
}

/**
 * Returns the spare rows of the list: the headlines for which there is no row below, and the lines of the log before those
 * there, the newest at the bottom.
 */
export function earlierRows(
  race: RaceModel,
  room: SpareRoom,
  told: ToldBelow,
  words: Words,
): readonly Row[] {
  const tells = race.prompt !== undefined || race.replay !== undefined;
  if (!tells || race.trial !== undefined) return [];
  const rest = headlinesLeft(race, room, told, words);
  const log = logBefore(race, told.log, room.rows - 1 - rest.length);
  return [...rest, ...log.filter(row => row.length > 0)];
}

/** Returns the rows while cars move: the gaps, the headlines for which there is no row below, and the log under them. */
export function commentaryRows(
  race: RaceModel,
  room: SpareRoom,
  told: ToldBelow,
  words: Words,
): readonly Row[] {
  const gaps = gapRows(race, room.columns, words).slice(0, Math.max(0, room.rows - 1));
  const rows = room.rows - gaps.length;
  const rest = headlinesLeft(race, { ...room, rows }, told, words);
  return [...gaps, ...rest, ...logBefore(race, told.log, rows - rest.length)];
}

function headlinesLeft(
  race: RaceModel,
  { columns, rows }: SpareRoom,
  told: ToldBelow,
  words: Words,
): readonly Row[] {
  return headlines(race, columns, words).slice(told.headlines, told.headlines + rows);
}

function noticeRow(notice: string, rows: readonly Row[]): readonly Row[] {
  if (notice === '') return rows;
  return [...rows.slice(0, -1), [{ text: ` ${notice}`, tone: 'warn' }]];
}
