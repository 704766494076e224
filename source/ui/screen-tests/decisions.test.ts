import { describe, expect, it } from 'vitest';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import { race as situation } from '../../testing/formula-de/builders.ts';
import { boardOf, type Game, KEYS, race, raceFrom } from '../../testing/terminal/screen-game.ts';

const BOARD = boardOf('otterbrook');
const { pit } = BOARD;
const idOf = (index: number | undefined) => BOARD.spaces[index ?? -1]?.id ?? '';
/** Returns the space of the lane at an index. */
const lane = (at: number) => idOf(pit?.spaces[at]);

function answers(screen: Game): readonly FormulaDeChoice[] {
  const list = screen.book.sessions[0]?.answers() ?? [];
  return list.map(({ choice }) => choice as FormulaDeChoice);
}

/** Starts a race whose drivers prepare their cars, and goes to the first question about the points. */
async function atConfiguration(columns: number, rows: number, language: 'en' | 'fr' = 'en') {
  const screen = race(columns, rows, {
    settings: { language },
    humans: ['Ann', 'Bob'],
    cars: 2,
    preparation: 'chosen',
  });
  await screen.sees(language === 'en' ? 'which pit?' : 'quel stand ?');
  screen.press('1');
  await screen.sees(language === 'en' ? 'Bob, your turn' : 'Bob, à vous');
  screen.press('3');
  await screen.sees(language === 'en' ? 'how is the car prepared?' : 'comment préparer');
  return screen;
}

/** Steps down the list, which begins on the advised line, until a line is marked. */
async function goDownTo(screen: Game, wanted: RegExp): Promise<void> {
  for (let step = 0; step < 20 && !wanted.test(screen.text()); step++) {
    const before = screen.text();
    screen.press(KEYS.down);
    await screen.until('the mark has moved', () => screen.text() !== before);
  }
  await screen.sees(wanted);
}

describe('before the race', () => {
  it('each driver picks a pit, the one before having taken his, with its place in the lane', async () => {
    const screen = race(80, 24, { humans: ['Ann', 'Bob'], cars: 2, preparation: 'chosen' });
    await screen.sees('Ann, your turn: car A  which pit?');
    await screen.sees(/2. pit 2 +\d+ spaces? from the entry, \d+ to the exit/);
    screen.press('2');
    await screen.sees('Bob, your turn: car B  which pit?');
    await screen.sees('pit 1 ');
    expect(screen.text()).not.toContain('pit 2 ');
  });

  it.each([
    [80, 24],
    [60, 20],
    [160, 50],
  ])('a point goes from part to part with left and right at %ix%i', async (columns, rows) => {
    const screen = await atConfiguration(columns, rows);
    await screen.sees('22 points, all placed');
    await screen.sees(/as it stands +6 +3 +3 +3 +3 +2 +2/);
    await goDownTo(screen, /▸ +tires/);
    screen.press(KEYS.left);
    await screen.sees('22 points, 1 IN HAND');
    screen.press(KEYS.down);
    await screen.sees(/▸ +brakes/);
    screen.press(KEYS.right);
    await screen.sees('22 points, all placed');
    expect(answers(screen).at(-1)).toEqual({ kind: 'movePoint', from: 'tires', to: 'brakes' });
    await screen.sees(/▸ +brakes +4/);
  });

  it('a point in the hand goes back with Escape, or where it came from', async () => {
    const screen = await atConfiguration(80, 24);
    const before = answers(screen).length;
    await goDownTo(screen, /▸ +pit/);
    screen.press('-');
    await screen.sees('IN HAND');
    screen.press(KEYS.escape);
    await screen.loses('IN HAND');
    screen.press('-');
    await screen.sees('IN HAND');
    screen.press('+');
    await screen.loses('IN HAND');
    expect(answers(screen)).toHaveLength(before);
  });

  it('Enter on a part races with the car as it stands, and the next driver is named', async () => {
    const screen = await atConfiguration(80, 24);
    expect(screen.text()).toContain('Ann, your turn: car A');
    await goDownTo(screen, /▸ +pit/);
    screen.press(KEYS.enter);
    await screen.sees('Bob, your turn: car B');
    expect(answers(screen).at(-1)).toEqual({ kind: 'keepCar' });
  });

  it('a ready-made car is marked by its digit and taken by Enter, or loaded with right to be changed', async () => {
    const screen = await atConfiguration(80, 24);
    await screen.sees(/3 {2}extra tires +9 +3 +2 +2 +2 +2 +2/);
    await goDownTo(screen, /▸ 3/);
    screen.press(KEYS.right);
    await screen.sees(/▸ 1. as it stands +9 +3 +2 +2 +2 +2 +2/);
    screen.press(KEYS.enter);
    await screen.sees('Bob, your turn: car B');
    screen.press('4');
    await screen.sees(/▸ 4/);
    screen.press(KEYS.enter);
    await screen.sees('which tires?');
    expect(answers(screen).at(-1)).toMatchObject({ kind: 'configureCar', pitPoints: 2 });
  });

  it('tires are chosen from a table of what they cost', async () => {
    const screen = await atConfiguration(80, 24);
    screen.press(`1${KEYS.enter}`);
    await screen.sees('Bob, your turn');
    screen.press(`1${KEYS.enter}`);
    await screen.sees('which tires?');
    await screen.sees(/hard +1 +1 +3 +-/);
    await screen.sees(/soft +2-3 +2-3 +3 +\+1 in lap 1/);
    await screen.sees(/rain +2-3 +1 +1 +-/);
  });

  it('is asked in French too', async () => {
    const screen = await atConfiguration(60, 20, 'fr');
    await screen.sees('22 points, tous placés');
    screen.press(`1${KEYS.enter}`);
    await screen.sees('Bob, à vous');
    screen.press(`1${KEYS.enter}`);
    await screen.sees('quels pneus ?');
    await screen.sees(/tendres +2-3/);
  });
});

