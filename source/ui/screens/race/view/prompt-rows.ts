// The prompt pane: its question and its lines. Questions of a game come from its panels; those on how a race continues and
// ends are common to all.

import { endsFirstCourse, lessonAfter } from '../../../../session/school/lessons.ts';
import type { ListLine } from '../../../components/list-line.ts';
import { plainLine } from '../../../components/list-page.tsx';
import { lapWords } from '../../../lap-words.ts';
import { panelsOf } from '../../../race-panels/panels-by-game.ts';
import type { Row, Run } from '../../../rows.ts';
import { rowWidth } from '../../../theme/fit.ts';
import type { Words } from '../../../words/words.ts';
import { isPassed } from '../../school/lesson.ts';
import type { Item } from '../items.ts';
import { letterOf, nameOf, nameWithLetter, type RaceModel } from '../race-model.ts';
import { rollShown } from '../roll/rolling.ts';
import { coverRow } from './cover-rows.ts';
import { holderRows, replayRow } from './replay-rows.ts';

const ACROSS: Run = { text: ' '.repeat(300), tone: 'plain' };

/** Returns the question in `columns`, with the name of the driver concerned; a change of players stands out. */
export function questionRow(model: RaceModel, words: Words, columns: number): Row {
  const { prompt } = model;
  if (model.replay !== undefined) return replayRow(model, model.replay, words);
  if (model.covered) return coverRow(model, words, columns);
  const rolled = rollShown(model);
  if (prompt === undefined && rolled !== undefined) {
    const { seat, name } = rolled.roll;
    const who: Run = { text: ` ${nameWithLetter(model, seat)}`, tone: 'strong', seat };
    return [who, { text: `  ${name}`, tone: 'plain' }];
  }
  if (prompt === undefined) return [{ text: ` ${words.race.watching}`, tone: 'faint' }];
  if (prompt.kind === 'over') return [{ text: ` ${overQuestion(model, words)}`, tone: 'title' }];
  if (prompt.kind === 'out') {
    const name = nameWithLetter(model, prompt.seat);
    return [
      { text: ` ${words.race.outQuestion(name, prompt.place, prompt.finished)}`, tone: 'title' },
    ];
  }
  if (model.doubted !== '') return [{ text: ` ${sureQuestion(model, words)}`, tone: 'bad' }];
  const { seat } = prompt.decision;
  const question = panelsOf(model).question(model, words);
  const name = nameWithLetter(model, seat);
  if (!model.handedOver) return [{ text: ` ${name}`, tone: 'strong', seat }, ...question];
  const turn = words.race.turn(nameOf(model.table, seat), letterOf(model.table, seat));
  const full: Row = [{ text: ` ${turn} `, tone: 'chosen' }, ...question];
  // Where both do not fit, the question matters more than the words for whose turn it is.
  const banner: Row =
    rowWidth(full) <= columns ? full : [{ text: ` ${name}`, tone: 'chosen' }, ...question];
  return [...banner, ACROSS].map(({ text }): Run => ({ text, tone: 'chosen', seat }));
}

function sureQuestion({ trial }: RaceModel, { race: { road } }: Words): string {
  return trial === undefined ? road.sure : road.sureOfSession;
}

function overQuestion(model: RaceModel, words: Words): string {
  const { trial, lesson } = model;
  const { race, school } = words;
  if (lesson !== undefined) return isPassed(model) ? school.passed : school.failed;
  const alone = trial === undefined ? undefined : panelsOf(model).overAlone?.(model, words);
  return alone ?? race.overQuestion;
}

function overLine(model: RaceModel, { race, school }: Words): string {
  const { lesson, trial } = model;
  if (lesson === undefined) return trial === undefined ? race.seeResult : race.trials.seeSheet;
  if (!isPassed(model)) return school.again;
  if (endsFirstCourse(lesson.id)) return school.toFirstRace;
  return lessonAfter(lesson.id) === undefined ? school.finish : school.next;
}

/** Returns the heading over the list, whose lines have `columns`; none without a question or a race shown live. */
export function listHeading(model: RaceModel, words: Words, columns: number): readonly Row[] {
  if (model.replay !== undefined) return holderRows(model, model.replay, words);
  return model.prompt?.kind === 'ask' ? panelsOf(model).listHeading(model, words, columns) : [];
}

export function promptLines(
  model: RaceModel,
  items: readonly Item[],
  columns: number,
  words: Words,
): readonly ListLine[] {
  const { race } = words;
  switch (model.prompt?.kind) {
    case 'over': {
      return [plainLine('result', 1, overLine(model, words))];
    }
    case 'start':
      return [
        plainLine('go', 1, lapWords(model.trial, words).go),
        plainLine('tires', 2, race.trials.otherTires),
      ];
    case 'out':
      return [plainLine('watch', 1, race.watch), plainLine('skip', 2, race.skipToEnd)];
    default:
      return panelsOf(model).lines(model, items, columns, words);
  }
}
