// The question asked before something is lost.

import { blankRows } from '../../components/frame.ts';
import { ListPage, plainLine } from '../../components/list-page.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { lapWords } from '../../lap-words.ts';
import { wrapped } from '../../look.ts';
import type { Row } from '../../rows.ts';
import { LEAVING_LINES, losesRace } from './leaving-update.ts';

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
  const said = inLap ? lap : screen.kind === 'qualifying' ? sheet : race;
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
      lines={LEAVING_LINES.map((line, index) => plainLine(line, index + 1, said[line]))}
      at={model.overlay.kind === 'leaving' ? model.overlay.at : ''}
      place="question"
    />
  );
}
