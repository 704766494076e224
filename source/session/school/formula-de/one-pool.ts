// The basic game of the BGA adaptation, in which one pool of wear pays for everything.
import { bgaBasic } from '../../../rules/formula-de/bga/basic.ts';
import type { Lesson } from '../lesson.ts';
import { sceneBy } from './scene.ts';

export const ONE_POOL: readonly Lesson[] = [
  {
    id: 'wear',
    book: bgaBasic,
    rivals: [],
    scene: sceneBy(bgaBasic, { cars: [{ space: 'R3', gear: 5 }], dice: [8, 12] }),
    steps: [
      { choice: { kind: 'chooseGear', gear: 3 }, rows: ['BGA-B-40', 'BGA-B-56'] },
      { does: { kind: 'overshoot', amount: 1 }, rows: ['BGA-B-49', 'BGA-B-55'] },
      { choice: { kind: 'chooseGear', gear: 4 }, rows: ['BGA-B-2'] },
      { does: { kind: 'stop' }, rows: ['BGA-B-5'] },
    ],
    rows: ['BR-2'],
  },
];
