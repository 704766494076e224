// Where the two editions part: the value of each rule in either, in the order of the chapters.
import type { OptionLine } from '../../../text/book-text.ts';
import type { Edition } from './editions.ts';

/** In one edition: the value, and the rows that give it. */
type InAnEdition = readonly [value: string, ...rows: readonly string[]];

const DIFFERENCES: readonly (readonly [
  name: string,
  values: Readonly<Record<Edition, InAnEdition>>,
])[] = [
  [
    'speedAfterFailedTest',
    {
      published: ['20 less than attempted', 'CFR-85'],
      draft: ['what the damaged attribute allows', 'CFR-85'],
    },
  ],
  [
    'startTest',
    {
      published: ['mis-shift or stall', 'CFR-89', 'CFR-90'],
      draft: ['mis-shift for a wear, no stall', 'CFR-89'],
    },
  ],
  ['slipSpacesToTheFlag', { published: ['as ever', 'CFR-32'], draft: ['at most 1', 'CFR-32'] }],
  [
    'block',
    {
      published: ['another column of the reference', 'CFR-117'],
      draft: ['skill of the defender against the roll', 'CFR-117'],
    },
  ],
  [
    'yellowPass',
    {
      published: ['none', 'CFR-119'],
      draft: ['through, for a wear and a roll to avoid damage', 'CFR-119', 'CFR-123'],
    },
  ],
  [
    'contactOfBlockedPass',
    {
      published: ['by single dice, 3 and 4', 'CFR-123'],
      draft: ['none of its own', 'CFR-123'],
    },
  ],
  [
    'crashAvoidance',
    {
      published: ['a chance lowered by 1 to 3; a spin or crash', 'CFR-155', 'CFR-156'],
      draft: ['a roll to avoid damage; 2 wear', 'CFR-155'],
    },
  ],
];

/** Returns what one edition has, beside what the other has in its place. */
export function differencesOf(edition: Edition): readonly OptionLine[] {
  return DIFFERENCES.map(([name, values]) => {
    const [value, ...paragraphs] = values[edition];
    return { name, value, paragraphs };
  });
}
