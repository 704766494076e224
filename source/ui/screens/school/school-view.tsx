// The driving school: its lessons with a tick behind those that were passed, and the engineer.
import { LESSON_IDS } from '../../../session/school/lessons.ts';
import type { ListLine } from '../../components/list-line.ts';
import { ListPage, plainLine } from '../../components/list-page.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { wrapped } from '../../look.ts';
import type { SchoolScreen } from '../../model.ts';
import type { Row } from '../../rows.ts';
import { ENGINEER_LINE, RACE_LINE } from './school-update.ts';

export function SchoolView(props: ScreenProps & { readonly screen: SchoolScreen }) {
  const { model, look, columns, screen } = props;
  const { words, glyphs } = look;
  const { school } = words;
  const { lessons: passed, engineer } = model.settings;
  const isDone = LESSON_IDS.every(id => passed.includes(id));
  const text = isDone ? school.chooseEngineer : school.intro;
  const above: readonly Row[] = [
    [{ text: ` ${school.name}`, tone: 'title' }],
    [],
    ...wrapped(text, columns - 4).map((line): Row => [{ text: `  ${line}`, tone: 'plain' }]),
    [],
  ];
  const lines = LESSON_IDS.map((id, at): ListLine => {
    const { value, row } = plainLine(id, at + 1, school.lessons[id].name);
    const tick = passed.includes(id) ? `  ${glyphs.check}` : '';
    return { value, row: [...row, { text: tick, tone: 'good' }] };
  });
  const manner = words.race.engineer.manners[engineer];
  const race = plainLine(RACE_LINE, lines.length + 1, school.race);
  const last = plainLine(ENGINEER_LINE, lines.length + 2, school.engineer(manner));
  return (
    <ListPage
      {...props}
      name="school"
      above={above}
      lines={[...lines, race, last]}
      at={screen.at}
      place="school"
    />
  );
}
