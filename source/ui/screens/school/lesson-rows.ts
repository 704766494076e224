// The lines on top of the race screen in a lesson: what to do, and the key that does it.
import { helpDrawn } from '../../../replay/rule-words.ts';
import { lessonOf } from '../../../session/school/lessons.ts';
import { blankRows } from '../../components/frame.ts';
import { keyName } from '../../hints.ts';
import { keysOf } from '../../keys.ts';
import { wrapped } from '../../look.ts';
import type { Row, Run } from '../../rows.ts';
import { textWidth } from '../../theme/width.ts';
import { lessonHeading, type SchoolWords } from '../../words/school-words.ts';
import type { Words } from '../../words/words.ts';
import type { Item } from '../race/items.ts';
import type { LessonModel, RaceModel } from '../race/race-model.ts';
import { asksForOne, isPassed, wantedItem } from './lesson.ts';

export function lessonRows(
  model: RaceModel,
  lesson: LessonModel,
  items: readonly Item[],
  columns: number,
  words: Words,
): readonly Row[] {
  const { school } = words;
  const heading = ` ${lessonHeading(lesson.id, school)}`;
  const key = keyWanted(model, items);
  const inRows = (said: string) => wrapped(said, columns - 2);
  const lines = inRows(saidIn(model, lesson, school));
  // There is always room for the longest of its sentences, so that the race below never jumps.
  const most = Math.max(...everySaid(lesson, school).map(said => inRows(said).length));
  const tone = lesson.missed ? 'warn' : 'plain';
  return [
    [{ text: heading, tone: 'title' }, ...keyRuns(key, columns - textWidth(heading), words)],
    ...lines.map((line): Row => [{ text: ` ${line}`, tone }]),
    ...blankRows(most - lines.length),
  ];
}

function everySaid({ id }: LessonModel, { lessons, lapLost }: SchoolWords): readonly string[] {
  const { steps, done } = lessons[id];
  return [done, lapLost, ...steps.flatMap(({ say, wrong }) => [helpDrawn(say), helpDrawn(wrong)])];
}

function saidIn(model: RaceModel, lesson: LessonModel, school: SchoolWords): string {
  const { steps, done } = school.lessons[lesson.id];
  if (model.prompt?.kind === 'over') return isPassed(model) ? done : school.lapLost;
  const step = steps[Math.min(lesson.answered, steps.length - 1)];
  return helpDrawn((lesson.missed ? step?.wrong : step?.say) ?? '');
}

// The key of the wanted line; that of the brakes where they hide it; Enter where any line will do.
function keyWanted(model: RaceModel, items: readonly Item[]): string | undefined {
  const { prompt, lesson, at } = model;
  if (prompt?.kind === 'over') return keysOf('confirm')[0];
  if (prompt?.kind !== 'ask' || lesson === undefined) return undefined;
  if (!asksForOne(model))
    return lessonOf(lesson.id).steps === undefined ? undefined : keysOf('confirm')[0];
  const wanted = wantedItem(model, items);
  if (wanted === undefined) return keysOf('brakes')[0];
  return wanted.value === at || wanted.key === '' ? keysOf('confirm')[0] : wanted.key;
}

function keyRuns(key: string | undefined, room: number, words: Words): readonly Run[] {
  if (key === undefined) return [];
  const text = `  ${words.school.press} `;
  const name = ` ${keyName(key, words)} `;
  if (textWidth(text) + textWidth(name) > room) return [];
  return [
    { text, tone: 'faint' },
    { text: name, tone: 'chosen' },
  ];
}
