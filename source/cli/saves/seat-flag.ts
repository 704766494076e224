// --seat: a car of a race that is resumed goes to somebody else first.
import { handOverNews, seatStaysBecause } from '../../replay/hand-over.ts';
import type { Language } from '../../replay/language.ts';
import type { Session } from '../../session/session.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { tableOf } from '../../ui/effects/race-table.ts';
import { EN } from '../../ui/words/en/words.ts';
import { FR } from '../../ui/words/fr/words.ts';
import { wrongUse } from '../problem.ts';

const TEXT_CELLS = 40;
const LEVELS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: EN.levels,
  fr: FR.levels,
};

/**
 * Gives cars to others by texts such as `D=club` or `D=Eva`: a level of CPU drivers, or else the name of a person. Returns a
 * sentence for each.
 * @throws Problem for a text that is none of these, for a car that is not in the race, and for one that stays where it is
 */
export function giveSeats(
  session: Session,
  texts: readonly string[],
  levels: readonly string[],
  language: Language,
): readonly string[] {
  return texts.map(text => {
    const [, typed = '', who = ''] = /^(\p{L})=(.+)$/u.exec(text) ?? [];
    const letter = typed.toUpperCase();
    const { letters } = tableOf(session);
    if (letter === '') {
      throw wrongUse(
        `--seat ${safeText(text, TEXT_CELLS)} is not a letter of a car and who drives it, such as D=club or D=Eva.`,
      );
    }
    const seat = letters.indexOf(letter);
    if (seat < 0) throw wrongUse(`There is no car ${letter}; there are ${letters.join(', ')}.`);
    const isLevel = levels.includes(who);
    const driver = isLevel ? ({ kind: 'cpu', level: who } as const) : ({ kind: 'human' } as const);
    const handed = session.handOver(seat, { name: isLevel ? '' : who, driver });
    if (typeof handed === 'string') throw wrongUse(seatStaysBecause(handed, language));
    const level = (id: string) => LEVELS[language][id] ?? id;
    return handOverNews(handed, { letter, level }, language);
  });
}
