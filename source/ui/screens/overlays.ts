// What covers a screen: opened, and taken away again.
import type { HelpOverlay, Model } from '../model.ts';
import { suggestedField } from '../typing/text-field.ts';
import { to, type Update } from '../update.ts';

/** Opens the help over the present screen. */
export function openHelp(model: Model, topic: HelpOverlay['topic'] = 'here'): Update {
  const { overlay } = model;
  if (overlay.kind === 'help') return to(model);
  return to({ ...model, overlay: { kind: 'help', topic, top: 0, under: overlay } });
}

/** Opens the options. */
export function openSettings(model: Model): Update {
  const name = suggestedField(model.settings.name);
  return to({ ...model, overlay: { kind: 'settings', row: 0, name } });
}

/** Takes the overlay away; under the help there may be another one. */
export function closeOverlay(model: Model): Update {
  const { overlay } = model;
  return to({ ...model, overlay: overlay.kind === 'help' ? overlay.under : { kind: 'none' } });
}
