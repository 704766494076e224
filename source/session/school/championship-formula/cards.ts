// The lessons of Championship Formula Racing: speed cards, wear, lines and chances.
import { championship } from '../../../rules/championship-formula/championship.ts';
import type { Lesson, LessonId, Step } from '../lesson.ts';
import { type ChampionshipScene, sceneOf } from './scene.ts';

type Taught = ChampionshipScene & {
  readonly steps: readonly Step[];
  readonly rows: readonly string[];
};

function taught(id: LessonId, { steps, rows, ...scene }: Taught): Lesson {
  return { id, book: championship, rivals: [], scene: sceneOf(scene), steps, rows };
}

const card = (speed: number, ...rows: readonly string[]): Step => ({
  choice: { kind: 'playCard', speed },
  rows,
});
const drive = (wanted: Pick<Step, 'does' | 'end'>, ...rows: readonly string[]): Step => ({
  choice: { kind: 'drive', brake: 0 },
  ...wanted,
  rows,
});

export const CARDS: readonly Lesson[] = [
  taught('speedCard', {
    space: 'L10',
    speed: 60,
    dice: [],
    steps: [
      card(120, 'CFR-61', 'CFR-64', 'CFR-10'),
      drive({}, 'CFR-3', 'CFR-4'),
      card(100, 'CFR-17', 'CFR-39'),
      drive({}, 'CFR-39'),
    ],
    rows: ['CFR-16'],
  }),
  taught('cornerWear', {
    space: 'L16',
    speed: 120,
    dice: [],
    steps: [
      card(140, 'CFR-39'),
      drive({ does: { kind: 'corner', amount: 20 } }, 'CFR-44'),
      { choice: { kind: 'pay', wear: 1, roll: false }, rows: ['CFR-44', 'CFR-50'] },
      card(140, 'CFR-40'),
      drive({}, 'CFR-40'),
    ],
    rows: ['CFR-45', 'CFR-46', 'CFR-47', 'CFR-57'],
  }),
  taught('racingLine', {
    space: 'R28',
    speed: 140,
    dice: [],
    steps: [card(140, 'CFR-39'), drive({ end: 'R34' }, 'CFR-52')],
    rows: ['CFR-39', 'CFR-54'],
  }),
  taught('chance', {
    space: 'L16',
    speed: 120,
    dice: [4, 4],
    wear: 0,
    steps: [
      card(140, 'CFR-44', 'CFR-50'),
      drive({ does: { kind: 'corner', amount: 20 } }, 'CFR-50'),
      { choice: { kind: 'spendSkill', green: 2, red: 0 }, rows: ['CFR-97'] },
    ],
    rows: ['CFR-95', 'CFR-96'],
  }),
];
