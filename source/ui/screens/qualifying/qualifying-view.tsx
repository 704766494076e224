// The sheet of a session of timed trials: the laps driven so far, and what comes next.
import { ListPage, plainLine } from '../../components/list-page.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import type { QualifyingScreen } from '../../model.ts';
import type { Words } from '../../words/words.ts';
import { unsavedRuns } from '../race/view/status-row.ts';
import { type SheetLine, sheetLines } from './sheet-lines.ts';
import { sheetSays, sheetTable, sheetTitle } from './sheet-rows.ts';

export function QualifyingView(props: ScreenProps & { readonly screen: QualifyingScreen }) {
  const { model, look, columns, rows, screen } = props;
  const { words } = look;
  const sign = unsavedRuns(screen.sheet.unsaved, words);
  const [first = [], ...others] = sheetTitle(screen, model, words);
  const title = [[...sign, ...first], ...others];
  const says = sheetSays(screen, model, columns, words);
  const lines = sheetLines(screen);
  // A blank row follows each of the title, the table and the remarks; the notice and the keys stand under the list.
  const room = rows - title.length - says.length - lines.length - 5;
  return (
    <ListPage
      {...props}
      name={`sheet ${screen.shown} ${screen.sheet.qualifying.trials.length}`}
      above={[...title, [], ...sheetTable(screen, [columns, room], look), [], ...says, []]}
      lines={lines.map((line, index) => plainLine(line, index + 1, lineWords(line, screen, words)))}
      at={screen.at}
      place="qualifying"
    />
  );
}

function lineWords(line: SheetLine, { shown }: QualifyingScreen, { race, season }: Words): string {
  const { sheet } = race.trials;
  switch (line) {
    case 'nextSession':
      return sheet.nextSession(shown + 2);
    case 'paddock':
      return season.toPaddock;
    case 'quit':
      return sheet.leave;
    default:
      return sheet[line];
  }
}
