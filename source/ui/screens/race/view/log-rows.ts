// The log as rows: the newest sentence at the bottom.

import { wrapped } from '../../../look.ts';
import type { Row } from '../../../rows.ts';
import type { Words } from '../../../words/words.ts';
import { nameInLog } from '../log.ts';
import { newsFor } from '../news.ts';
import type { LogLine, RaceModel } from '../race-model.ts';

/** The last `rows` sentences, one row each; blank rows above them. News stand beside them and are not told twice. */
export function logTail(model: RaceModel, rows: number): readonly Row[] {
  const news = newsFor(model).map(one => one.text);
  // The title line tells the round already.
  const told = model.log.filter(({ seat, text }) => seat >= 0 && !news.includes(text));
  const lines = rows > 0 ? told.slice(-rows) : [];
  const blank: readonly Row[] = Array.from({ length: Math.max(0, rows - lines.length) }, () => []);
  return [...blank, ...lines.map(line => lineRow(model, line))];
}

/** The log on the whole screen, scrolled back by `model.logBack` sentences; long ones are wrapped. */
export function logPage(
  model: RaceModel,
  columns: number,
  rows: number,
  words: Words,
): readonly Row[] {
  if (model.log.length === 0) return [[{ text: ` ${words.race.logEmpty}`, tone: 'faint' }]];
  const end = model.log.length - model.logBack;
  const page = model.log
    .slice(Math.max(0, end - rows), end)
    .flatMap(line =>
      wrapped(line.text, columns - 5).map((text, at) =>
        at === 0 ? lineRow(model, { ...line, text }) : [{ text: `    ${text}`, tone: line.tone }],
      ),
    );
  return page.slice(-rows);
}

// The driver's name stands in front of most sentences: it takes the colour of the seat.
function lineRow(model: RaceModel, { seat, text, tone }: LogLine): Row {
  const name = seat < 0 ? '' : nameInLog(model.table, seat, model.trial !== undefined);
  if (name === '' || !text.startsWith(name)) return [{ text: ` ${text}`, tone }];
  return [
    { text: ` ${name}`, tone: 'car', seat },
    { text: text.slice(name.length), tone },
  ];
}
