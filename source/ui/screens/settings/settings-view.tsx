// The options on the whole screen.
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { type HintOptions, hintRow } from '../../hints.ts';
import { type Look, padded } from '../../look.ts';
import type { Underlay } from '../../model.ts';
import type { Row, Run } from '../../rows.ts';
import type { Settings } from '../../services.ts';
import type { Words } from '../../words/words.ts';
import { choiceRuns } from '../new-race/choice-runs.ts';
import { fieldRuns } from '../new-race/field-runs.ts';
import { SETTING_ROWS, type SettingRow } from './settings-update.ts';

const LABEL_COLUMNS = 22;
/** Letters go into the name, so these keys are no commands. */
const TYPING: HintOptions = { without: ['less', 'more', 'confirm', 'settings', 'quit'] };

type SettingsOverlay = Extract<Underlay, { kind: 'settings' }>;

export function SettingsView(props: ScreenProps & { readonly overlay: SettingsOverlay }) {
  const { model, look, columns, rows, overlay } = props;
  const { words } = look;
  const lines = SETTING_ROWS.map((line, index) =>
    settingRow(line, index === overlay.row, model.settings, overlay, look),
  );
  const typing = SETTING_ROWS[overlay.row] === 'name';
  return (
    <Rows
      rows={[
        [{ text: ` ${words.settings.heading}`, tone: 'title' }],
        [],
        ...lines,
        ...blankRows(rows - lines.length - 3),
        hintRow('settings', columns, words, typing ? TYPING : {}),
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
  { name }: SettingsOverlay,
  { words, glyphs }: Look,
): Row {
  const start: Run[] = [
    { text: marked ? `${glyphs.pointer} ` : '  ', tone: 'strong' },
    { text: padded(labelOf(line, words), LABEL_COLUMNS), tone: marked ? 'strong' : 'faint' },
  ];
  if (line === 'name') return [...start, ...fieldRuns(name, marked, '', glyphs)];
  const value = valueText(line, settings, words);
  return [...start, ...choiceRuns(value, marked)];
}

function labelOf(line: SettingRow, { settings, panels, race }: Words): string {
  if (line === 'engineer') return race.engineer.title;
  return line === 'bell' || line === 'title' ? panels.calls.rows[line] : settings[line];
}

function valueText(
  line: Exclude<SettingRow, 'name'>,
  settings: Settings,
  { settings: words, race }: Words,
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
    case 'engineer':
      return race.engineer.manners[settings.engineer];
    case 'allFigures':
      return settings.allFigures ? words.everyFigure : words.firstFigures;
    case 'enter':
      return words.enters[settings.enter];
    case 'covers':
    case 'bell':
    case 'title':
      return settings[line] ? words.on : words.off;
  }
}
