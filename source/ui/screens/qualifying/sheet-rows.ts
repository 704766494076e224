// The sheet of a session as rows: one for each driver with everything that counts, then remarks.

import { lapTime } from '../../../replay/lap-time.ts';
import { trialBook } from '../../../rules/books.ts';
import {
  minuteRolls,
  misplacementRolls,
} from '../../../rules/formula-de/chapters/trials/timed-trials.ts';
import {
  qualifyingRanking,
  type Ranked,
  sessionRanking,
  trialValuesOf,
} from '../../../rules/formula-de/qualifying/qualifying.ts';
import {
  startersAfter,
  type TrialEnd,
  type TrialLog,
} from '../../../rules/formula-de/qualifying/qualifying-record.ts';
import type { PreparationStep } from '../../../rules/formula-de/state.ts';
import type { KeptRecord } from '../../../storage/records/kept-record.ts';
import { lapFigures } from '../../lap-figures.ts';
import { lapWords } from '../../lap-words.ts';
import { type Look, padded, wrapped } from '../../look.ts';
import type { QualifyingSheet } from '../../messages.ts';
import type { Model, QualifyingScreen } from '../../model.ts';
import type { Row, Tone } from '../../rows.ts';
import type { DayState } from '../../services.ts';
import { abridged } from '../../theme/width.ts';
import type { RecordWords } from '../../words/record-words.ts';
import type { SheetColumns, TrialWords } from '../../words/trial-words.ts';
import type { Words } from '../../words/words.ts';
import { dayLines } from '../records/record-rows.ts';
import { cutAround } from './cut-around.ts';
import { sheetLines } from './sheet-lines.ts';

type Widths = Readonly<Record<keyof SheetColumns, number>>;
const WIDE: Widths = {
  place: 4,
  driver: 19,
  tires: 8,
  rolls: 6,
  overshoots: 6,
  minutes: 5,
  misplacements: 7,
  total: 7,
  time: 10,
  session: 4,
};
/** Tires are left out on a screen of less than 80 columns. */
const NARROW: Widths = {
  place: 3,
  driver: 13,
  tires: 0,
  rolls: 6,
  overshoots: 6,
  minutes: 4,
  misplacements: 6,
  total: 6,
  time: 9,
  session: 3,
};
const WIDE_COLUMNS = 80;
const LEFT: readonly (keyof SheetColumns)[] = ['driver', 'tires'];

/**
 * Returns rows such as `Monza timed trials, session 1 of 2 free-hand`, and below it `a roll of 17: rain, wet track par
 * 13.4`.
 */
export function sheetTitle(
  { sheet, shown }: QualifyingScreen,
  model: Model,
  words: Words,
): readonly Row[] {
  const { qualifying, board } = sheet;
  const { sheet: said, par } = words.race.trials;
  const all = shown >= qualifying.sessions;
  const { day } = sheet;
  const session = all ? said.allSessions : said.heading(shown + 1, qualifying.sessions);
  const heading = day === undefined ? session : `${words.records.day.heading}, ${day.today.date}`;
  const hasWeather = hasStep(sheet.bookId, 'rollWeather');
  const weather = all || !hasWeather ? undefined : sheet.weather[shown];
  const facts = [
    weather === undefined ? '' : said.weather(weather.sky, weather.roll),
    model.par[board.id] === undefined ? '' : par(model.par[board.id] ?? 0, weather?.sky === 'rain'),
  ];
  return [
    [
      { text: ` ${board.name}`, tone: 'title' },
      { text: `  ${heading}   ${said.hands[qualifying.hand]}`, tone: 'plain' },
    ],
    [{ text: ` ${facts.filter(fact => fact !== '').join('   ')}`, tone: 'plain' }],
  ];
}

/**
 * Returns the heading and a row for each driver. A field that is longer than the room is cut where the mark stands, around
 * whoever drives next or has just driven.
 *
 * @param room rows that there are, the heading included
 */
export function sheetTable(
  { sheet, shown }: Pick<QualifyingScreen, 'sheet' | 'shown'>,
  [columns, room]: readonly [number, number],
  { words, glyphs }: Look,
): readonly Row[] {
  const widths = widthsFor(sheet, columns);
  const { qualifying, next, lap } = sheet;
  const all = shown >= qualifying.sessions;
  const values = trialValuesOf(sheet.bookId);
  const lines = rankedLines({ sheet, shown });
  const { columns: named, spentColumn } = words.race.trials.sheet;
  const said = values.pointsATurn !== undefined ? { ...named, overshoots: spentColumn } : named;
  const heads = all ? said : { ...said, session: '' };
  const upNext = !all && next?.session === shown ? next.driver : undefined;
  const body = lines.map((line): Row => {
    const { texts, tone } = driverCells(sheet, line, upNext === line.driver, all, words);
    return [{ text: `  ${cells(texts, widths)}`, tone }];
  });
  const told = upNext ?? lap?.trial.driver;
  const at = lines.findIndex(({ driver }) => driver === told);
  return [
    [{ text: `  ${cells(heads, widths)}`, tone: 'faint' }],
    ...cutAround(body, Math.max(0, at), room - 1, glyphs.ellipsis),
  ];
}

