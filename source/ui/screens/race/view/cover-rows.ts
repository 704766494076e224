// What stands in the place of a question while the keyboard goes to a person whose answer must stay secret.
import { wrapped } from '../../../look.ts';
import type { Row, Run } from '../../../rows.ts';
import { textWidth } from '../../../theme/width.ts';
import type { Words } from '../../../words/words.ts';
import { liftingLetter, liftsAsCapital } from '../lifting.ts';
import { actingSeat, nameWithLetter, type RaceModel } from '../race-model.ts';
import { waitingText } from '../secret-phase.ts';

/** Returns who takes the keyboard, on a row that stands out; the name alone where there is no room for more. */
export function coverRow(race: RaceModel, words: Words, columns: number): Row {
  const seat = actingSeat(race);
  const said = takesText(race, words);
  const text = textWidth(said) < columns ? said : nameWithLetter(race, seat);
  const banner: readonly Run[] = [{ text: ` ${text}${' '.repeat(columns)}`, tone: 'chosen', seat }];
  return banner;
}

/** Returns how the cover is lifted, and who is waited for. */
export function coverRows(race: RaceModel, columns: number, words: Words): readonly Row[] {
  const said = takesText(race, words);
  const lift = words.race.cover.lift(liftingLetter(race), liftsAsCapital(race));
  const line = (tone: Run['tone']) => (text: string) => [{ text: ` ${text}`, tone }] as const;
  return [
    ...(textWidth(said) < columns ? [] : wrapped(said, columns - 2).map(line('title'))),
    ...wrapped(lift, columns - 2).map(line('strong')),
    ...waitingText(race, words)
      .flatMap(text => wrapped(text, columns - 2))
      .map(line('plain')),
  ];
}

function takesText(race: RaceModel, { race: { cover } }: Words): string {
  return cover.takes(nameWithLetter(race, actingSeat(race)));
}
