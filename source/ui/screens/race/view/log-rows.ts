// The log as rows: the newest sentence at the bottom, what matters marked in front.

import { HEADLINE } from '../../../../replay/director/happening.ts';
import { wrapped } from '../../../look.ts';
import type { Row } from '../../../rows.ts';
import type { LogFilter } from '../../../words/director-words.ts';
import type { Words } from '../../../words/words.ts';
import { newsFor } from '../news.ts';
import type { LogLine, RaceModel } from '../race-model.ts';
import { namedRuns } from './named-runs.ts';

/** In front of what a race is remembered for, of other headlines, and of the rest that the director tells. */
const MARKS = { great: '!', headline: '*', told: '+' } as const;
const GREAT = HEADLINE + 2;

/**
 * Returns the last `rows` sentences, one row each, with blank rows above them. News is shown elsewhere and left out
 * here.
 */
export function logTail(model: RaceModel, rows: number): readonly Row[] {
  const news = newsFor(model).map(one => one.text);
  // The title line shows the round already.
  const told = model.log.filter(
    ({ seat, text, happening }) => (seat >= 0 || happening !== undefined) && !news.includes(text),
  );
  const lines = rows > 0 ? told.slice(-rows) : [];
  const blank: readonly Row[] = Array.from({ length: Math.max(0, rows - lines.length) }, () => []);
  return [...blank, ...lines.map(line => lineRow(model, line))];
}

/** Returns the `rows` sentences before the last `shown`, one row each, with blank rows above them. */
export function logBefore(model: RaceModel, shown: number, rows: number): readonly Row[] {
  return rows > 0 ? logTail(model, shown + rows).slice(0, rows) : [];
}

function passes({ happening, news }: LogLine, filter: LogFilter): boolean {
  if (filter === 'all') return true;
  const weight = happening?.weight ?? (news === undefined ? 0 : HEADLINE);
  return weight >= (filter === 'headlines' ? HEADLINE : 1);
}

/** Returns the log on the whole screen, scrolled back by `model.logBack` sentences; long ones are wrapped. */
export function logPage(
  model: RaceModel,
  columns: number,
  rows: number,
  words: Words,
): readonly Row[] {
  if (model.log.length === 0) return [[{ text: ` ${words.race.logEmpty}`, tone: 'faint' }]];
  const lines = model.log.filter(line => passes(line, model.logFilter));
  if (lines.length === 0) return [[{ text: ` ${words.race.director.noneLeft}`, tone: 'faint' }]];
  const end = Math.max(1, lines.length - model.logBack);
  const page = lines
    .slice(Math.max(0, end - rows), end)
    .flatMap(line =>
      wrapped(line.text, columns - 5).map((text, at) =>
        at === 0 ? lineRow(model, { ...line, text }) : [{ text: `    ${text}`, tone: line.tone }],
      ),
    );
  return page.slice(-rows);
}

function lineRow(model: RaceModel, line: LogLine): Row {
  return [{ text: markOf(line), tone: line.tone }, ...namedRuns(model, line)];
}

function markOf({ happening }: LogLine): string {
  if (happening === undefined) return ' ';
  if (happening.weight >= GREAT) return MARKS.great;
  return happening.weight >= HEADLINE ? MARKS.headline : MARKS.told;
}
