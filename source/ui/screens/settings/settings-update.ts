// Keys of the options: what each line changes. Every change is kept at once.
import { LANGUAGES, PACES, type Settings } from '../../doors.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model } from '../../model.ts';
import { editField, fieldOf } from '../../text-field.ts';
import { THEME_NAMES } from '../../theme/theme.ts';
import { to, type Update } from '../../update.ts';
import { NAME_COLUMNS, stepIn } from '../new-race/form.ts';

/** Lines of the options, in order. */
export const SETTING_ROWS = [
  'languageRow',
  'theme',
  'symbols',
  'animation',
  'pace',
  'name',
] as const;
export type SettingRow = (typeof SETTING_ROWS)[number];

/** A key while the options are open. */
export function settingsKey(model: Model, key: Key): Update {
  if (model.overlay.kind !== 'settings') return to(model);
  const { row } = model.overlay;
  const line = SETTING_ROWS[row] ?? 'languageRow';
  if (key.name === 'escape') return close(model);
  if (key.name === 'up' || key.name === 'backTab') return toRow(model, row - 1);
  if (key.name === 'down' || key.name === 'tab') return toRow(model, row + 1);
  if (line === 'name') return key.name === 'enter' ? close(model) : typeName(model, key);
  switch (commandOf('settings', key)) {
    case 'up':
      return toRow(model, row - 1);
    case 'down':
      return toRow(model, row + 1);
    case 'less':
      return keep(model, stepped(model.settings, line, -1));
    case 'more':
    case 'confirm':
      return keep(model, stepped(model.settings, line, 1));
    case 'settings':
      return close(model);
    default:
      return to(model);
  }
}

function close(model: Model): Update {
  return to({ ...model, overlay: { kind: 'none' } });
}

function toRow(model: Model, row: number): Update {
  const count = SETTING_ROWS.length;
  return to({ ...model, overlay: { kind: 'settings', row: (row + count) % count } });
}

function keep(model: Model, settings: Settings): Update {
  return to({ ...model, settings }, { kind: 'keepSettings', settings });
}

function typeName(model: Model, key: Key): Update {
  const field = editField(fieldOf(model.settings.name), key, NAME_COLUMNS);
  if (field.text === model.settings.name) return to(model);
  return keep(model, { ...model.settings, name: field.text });
}

function stepped(settings: Settings, line: SettingRow, by: number): Settings {
  switch (line) {
    case 'languageRow':
      return { ...settings, language: stepIn(LANGUAGES, settings.language, by) };
    case 'theme':
      return { ...settings, theme: stepIn(THEME_NAMES, settings.theme, by) };
    case 'symbols':
      return { ...settings, ascii: !settings.ascii };
    case 'animation':
      return { ...settings, animation: !settings.animation };
    case 'pace':
      return { ...settings, pace: stepIn(PACES, settings.pace, by) };
    case 'name':
      return settings;
  }
}
