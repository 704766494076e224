// One question judged: what the printed text lets its driver answer, against what the book offers.
import { spaceOf } from '../../../circuit/board.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { DuePayment } from '../../../rules/championship-formula/state.ts';
import { overWithout, type Price, stepInto } from './account.ts';
import { cardsOf } from './cards.ts';
import type { Start } from './ends.ts';
import { figuresOf } from './figures.ts';
import { accountFaults } from './follow.ts';
import { FREE } from './going.ts';
import { waysJudged } from './offered.ts';
import { cornerPrices, pricesOf, wearMostOf } from './prices.ts';
import { carIn, goingOf, type Question, tripOf } from './question.ts';
import { isInsideCorner } from './road.ts';
import { skillDifferences } from './skill.ts';
import { slipsOf } from './slips.ts';

export const SUBJECTS = ['cards', 'ways', 'payments', 'skill'] as const;
export type Subject = (typeof SUBJECTS)[number];

export interface Judgement {
  readonly subject: Subject;
  readonly differences: readonly string[];
  readonly legal: number;
  readonly offered: number;
}

/** Judges a question; undefined for one that is not compared here. */
export function judge(question: Question): Judgement | undefined {
  switch (question.decision.step) {
    case 'planSpeeds':
      return judged('cards', wantedCards(question), speedsIn(question.decision.choices));
    case 'chooseWay':
    case 'replan':
      return { subject: 'ways', ...judgedWays(question) };
    case 'payBraking':
    case 'payLateBraking':
    case 'payCorner':
    case 'payTest':
      return judged(
        'payments',
        wantedPrices(question).map(textOf),
        pricesIn(question.decision.choices),
      );
    case 'spendSkill':
      return { subject: 'skill', ...skillDifferences(question) };
    default:
      return undefined;
  }
}

function judged(
  subject: Subject,
  legal: readonly (string | number)[],
  offered: readonly (string | number)[],
): Judgement {
  const missing = legal.filter(one => !offered.includes(one));
  const excess = offered.filter(one => !legal.includes(one));
  return {
    subject,
    legal: legal.length,
    offered: offered.length,
    differences: [
      ...missing.map(one => `legal, but not on offer: ${one}`),
      ...excess.map(one => `on offer, but not legal: ${one}`),
    ],
  };
}

function speedsIn(choices: readonly ChampionshipChoice[]): readonly number[] {
  return choices.flatMap(choice => (choice.kind === 'playCard' ? [choice.speed] : []));
}

function pricesIn(choices: readonly ChampionshipChoice[]): readonly string[] {
  return choices.flatMap(choice =>
    choice.kind === 'pay' ? [textOf({ wear: choice.wear, rolls: choice.roll ? 1 : 0 })] : [],
  );
}

function textOf({ wear, rolls }: Price): string {
  return `${wear} wear and ${rolls} rolls`;
}

function wantedCards(question: Question): readonly number[] {
  const { book, race } = question;
  const car = carIn(question);
  return cardsOf({
    trip: { ...tripOf(question), taken: new Set() },
    going: goingOf(question, car.speed),
    figures: figuresOf(book, race, car),
    isFirstTurn: race.round === 1,
    isAfterSpin: car.spunIn !== undefined && car.speed === 0,
  });
}

function judgedWays(question: Question) {
  const { board, race, decision, follower, book } = question;
  const car = carIn(question);
  const { speed, moved } = follower.car(car.seat);
  const { move } = race;
  const from = spaceOf(board, race.turn.from[car.seat] ?? '');
  const before = race.turn.before[car.seat] ?? 0;
  const { slipsToFlagMost } = book.terms(race.options).values;
  const start: Start = {
    trip: tripOf(question),
    going: { ...goingOf(question, speed), driven: moved - (move?.slips ?? 0) },
    slips: slipsOf(board, race, car.seat),
    dying: move?.dying === true,
    raised:
      (race.turn.began[car.seat] ?? 0) > before &&
      isInsideCorner(board, from) &&
      !(car.spunIn !== undefined && before === 0),
    ...(slipsToFlagMost === undefined ? {} : { slipsToFlagMost }),
  };
  const { differences, ...counts } = waysJudged(start, decision.choices);
  return {
    ...counts,
    // What late braking takes from a credit counts only for the next turn.
    differences: [
      ...(decision.step === 'replan'
        ? []
        : accountFaults(board, car, follower.car(car.seat).account)),
      ...differences,
    ],
  };
}

function wantedPrices(question: Question): readonly Price[] {
  const { board, book, race, decision, follower } = question;
  const car = carIn(question);
  const { braking, account, speed, passes } = follower.car(car.seat);
  const hand = { wear: car.wear, wearMost: wearMostOf(car) };
  const payment: DuePayment | undefined = race.agenda[0]?.payment;
  switch (decision.step) {
    case 'payTest':
      return [{ wear: 0, rolls: 1 }, ...(car.wear > 0 ? [{ wear: 1, rolls: 0 }] : [])];
    case 'payBraking': {
      const slower = (race.turn.before[car.seat] ?? 0) - (race.move?.speed ?? 0);
      const over = slower - figuresOf(book, race, car).deceleration;
      return pricesOf(over, { ...hand, paid: FREE });
    }
    case 'payLateBraking':
      return pricesOf(payment?.over ?? 0, { ...hand, paid: braking });
    default: {
      // A payment on the space where the car stands is due for leaving its line.
      if (payment?.space === car.space) return cornerPrices(account, overWithout(account), hand);
      const to = spaceOf(board, payment?.space ?? '');
      const { over, on, left } = stepInto(account, to, { speed, passes, board });
      const { covered, paid } = left;
      return cornerPrices(to.corner === account.corner ? { ...on, covered, paid } : on, over, hand);
    }
  }
}
