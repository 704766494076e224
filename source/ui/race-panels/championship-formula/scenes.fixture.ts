// Every question of this game as a situation, for its pictures: written by hand, or met on the way of drivers who choose
// at random.
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { ChampionshipBook } from '../../../rules/championship-formula/book.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import { championshipDraft } from '../../../rules/championship-formula/championship-draft.ts';
import type { ChampionshipOptions, RollCause } from '../../../rules/championship-formula/state.ts';
import {
  type Answer,
  BACK,
  type CarSpec,
  cards,
  FRONT,
  MIDDLE,
  play,
  question,
  type Situation,
  situation,
} from '../../../testing/championship-formula/builders.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';

const MONZA: RowBoard = deriveRows(shippedCircuit('monza'));
const SKILLED = cards(1, 1, 0, 0, -1, 1);

const TRAIN: readonly CarSpec[] = [
  { space: 'R34', speed: 140, cards: SKILLED, wear: 9, green: 4, red: 1, startingWear: 15 },
  { space: 'R35', speed: 140 },
  { space: 'L37', speed: 60, cards: BACK, wear: 5, green: 2, startingWear: 15 },
  { space: 'R31', speed: 80, cards: FRONT },
];

const CARDS = [SKILLED, MIDDLE, BACK, FRONT];

function begun(
  options: Partial<ChampionshipOptions> = {},
  book: ChampionshipBook = championship,
  seed = 1,
): Situation {
  const seats = CARDS.map((_, seat) => ({ name: `${seat}` }));
  const setup = { book: book.id, track: MONZA.id, seed, laps: 3, seats };
  const usual = { pits: 'off', knockOut: 'off', classic: 'off' };
  const first = book.start({ ...setup, options: { ...usual, ...options } }, MONZA);
  return { book, board: MONZA, ...first };
}

function started(options: Partial<ChampionshipOptions> = {}, ...steps: readonly Step[]): Situation {
  return steps.reduce(
    (now, step) => play(now, ...CARDS.map((_, seat) => ({ seat, ...step(seat) }))),
    begun(options),
  );
}

type Step = (seat: number) => Answer;
const setUp: Step = seat => ({ kind: 'setUpCar', cards: CARDS[seat] });

/** Returns the train after its speed cards. */
const planned = (dice: readonly number[], ...speeds: readonly number[]) =>
  play(
    situation({ board: MONZA, cars: TRAIN, dice }),
    ...speeds.map((speed, seat) => ({ kind: 'playCard' as const, seat, speed })),
  );

function upTo(step: string, now: Situation, ...answers: readonly Answer[]): Situation {
  const at = play(now, ...answers);
  const asked = question(at);
  if (asked.step === step) return at;
  return upTo(step, at, { ...(asked.choices[0] as Answer) });
}

const via = (...path: readonly string[]): Answer => ({ kind: 'drive', path, brake: 0 });
const CLEO = via('L38', 'L39', 'L40');
const BEN = via('R36', 'L38', 'R37', 'R38', 'R39', 'R40');

function shutRoad(): Situation {
  const cars = [
    { space: 'R28', speed: 60, cards: SKILLED, wear: 9, green: 4, red: 1, startingWear: 15 },
    { space: 'L29', speed: 40 },
    { space: 'R29', speed: 40 },
  ];
  const now = situation({ board: MONZA, cars });
  const speeds = [60, 20, 20];
  return play(
    play(now, ...speeds.map((speed, seat) => ({ kind: 'playCard' as const, seat, speed }))),
    via('L30'),
  );
}

interface Wanted {
  readonly step: string;
  readonly cause?: RollCause;
  readonly blocked?: boolean;
  readonly book?: ChampionshipBook;
  readonly pits?: 'on';
  /** Seed of dice and choices with which the drivers reach the question. */
  readonly seed: number;
}

const MOST_ANSWERS = 600;

/**
 * Returns the first question of a kind in a race of drivers who choose at random.
 * @throws Error when they do not come to it
 */
function met(wanted: Wanted): Situation {
  const { book = championship, pits = 'off', seed } = wanted;
  let now = play(
    begun({ pits }, book, seed),
    ...CARDS.map((_, seat) => ({ seat, ...setUp(seat) })),
  );
  let luck = seed;
  for (let answers = 0; answers < MOST_ANSWERS && !isWanted(now, wanted); answers++) {
    const { seat, choices } = question(now);
    luck = (luck * 48271) % 2147483647;
    const choice = choices[luck % choices.length];
    if (choice === undefined) break;
    now = { ...now, ...book.apply(now.race, seat, choice, MONZA), events: [] };
  }
  if (!isWanted(now, wanted)) throw new Error(`nobody came to ${wanted.step} with ${seed}`);
  return now;
}

