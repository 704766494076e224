// Many questions judged, and the results counted.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { ChampionshipBook } from '../../../rules/championship-formula/book.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import type { Turn } from '../../contract/turns.ts';
import { Follower } from './follow.ts';
import { judge, SUBJECTS, type Subject } from './judge.ts';
import { accountOf, type Question } from './question.ts';

export interface Count {
  readonly questions: number;
  readonly legal: number;
  readonly offered: number;
}

export interface Tally {
  readonly counts: Readonly<Record<Subject, Count>>;
  readonly differences: readonly string[];
}

export const NO_TALLY: Tally = {
  counts: perSubject(() => ({ questions: 0, legal: 0, offered: 0 })),
  differences: [],
};

/**
 * Judges the questions of a race, up to the first one that shows a difference.
 * @param most questions after which it is left
 */
export function tallyOf(
  book: ChampionshipBook,
  board: RowBoard,
  turns: Iterable<Turn>,
  most: number,
): Tally {
  let tally = NO_TALLY;
  let follower: Follower | undefined;
  for (const { answered, before, race, events } of turns) {
    follower ??= new Follower(board, race as ChampionshipRace);
    if (answered !== undefined && before !== undefined) {
      const decision = answered.decision as Decision<ChampionshipChoice>;
      const asked = before as ChampionshipRace;
      const question: Question = { book, board, race: asked, decision, follower };
      tally = plus(tally, tallyOfQuestion(question));
      // Who is asked for another way keeps what was paid for the one before (CR-56).
      if (decision.step === 'replan') follower.keepPaid(decision.seat, accountOf(question));
      const choice = answered.choice as ChampionshipChoice;
      if (choice.kind === 'drive') follower.goesAlong(decision.seat, choice.path);
      else if (asked.move !== undefined) follower.goesAlong(asked.move.seat, asked.move.way.path);
    }
    const faults = follower.take(events as readonly ChampionshipEvent[]);
    tally = plus(tally, { counts: NO_TALLY.counts, differences: faults });
    if (tally.differences.length > 0 || questionsIn(tally) >= most) break;
  }
  return tally;
}

function tallyOfQuestion(question: Question): Tally {
  const judgement = judge(question);
  if (judgement === undefined) return NO_TALLY;
  const { subject, differences, legal, offered } = judgement;
  const { race, decision } = question;
  const where = `answer ${race.answered}, seat ${decision.seat}, ${decision.step}`;
  return {
    counts: { ...NO_TALLY.counts, [subject]: { questions: 1, legal, offered } },
    differences: differences.map(line => `${where}: ${line}`),
  };
}

export function plus(one: Tally, other: Tally): Tally {
  return {
    counts: perSubject(subject => sum(one.counts[subject], other.counts[subject])),
    differences: [...one.differences, ...other.differences],
  };
}

export function questionsIn({ counts }: Tally): number {
  return SUBJECTS.reduce((all, subject) => all + counts[subject].questions, 0);
}

export function textOfTally({ counts }: Tally): string {
  return SUBJECTS.map(subject => {
    const { questions, legal, offered } = counts[subject];
    return `  ${subject}: ${questions} questions, ${legal} legal answers, ${offered} on offer`;
  }).join('\n');
}

function sum(one: Count, other: Count): Count {
  return {
    questions: one.questions + other.questions,
    legal: one.legal + other.legal,
    offered: one.offered + other.offered,
  };
}

function perSubject(count: (subject: Subject) => Count): Readonly<Record<Subject, Count>> {
  return {
    cards: count('cards'),
    ways: count('ways'),
    payments: count('payments'),
    skill: count('skill'),
  };
}