describe('the weather', () => {
  it('is announced until every driver has answered, and marked in the title', async () => {
    const screen = race(80, 24, { humans: ['Ann', 'Bob'], cars: 2, weather: 'rain' });
    await screen.sees('WEATHER: It is raining for the rest of the race; the track is wet.');
    await screen.sees('weather: rain, wet');
    screen.press('m');
    await screen.loses('WEATHER');
    screen.press('m');
    await screen.sees('WEATHER');
    const first = /(Ann|Bob), your turn/.exec(screen.text())?.[0] ?? '';
    screen.press(KEYS.enter);
    await screen.loses(first);
    for (let turn = 0; turn < 6 && screen.text().includes('WEATHER'); turn++) {
      // The same key again so soon would be one that Ann still holds.
      screen.press(turn % 2 === 0 ? '1' : KEYS.enter);
      await screen.quiet();
    }
    expect(screen.text()).not.toContain('WEATHER');
    expect(screen.text()).toContain('  rain, wet');
  });
});

it('the weather is told whole in French on the smallest screen', async () => {
  const game = race(60, 20, { settings: { language: 'fr' } });
  await game.sees('Le soleil brille jusqu’à l’arrivée ; la piste est sèche.');
});

describe('on the way', () => {
  const spaceBefore = (steps: number) =>
    BOARD.spaces.find(space => space.lane === 1 && space.corner < 0 && space.toCorner === steps);

  it('a slide in the wet is told with the move and then asked for', async () => {
    const from = situation({
      board: BOARD,
      toPlay: [0],
      dice: [4],
      trackState: 'wet',
      sky: 'rain',
      cars: [{ space: spaceBefore(3)?.id ?? '', laps: 1, gear: 3 }],
    });
    const screen = raceFrom(80, 24, from, ['Ann']);
    await screen.sees('which gear?');
    screen.press('3');
    await screen.sees('where to?');
    await screen.sees('then slides 3 further');
    screen.press('1');
    await screen.sees('which way does it slide?');
    await screen.sees(/1. slide to [LMR]\d+/);
  });

  it('the extra space of soft tires can be taken or left', async () => {
    const from = situation({
      board: BOARD,
      toPlay: [0],
      dice: [4],
      cars: [{ space: spaceBefore(9)?.id ?? '', laps: 1, gear: 3, tires: 'soft', fittedFor: 1 }],
    });
    const screen = raceFrom(80, 24, from, ['Ann']);
    await screen.sees(/gear 3 .*soft tires, lap 1/);
    screen.press('31');
    await screen.sees('one more space on soft tires?');
    await screen.sees(/one more, to .*[LMR]\d+ +costs nothing/);
    await screen.sees('no extra space  costs nothing');
  });

  it('a car without engine says so, and has marks of its own', async () => {
    const from = situation({
      board: BOARD,
      toPlay: [1],
      cars: [
        {
          space: spaceBefore(5)?.id ?? '',
          laps: 1,
          gear: 4,
          condition: 'inertia',
          inertiaGear: 4,
          points: { engine: 0 },
        },
        { space: spaceBefore(20)?.id ?? '', laps: 1, gear: 2 },
      ],
    });
    const screen = raceFrom(80, 24, from, ['Ann', 'Bob']);
    await screen.sees('Bob, your turn');
    await screen.sees('~A~');
    await screen.sees(/A~ Ann\/4/);
  });
});

