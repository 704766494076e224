// The lessons of the tournament: gears, corners, tires, brakes and other cars, and a lap alone.
import { DEFAULT_LEVEL } from '../../../drivers/levels/drivers.ts';
import { firstBook } from '../../../rules/books.ts';
import type { Lesson, LessonId, Step } from '../lesson.ts';
import { type FormulaDeScene, sceneBy } from './scene.ts';

type Taught = FormulaDeScene & Pick<Lesson, 'steps' | 'rows'>;

const DRY = { weather: 'sun', tires: 'hard', preparation: 'ready' };

function taught(id: LessonId, { steps, rows, ...scene }: Taught): Lesson {
  return {
    id,
    book: firstBook,
    rivals: scene.cars.slice(1).map(() => DEFAULT_LEVEL),
    options: DRY,
    scene: sceneBy(firstBook, scene),
    ...(steps === undefined ? {} : { steps }),
    rows,
  };
}

const any = (...rows: readonly string[]): Step => ({ rows });
const inGear = (gear: number, ...rows: readonly string[]): Step => ({
  choice: { kind: 'chooseGear', gear },
  rows,
});

export const DRIVING: readonly Lesson[] = [
  taught('shiftUp', {
    cars: [{ space: 'M61', gear: 2 }],
    dice: [7, 9],
    steps: [inGear(3, 'M-6-3-s4'), any('M-6-3-s5'), inGear(4, 'M-6-1-1'), any('M-6-3-s5')],
    rows: ['M-6-1-1', 'M-13-1'],
  }),
  taught('circle', {
    cars: [{ space: 'M3', gear: 4 }],
    dice: [6, 8],
    steps: [
      inGear(3, 'M-7-1-1'),
      { does: { kind: 'stop' }, choice: { brakes: 0 }, rows: ['M-7-1-1'] },
      inGear(4, 'M-7-1-1'),
      any('M-6-3-s5'),
    ],
    rows: ['M-7-1-1', 'M-10-1'],
  }),
  taught('overshoot', {
    cars: [{ space: 'R3', gear: 3, points: { brakes: 0 } }],
    dice: [8],
    steps: [inGear(4, 'M-10-0-1'), { does: { kind: 'overshoot', amount: 1 }, rows: ['M-10-0-1'] }],
    rows: ['M-10-4-1'],
  }),
  taught('spin', {
    cars: [{ space: 'R3', gear: 3, points: { brakes: 0, tires: 2 } }],
    dice: [9, 11, 2],
    steps: [inGear(4, 'M-10-4-1'), { does: { kind: 'spin' }, rows: ['M-10-0-1'] }, any('M-10-4-1')],
    rows: ['M-10-4-2'],
  }),
  taught('brake', {
    cars: [{ space: 'M21', gear: 4 }],
    dice: [11],
    steps: [
      inGear(4, 'M-7-1-1'),
      { does: { kind: 'stop' }, choice: { brakes: 1 }, rows: ['M-10-0-1', 'M-11-0-3'] },
    ],
    rows: ['M-11-0-3'],
  }),
  taught('slipstream', {
    cars: [
      { space: 'M63', gear: 4 },
      { space: 'M71', gear: 4 },
    ],
    dice: [7],
    steps: [
      inGear(4, 'M-18-0-1'),
      { does: { kind: 'slipstream' }, choice: { brakes: 0 }, rows: ['M-18-0-1'] },
      { choice: { kind: 'takeSlipstream', brakes: 0 }, rows: ['M-18-0-3'] },
    ],
    rows: ['M-18-0-3'],
  }),
  taught('blocking', {
    cars: [
      { space: 'M12', gear: 3 },
      { space: 'L19', gear: 2 },
      { space: 'M17', gear: 2 },
      { space: 'R17', gear: 2 },
    ],
    dice: [6, 12, 9, 15, 7],
    steps: [
      inGear(3, 'M-7-0-1', 'M-12-0-1'),
      { does: { kind: 'brakes', amount: 1 }, rows: ['M-12-T'] },
    ],
    rows: ['M-12-T', 'M-14-1'],
  }),
  {
    id: 'wholeLap',
    book: firstBook,
    rivals: [],
    options: DRY,
    rows: ['M-7-1-1'],
  },
];
