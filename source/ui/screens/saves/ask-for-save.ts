// From a race that is watched live to the question for its save.
import type { Model } from '../../model.ts';
import { toScreen, type Update } from '../../update.ts';

export function askForSave(model: Model, file: string): Update {
  const held = { file, idleMs: 0 };
  const screen = { kind: 'saves', saves: undefined, at: file, held } as const;
  return toScreen(model, screen, { kind: 'closeRace' }, { kind: 'listSaves' });
}