function rankedLines({ sheet, shown }: Pick<QualifyingScreen, 'sheet' | 'shown'>) {
  const { qualifying, bookId } = sheet;
  const values = trialValuesOf(bookId);
  return shown >= qualifying.sessions
    ? qualifyingRanking(qualifying, values)
    : sessionRanking(qualifying, shown, values);
}

// What the mark behind a place means, where there is one.
function lotSays(screen: QualifyingScreen, { sheet }: TrialWords): readonly string[] {
  return rankedLines(screen).some(({ byLot }) => byLot) ? [sheet.byLot] : [];
}

// Leaves out the tires where nobody chooses them, and the figures that cannot occur by the book (BR-54).
function widthsFor({ bookId, timed }: QualifyingSheet, columns: number): Widths {
  const widths = columns < WIDE_COLUMNS ? NARROW : WIDE;
  return {
    ...widths,
    ...(hasStep(bookId, 'chooseTires') ? {} : { tires: 0 }),
    ...(timed && Number.isFinite(trialValuesOf(bookId).minuteMs) ? {} : { minutes: 0 }),
    ...(trialValuesOf(bookId).misplacementRolls === undefined ? { misplacements: 0 } : {}),
  };
}

function hasStep(bookId: string, step: PreparationStep): boolean {
  const preparation = trialBook(bookId, 'guided')?.definition.preparation ?? [];
  return preparation.some(([name]) => name === step);
}

function nameOf({ drivers }: QualifyingSheet, { driver }: Ranked): string {
  return drivers[driver]?.name ?? '';
}

// Returns the time of a lap; nothing where no clock runs (BR-54).
function timeOf({ timed }: QualifyingSheet, { timeMs }: TrialLog): string {
  return timed ? lapTime(timeMs) : '';
}

/** Ends of which only the fact is recorded. */
const UNTOLD: readonly TrialEnd[] = ['withdrawn', 'void'];

function driverCells(
  sheet: QualifyingSheet,
  line: Ranked,
  isNext: boolean,
  all: boolean,
  words: Words,
): { readonly texts: SheetColumns; readonly tone: Tone } {
  const { trial, result } = line;
  const values = trialValuesOf(sheet.bookId);
  const said = words.race.trials.sheet;
  const blank = { tires: '', rolls: '', overshoots: '', minutes: '', misplacements: '', total: '' };
  const start = {
    ...blank,
    place: result === undefined ? '' : `${line.place}${line.byLot ? said.lotMark : ''}`,
    driver: nameOf(sheet, line),
    time: isNext ? said.next : '',
    session: '',
  };
  const tone: Tone = isNext ? 'strong' : 'plain';
  if (trial === undefined || result === undefined) return { texts: start, tone };
  const figures = {
    ...start,
    tires: UNTOLD.includes(trial.end) ? '' : (words.race.tireTypes[trial.tires] ?? trial.tires),
    rolls: String(trial.rolls.length),
    overshoots: String(trial.overshootRolls),
    minutes: String(minuteRolls(trial.timeMs, values)),
    misplacements: String(misplacementRolls(trial.misplacements, values)),
    total: String(result.rolls),
    time: timeOf(sheet, trial),
    session: all ? String(trial.session + 1) : '',
  };
  if (trial.end === 'finished') return { texts: figures, tone: place(line.place) };
  const { end, injury } = trial;
  const isOut = injury !== undefined && (sheet.races || sheet.inSeason === true);
  const time = isOut ? said.noStart : said.ends[end];
  return { texts: { ...start, tires: figures.tires, time }, tone: 'bad' };
}

function place(number: number): Tone {
  return number === 1 ? 'good' : 'plain';
}

function cells(texts: SheetColumns, widths: Widths): string {
  return (Object.keys(widths) as (keyof SheetColumns)[])
    .map(column => {
      const width = widths[column];
      if (width === 0) return '';
      const side = LEFT.includes(column) ? 'right' : 'left';
      const text = padded(
        abridged(texts[column], LEFT.includes(column) ? width - 1 : width),
        width,
        side,
      );
      // Two blanks keep the place apart from the name.
      return column === 'place' ? `${text}  ` : text;
    })
    .join('');
}

