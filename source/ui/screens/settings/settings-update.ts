// Keys of the options: what each line changes. Every change is saved at once.
import { LANGUAGES } from '../../../replay/language.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model } from '../../model.ts';
import { ENGINEERS, ENTERS, PACES, type Settings } from '../../services.ts';
import { THEME_NAMES } from '../../theme/theme.ts';
import { editField, type TextField } from '../../typing/text-field.ts';
import { to, type Update } from '../../update.ts';
import { askLeave } from '../leaving/leaving-update.ts';
import { NAME_COLUMNS, stepIn } from '../new-race/form.ts';
import { closeOverlay, openHelp } from '../overlays.ts';
import { withEngineer } from '../race/engineer.ts';

export const SETTING_ROWS = [
  'languageRow',
  'theme',
  'symbols',
  'animation',
  'pace',
  'engineer',
  'allFigures',
  'enter',
  'covers',
  'bell',
  'title',
  'name',
] as const;
export type SettingRow = (typeof SETTING_ROWS)[number];

export function settingsKey(model: Model, key: Key): Update {
  if (model.overlay.kind !== 'settings') return to(model);
  const { row, name } = model.overlay;
  const line = SETTING_ROWS[row] ?? 'languageRow';
  if (key.name === 'escape') return closeOverlay(model);
  if (key.name === 'up' || key.name === 'backTab') return toRow(model, row - 1);
  if (key.name === 'down' || key.name === 'tab') return toRow(model, row + 1);
  const command = commandOf('settings', key);
  if (command === 'help') return openHelp(model);
  if (line === 'name')
    return key.name === 'enter' ? closeOverlay(model) : typeName(model, name, key);
  switch (command) {
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
      return closeOverlay(model);
    case 'quit':
      return askLeave(model);
    default:
      return to(model);
  }
}

function toRow(model: Model, row: number): Update {
  const { overlay } = model;
  if (overlay.kind !== 'settings') return to(model);
  const count = SETTING_ROWS.length;
  return to({ ...model, overlay: { ...overlay, row: (row + count) % count } });
}

function keep(model: Model, settings: Settings): Update {
  const { screen } = model;
  // The engineer and the table of the race on the screen change at once.
  const { allFigures } = settings;
  const told =
    screen.kind === 'race'
      ? { ...screen, race: { ...withEngineer(screen.race, settings), allFigures } }
      : screen;
  return to({ ...model, settings, screen: told }, { kind: 'keepSettings', settings });
}

function typeName(model: Model, before: TextField, key: Key): Update {
  const { overlay } = model;
  const name = editField(before, key, NAME_COLUMNS);
  if (overlay.kind !== 'settings' || name === before) return to(model);
  const typed = { ...model, overlay: { ...overlay, name } };
  if (name.text === model.settings.name) return to(typed);
  return keep(typed, { ...model.settings, name: name.text });
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
    case 'engineer':
      return { ...settings, engineer: stepIn(ENGINEERS, settings.engineer, by) };
    case 'allFigures':
      return { ...settings, allFigures: !settings.allFigures };
    case 'enter':
      return { ...settings, enter: stepIn(ENTERS, settings.enter, by) };
    case 'covers':
      return { ...settings, covers: !settings.covers };
    case 'bell':
      return { ...settings, bell: !settings.bell };
    case 'title':
      return { ...settings, title: !settings.title };
    case 'name':
      return settings;
  }
}
