// Every question of this game on the screen, at three sizes and in both languages: look at the diff of the pictures.
import { describe, expect, it } from 'vitest';
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import type { ChampionshipOptions } from '../../../rules/championship-formula/state.ts';
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
import { frameOf, screenAt } from '../../../testing/championship-formula/race-frame.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';

const SIZES = [
  [60, 20],
  [80, 24],
  [160, 50],
] as const;

const MONZA: RowBoard = deriveRows(shippedCircuit('monza'));
const SKILLED = cards(1, 1, 0, 0, -1, 1);

/** Ann, close behind Ben in front of a corner with a racing line, Cleo just before it, Dan far behind. */
const TRAIN: readonly CarSpec[] = [
  { space: 'R34', speed: 140, cards: SKILLED, wear: 9, green: 4, red: 1, startingWear: 15 },
  { space: 'R35', speed: 140 },
  { space: 'L37', speed: 60, cards: BACK, wear: 5, green: 2, startingWear: 15 },
  { space: 'R31', speed: 80, cards: FRONT },
];

const CARDS = [SKILLED, MIDDLE, BACK, FRONT];

/** Returns a race at its first question, and the answers of all four up to where a test wants it. */
function started(options: Partial<ChampionshipOptions> = {}, ...steps: readonly Step[]): Situation {
  const seats = CARDS.map((_, seat) => ({ name: `${seat}` }));
  const setup = { book: championship.id, track: MONZA.id, seed: 1, laps: 3, seats };
  const usual = { pits: 'off', knockOut: 'off', classic: 'off' };
  const first = championship.start({ ...setup, options: { ...usual, ...options } }, MONZA);
  const begun: Situation = { book: championship, board: MONZA, ...first };
  return steps.reduce(
    (now, step) => play(now, ...CARDS.map((_, seat) => ({ seat, ...step(seat) }))),
    begun,
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

/** Answers with the first choice until the step is asked. */
function upTo(step: string, now: Situation, ...answers: readonly Answer[]): Situation {
  const at = play(now, ...answers);
  const asked = question(at);
  if (asked.step === step) return at;
  return upTo(step, at, { ...(asked.choices[0] as Answer) });
}

const via = (...path: readonly string[]): Answer => ({ kind: 'drive', path, brake: 0 });
const CLEO = via('L38', 'L39', 'L40');
const BEN = via('R36', 'L38', 'R37', 'R38', 'R39', 'R40');

/** Two slow cars side by side in front of Ann. */
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

/** The situations by name. */
const SCENES: Readonly<Record<string, () => Situation>> = {
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
};

describe.each(['en', 'fr'] as const)('the question on the screen in %s:', language => {
  it.each(Object.entries(SCENES))('%s', async (name, scene) => {
    const now = scene();
    const frames = SIZES.map(([columns, rows]) => {
      const viewing = { size: { columns, rows }, language };
      return frameOf(screenAt(now, viewing), viewing);
    });
    const file = `pictures/${name.replaceAll(' ', '-')}.${language}.txt`;
    await expect(frames.join('\n')).toMatchFileSnapshot(file);
  });
});
