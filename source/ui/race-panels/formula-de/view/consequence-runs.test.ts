// What a line of the list says of its choice, depending on its room.
import { describe, expect, it } from 'vitest';
import { nameOfChoice } from '../../../../replay/formula-de/choice-names.ts';
import type { Consequence } from '../../../../rules/kit/types.ts';
import { rowWidth } from '../../../theme/fit.ts';
import { EN } from '../../../words/en/words.ts';
import { FR } from '../../../words/fr/words.ts';
import type { Item } from '../prompt.ts';
import { consequenceRuns, priceText } from './consequence-runs.ts';

function item(consequences: readonly Consequence[]): Item {
  return {
    value: '0',
    choice: { kind: 'declineSlipstream' },
    key: '1',
    letters: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
    consequences,
    weight: 1,
    advised: false,
    usual: false,
  };
}

const OVERSHOOT = item([
  { kind: 'overshoot', name: 'Rettifilo', amount: 2 },
  { kind: 'collisionTest', seats: [4], percent: 5 },
  { kind: 'brakes', amount: 1 },
  { kind: 'tires', amount: 2 },
]);

function told(room: number, words = EN.race, of = OVERSHOOT): string {
  return consequenceRuns(of, words, words.nothing, room)
    .map(run => run.text)
    .join('');
}

/** Returns what is told of a payment of brakes and tires that costs this. */
function payment(brakes: number, tires: number, ...costs: readonly Consequence[]): string {
  const choice = { kind: 'payOvershoot', brakes, tires } as const;
  return told(80, EN.race, { ...item(costs), choice });
}

describe('what a choice does', () => {
  it('says no more of a payment than its name does', () => {
    const [brakes, tires] = [
      { kind: 'brakes', amount: 2 },
      { kind: 'tires', amount: 1 },
    ];
    expect(payment(2, 0, brakes)).toBe('');
    expect(payment(2, 1, brakes, tires)).toBe('');
    // What comes on top of it is said.
    expect(payment(2, 0, brakes, tires)).toBe(' costs 1 tire');
    expect(payment(2, 0, { kind: 'blocked', amount: 3 }, brakes)).toMatch(/^ blocked[^:]*short$/);
    expect(payment(0, 0)).toBe(' costs nothing');
  });

  it('names no tire that is not there to be paid: the car spins for it (M-10-4-2, R-23)', () => {
    const spin: Consequence = { kind: 'spin' };
    const named = (brakes: number, tires: number, ...consequences: readonly Consequence[]) =>
      nameOfChoice({ choice: { kind: 'payOvershoot', brakes, tires }, consequences }, EN.race);
    const brake: Consequence = { kind: 'brakes', amount: 1 };
    expect(named(0, 1, spin)).toBe('nothing left to pay with');
    expect(named(1, 1, brake, spin)).toBe('1 brake');
    expect(payment(1, 1, brake, spin)).toBe(' spins: no tires left');
    // The last one is paid.
    expect(named(0, 1, { kind: 'tires', amount: 1 }, spin)).toBe('1 tire');
    expect(payment(0, 1, { kind: 'tires', amount: 1 }, spin)).toBe(' spins: no tires left');
  });

  it('is told in full where there is room', () => {
    expect(told(80)).toBe(' overshoots Rettifilo by 2, may hit E (5%), costs 1 brake, 2 tires');
    expect(told(80, FR.race)).toBe(
      ' sortie de Rettifilo de 2, accrochage avec E (5\u00a0%), coûte 1 frein, 2 pneus',
    );
  });

  it('loses the name of the corner first, then the length of its points, never its costs', () => {
    expect(told(60)).toBe(' overshoots by 2, may hit E (5%), costs 1 brake, 2 tires');
    expect(told(50)).toBe(' overshoots by 2, may hit E (5%), costs brk+2 tir');
    expect(told(44, FR.race)).toBe(' sortie de 2, choc E (5\u00a0%), coûte frn+2 pne');
  });

  it('with the gravest before the others', () => {
    const spin = item([
      { kind: 'overshoot', name: 'Lesmo 1', amount: 4 },
      { kind: 'tires', amount: 3 },
      { kind: 'spin' },
    ]);
    expect(told(50, EN.race, spin)).toBe(' spins, overshoots by 4, costs 3 tires');
    expect(rowWidth(consequenceRuns(spin, FR.race, '', 44))).toBeLessThanOrEqual(44);
  });

  it('of a car that is out is no bill: what it would have paid is left out', () => {
    const out = item([
      { kind: 'overshoot', name: 'Lesmo 1', amount: 4 },
      { kind: 'eliminated' },
      { kind: 'collisionTest', seats: [4], percent: 5 },
      { kind: 'tires', amount: 2 },
    ]);
    expect(told(80, EN.race, out)).toBe(' OUT OF THE RACE, overshoots Lesmo 1 by 4');
  });

  it('says of a slide where it ends and for how many points, or that it is the end', () => {
    const slide = { kind: 'slide', amount: 3, name: 'L34' };
    expect(told(80, EN.race, item([slide]))).toBe(' then slides 3 further to L34');
    expect(told(80, EN.race, item([{ ...slide, of: 2 }]))).toMatch(/to L34 for 2 points$/);
    expect(told(80, FR.race, item([{ ...slide, of: 1 }]))).toMatch(/en G34 pour 1 point$/);
    const end = item([
      { ...slide, kind: 'slidesOut' },
      { kind: 'tires', amount: 1 },
    ]);
    expect(told(80, EN.race, end)).toBe(' OUT OF THE RACE: slides 3 to L34');
  });

  it('of a gear is its price in points, in full or in short', () => {
    const skipped = item(['gearbox', 'brakes', 'engine'].map(kind => ({ kind, amount: 1 })));
    expect(priceText(skipped, EN.race, false)).toBe('1 gas, 1 brake, 1 engine');
    expect(priceText(skipped, EN.race, true)).toBe('gas+brk+eng');
    expect(priceText(skipped, FR.race, true)).toBe('ess+frn+mot');
    expect(priceText(item([]), EN.race, false)).toBe('free');
    expect(priceText(item([{ kind: 'eliminated' }]), EN.race, false)).toBe('-');
  });
});
