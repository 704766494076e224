// What may end a race, or cost points that no column shows, is said before it is chosen.
import { describe, expect, it } from 'vitest';
import { type RaceSpec, race as situation } from '../../testing/formula-de/builders.ts';
import { boardOf, type Game, raceFrom } from '../../testing/terminal/screen-game.ts';

const BOARD = boardOf('otterbrook');

async function open(
  spec: Omit<RaceSpec, 'board'>,
  wishes: { language?: 'en' | 'fr'; columns?: number; rows?: number } = {},
): Promise<Game> {
  const { race, events } = situation({ board: BOARD, toPlay: [0], ...spec });
  const { columns = 80, rows = 24, language = 'en' } = wishes;
  const names = ['Ann', 'Bob', 'Cleo', 'Dan'].slice(0, spec.cars.length);
  const screen = raceFrom(columns, rows, { race, events }, names, { settings: { language } });
  await screen.sees('?');
  return screen;
}

describe('a gear that takes the last engine point', () => {
  const spec = { cars: [{ space: 'M1', gear: 5, points: { engine: 1 } }] };

  it('is told to end the race, without figures of a die that is not rolled (R-28)', async () => {
    const screen = await open(spec);
    await screen.sees(/ 1 +- +- - +OUT 100%/);
    await screen.sees(/ 2 +2-4 .* 1 gas, 1 brake/);
  });

  it('is told so in French on the smallest screen', async () => {
    const screen = await open(spec, { language: 'fr', columns: 60, rows: 20 });
    await screen.sees(/ 1 +- +- - +ÉLIM. 100\u00a0%/);
  });
});

describe('a test for the last point of a part', () => {
  it('says that it may end the race (M-17-0-2, M-14-1)', async () => {
    const screen = await open({
      dice: [4],
      dangerous: ['L54', 'R45'],
      cars: [
        { space: 'M45', gear: 2, points: { handling: 1, body: 1 } },
        { space: 'M50', gear: 2 },
      ],
    });
    screen.press('2');
    await screen.sees('debris on L54 (20% OUT)');
    await screen.sees('may hit B (5% OUT)');
  });

  it('says only how likely it is while there are more', async () => {
    const screen = await open({
      dice: [4],
      dangerous: ['L54'],
      cars: [
        { space: 'M45', gear: 2 },
        { space: 'M50', gear: 2 },
      ],
    });
    screen.press('2');
    await screen.sees('debris on L54 (20%)');
    await screen.sees('may hit B (5%)');
    expect(screen.text()).not.toContain('OUT');
  });
});

describe('a blocked car', () => {
  const spec = {
    dice: [9],
    cars: [
      { space: 'M45', gear: 4 },
      { space: 'L55', gear: 2 },
      { space: 'M50', gear: 2 },
      { space: 'R46', gear: 2 },
    ],
  };

  it.each(['en', 'fr'] as const)('is told what it pays without a cut (%s)', async language => {
    const screen = await open(spec, { language });
    screen.press('4');
    await screen.sees(
      language === 'en' ? /blocked \d short: where to\?/ : /bloqué, il manque \d : où/,
    );
    const told =
      language === 'en' ? /M49 .*costs 3 brakes, 2 tires/ : /C49 .*coûte 3 freins, 2 pneus/;
    expect(screen.text()).toMatch(told);
  });
});

describe('a face that strains the engines', () => {
  it('tells of the tests that follow the move (M-16-0-1)', async () => {
    const screen = await open({ dice: [20], cars: [{ space: 'M61', gear: 5 }] });
    screen.press('5');
    await screen.sees('then engine tests in 5th and up: 20% to lose a point');
  });

  it('tells whose engine would blow, and the odds of a wet track', async () => {
    const screen = await open({
      dice: [20],
      trackState: 'wet',
      sky: 'rain',
      cars: [{ space: 'M61', gear: 5, points: { engine: 1 } }],
    });
    screen.press('5');
    await screen.sees('then engine tests in 5th and up: 15% to blow yours');
  });

  it('any other face says nothing of them', async () => {
    const screen = await open({ dice: [19], cars: [{ space: 'M61', gear: 5 }] });
    screen.press('5');
    await screen.sees('where to?');
    expect(screen.text()).not.toContain('engine tests');
  });
});

it('who stays out of a slipstream is not promised one', async () => {
  const screen = await open({
    dice: [9],
    cars: [
      { space: 'M45', gear: 4 },
      { space: 'M55', gear: 4 },
    ],
  });
  screen.press('4');
  await screen.sees(/M54 +may hit B \(5%\), in B’s slipstream/);
  const [, digit = ''] = /(\d) {2}middle +M54/.exec(screen.text()) ?? [];
  screen.press(digit);
  await screen.sees('take the slipstream?');
  await screen.sees(/stay where you are +may hit B \(5%\)\s/);
  expect(screen.text()).not.toContain('B’s slipstream');
});

it('on the grid the digits of the strip are those of the list alone', async () => {
  const screen = await open({
    dice: [10, 2],
    cars: [{ space: 'M1', gear: 1, laps: 0, start: 'gridRoll' }],
  });
  await screen.sees('where to?');
  const strip = screen.lines().filter(line => /^[LMR] /.test(line));
  const digits = [...strip.join('').matchAll(/\d/g)].map(([digit]) => digit);
  const next = screen.book.sessions[0]?.next();
  const choices = next?.kind === 'ask' ? (next.decisions[0]?.choices ?? []) : [];
  const moves = choices.filter(choice => 'brakes' in choice && choice.brakes === 0);
  expect(digits.toSorted()).toEqual(moves.map((_, at) => String(at + 1)));
});
