// The drivers pick the cards of their cars in secret; all are revealed together (CFR-105 to CFR-107).
import type { ChampionshipChoice } from '../../choices.ts';
import { type Asking, type Automatic, draftCar } from '../../table.ts';
import type { Terms } from '../../terms.ts';
import type { BookValues } from '../../values.ts';
import { foreseeNothing, opened, seal, unseal } from '../set-up/sealed-answers.ts';
import { chipsOf, figuresOf, legalCars } from './car-set-up.ts';

type SetUpCar = Extract<ChampionshipChoice, { kind: 'setUpCar' }>;

/** Every driver picks a card for each attribute (CFR-105, CFR-176, CFR-177). */
export const setUpCars: Asking = {
  must: true,
  secret: true,
  choices: ['setUpCar'],
  ask: ({ options }, _task, seat, terms) => carChoices(terms, options.handicaps?.[seat] ?? 0),
  answer(table, _task, seat, choice) {
    if (choice.kind === 'setUpCar') seal(table, seat, { kind: 'car', cards: choice.cards });
  },
};

const remembered = new WeakMap<BookValues, Map<number, readonly SetUpCar[]>>();

// Cached: all seats are asked at once, and again after each answer, and there are hundreds of cars.
function carChoices({ values }: Pick<Terms, 'values'>, handicap: number): readonly SetUpCar[] {
  const known = remembered.get(values) ?? new Map<number, readonly SetUpCar[]>();
  remembered.set(values, known);
  const choices =
    known.get(handicap) ??
    legalCars(values, handicap).map((cards): SetUpCar => ({ kind: 'setUpCar', cards }));
  known.set(handicap, choices);
  return choices;
}

/** All cars are revealed and get their chips, which lie open from then on (CFR-106, CFR-107, CR-52, CR-59). */
export const revealCars: Automatic = {
  foresee: foreseeNothing,
  play(table) {
    const { race, ground } = table;
    for (const [seat, answer] of unseal(table).entries()) {
      const { cards } = opened(answer, 'car');
      const figures = figuresOf(cards, ground.hasPits, ground.values);
      const chips = chipsOf(figures, race.laps);
      Object.assign(draftCar(table, seat), { cards, ...chips, startingWear: chips.wear });
      table.tell({ kind: 'carRevealed', seat, cards, figures });
    }
  },
};
