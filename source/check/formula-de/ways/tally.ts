// Many situations judged, and the results counted.
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import { printedIn } from '../printed.ts';
import { editionOf } from './editions.ts';
import { describeSituation, judge } from './judge.ts';
import { dealtSituation } from './situations.ts';
import { TRAITS, type Trait, traitsOf } from './traits.ts';

const LINES_SHOWN = 6;
const RARE_PERCENT = 0.5;

export interface Tally {
  readonly situations: number;
  readonly ends: number;
  /** Legal ends not on offer that cost more than another in the same place. */
  readonly wasteful: number;
  /** Legal ends that are reached only by brakes along another way of the same choice. */
  readonly alike: number;
  readonly traits: Readonly<Record<Trait, number>>;
  /** Situations with a difference, in words, with the command that repeats it. */
  readonly finds: readonly string[];
}

/** Judges the situations of consecutive seeds from `first` on. */
export function tallyOf(book: FormulaDeBook, first: number, situations: number): Tally {
  const traits = Object.fromEntries(TRAITS.map(trait => [trait, 0])) as Record<Trait, number>;
  const finds: string[] = [];
  let ends = 0;
  let wasteful = 0;
  let alike = 0;
  for (let seed = first; seed < first + situations; seed++) {
    const dealt = dealtSituation(book, seed);
    const judgement = judge(book, dealt);
    ends += judgement.legal.length;
    wasteful += judgement.wasteful;
    alike += judgement.alike;
    for (const trait of traitsOf(dealt, judgement.legal)) traits[trait] += 1;
    if (judgement.differences.length === 0) continue;
    const command = `node source/check/formula-de/ways.ts --book ${book.id} --seed ${seed} --situations 1`;
    const { differences } = judgement;
    const lines = differences.slice(0, LINES_SHOWN).map(line => `    ${line}`);
    const rest = differences.length - lines.length;
    if (rest > 0) lines.push(`    and ${rest} more`);
    finds.push([command, describeSituation(dealt), ...lines].join('\n'));
  }
  return { situations, ends, wasteful, alike, traits, finds };
}

/** Returns the traits that too few situations of a book showed for the tally to say much about them. */
export function rareTraits(book: FormulaDeBook, { situations, traits }: Tally): readonly Trait[] {
  return TRAITS.filter(trait => isKnown(book, trait)).filter(
    trait => traits[trait] < Math.max(1, (situations * RARE_PERCENT) / 100),
  );
}

function isKnown({ id }: FormulaDeBook, trait: Trait): boolean {
  const { bonus, slide, wakes, bills } = editionOf(id);
  if (trait.includes('slipstream') && !wakes) return false;
  if (trait.startsWith('bonus')) return bonus !== 'never';
  if (trait.startsWith('slide')) return slide !== 'never';
  if (trait === 'entry along the wall') return printedIn(id).walls;
  // One pool pays for no tests of dangerous spaces: there are none.
  return trait !== 'dangerous space' || bills !== 'pool';
}

export function textOfTally(book: FormulaDeBook, tally: Tally): string {
  const { situations, ends, wasteful, alike, traits, finds } = tally;
  const shown = TRAITS.map(trait => `${trait} ${traits[trait]}`).join(', ');
  return [
    `${book.name}: ${situations} situations, ${ends} legal ends, ${finds.length} situations with a difference`,
    `  not on offer, since the same is to be had for fewer points: ${wasteful}`,
    `  not on offer, since brakes take back another way of the same choice: ${alike}`,
    `  situations with: ${shown}`,
  ].join('\n');
}
