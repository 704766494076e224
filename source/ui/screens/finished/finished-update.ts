// Keys of the page of the races that are over.

import { withCost } from '../../../season/story/accounts.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Message } from '../../messages.ts';
import { type FinishedScreen, type Model, wordsOf } from '../../model.ts';
import type { SaveEntry } from '../../services.ts';
import { contains } from '../../typing/find-text.ts';
import { editField, fieldOf } from '../../typing/text-field.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { wordsBy } from '../../words/book-words.ts';
import { anywhere } from '../anywhere.ts';
import { namedDecisions, raceMarkdown, reportName } from '../classification/race-report.ts';

const FIND_COLUMNS = 30;

export function sortedSaves(saves: readonly SaveEntry[]): {
  readonly open: readonly SaveEntry[];
  readonly finished: readonly SaveEntry[];
} {
  const isOver = ({ finished }: SaveEntry) => finished === true;
  return { open: saves.filter(save => !isOver(save)), finished: saves.filter(isOver) };
}

/** Opens the page with the races that are over among saves, the newest first. */
export function toFinished(model: Model, saves: readonly SaveEntry[]): Update {
  const { finished } = sortedSaves(saves);
  const races = finished.toSorted((one, other) => other.writtenAt - one.writtenAt);
  const at = races[0]?.file ?? '';
  return toScreen(model, { kind: 'finished', saves, races, at, find: undefined, typing: false });
}

/** Returns the races on the page: those whose circuit, winner or any driver matches the search. */
export function racesShown({ races, find }: FinishedScreen): readonly SaveEntry[] {
  if (find === undefined || find.text === '') return races;
  return races.filter(({ track, drivers, winner = '' }) =>
    [track, winner, ...drivers].some(text => contains(text, find.text)),
  );
}

export function finishedKey(model: Model, screen: FinishedScreen, key: Key): Update {
  if (screen.typing) return typingKey(model, screen, key);
  const command = commandOf('finished', key);
  const shown = racesShown(screen);
  switch (command) {
    case 'back':
      return screen.find === undefined ? back(model, screen) : shows(model, screen, undefined);
    case 'find':
      return shows(model, { ...screen, typing: true }, fieldOf(''));
    case 'pick': {
      const race = shown[Number(key.name) - 1];
      return race === undefined ? to(model) : finishedPicked(model, race.file);
    }
    case 'replay':
    case 'exportPage': {
      const race = shown.find(({ file }) => file === screen.at);
      if (race === undefined) return to(model);
      return to(model, { kind: command === 'replay' ? 'replay' : 'readSheet', file: race.file });
    }
    default:
      return anywhere(model, 'finished', key) ?? to(model);
  }
}

export function finishedPicked(model: Model, file: string): Update {
  return to(model, { kind: 'resume', file });
}

export function sheetRead(
  model: Model,
  { table, sheet, big, accounts, decisions }: Extract<Message, { kind: 'sheetRead' }>,
): Update {
  const words = wordsBy(wordsOf(model), table.book.id);
  const named = namedDecisions(table, decisions, words);
  const costed = accounts.map(account => withCost(account, named));
  const markdown = raceMarkdown({ table, sheet, moment: big, accounts: costed, words });
  return to(model, { kind: 'keepReport', name: reportName(table), markdown });
}

function typingKey(model: Model, screen: FinishedScreen, key: Key): Update {
  const { find = fieldOf('') } = screen;
  const settled = { ...screen, typing: false };
  if (key.name === 'escape') return shows(model, settled, undefined);
  if (key.name === 'enter') return shows(model, settled, find.text === '' ? undefined : find);
  return shows(model, screen, editField(find, key, FIND_COLUMNS));
}

// The first of the races found is marked, unless the marked one is among them.
function shows(model: Model, screen: FinishedScreen, find: FinishedScreen['find']): Update {
  const shown = racesShown({ ...screen, find });
  const isThere = shown.some(({ file }) => file === screen.at);
  const at = isThere ? screen.at : (shown[0]?.file ?? '');
  return to({ ...model, screen: { ...screen, find, at } });
}

// Without a race to continue, the list of saves would be empty.
function back(model: Model, { saves }: FinishedScreen): Update {
  return sortedSaves(saves).open.length === 0
    ? toScreen(model, { kind: 'title', at: 'resume' })
    : toScreen(model, { kind: 'saves', saves, at: FINISHED_LINE });
}

/** Value of the line of the list of saves that leads here. */
export const FINISHED_LINE = 'finished';
