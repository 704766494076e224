// The options on the whole screen.
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import type { Settings } from '../../doors.ts';
import { hintRow } from '../../hints.ts';
import { padded } from '../../look.ts';
import type { Row, Run } from '../../rows.ts';
import { fieldOf } from '../../text-field.ts';
import type { Words } from '../../words/words.ts';
import { choiceRuns } from '../new-race/choice-runs.ts';
import { fieldRuns } from '../new-race/grid-view.tsx';
import { SETTING_ROWS, type SettingRow } from './settings-update.ts';

const LABEL_COLUMNS = 20;

export function SettingsView({ model, look, columns, rows }: ScreenProps) {
  const { words, glyphs } = look;
  const at = model.overlay.kind === 'settings' ? model.overlay.row : 0;
  const lines = SETTING_ROWS.map((line, index) =>
    settingRow(line, index === at, model.settings, words, glyphs.pointer),
  );
  return (
    <Rows
      rows={[
        [{ text: ` ${words.settings.heading}`, tone: 'title' }],
        [],
        ...lines,
        ...blankRows(rows - lines.length - 3),
        hintRow('settings', columns, words),
      ]}
      columns={columns}
      look={look}
    />
  );
}

function settingRow(
  line: SettingRow,
  marked: boolean,
  settings: Settings,
  words: Words,
  pointer: string,
): Row {
  const start: Run[] = [
    { text: marked ? `${pointer} ` : '  ', tone: 'strong' },
    { text: padded(words.settings[line], LABEL_COLUMNS), tone: marked ? 'strong' : 'faint' },
  ];
  if (line === 'name') return [...start, ...fieldRuns(fieldOf(settings.name), marked, '')];
  const value = valueText(line, settings, words);
  return [...start, ...choiceRuns(value, marked)];
}

function valueText(
  line: Exclude<SettingRow, 'name'>,
  settings: Settings,
  { settings: words }: Words,
): string {
  switch (line) {
    case 'languageRow':
      return words.languages[settings.language];
    case 'theme':
      return words.themes[settings.theme];
    case 'symbols':
      return settings.ascii ? words.ascii : words.unicode;
    case 'animation':
      return settings.animation ? words.on : words.off;
    case 'pace':
      return words.paces[settings.pace];
  }
}
