import { blankRows } from '../../../components/frame.ts';
import type { Row } from '../../../rows.ts';
import type { Words } from '../../../words/words.ts';
import type { RaceModel } from '../race-model.ts';
import { gapRows } from './commentary-rows.ts';
import { type HeadRoom, headlines, headsIn, type Said } from './headline-rows.ts';
import { logTail, newestRow, toldIn } from './log-rows.ts';

export interface ToldBelow {
  readonly headlines: number;
  readonly log: number;
}

/**
 * Returns the rows under the list, and how many headlines and lines of the log they show. Headlines stand under the newest
 * lines of the log, and without them the log has all the rows.
 */
export function toldBelow(
  said: Said,
  race: RaceModel,
  room: HeadRoom,
): { readonly told: ToldBelow; readonly rows: readonly Row[] } {
  if (race.trial !== undefined) {
    return {
      told: { headlines: 0, log: room.rows },
      rows: noticeRow(said.notice, logTail(race, room)),
    };
  }
  const heads = headsIn(said, race, room);
  const rows = room.rows - heads.rows.length;
  const log = toldIn(race, { columns: room.columns, rows });
  // The newest sentence is told in any case.
  const isCut = log === 0 && rows > 0 && room.isElsewhere !== true;
  const lines = isCut
    ? [...blankRows(rows - 1), newestRow(race)]
    : logTail(race, { columns: room.columns, rows });
  return {
    told: { headlines: heads.told, log: isCut ? 1 : log },
    rows: [...lines, ...heads.rows],
  };
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
  const rest = headlines(race, room, told.headlines, words);
  const rows = Math.max(0, room.rows - 1 - rest.length);
  const log = logTail(race, { columns: room.columns, rows }, { without: told.log });
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
  const rest = headlines(race, { ...room, rows }, told.headlines, words);
  const left = { columns: room.columns, rows: rows - rest.length };
  return [...gaps, ...rest, ...logTail(race, left, { without: told.log })];
}

function noticeRow(notice: string, rows: readonly Row[]): readonly Row[] {
  if (notice === '') return rows;
  return [...rows.slice(0, -1), [{ text: ` ${notice}`, tone: 'warn' }]];
}
