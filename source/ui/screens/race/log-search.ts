// The search in the log: what is looked for, the lines that have it, and the keys that lead from one to the next.

import type { Key } from '../../input/key.ts';
import { isKeyOf } from '../../keys.ts';
import { contains } from '../../typing/find-text.ts';
import { editField, fieldOf } from '../../typing/text-field.ts';
import { loggedLines } from './log.ts';
import type { LogLine, LogSearch, RaceModel } from './race-model.ts';

const FIND_COLUMNS = 30;
const LINES_BELOW = 3;

/** Returns the lines of the log that have what is looked for, the newest first. */
export function matches({ search, log, logFilter }: RaceModel): readonly LogLine[] {
  if (search === undefined) return [];
  const { text } = search.field;
  return loggedLines(log, logFilter)
    .filter(line => contains(line.text, text))
    .toReversed();
}

/** Handles a key of the search on the page of the log; undefined where it is none. */
export function searchKey(model: RaceModel, key: Key): RaceModel | undefined {
  const { search, pane } = model;
  if (pane !== 'log') return undefined;
  if (search?.isTyping === true) return typingKey(model, search, key);
  if (isKeyOf('find', key)) return begun(model);
  if (search === undefined) return undefined;
  if (isKeyOf('back', key)) return withoutSearch(model);
  if (isKeyOf('nextMatch', key) || isKeyOf('up', key)) return onMatch(model, search, 1);
  if (isKeyOf('previousMatch', key) || isKeyOf('down', key)) return onMatch(model, search, -1);
  return undefined;
}

function withoutSearch(model: RaceModel): RaceModel {
  return { ...model, search: undefined };
}

function begun(model: RaceModel): RaceModel {
  return { ...model, search: { field: fieldOf(''), isTyping: true, line: undefined } };
}

function typingKey(model: RaceModel, search: LogSearch, key: Key): RaceModel {
  if (isKeyOf('back', key)) return withoutSearch(model);
  if (key.name === 'up') return onMatch(model, search, 1);
  if (key.name === 'down') return onMatch(model, search, -1);
  if (key.name === 'enter') {
    return search.field.text === ''
      ? withoutSearch(model)
      : { ...model, search: { ...search, isTyping: false } };
  }
  const field = editField(search.field, key, FIND_COLUMNS);
  const sought = { ...search, field };
  const [newest] = matches({ ...model, search: sought });
  return shown(model, { ...sought, line: newest });
}

// Wraps around at the ends of the log.
function onMatch(model: RaceModel, search: LogSearch, by: 1 | -1): RaceModel {
  const all = matches(model);
  if (all.length === 0) return model;
  const at = search.line === undefined ? -1 : all.indexOf(search.line);
  const next = at < 0 ? 0 : (at + by + all.length) % all.length;
  return shown(model, { ...search, line: all[next] });
}

function shown(model: RaceModel, search: LogSearch): RaceModel {
  if (search.line === undefined) return { ...model, search };
  const lines = loggedLines(model.log, model.logFilter);
  const below = lines.length - 1 - lines.indexOf(search.line);
  return { ...model, search, logBack: Math.max(0, below - LINES_BELOW) };
}
