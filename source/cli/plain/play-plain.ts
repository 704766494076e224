import { classifiedPlace, teamStandings } from '../../replay/classification.ts';
import { directAgain } from '../../replay/commentary/direct-again.ts';
import type { RoundEnd } from '../../replay/commentary/round-ends.ts';
import { startersAfter } from '../../rules/formula-de/qualifying/qualifying-record.ts';
import { DiceUsedUp, ImpossibleFace } from '../../rules/kit/errors.ts';
import type { Session } from '../../session/session.ts';
import type { Weekend } from '../../session/weekend.ts';
import { visibleText } from '../../storage/untrusted-text.ts';
import { raceBefore } from '../../ui/effects/flag-runner.ts';
import { momentOf } from '../../ui/effects/moment.ts';
import { watchRequests } from '../../ui/effects/requests.ts';
import { panelsOf } from '../../ui/race-panels/panels-by-game.ts';
import { flagSentences } from '../../ui/screens/race/flag.ts';
import { atRest } from '../../ui/screens/race/play.ts';
import { nameWithLetter } from '../../ui/screens/race/race-model.ts';
import type { DayState, Opened, RacedBefore } from '../../ui/services.ts';
import { wordsBy } from '../../ui/words/book-words.ts';
import { plainWords, spokenWords } from '../../ui/words/plain-languages.ts';
import { EXIT, Problem } from '../problem.ts';
import { lookBack } from './after-flag.ts';
import { askLost } from './leaving.ts';
import type { PlainPlace } from './place.ts';
import { type PlainEnd, playRace } from './plain-race.ts';
import { keepRecords, tellBest, tellDay } from './plain-records.ts';
import { type PlainTable, shownTable } from './plain-table.ts';
import type { PlainScript } from './plain-text.ts';
import { driveTrials } from './plain-trials.ts';

/** Returns the words of a place, with the terms of a book where its id is given. */
export function scriptAt({ services }: PlainPlace, bookId = ''): PlainScript {
  const { language } = services.settings;
  return { words: wordsBy(spokenWords[language], bookId), plain: plainWords[language] };
}

/**
 * Plays a race, or timed trials and the race after them, until it is over or left; it is closed by then.
 * @returns the exit code
 * @throws Problem when a script of dice does not fit the race
 */
export async function playOpened(place: PlainPlace, opened: Opened): Promise<number> {
  try {
    const { isLost } = await play(place, opened);
    return isLost ? EXIT.failed : EXIT.fine;
  } finally {
    place.dialogue.end();
  }
}

export interface Played {
  readonly end: PlainEnd;
  /** Whether the disk lacks something of what was left. */
  readonly isLost: boolean;
  readonly raced?: RacedBefore;
}

/**
 * Plays like `playOpened`, but something else may be played afterwards.
 * @throws Problem when a script of dice does not fit the race
 */
export async function play(place: PlainPlace, opened: Opened): Promise<Played> {
  let played = await playOnce(place, opened);
  while (played.next !== undefined) played = await playOnce(place, played.next);
  return played;
}

async function playOnce(
  place: PlainPlace,
  opened: Opened,
): Promise<Played & { readonly next?: Opened }> {
  const course: Course = { open: opened, isAskedFor: false };
  const stop = giveUpWhenAsked(place, course);
  try {
    let end: PlainEnd = 'over';
    let copy: string | undefined;
    if ('qualifying' in opened) {
      end = await trialsAt(place, opened);
      if (end === 'over' && hasRace(opened)) course.open = opened.race();
    }
    if (end === 'over' && !('qualifying' in course.open)) {
      ({ end, copy } = await racedAt(place, course.open));
    }
    const isLost = sayGoodbye(place, course, end, copy);
    const day = dayOf(opened);
    if (day !== undefined) tellDay(place, day, scriptAt(place));
    if (end !== 'over' || 'qualifying' in course.open) return { end, isLost };
    const { open: session } = course;
    const next = await lookBack(place, session, scriptAt(place, session.book.id));
    const raced = raceBefore(session);
    return { end, isLost, raced, ...(next === undefined ? {} : { next }) };
  } catch (error) {
    throw problemOf(error);
  } finally {
    stop();
    course.open.close();
  }
}

// Returns the state of the lap of the day; undefined where something else was driven.
function dayOf(opened: Opened): DayState | undefined {
  return 'qualifying' in opened && 'claim' in opened ? opened.day() : undefined;
}

/**
 * Races to the end, or until the race is left: with everything on the disk, a copy elsewhere, or a loss by choice.
 * @param letters of the cars by seat, where a season gives them
 */
export async function racedAt(
  place: PlainPlace,
  session: Session,
  letters?: readonly string[],
): Promise<{ readonly end: PlainEnd; readonly copy: string | undefined }> {
  for (;;) {
    const end = await raceAt(place, session, letters);
    const answers = end === 'quit' ? session.secure() : undefined;
    if (answers === undefined) return { end, copy: undefined };
    const left = await askLost(place, session, answers, scriptAt(place, session.book.id));
    if (left.kind === 'saved') return { end, copy: left.file };
    if (left.kind === 'lost') return { end, copy: undefined };
  }
}

