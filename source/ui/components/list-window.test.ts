import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEYS, play, QUESTION, race } from '../../testing/terminal/screen-game.ts';
import { ASCII, UNICODE } from '../theme/glyphs.ts';
import { cutMarks, firstSeen, scrolledTo } from './list-window.ts';

describe('the part of a list that can be seen', () => {
  it('always holds the marked line, wherever the mark walks', () => {
    const steps = fc.array(fc.constantFrom(1, -1), { maxLength: 40 });
    fc.assert(
      fc.property(fc.nat(11), fc.integer({ min: 1, max: 11 }), steps, (start, limit, walk) => {
        let at = start;
        let first = firstSeen(at, limit);
        for (const step of walk) {
          at = (at + step + 12) % 12;
          first = scrolledTo(first, at, limit, 12);
          expect((at - first + 12) % 12).toBeLessThan(limit);
        }
      }),
    );
  });

  it('says above and below that the list goes on, and nothing of a list that is whole', () => {
    expect([...cutMarks(0, 4, 9, UNICODE)]).toEqual([[3, '▼']]);
    expect([...cutMarks(5, 4, 9, UNICODE)]).toEqual([[5, '▲']]);
    expect([...cutMarks(2, 4, 9, ASCII)]).toEqual([
      [2, '^'],
      [5, 'v'],
    ]);
    expect([...cutMarks(0, 9, 9, UNICODE)]).toEqual([]);
  });
});

describe('a list on the screen', () => {
  it('has a mark where it is cut, which moves with it', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `Brook ${at}`);
    const tracks = names.map(name => ({
      id: name,
      name,
      place: '',
      board: () => undefined,
      par: async () => undefined,
    }));
    const screen = play(80, 24, { services: { tracks: () => tracks } });
    await screen.sees('New race');
    screen.press(KEYS.enter);
    await screen.sees(/Brook 19 .*▼/);
    screen.press(KEYS.down.repeat(20));
    await screen.sees(/Brook 1 .*▲/);
    await screen.sees(/Brook 20 .*▼/);
    screen.press(KEYS.up.repeat(21));
    await screen.sees(/▸.* Brook 39 .*▲/);
  });

  it.each([
    [160, 50],
    [150, 40],
  ])('shows every line of the preparation of a car among ten at %ix%i', async (columns, rows) => {
    const screen = race(columns, rows, { cars: 10, preparation: 'chosen' });
    await screen.sees('which pit?');
    screen.press(KEYS.enter);
    await screen.sees('how is the car prepared?');
    const all = ['as it stands', 'no pit stop', ' tires ', ' brakes ', ' handling ', ' pit '];
    for (const line of all) await screen.sees(line);
    expect(screen.text()).toContain('enter: race this car');
    // A gap to the car behind has the same sign in front of it.
    expect(screen.text()).not.toMatch(/▼ *│?$/m);
  });

  it('is marked where a small screen cuts it', async () => {
    const screen = race(60, 20, { cars: 10, preparation: 'chosen' });
    await screen.sees('which pit?');
    await screen.sees(/ [▲▼]\s*$/m);
    screen.press('a');
    await screen.sees(/ [v^]\s*$/m);
  });

  it('takes nothing away from the sentences under it without a mark', async () => {
    const screen = race(60, 20, { track: 'monza', settings: { engineer: 'school' } });
    await screen.sees(QUESTION);
    for (let turn = 0; turn < 6; turn++) {
      const at = screen.lines().findIndex(line => /up to \+\d+( stays)?$/.test(line.trimEnd()));
      expect(at).toBe(-1);
      screen.press(KEYS.enter);
      await screen.quiet();
    }
  });
});