describe('in the pits', () => {
  it('tires, then a quick stop with its chance or a long one with its repairs', async () => {
    const { race: stopped, events } = situation({
      board: BOARD,
      toPlay: [0],
      dice: [4, 5],
      cars: [
        { space: lane(0), laps: 1, gear: 2, box: 0, points: { tires: 2, brakes: 1, body: 2 } },
      ],
    });
    const screen = raceFrom(80, 24, { race: stopped, events }, ['Ann']);
    await screen.sees('which gear?');
    await screen.sees('to your pit');
    await screen.sees(/^P /m);
    expect(screen.text()).toMatch(/1A\*? ?(Ann)?\/pit/);
    screen.press('2');
    await screen.sees('which tires in the pit?');
    await screen.sees('a new set: 4 tires back');
    screen.press(KEYS.enter);
    await screen.sees('a quick stop or a long one?');
    await screen.sees('quick stop  straight out 50%, else waits');
    await screen.sees('long stop, no repairs');
    // What the line has no room for is said in fewer words, never cut.
    await screen.sees('long stop: brakes, body back  waits a turn');
    // What led here is above the figures of the car, the newest line below them.
    expect(screen.text()).toMatch(/moves 3 spaces to B1.*gear 2 .*hard tires, lap 1/s);
  });

  it('a car that cannot go on in the lane waits behind the other, and says so', async () => {
    const { race: standing, events } = situation({
      board: BOARD,
      toPlay: [0],
      dice: [4, 4, 4],
      cars: [
        { space: lane(0), laps: 1, gear: 2, box: 0 },
        { space: lane(1), laps: 1, gear: 3, box: 5 },
      ],
    });
    const screen = raceFrom(80, 24, { race: standing, events }, ['Ann', 'Bob']);
    await screen.sees('which gear?');
    screen.press('2');
    await screen.sees('Bob, your turn');
    screen.press('l');
    await screen.sees('Ann is held up in the pit lane by the car in front.');
  });

  it('a pit is offered behind the spaces of the track, and said to be one', async () => {
    const [entry = -1] = pit?.entries ?? [];
    const before = BOARD.spaces.find(({ next }) => next.some(edge => edge.to === entry));
    const { race: near, events } = situation({
      board: BOARD,
      toPlay: [0],
      dice: [6, 6, 6],
      cars: [{ space: before?.id ?? '', laps: 1, gear: 3, box: 1, stops: 0 }],
    });
    const screen = raceFrom(80, 24, { race: near, events }, ['Ann']);
    await screen.sees('which gear?');
    screen.press('3');
    await screen.sees(/\d. P\d+ +into the pit lane/);
    await screen.sees(/\d. B2 +into your pit/);
    const ends = [...screen.text().matchAll(/^..(\d). (?:[a-z].*? {2})?([A-Z])\d+ /gm)].map(
      found => found[2],
    );
    expect(ends.join('')).toMatch(/^[LMR]+(PB|BP|B)$/);
  });
});

describe('the help at a question', () => {
  it.each([
    [80, 24],
    [60, 20],
    [160, 50],
  ])('opens the chapter of the decision under the short help at %ix%i', async (columns, rows) => {
    const screen = await atConfiguration(columns, rows);
    screen.press('?');
    await screen.sees('This screen | Choices | Rules, chapter 5 | Signs | Keys');
    await screen.sees('You have 22 points for the');
    screen.press(KEYS.tab.repeat(2));
    await screen.sees('M-5-0-2');
    screen.press('\u001b[6~'.repeat(6));
    await screen.sees('plain symbols');
    screen.press(KEYS.escape);
    await screen.sees('how is the car prepared?');
  });

  it('shows a French player the rules in French where the book is', async () => {
    const screen = await atConfiguration(80, 24, 'fr');
    screen.press('?');
    await screen.sees('Règles, chapitre 5');
    screen.press(KEYS.tab.repeat(2));
    await screen.sees('Répartissez 20 points sur les six éléments');
  });
});
