// The open question of a race in full: its lines and what stands under them, wrapped where the race screen has to cut them.

import { wrapped } from '../../look.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import type { Row } from '../../rows.ts';
import type { Stage } from '../race/course.ts';
import type { RaceModel } from '../race/race-model.ts';
import { asksOpenly, openItems } from '../race/race-update.ts';
import { listHeading, promptLines } from '../race/view/prompt-rows.ts';

/** More columns than any line takes. */
const UNCUT = 1000;
/** Further rows of a line stand under its words. */
const INDENT = 4;

/** Returns the choices of the open question in `columns`; none while nothing is asked, and behind a cover. */
export function choicesInFull(race: RaceModel, stage: Stage, columns: number): readonly Row[] {
  if (!asksOpenly(race)) return [];
  const { words } = stage;
  const lines = promptLines(race, openItems(race, stage), UNCUT, words);
  return [
    ...listHeading(race, words, UNCUT).flatMap(row => wrappedRow(row, columns, 0)),
    ...lines.flatMap(({ row }) => wrappedRow(row, columns, INDENT)),
    ...panelsOf(race).underList(race, columns, words),
    [],
  ];
}

// A row of one tone, since the colours of its runs are lost at the end of a line.
function wrappedRow(row: Row, columns: number, indent: number): readonly Row[] {
  const text = row.map(run => run.text).join('');
  if (text.trimEnd().length <= columns) return [[{ text: '  ', tone: 'plain' }, ...row]];
  return wrapped(text, columns - indent).map(
    (line, at): Row => [{ text: ' '.repeat(at === 0 ? 2 : 2 + indent) + line, tone: 'plain' }],
  );
}
