// Trant's race: gears set together, and a chart that turns dice into spaces.
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import type { Lesson } from '../lesson.ts';
import { sceneBy } from './scene.ts';

export const CHART: readonly Lesson[] = [
  {
    id: 'chart',
    book: trant,
    rivals: [],
    options: { weather: 'sun', preparation: 'ready' },
    scene: sceneBy(trant, { cars: [{ space: 'M2', gear: 4 }], dice: [5, 6, 12] }),
    steps: [
      { choice: { kind: 'chooseGear', gear: 3 }, rows: ['TR-73', 'TR-72'] },
      { choice: { kind: 'throwDice', dice: 'twoD10' }, rows: ['TR-47', 'TR-48'] },
      { choice: { kind: 'spareEngine' }, rows: ['TR-106'] },
      { does: { kind: 'stop' }, choice: { brakes: 0 }, rows: ['TR-61'] },
      { choice: { kind: 'chooseGear', gear: 4 }, rows: ['TR-72'] },
      { choice: { kind: 'throwDice', dice: 'd20' }, rows: ['TR-47'] },
      { choice: { kind: 'boostEngine' }, rows: ['TR-106'] },
      { choice: { brakes: 0 }, rows: ['TR-53'] },
    ],
    rows: ['TR-62', 'TR-103'],
  },
];
