import type { Board } from '../../circuit/board.ts';
import { standingAnswers } from '../../rules/kit/take-back.ts';
import type { Race, RaceEvent, RaceSetup, RuleBook } from '../../rules/kit/types.ts';
import { codeOf, type Disk, realDisk, reasonOf } from '../disk.ts';
import type { Library } from '../library.ts';
import { problemSentence, type SaveProblem } from '../problems.ts';
import { isPlain } from '../untrusted-text.ts';
import { migrate, type RawSave } from './migrations.ts';
import { rebuild } from './rebuild.ts';
import { SAVE_VERSION, type SaveRecord, shapeEvents, shapeRace, shapeRecord } from './save-file.ts';
import { readPart, type SplitSave, splitSave } from './save-text.ts';
import { trialsLeft } from './saved-qualifying.ts';

/** Answers, events or rounds of a car for each space it can drive; cars that dawdle in 1st gear need four. */
const PER_SPACE = 16;

/** Allowance for what happens before the first space, where points of cars may be moved back and forth at will. */
const BEFORE_THE_START = 20_000;

/** Voided trials stay in the record, so a driver may have many. */
const TRIALS_OF_A_DRIVER = 100;

export interface LoadedSave {
  readonly ok: true;
  readonly file: string;
  readonly book: RuleBook;
  readonly board: Board;
  readonly record: SaveRecord;
  readonly race: Race;
  readonly events: readonly RaceEvent[];
  /**
   * `rebuilt`: played again from its answers, nothing is lost. `previous`: read from the save before it, one answer is
   * lost.
   */
  readonly recovered: 'nothing' | 'rebuilt' | 'previous';
  /** Sentences for the player about what was recovered or has changed. */
  readonly notices: readonly string[];
}

export interface FailedSave {
  readonly ok: false;
  readonly problem: SaveProblem;
  readonly sentence: string;
}

/** Returns the file of the previous version of a save. */
export function previousOf(file: string): string {
  return `${file}.bak`;
}

/** Reads a save, or the one before it when the file itself is damaged. Never throws, never writes. */
export function readSave(
  file: string,
  library: Library,
  disk: Disk = realDisk,
): LoadedSave | FailedSave {
  const last = readFile(file, file, library, disk);
  if (!('kind' in last)) return last;
  const failed: FailedSave = { ok: false, problem: last, sentence: problemSentence(last, file) };
  if (!['missing', 'unreadable', 'notASave', 'damaged'].includes(last.kind)) return failed;
  const previous = readFile(previousOf(file), file, library, disk);
  if ('kind' in previous) return failed;
  const why =
    last.kind === 'missing'
      ? 'The last save is missing'
      : `The last save is damaged (${whatIsWrong(last)})`;
  const { qualifying } = previous.record;
  const lost =
    qualifying !== undefined && trialsLeft(qualifying)
      ? 'a timed trial may have to be driven again'
      : 'the last answer must be given again';
  return {
    ...previous,
    recovered: 'previous',
    notices: [
      `${why}: the race continues from the save before it, so ${lost}.`,
      ...previous.notices,
    ],
  };
}

function whatIsWrong(problem: SaveProblem): string {
  if (problem.kind === 'damaged') return problem.at;
  return problem.kind === 'unreadable' ? problem.reason : 'it is something else';
}

function readFile(
  from: string,
  file: string,
  library: Library,
  disk: Disk,
): LoadedSave | SaveProblem {
  try {
    return loadSplit(splitSave(disk.read(from)), file, library);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    return { kind: 'unreadable', reason: reasonOf(error) };
  }
}

function loadSplit(split: SplitSave, file: string, library: Library): LoadedSave | SaveProblem {
  if (split.kind !== 'whole' && split.kind !== 'recordOnly') return split;
  const raw = rawOf(split);
  if ('fault' in raw) return { kind: 'damaged', at: raw.fault };
  const save = migrate(raw, split.version, SAVE_VERSION);
  const shaped = shapeRecord(save.record);
  if (!shaped.ok) return { kind: 'damaged', at: shaped.fault };
  const record = shaped.value;
  const book = library.bookOf(record.book.id);
  if (book === undefined) return { kind: 'unknownBook', book: record.book.id };
  const read = library.boardOf(record.circuit.text, book);
  if (!read.ok) {
    return { kind: 'badCircuit', circuit: record.circuit.id, reason: read.reason };
  }
  const excess = excessIn(record, read.board);
  if (excess !== undefined) return { kind: 'damaged', at: excess };
  if (!isPlain({ ...record, circuit: [record.circuit.id, record.circuit.hash] })) {
    return { kind: 'damaged', at: 'a text in it contains control characters' };
  }
  const scene = { file, book, board: read.board, record };
  return split.kind === 'recordOnly'
    ? loadRebuilt(scene, 'The save was damaged')
    : loadWhole(scene, save);
}

