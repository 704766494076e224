// Commands that do the same on every screen: help, options, plain symbols, leaving.
import type { Key } from '../input/key.ts';
import { commandOf, type Place } from '../keys.ts';
import type { Model } from '../model.ts';
import { to, type Update } from '../update.ts';
import { openMessage } from './hot-seat/message-update.ts';
import { openSeats } from './hot-seat/seats-update.ts';
import { askLeave, backFromReplay } from './leaving/leaving-update.ts';
import { openHelp, openSettings } from './overlays.ts';

export function anywhere(model: Model, place: Place, key: Key): Update | undefined {
  switch (commandOf(place, key)) {
    case 'help':
      return openHelp(model);
    case 'seats':
      return openSeats(model);
    case 'message':
      return openMessage(model);
    case 'settings':
      return openSettings(model);
    case 'symbols': {
      const settings = { ...model.settings, ascii: !model.settings.ascii };
      return to({ ...model, settings }, { kind: 'keepSettings', settings });
    }
    case 'quit':
      return backFromReplay(model) ?? askLeave(model);
    default:
      return undefined;
  }
}