function isWanted(now: Situation, { step, cause, blocked = false }: Wanted): boolean {
  const roll = now.race.agenda[0]?.roll;
  const isRoll = roll?.cause === cause && (roll?.blocked ?? false) === blocked;
  return question(now).step === step && isRoll;
}

export const SCENES: Readonly<Record<string, () => Situation>> = {
  'the cards of the car': () => started(),
  'tires for the start': () => started({ pits: 'on' }, setUp),
  'the bid for pole': () => started({}, setUp),
  'a speed card': () => situation({ board: MONZA, cars: TRAIN }),
  'a way with a slip': () => play(planned([], 140, 120, 60, 100), CLEO, BEN),
  'a way past a car': () => shutRoad(),
  'a block': () => play(shutRoad(), via('R29', 'R30', 'R31')),
  'a corner to be paid': () => upTo('payCorner', play(planned([], 140, 120, 60, 100), CLEO, BEN)),
  'skill for a chance': () =>
    play(upTo('payCorner', play(planned([], 140, 120, 60, 100), CLEO, BEN)), {
      kind: 'pay',
      wear: 0,
      roll: true,
    }),
  'skill for a pass': () => play(play(shutRoad(), via('R29', 'R30', 'R31')), { kind: 'block' }),
  'brakes to be paid': () => upTo('payBraking', play(planned([], 60, 120, 60, 100), CLEO, BEN)),
  'a way into the gravel': () => planned([], 140, 180, 60, 100),
  'the pits': () =>
    upTo(
      'enterPits',
      play(
        situation({
          board: MONZA,
          cars: [{ space: 'R70', speed: 80, laps: 2, tire: 'soft', wear: 8 }],
          options: { pits: 'on' },
        }),
        { kind: 'playCard', speed: 80 },
      ),
    ),
  'tires in the pits': () =>
    upTo(
      'changeTires',
      situation({
        board: MONZA,
        cars: [
          {
            space: 'P3',
            laps: 2,
            tire: 'soft',
            wear: 8,
            stop: { stage: 'exit2', arrival: 1 },
            pitted: 1,
          },
          { space: 'R40', laps: 2, tire: 'hard', wear: 8 },
        ],
        options: { pits: 'on' },
      }),
    ),
  'the second bid for pole': () =>
    started({ knockOut: 'on' }, setUp, seat => ({ kind: 'bid', wear: seat, skill: 0 })),
  'the first card': () => met({ step: 'planSpeeds', seed: 1 }),
  'late braking to be paid': () => met({ step: 'payLateBraking', seed: 1 }),
  'a way after late braking': () => met({ step: 'replan', seed: 2 }),
  'wear for a test': () => met({ step: 'payTest', cause: 'acceleration', pits: 'on', seed: 1 }),
  'skill for a start': () => met({ step: 'spendSkill', cause: 'startSpeed', seed: 1 }),
  'skill for acceleration': () => met({ step: 'spendSkill', cause: 'acceleration', seed: 1 }),
  'skill for top speed': () => met({ step: 'spendSkill', cause: 'topSpeed', seed: 3 }),
  'skill for the brakes': () => met({ step: 'spendSkill', cause: 'deceleration', seed: 7 }),
  'skill for late braking': () => met({ step: 'spendSkill', cause: 'lateBraking', seed: 1 }),
  'skill past a crash': () => met({ step: 'spendSkill', cause: 'crashAvoidance', seed: 108 }),
  'skill against a block': () => met({ step: 'spendSkill', cause: 'pass', blocked: true, seed: 9 }),
  'a start in the draft': () =>
    met({ step: 'spendSkill', cause: 'startSpeed', book: championshipDraft, seed: 1 }),
  'a block in the draft': () =>
    met({ step: 'blockPass', cause: 'pass', book: championshipDraft, seed: 9 }),
  'a pass in the draft': () =>
    met({ step: 'spendSkill', cause: 'pass', book: championshipDraft, seed: 9 }),
  'a car to be kept unhurt in the draft': () =>
    met({ step: 'spendSkill', cause: 'avoidDamage', book: championshipDraft, seed: 108 }),
};
