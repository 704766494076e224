// The roll of one's own die: seen before the question that it leads to, slower and slower, and ended by any key.
import { describe, expect, it } from 'vitest';
import type { CarSpec } from '../../../../testing/formula-de/builders.ts';
import { race as situation } from '../../../../testing/formula-de/builders.ts';
import { boardOf, type Game, KEYS, raceFrom } from '../../../../testing/terminal/screen-game.ts';
import {
  hasLanded,
  isIndifferent,
  markOf,
  type Roll,
  type RollFaces,
  STANDING_MS,
  TUMBLING_MS,
  valueUp,
} from './roll.ts';

const BOARD = boardOf('otterbrook');
// In rows of their own; the bars of the panels stand behind a word.
const DIGITS = /(?:^|│) *■[■ ]/m;

/** Opens the question for a gear of a car in 5th, whose next die falls on a face. */
async function atGear(
  columns: number,
  rows: number,
  face: number,
  car: Partial<CarSpec> = {},
  animation = true,
): Promise<Game> {
  const from = situation({
    board: BOARD,
    toPlay: [0],
    dice: [face],
    cars: [{ space: 'L14', gear: 5, ...car }],
  });
  const screen = raceFrom(columns, rows, from, ['Ann'], { settings: { animation } });
  await screen.sees('which gear?');
  await screen.quiet();
  return screen;
}

const answers = (screen: Game) => screen.book.sessions[0]?.answers().length ?? 0;

const faces = (...marks: readonly RollFaces['mark'][]): readonly RollFaces[] =>
  marks.map((mark, at) => ({ from: at + 7, to: at + 7, mark }));
const ROLL: Roll = {
  kind: 'roll',
  seat: 0,
  name: '4th gear',
  faces: faces('clear', 'clear', 'stop', 'stop', 'pays', 'out'),
  value: 10,
  verdict: '',
  reach: [],
  landed: [],
};

describe('the picture of a roll', () => {
  it('rolls for 400 to 700 ms, and stands for half a second', () => {
    expect(TUMBLING_MS).toBeGreaterThanOrEqual(400);
    expect(TUMBLING_MS).toBeLessThanOrEqual(700);
    expect(STANDING_MS).toBe(500);
  });

  it.each([
    ['a bad face', false, faces('clear', 'out')],
    ['a great face', false, faces('clear', 'stop')],
    ['faces that all cost something, one more than another', false, faces('pays', 'pays')],
    ['faces that are all alike', true, faces('clear', 'clear')],
    ['faces that are all stops', true, faces('stop', 'stop')],
  ])('%s: nothing to see is %s', (_, expected, these) => {
    expect(isIndifferent({ faces: these })).toBe(expected);
  });

  it('turns over faces of the die alone, each another one, and lands on the one that has fallen', () => {
    const shown: number[] = [];
    let step = 0;
    for (; !hasLanded({ roll: ROLL, step }); step++) shown.push(valueUp({ roll: ROLL, step }));
    shown.push(valueUp({ roll: ROLL, step }));
    expect(shown.at(-1)).toBe(10);
    expect(shown.length).toBeGreaterThan(4);
    for (const [at, value] of shown.entries()) {
      expect(value).toBeGreaterThanOrEqual(7);
      expect(value).toBeLessThanOrEqual(12);
      expect(value).not.toBe(shown[at - 1]);
    }
  });

  it('marks each face with what it means', () => {
    expect(markOf(ROLL, 7)).toBe('clear');
    expect(markOf(ROLL, 9)).toBe('stop');
    expect(markOf(ROLL, 11)).toBe('pays');
    expect(markOf(ROLL, 12)).toBe('out');
  });
});

describe.each([
  [80, 24],
  [60, 20],
  [160, 50],
])('a roll at %ix%i', (columns, rows) => {
  it('shows the marked faces, the digits and what came of it, then the question', async () => {
    const screen = await atGear(columns, rows, 18);
    screen.press('5');
    await screen.sees(/Ann \(A\) {2}5th gear/);
    await screen.sees(/11[◇◆] 12◆ .*20[◆!]/);
    await screen.sees(DIGITS);
    await screen.sees(/in the corner/);
    await screen.sees('rolled 18 in 5th: where to?');
    expect(screen.text()).not.toMatch(DIGITS);
    expect(screen.wrappedRows()).toBe(0);
  });

  it('is ended by any key, which is no answer', async () => {
    const screen = await atGear(columns, rows, 18);
    screen.press('5');
    await screen.sees(DIGITS);
    const before = answers(screen);
    screen.press(KEYS.enter);
    await screen.sees('where to?');
    expect(answers(screen)).toBe(before);
  });

  it('gives way to keys that were typed before it was seen', async () => {
    const screen = await atGear(columns, rows, 18);
    screen.press('51');
    await screen.loses('which gear?');
    await screen.until('both are answered', () => answers(screen) >= 2);
  });

  it('has frames of at most 300 bytes', async () => {
    const screen = await atGear(columns, rows, 18);
    const before = screen.repaints().length;
    screen.press('5');
    await screen.sees('where to?');
    // The first frame takes the list away, the last one brings the question.
    const frames = screen.repaints().slice(before + 1, -1);
    expect(frames.length).toBeGreaterThan(2);
    expect(Math.max(...frames.map(({ bytes }) => bytes))).toBeLessThanOrEqual(300);
  });
});

it('is not shown where all its faces mean the same', async () => {
  const screen = await atGear(80, 24, 1, { space: 'L2', gear: 1 });
  screen.press('1');
  await screen.sees('where to?');
  expect(screen.written()).not.toContain('1st gear');
});

it('is not shown without animation', async () => {
  const screen = await atGear(80, 24, 18, {}, false);
  screen.press('5');
  await screen.sees('where to?');
  expect(screen.written()).not.toContain('5th gear');
});

it('is shown of a test that may cost a point, with the bad faces', async () => {
  const dangerous = { board: BOARD, toPlay: [0], dice: [2, 2], dangerous: ['M16'] };
  const from = situation({ ...dangerous, cars: [{ space: 'M14', gear: 1 }] });
  const screen = raceFrom(80, 24, from, ['Ann'], { settings: { animation: true } });
  await screen.sees('which gear?');
  screen.press('1');
  await screen.sees('where to?');
  await screen.sees(/(\d)[ *] +middle +M16/);
  screen.press(/(\d)[ *] +middle +M16/.exec(screen.text())?.[1] ?? '');
  await screen.sees(/Ann \(A\) {2}debris/);
  await screen.sees(/1-\d+! \d+-20◇/);
});

it('is shown of the start of the race, before the first question', async () => {
  const onGrid = { space: BOARD.spaces[BOARD.grid[0] ?? -1]?.id ?? '', laps: 0, gear: 1 };
  const cars = [{ ...onGrid, start: 'gridRoll' as const }];
  const from = situation({ board: BOARD, round: 0, cars, dice: [20, 2] });
  const screen = raceFrom(80, 24, from, ['Ann'], { settings: { animation: true } });
  await screen.sees(/Ann \(A\) {2}start/);
  await screen.sees(/1z 2-20◇/);
  await screen.sees('super start: 4 spaces');
  await screen.sees('where to?');
});
