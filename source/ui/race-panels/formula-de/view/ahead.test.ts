import { describe, expect, it, test } from 'vitest';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import { gearOdds } from '../../../../drivers/planning/ends/gear-odds.ts';
import { masters2005 } from '../../../../rules/formula-de/masters/masters-2005.ts';
import { trant } from '../../../../rules/formula-de/trant/trant.ts';
import { play, race } from '../../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../../testing/formula-de/race-model.ts';
import { boardOf } from '../../../../testing/terminal/screen-game.ts';
import { BOARDS } from '../../../board-view/boards.fixture.ts';
import { EN } from '../../../words/en/words.ts';
import { cornerFacts } from './ahead.ts';
import { targetCard } from './target-card.ts';

/** Returns where the next corner begins in each lane for a car on M34. */
function begins(board: FormulaBoard): readonly number[] {
  const now = race({ book: trant, board, cars: [{ space: 'M34', gear: 4 }], round: 2 });
  const facts = cornerFacts(raceModel({ book: trant, board, race: now.race }, EN), EN);
  return [...facts.matchAll(/[LMR]\+(\d+)/g)].map(([, points]) => Number(points));
}

test('the way to the next corner is told in movement points: two for each space of a doubled straight (TR-54, TR-55)', () => {
  const single = begins(BOARDS.monza);
  expect(single).toHaveLength(3);
  // The last step leads into the corner, where a space costs one.
  expect(begins(BOARDS.doubled)).toEqual(single.map(spaces => 2 * (spaces - 1) + 1));
});

describe('on the last straight', () => {
  const told = (lap: number) => {
    const board = boardOf('otterbrook');
    const cars = [{ space: 'R56', gear: 4, laps: lap }];
    const now = race({ board, cars, laps: 3, toPlay: [0], round: 9, dice: [5] });
    const before = raceModel({ book: masters2005, board, race: now.race }, EN);
    const rolled = raceModel(play(now, { kind: 'chooseGear', gear: 3 }), EN);
    const [place = []] = targetCard(rolled, EN.race, 80);
    return [cornerFacts(before, EN), place.map(({ text }) => text).join('')];
  };

  it('of the last lap the flag is told, not the corner behind it', () => {
    const [facts, place] = told(3);
    expect(facts).toMatch(/^The flag: L\+1\d M\+1\d R\+1\d$/);
    expect(place).toMatch(/^ [LMR]\d+, \d+ to the flag/);
  });

  it('of any other lap it is the corner', () => {
    const [facts, place] = told(2);
    expect(facts).toMatch(/^Gate, 1 stop: from/);
    expect(place).toMatch(/ to Gate/);
  });
});

describe('how far a car can go and still stop in the next corner', () => {
  const board = BOARDS.monza;
  /** The faces of 4th and 5th gear leave none out. */
  const FACES = { least: 7, most: 20 };

  /** Returns that distance for a car, and the farthest face that ends in a corner at no cost. */
  function farthest(space: string): readonly [told: number, face: number] {
    const now = race({ board, cars: [{ space, gear: 4 }], toPlay: [0], round: 2 });
    const facts = cornerFacts(raceModel(now, EN), EN);
    const faces = gearOdds(now.race, 0, board).flatMap(odds => odds.faces);
    const stops = faces.filter(({ landings }) => landings.some(one => one.outcome === 'stop'));
    const told = Number(/ up to \+(\d+)$/.exec(facts)?.[1]);
    return [told, Math.max(0, ...stops.map(({ face }) => face))];
  }

  it('is what the faces of its dice say, changes of lane included', () => {
    const straights = board.spaces.filter(one => one.kind === 'track' && one.corner < 0);
    const all = straights.map(({ id }) => farthest(id));
    const near = all.filter(([told]) => told >= FACES.least && told < FACES.most);
    expect(near.length).toBeGreaterThan(20);
    for (const [told, face] of near) expect(told).toBe(face);
  });
});
