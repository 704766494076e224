import { expect, test } from 'vitest';
import { trialBook } from '../../../rules/books.ts';
import { spaceId, track } from '../../../testing/formula-de/builders.ts';
import { landingOfSlide } from './slide-outlook.ts';

// 20 spaces, a corner of 4 spaces a lane with one stop, 30 spaces to the line.
const board = track('20 1R4 30');

test('a slide is driven whole in a timed trial, which knows no brakes (M-1-1-12, M-8-3-2)', () => {
  const book = trialBook('masters-2005', 'guided');
  if (book === undefined) throw new Error('no trial');
  const wishes = { book: book.id, track: board.id, seed: 1, laps: 1, seats: [{ name: 'Ada' }] };
  const { race } = book.start({ ...wishes, options: { weather: 'rain' } }, board);
  const [car] = race.cars;
  if (car === undefined) throw new Error('no car');
  const [from, to, on] = ['1@19.5', '1@20.5', '1@21.5'].map(at => spaceId(board, at));
  if (from === undefined || to === undefined) throw new Error('no space');
  const there = {
    ...car,
    space: from,
    laps: 1,
    gear: 2,
    set: { type: 'rain', fittedFor: 1 },
  } as const;
  const move = { kind: 'move', to, path: [to], brakes: 0, missing: 0 } as const;
  const slide = landingOfSlide({ ...race, cars: [there] }, 0, board, move);
  expect(slide).toMatchObject({ spaces: 1, to: on, outcome: 'stop', tires: 0, brakes: 0 });
});
