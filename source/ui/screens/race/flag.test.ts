// The flag on the race screen: the winner in a frame, a line for each person, a podium where there is room.
import { describe, expect, it } from 'vitest';
import type { RoundEnd } from '../../../replay/commentary/round-ends.ts';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { race as situation, track } from '../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import { frameOf } from '../../../testing/terminal/race-frame.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import { flagSentences } from './flag.ts';
import type { RaceModel } from './race-model.ts';

const BOARD = track('60 1R5 35');

/** A race that is over, in the order of its seats but for the last one, which is out; `people` drive. */
function over(people: readonly Seat[], before?: readonly Seat[]): RaceModel {
  const cars = [0, 1, 2, 3].map(seat => ({
    space: ['0@40', '1@30.5', '2@20', '0@10'][seat] ?? '',
    ...(seat === 3
      ? { status: 'retired' as const, retirement: 'engine' as const, onBoard: false }
      : {}),
  }));
  const { race } = situation({ board: BOARD, round: 4, cars, toPlay: [0, 1, 2] });
  const model = raceModel({ book: masters2005, board: BOARD, race }, EN);
  const home = race.cars.map(car =>
    car.seat === 3 ? car : { ...car, status: 'finished' as const },
  );
  const end = { ...race, cars: home, finishers: [0, 1, 2] };
  const names = ['Ada', 'Ben', 'Cleo', 'Dai'];
  const drivers = names.map((name, seat) => ({
    name,
    kind: people.includes(seat) ? ('human' as const) : ('cpu' as const),
    level: '',
    character: '',
  }));
  const standings = (before ?? []).map((seat, at) => ({
    seat,
    place: at + 1,
    status: 'racing' as const,
  }));
  const ends: readonly RoundEnd[] = before === undefined ? [] : [{ round: 3, standings }];
  return {
    ...model,
    table: { ...model.table, drivers },
    moment: { race: end, next: { kind: 'over' }, notice: '' },
    shown: end,
    prompt: { kind: 'over' },
    ends,
  } as RaceModel;
}

describe('the sentence of a person at the flag', () => {
  it('speaks to a person alone, with who went by in the last round', () => {
    const model = over([2], [2, 0, 1, 3]);
    expect(flagSentences(model, EN)).toEqual([
      'You: 3rd of 4, passed by Ada and Ben in the last round.',
    ]);
    expect(flagSentences(model, FR)).toEqual([
      'Vous : 3e sur 4, dépassé par Ada et Ben en fin de course.',
    ]);
  });

  it('names each of several people', () => {
    expect(flagSentences(over([0, 3], [1, 0, 2, 3]), EN)).toEqual([
      'Ada: 1st of 4, past Ben in the last round.',
      'Dai: retired: engine failure.',
    ]);
  });

  it('leaves out what is not known', () => {
    expect(flagSentences(over([1]), EN)).toEqual(['You: 2nd of 4.']);
  });
});

describe.each([
  [60, 20],
  [80, 24],
  [120, 40],
  [160, 50],
])('the flag at %i x %i', (columns, rows) => {
  it('shows chequers, the winner and the person; from 100 columns on a podium', () => {
    const page = frameOf(over([2], [2, 0, 1, 3]), { size: { columns, rows } });
    expect(page).toContain('▀▄▀▄▀▄');
    expect(page).toMatch(/│ Ada wins the race! │/);
    expect(page).toContain('You: 3rd of 4, passed by Ada and Ben');
    expect(/█ 1 █/.test(page)).toBe(columns >= 100);
  });

  it('is drawn in ASCII with ASCII alone', () => {
    const size = { columns, rows };
    expect(frameOf(over([2]), { size, ascii: true })).toMatch(/^[\x20-\x7e\n]*$/);
  });
});
