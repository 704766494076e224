// The driving school: its lessons by game with a tick beside those that were passed, a first race, and the engineer.
import { courseOf, knowsGame, LESSON_IDS, SCHOOL_TRACK } from '../../../session/school/lessons.ts';
import { shippedName } from '../../../storage/day/calendar.ts';
import type { ListLine } from '../../components/list-line.ts';
import { ListPage, plainLine } from '../../components/list-page.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { wrapped } from '../../look.ts';
import type { SchoolScreen } from '../../model.ts';
import type { Row } from '../../rows.ts';
import { textWidth } from '../../theme/width.ts';
import { ENGINEER_LINE, FIRST_RACE_LINE, SCHOOL_LINES } from './school-update.ts';

const GAP = 2;

export function SchoolView(props: ScreenProps & { readonly screen: SchoolScreen }) {
  const { model, look, columns, screen } = props;
  const { words } = look;
  const { school } = words;
  const { lessons: passed } = model.settings;
  const text = knowsGame(passed) ? school.chooseEngineer : school.intro;
  const above: readonly Row[] = [
    [{ text: ` ${school.name}`, tone: 'title' }],
    [],
    ...wrapped(text, columns - 4).map((line): Row => [{ text: `  ${line}`, tone: 'plain' }]),
    [],
  ];
  return (
    <ListPage
      {...props}
      name="school"
      above={above}
      lines={schoolLines(props)}
      at={screen.at}
      place="school"
    />
  );
}

function schoolLines({ model, look }: ScreenProps): readonly ListLine[] {
  const { words, glyphs } = look;
  const { school } = words;
  const { lessons: passed, engineer } = model.settings;
  const names = LESSON_IDS.map(id => school.lessons[id].name);
  const widest = Math.max(...[...names, school.firstRace].map(textWidth));
  const beside = (name: string, tick: string, told: string): Row => [
    { text: ' '.repeat(widest - textWidth(name) + GAP), tone: 'plain' },
    { text: tick.padEnd(GAP), tone: 'good' },
    { text: told, tone: 'faint' },
  ];
  return SCHOOL_LINES.map((line, index): ListLine => {
    const number = index + 1;
    if (line === ENGINEER_LINE) {
      return plainLine(line, number, school.engineer(words.race.engineer.manners[engineer]));
    }
    const isRace = line === FIRST_RACE_LINE;
    const name = isRace ? school.firstRace : school.lessons[line].name;
    const told = isRace
      ? school.firstRaceIs(shippedName(SCHOOL_TRACK) ?? '')
      : school.courses[courseOf(line)];
    const { value, row } = plainLine(line, number, name);
    return {
      value,
      row: [...row, ...beside(name, passed.includes(line) ? glyphs.check : '', told)],
    };
  });
}
