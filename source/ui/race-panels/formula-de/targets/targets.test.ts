// The road is the menu: which targets share a line, in which order they stand, and how the cursor goes along the road.
import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../../../circuit/board.ts';
import { play, question, race as situation } from '../../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../../testing/formula-de/race-model.ts';
import { boardOf, type Game, KEYS, raceFrom } from '../../../../testing/terminal/screen-game.ts';
import { EN } from '../../../words/en/words.ts';
import type { FormulaModel, FormulaTable } from '../formula-de-model.ts';
import { endsRace, type Item, itemsAsked, itemsOf } from '../prompt.ts';
import { leadsOn } from '../view/target-card.ts';
import { gearsAfter } from './after.ts';
import { alikeOf, shownOf } from './alike.ts';
import { draftersAt } from './drafts.ts';

const BOARD = boardOf('otterbrook');
/** In 5th gear on a straight: twelve and more targets after a 19. */
const FAR = { board: BOARD, toPlay: [0], dice: [19], cars: [{ space: 'L14', gear: 5 }] };

/** Returns the targets; a good driver names the choices of the decision by their positions, the best first. */
function items(advised: (positions: readonly number[]) => readonly number[]): readonly Item[] {
  const now = play(situation(FAR), { kind: 'chooseGear', gear: 5 });
  const { book, race } = now;
  const setup = { book: book.id, track: BOARD.id, seed: 1, laps: 3, seats: [], options: {} };
  const table: FormulaTable = { book, board: BOARD, setup, drivers: [], letters: ['A'], file: '' };
  const asked = question(now);
  const order = advised(asked.choices.map((_, at) => at)).flatMap(at => asked.choices[at] ?? []);
  return itemsOf(table, race, asked, { order }, 0, EN.race);
}

const NO_ADVICE = () => [];

/** Returns the open question of a car alone on a straight after a 19 in 5th. */
function asked(): FormulaModel {
  const now = play(situation(FAR), { kind: 'chooseGear', gear: 5 });
  return { ...raceModel(now, EN), at: '' };
}

describe('targets that share a line', () => {
  const model = asked();
  const list = itemsAsked(model, EN.race);
  const lines = alikeOf(list, item => leadsOn(model, item, EN.race));

  it('keep a key each', () => {
    expect(lines.flat()).toHaveLength(list.length);
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    for (const line of lines) {
      const [first] = line;
      expect(list.indexOf(first)).toBe(Math.min(...line.map(one => list.indexOf(one))));
    }
  });

  it('do the same, lie as far from the next corner and leave every gear of the next play the same chances', () => {
    expect(lines.some(({ length }) => length > 1)).toBe(true);
    for (const [first, ...others] of lines) {
      for (const one of others) {
        expect(one.consequences).toEqual(first.consequences);
        expect(toCorner(one)).toBe(toCorner(first));
        expect(chances(one)).toEqual(chances(first));
      }
    }
  });

  it('differ from every other line in one of these', () => {
    const signs = lines.map(([first]) =>
      JSON.stringify([first.consequences, toCorner(first), chances(first), drafts(first)]),
    );
    expect(new Set(signs).size).toBe(lines.length);
  });

  it('are shown by the marked one', () => {
    const line = lines.find(({ length }) => length > 1);
    const [first, second] = line ?? [];
    if (line === undefined || first === undefined || second === undefined) throw new Error('alone');
    expect(shownOf(line, second.value)).toBe(second);
    expect(shownOf(line, 'elsewhere')).toBe(first);
  });

  function toCorner({ choice }: Item): number {
    return 'to' in choice ? spaceOf(BOARD, choice.to).toCorner : -1;
  }

  function chances(item: Item): readonly unknown[] {
    return gearsAfter(model, item).map(odds => [odds.gear, odds.fatalPercent, odds.cleanPercent]);
  }

  function drafts(item: Item): readonly unknown[] {
    return draftersAt(model, item);
  }
});

