import { expect, it } from 'vitest';
import { race as situation } from '../../../testing/formula-de/builders.ts';
import { boardOf, raceFrom } from '../../../testing/terminal/screen-game.ts';

const BOARD = boardOf('otterbrook');
const [corner] = BOARD.corners.filter(({ stops }) => stops === 2);
/** The last space of the corner in the middle lane. */
const LAST = BOARD.spaces.findLast(({ corner: at, lane }) => at === corner?.index && lane === 1);

it.each([
  [80, 24],
  [160, 50],
])(
  'the stops made in the corner just left are not those of the next one, at %ix%i',
  async (columns, rows) => {
    const from = situation({
      board: BOARD,
      toPlay: [0],
      dice: [4],
      cars: [{ space: LAST?.id ?? '', stops: 2, tires: 'soft' }],
    });
    const screen = raceFrom(columns, rows, from, ['Ann']);
    await screen.sees(`${corner?.name} ●●`);
    screen.press('2');
    await screen.sees('where to?');
    await screen.sees(`${corner?.name} ●●`);
    screen.press('1');
    await screen.sees('soft tires?');
    expect(screen.text()).toMatch(/○/);
    expect(screen.text()).not.toMatch(/●/);
  },
);
