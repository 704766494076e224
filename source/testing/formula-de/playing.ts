// Answers to the questions of a situation, each named by what it does.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { askingSteps } from '../../rules/formula-de/book.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { Decision } from '../../rules/kit/types.ts';
import { spaceId } from '../circuits/layout.ts';
import type { Answer } from './answers.ts';
import { type Situation, told } from './situation.ts';

/**
 * Returns the situation after these answers. An answer whose step was forced, and so has already happened, is accepted
 * too.
 * @throws Error with the legal choices when nothing matches, or more than one choice does, or when its step declares no such
 *   choice.
 */
export function play(situation: Situation, ...answers: readonly Answer[]): Situation {
  return answers.reduce(answered, situation);
}

function answered(now: Situation, answer: Answer): Situation {
  const { book, board, race: before } = now;
  const wanted = named(board, answer);
  const asked = book.decisions(before, board)[0];
  const fitting = asked?.choices.filter(choice => fits(choice, wanted)) ?? [];
  const [choice, other] = fitting;
  if (asked !== undefined && choice !== undefined && other === undefined) {
    if (askingSteps.get(asked.step)?.includes(choice.kind) !== true) {
      throw new Error(`the step ${asked.step} declares no choice ${choice.kind}`);
    }
    const { race: after, events } = book.apply(before, asked.seat, choice, board);
    return { ...now, race: after, events: [...now.events, ...events], heard: now.events.length };
  }
  const forced = now.events.findIndex((event, at) => at >= now.heard && tells(event, wanted));
  if (choice === undefined && forced !== -1) return { ...now, heard: forced + 1 };
  const many = fitting.length > 1 ? `fits ${fitting.length} choices` : 'fits no choice';
  const said = JSON.stringify(wanted);
  throw new Error(`${said} ${many}; legal:\n${choicesText(asked)}\ntold:\n${told(now)}`);
}

function named(board: FormulaBoard, answer: Answer): Answer {
  return {
    ...answer,
    ...(answer.to === undefined || isOfPoints(answer) ? {} : { to: spaceId(board, answer.to) }),
    ...(answer.path === undefined ? {} : { path: answer.path.map(name => spaceId(board, name)) }),
  };
}

// These answers name a place of points, not a space.
function isOfPoints({ kind }: Answer): boolean {
  return kind === 'movePoint' || kind === 'moveConstructionPoint';
}

function fits(choice: FormulaDeChoice, answer: Answer): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...choice };
  return Object.entries(answer).every(
    ([field, value]) => JSON.stringify(fields[field]) === JSON.stringify(value),
  );
}

/** Reports whether an event shows that this answer was given by itself, as the only possible one. */
function tells(event: FormulaDeEvent, answer: Answer): boolean {
  if (event.kind === 'gearChosen') {
    return answer.kind === 'chooseGear' && event.gear === answer.gear;
  }
  if (event.kind === 'carMoved') {
    return answer.kind === MOVED_BY[event.how] && event.path.at(-1) === answer.to;
  }
  if (event.kind === 'pointsPaid' && event.why === 'overshoot') {
    return answer.kind === 'payOvershoot' && event.amount === answer.tires && !answer.brakes;
  }
  if (event.kind === 'tiresFitted') {
    return answer.kind === 'pitTires' && event.tires === answer.tires;
  }
  if (event.kind === 'pointsRestored') return answer.kind === 'pitTires';
  if (event.kind === 'pitStopMade') {
    return answer.kind === 'pitStop' && event.stop === answer.stop;
  }
  return false;
}

const MOVED_BY = {
  main: 'move',
  slide: 'slide',
  bonus: 'useSoftBonus',
  slipstream: 'takeSlipstream',
  penalty: 'penaltyMove',
} as const;

function choicesText(asked: Decision<FormulaDeChoice> | undefined): string {
  if (asked === undefined) return '  nothing is asked';
  const lines = asked.choices.map(choice => `  ${JSON.stringify(choice)}`);
  return [`  seat ${asked.seat}, ${asked.step}:`, ...lines].join('\n');
}