describe('the order of the targets', () => {
  it('is that of a good driver, where it may be told', () => {
    const backwards = items(positions => positions.toReversed());
    const values = backwards.filter(item => !endsRace(item)).map(({ value }) => Number(value));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  it('has what ends the race last, whatever the driver says', () => {
    for (const order of [items(all => all), items(all => all.toReversed()), items(NO_ADVICE)]) {
      const out = order.map(item => Number(endsRace(item)));
      expect(out.toSorted()).toEqual(out);
    }
  });
});

/** Returns the space of the marked target, as its card names it. */
function cursor(screen: Game): string {
  return /([LMR]\d+)(?: in \w+, \S+ to exit|, \d+ to \w)/.exec(screen.text())?.[1] ?? '';
}

describe('the cursor on the road', () => {
  it.each([
    [80, 24],
    [60, 20],
    [160, 50],
  ])('goes from target to target with left and right, at %ix%i', async (columns, rows) => {
    const screen = raceFrom(columns, rows, situation(FAR), ['Ann']);
    await screen.sees('which gear?');
    screen.press('5');
    await screen.sees('where to?');
    await screen.quiet();
    const seen = [cursor(screen)];
    for (let step = 0; step < 4; step++) {
      const last = cursor(screen);
      screen.press(KEYS.right);
      await screen.until('the cursor has moved', () => cursor(screen) !== last);
      seen.push(cursor(screen));
      await screen.sees(/>[0-9a-z]</);
    }
    const ticks = seen.map(id => spaceOf(BOARD, id).tick);
    // Behind the last target comes the first.
    expect(ticks.filter((tick, at) => tick < (ticks[at - 1] ?? 0)).length).toBeLessThanOrEqual(1);
    screen.press(KEYS.left);
    await screen.until('the cursor has gone back', () => cursor(screen) === seen.at(-2));
    screen.press(KEYS.enter);
    await screen.loses('where to?');
    const answers = screen.book.sessions[0]?.answers() ?? [];
    expect(answers.at(-1)?.choice).toMatchObject({ kind: 'move', to: seen.at(-2) });
  });

  it('has a card: how the road goes on, who is near, what the next gears make of it', async () => {
    const cars = [{ space: 'L14', gear: 5 }, { space: 'M27' }];
    const screen = raceFrom(80, 24, situation({ ...FAR, dice: [11], cars }), ['Ann', 'Bob']);
    await screen.sees('which gear?');
    screen.press('5');
    await screen.sees('where to?');
    await screen.sees(/[LMR]\d+(, \d+ to | in )Willows.*; (beside B|B \d+ (ahead|behind))/);
    await screen.sees(/next: \d(st|nd|rd|th) (stop|clean) \d+%/);
  });
});

describe('a slide on a wet track', () => {
  const before = BOARD.spaces.find(one => one.lane === 0 && one.corner < 0 && one.toCorner === 3);
  const wet = (face: number, tires: number) =>
    situation({
      board: BOARD,
      toPlay: [0],
      dice: [face],
      trackState: 'wet',
      sky: 'rain',
      cars: [{ space: before?.id ?? '', gear: 3, points: { tires, brakes: 0 } }],
    });

  it('says with the move where it ends and what that costs', async () => {
    const screen = raceFrom(100, 40, wet(6, 6), ['Ann']);
    await screen.sees('which gear?');
    screen.press('3');
    await screen.sees('where to?');
    await screen.sees(/slides (3 further )?to [LMR]\d+/);
  });

  it('is said to be the end before the choice, where nothing is left to pay with', async () => {
    const screen = raceFrom(100, 40, wet(8, 1), ['Ann']);
    await screen.sees('which gear?');
    screen.press('3');
    await screen.sees('where to?');
    await screen.sees(/OUT OF THE RACE: slides 3 to [LMR]\d+|SLIDES OUT/);
  });
});