export function sheetSays(
  screen: QualifyingScreen,
  model: Model,
  columns: number,
  words: Words,
): readonly Row[] {
  const { trials } = words.race;
  const { day } = screen.sheet;
  const { ascii } = model.settings;
  return [
    ...daySays(day, words.records, ascii),
    ...lapSays(screen, model, trials).map(text => ({ text, tone: 'strong' as const })),
    ...voidSays(screen, trials).map(text => ({ text, tone: 'bad' as const })),
    ...hurtSays(screen, trials).map(text => ({ text, tone: 'bad' as const })),
    ...turnSays(screen, words).map(text => ({ text, tone: 'warn' as const })),
    ...lotSays(screen, trials).map(text => ({ text, tone: 'faint' as const })),
  ].flatMap(({ text, tone }) =>
    wrapped(text, columns - 2).map((line): Row => [{ text: ` ${line}`, tone }]),
  );
}

// Once the lap of the day is over, its line to be passed on; before it, that there is only one try.
function daySays(
  day: DayState | undefined,
  said: RecordWords,
  ascii: boolean,
): readonly { readonly text: string; readonly tone: Tone }[] {
  if (day === undefined) return [];
  if (day.entry === undefined) return [{ text: said.day.oneTry, tone: 'warn' }];
  if (day.entry.lap === undefined) return [];
  const [line = '', ...rest] = dayLines(day, said, ascii);
  return [
    { text: said.day.paste, tone: 'plain' },
    { text: line, tone: 'good' },
    ...rest.map(text => ({ text, tone: 'plain' as const })),
  ];
}

function lapSays(screen: QualifyingScreen, model: Model, words: TrialWords): readonly string[] {
  const { sheet } = words;
  const { lap, drivers, board } = screen.sheet;
  if (lap === undefined || lap.trial.session !== screen.shown) return [];
  const { trial, best, isRecord } = lap;
  const name = drivers[trial.driver]?.name ?? '';
  const values = trialValuesOf(screen.sheet.bookId);
  const figures = lapFigures(name, trial, { ...values, timed: screen.sheet.timed }, words);
  const par = model.par[board.id];
  const against = par === undefined ? '' : `; ${sheet.againstPar(figures.total - par, par)}`;
  const record = best === undefined ? sheet.firstHere : sheet.record;
  const said = isRecord ? [record] : bestSays(best, sheet);
  const told = sheet.lap(figures);
  return [trial.end === 'finished' ? `${told}${against}.` : told, ...said];
}

function bestSays(best: KeptRecord | undefined, sheet: TrialWords['sheet']): readonly string[] {
  if (best === undefined) return [];
  return [sheet.best(best.name, best.plays, lapTime(best.timeMs ?? 0))];
}

// Reports a person's latest lap if it was left, because its end was not shown.
function voidSays({ sheet, shown }: QualifyingScreen, { sheet: said }: TrialWords) {
  const { qualifying, drivers } = sheet;
  const latest = qualifying.trials.findLast(({ driver }) => drivers[driver]?.kind !== 'cpu');
  if (latest?.end !== 'void' || latest.session !== shown) return [];
  return [said.wasVoid(drivers[latest.driver]?.name ?? '')];
}

// Who was hurt does not start, and where nobody is left there is no race (TR-145).
function hurtSays({ sheet, shown }: QualifyingScreen, { sheet: said }: TrialWords) {
  const { qualifying, drivers, races, next, inSeason = false } = sheet;
  const hurt = qualifying.trials.flatMap(({ driver, session, injury }) =>
    injury === undefined || session !== shown
      ? []
      : [said.hurt(drivers[driver]?.name ?? '', injury, races || inSeason)],
  );
  const isOff = races && next === undefined && startersAfter(qualifying).length === 0;
  return isOff ? [...hurt, said.nobodyStarts] : hurt;
}

function turnSays(screen: QualifyingScreen, words: Words) {
  const { sheet: said, rainReminder } = words.race.trials;
  const { sheet, shown } = screen;
  const { next, drivers, qualifying, races } = sheet;
  const lines = sheetLines(screen);
  const name = drivers[next?.driver ?? -1]?.name ?? '';
  if (lines.length === 0) return [said.drives(name)];
  if (lines.includes('race') && races) {
    const starters = startersAfter(qualifying);
    const ranking = qualifyingRanking(qualifying, trialValuesOf(sheet.bookId));
    const pole = ranking.find(({ driver }) => starters.includes(driver))?.driver ?? -1;
    return [said.pole(drivers[pole]?.name ?? '')];
  }
  if (lines.includes('withdrawNow')) return [said.withdrawing(name)];
  if (!lines.includes('drive') || next === undefined) return [];
  const wet = sheet.weather[shown]?.sky === 'rain';
  // After a lap the best one is reported together with that lap.
  const toBeat = sheet.lap === undefined ? bestSays(sheet.best, said) : [];
  return [
    `${said.turn(name)} ${lapWords(sheet, words).warning}`,
    ...(wet ? [rainReminder] : []),
    ...toBeat,
  ];
}