type Scene = Pick<LoadedSave, 'file' | 'book' | 'board' | 'record'>;

function loadWhole(scene: Scene, save: RawSave): LoadedSave | SaveProblem {
  const race = shapeRace(save.race);
  const isTold =
    Array.isArray(save.events) && save.events.length <= storyMax(scene.record.setup, scene.board);
  const events = shapeEvents(isTold ? save.events : undefined);
  const fits =
    race.ok &&
    events.ok &&
    isPlain([save.race, save.events]) &&
    answersIn(scene.record) === race.value.answered &&
    scene.book.faults(race.value, scene.board).length === 0;
  if (!fits) return loadRebuilt(scene, 'The state of the race in the save was damaged');
  return {
    ok: true,
    ...scene,
    race: race.value,
    events: events.value,
    recovered: 'nothing',
    notices: changesSince(scene),
  };
}

function answersIn(record: SaveRecord): number {
  return (record.from?.race.answered ?? 0) + standingAnswers(record.answers).length;
}

function loadRebuilt(scene: Scene, what: string): LoadedSave | SaveProblem {
  if (scene.board.hash !== scene.record.circuit.hash) {
    return { kind: 'damaged', at: 'its circuit is read differently now' };
  }
  const rebuilt = rebuild(scene.record, scene.book, scene.board);
  if (!rebuilt.ok) return { kind: 'damaged', at: rebuilt.reason };
  const { race, events } = rebuilt;
  const notice = `${what}; the race was rebuilt from its answers and nothing is lost.`;
  return { ok: true, ...scene, race, events, recovered: 'rebuilt', notices: [notice] };
}

function changesSince({ book, board, record }: Scene): readonly string[] {
  const notices: string[] = [];
  if (book.edition !== record.book.edition && answersIn(record) > 0) {
    notices.push(
      `The race began under edition ${record.book.edition} of its rules and continues under edition ${book.edition}. It cannot be replayed from its first answers.`,
    );
  }
  if (board.hash !== record.circuit.hash) {
    notices.push('The circuit is read differently by this Chicane than when the race began.');
  }
  return notices;
}

// A race or a list of events that cannot be read is left empty, to be made again from the record.
function rawOf(
  split: Extract<SplitSave, { kind: 'whole' | 'recordOnly' }>,
): RawSave | { readonly fault: string } {
  const parts =
    split.kind === 'whole' ? split.parts : { record: split.record, race: '', events: '' };
  const record = readPart(parts.record);
  if (!record.ok) return { fault: `its record ${record.message}` };
  const [race, events] = [readPart(parts.race), readPart(parts.events)];
  return {
    record: record.value,
    race: race.ok ? race.value : undefined,
    events: events.ok ? events.value : undefined,
  };
}

/**
 * Returns the most answers, or events, of a race over that distance and one lap, since cars must first reach the line.
 */
export function storyMax({ laps, seats }: Pick<RaceSetup, 'laps' | 'seats'>, board: Board): number {
  const spaces = Math.max(0, ...board.laneLengths);
  return BEFORE_THE_START + PER_SPACE * seats.length * (laps + 1) * spaces;
}

/** Returns what in a record is more than any race can have, in words that end a sentence; undefined when nothing is. */
function excessIn(record: SaveRecord, board: Board): string | undefined {
  const { setup, answers, hashes, from, qualifying } = record;
  const most = storyMax(setup, board);
  const { trials = [], names = [] } = qualifying ?? {};
  const counts: readonly (readonly [string, number, number])[] = [
    ['answers', answers.length, most],
    ['hashes', hashes.length, most],
    ['events', from?.events.length ?? 0, most],
    ['trials', trials.length, names.length * TRIALS_OF_A_DRIVER],
    ['rolls', Math.max(0, ...trials.map(({ rolls }) => rolls.length)), most],
  ];
  const [what, count = 0] = counts.find(([, found, allowed]) => found > allowed) ?? [];
  return what === undefined ? undefined : `${count} ${what} are more than any such race has`;
}
