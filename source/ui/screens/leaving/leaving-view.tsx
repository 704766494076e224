// The question asked before something is lost.

import { visibleText } from '../../../storage/untrusted-text.ts';
import { blankRows } from '../../components/frame.ts';
import { ListPage, plainLine } from '../../components/list-page.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { lapWords } from '../../lap-words.ts';
import { wrapped } from '../../look.ts';
import type { Row } from '../../rows.ts';
import { type LeavingLine, leavingLines, losesRace } from './leaving-update.ts';

export function LeavingView(props: ScreenProps) {
  const { model, look, columns, rows } = props;
  const { words } = look;
  const { trials } = words.race;
  const { screen } = model;
  const inLap = screen.kind === 'race' && screen.race.trial !== undefined;
  const { leaving } = lapWords(inLap ? screen.race.trial : undefined, words);
  const lap = { question: leaving, stay: trials.stay, go: trials.leaveLap };
  const sheet = { ...words.leaving, question: trials.leavingSheet };
  const race = {
    ...words.leaving,
    question: words.leaving[losesRace(model) ? 'question' : 'pause'],
  };
  const { overlay } = model;
  const lacks = overlay.kind === 'leaving' ? overlay.lacks : undefined;
  const lost = {
    ...words.leaving,
    question:
      screen.kind === 'race' && screen.race.table.file === ''
        ? words.leaving.question
        : words.leaving.notSaved(lacks?.answers ?? 0),
    elsewhere: words.leaving.elsewhere(visibleText(lacks?.refuge ?? '')),
  };
  const usual = inLap ? lap : screen.kind === 'qualifying' ? sheet : race;
  const said: Readonly<Record<LeavingLine | 'question', string>> =
    lacks === undefined ? { ...usual, elsewhere: '' } : lost;
  const question = wrapped(said.question, columns - 4);
  return (
    <ListPage
      {...props}
      name="leaving"
      above={[
        ...blankRows(Math.floor(rows / 3) - question.length),
        ...question.map((text): Row => [{ text: `  ${text}`, tone: 'title' }]),
        [],
      ]}
      lines={leavingLines(model).map((line, index) => plainLine(line, index + 1, said[line]))}
      at={model.overlay.kind === 'leaving' ? model.overlay.at : ''}
      place="question"
    />
  );
}
