// Leaving a race in plain text: answers that are not on the disk are lost only by choice.
import type { Session } from '../../session/session.ts';
import { visibleText } from '../../storage/untrusted-text.ts';
import { askMenu, type MenuLine } from './menu.ts';

import type { PlainPlace } from './place.ts';
import type { PlainScript } from './plain-text.ts';

/** What becomes of a race that is not on the disk in its present state: driven on, saved in another file, or lost. */
export type Left =
  | { readonly kind: 'stay' }
  | { readonly kind: 'saved'; readonly file: string }
  | { readonly kind: 'lost' };

type Wanted = 'stay' | 'elsewhere' | 'go';

/** Asks what to do with a race of which the disk lacks answers; at the end of the input they are lost. */
export async function askLost(
  { services, dialogue }: PlainPlace,
  session: Session,
  answers: number,
  { words, plain }: PlainScript,
): Promise<Left> {
  const [refuge] = services.refuges?.(session.file ?? '') ?? [];
  const { leaving } = words;
  const elsewhere: readonly MenuLine<Wanted>[] =
    refuge === undefined
      ? []
      : [{ text: leaving.elsewhere(visibleText(refuge)), value: 'elsewhere' }];
  const lines: readonly MenuLine<Wanted>[] = [
    { text: leaving.stay, value: 'stay' },
    ...elsewhere,
    { text: leaving.go, value: 'go' },
  ];
  for (;;) {
    dialogue.say(leaving.notSaved(answers));
    const heard = await askMenu(dialogue, { lines, usual: 0 }, plain);
    if (heard.kind === 'end') return { kind: 'lost' };
    if (heard.kind !== 'chosen') continue;
    if (heard.value === 'stay') return { kind: 'stay' };
    if (heard.value === 'go') return { kind: 'lost' };
    if (refuge !== undefined && isCopied(session, refuge)) return { kind: 'saved', file: refuge };
  }
}

function isCopied(session: Session, file: string): boolean {
  try {
    session.saveCopy(file);
    return true;
  } catch {
    return false;
  }
}