function hasRace({ races, qualifying }: Weekend): boolean {
  return races && startersAfter(qualifying()).length > 0;
}

export interface Course {
  open: Opened;
  isAskedFor: boolean;
}

/** Ends the input once another program asks for what is open; returns a function that stops looking. */
export function giveUpWhenAsked({ services, dialogue }: PlainPlace, course: Course): () => void {
  const giveUp = () => {
    course.isAskedFor = true;
    dialogue.end();
  };
  if (services.handover === undefined) return () => undefined;
  return watchRequests(services.handover, () => course.open.file ?? '', giveUp);
}

function problemOf(error: unknown): unknown {
  const isOfDice = error instanceof DiceUsedUp || error instanceof ImpossibleFace;
  return isOfDice ? new Problem(visibleText(`${error.message}.`)) : error;
}

export function trialsAt(place: PlainPlace, weekend: Weekend): Promise<PlainEnd> {
  const { services, dialogue } = place;
  const { board, laps, seats, book, seed } = weekend.plan;
  const script = scriptAt(place, book.id);
  const distance = weekend.races ? laps : 1;
  dialogue.say(script.plain.race(board.name, distance, seats.length, book.name, seed));
  tellBest(place, board, book.id, script);
  dialogue.say(script.plain.commands);
  return driveTrials({ weekend, dialogue, services, script });
}

// Plays a race to its end, with its classification and its records, or until it is left.
async function raceAt(
  place: PlainPlace,
  session: Session,
  letters?: readonly string[],
): Promise<PlainEnd> {
  const { services, dialogue } = place;
  const { board, setup, book } = session;
  const script = scriptAt(place, book.id);
  dialogue.say(
    script.plain.race(board.name, setup.laps, setup.seats.length, book.name, setup.seed),
  );
  tellBest(place, board, book.id, script);
  dialogue.say(script.plain.commands);
  await services.warmUp?.(board, book.id, { race: session.race() });
  const own = letters === undefined ? {} : { letters };
  const { settings, levels } = services;
  const table = { session, dialogue, settings, script, levels, ...own };
  const end = await playRace(table);
  if (end === 'over') {
    tellClassification(table);
    keepRecords(place, session, script);
    services.keepSettings({ raced: true });
  }
  return end;
}

// Prints where the race is kept and how to continue it; returns whether the disk lacks something of it.
function sayGoodbye(
  place: PlainPlace,
  course: Course,
  end: PlainEnd,
  copy: string | undefined,
): boolean {
  const { services, dialogue } = place;
  const kept = sayKept(place, course, copy);
  if (kept.file !== undefined && end !== 'over') {
    const { leaving } = scriptAt(place).words;
    dialogue.say(leaving.goOn(visibleText(services.resumeCommand(kept.file))));
  }
  return kept.isLost;
}

/** Prints where something is kept, or what the disk lacks of it; returns its file and whether something is lost. */
export function sayKept(
  place: PlainPlace,
  { open, isAskedFor }: Course,
  copy?: string,
): { readonly file?: string; readonly isLost: boolean } {
  const { dialogue } = place;
  const { leaving } = scriptAt(place).words;
  const file = copy ?? open.file;
  const answers = copy === undefined ? open.secure() : undefined;
  if (answers !== undefined) dialogue.say(leaving.lost(answers));
  else if (isAskedFor) dialogue.say(leaving.takenOver);
  else if (file !== undefined) {
    dialogue.say(leaving.kept(visibleText(file)));
    return { file, isLost: false };
  }
  return { isLost: answers !== undefined };
}

// A race begun with an older edition cannot always be played again; then its rounds are not known.
function endsOf({ book, board, played }: Session): readonly RoundEnd[] {
  try {
    return directAgain(played(), book, board).ends;
  } catch {
    return [];
  }
}

function tellClassification(table: PlainTable): void {
  const { session, dialogue, script } = table;
  const { classification } = script.words;
  const { book, board } = session;
  const model = atRest(shownTable(table), momentOf(session, ''));
  const standings = book.standings(session.race(), board);
  dialogue.say();
  dialogue.say(classification.heading(board.name));
  for (const standing of standings) {
    const { seat, points } = standing;
    const scored = points === undefined ? '' : `, ${classification.columns.points} ${points}`;
    const result = panelsOf(model).result(model, seat, script.words);
    const place = classifiedPlace(standing) ?? '-';
    dialogue.say(`${place} ${nameWithLetter(model, seat)}: ${result}${scored}`);
  }
  for (const { place, team, points } of teamStandings(standings)) {
    dialogue.say(`${place} ${classification.team(team + 1)}: ${points}`);
  }
  const ends = endsOf(session);
  for (const sentence of flagSentences({ ...model, ends }, script.words)) dialogue.say(sentence);
}
