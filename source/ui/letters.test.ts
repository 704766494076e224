import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEYS, race, trials } from '../testing/terminal/screen-game.ts';
import { huesOf, lettersOf } from './letters.ts';

const human = (name: string) => ({ name, kind: 'human' as const });
const cpu = (name: string) => ({ name, kind: 'cpu' as const });

describe('the letters of the cars', () => {
  it.each([
    [['Red', 'Blue', 'Zoë', 'Green'], 'RBZG'],
    [['Émile', 'Ørsted', '李', 'Zoë'], 'ERAZ'],
    [['Ann', 'Alan', 'Bob'], 'CAB'],
    [['', ''], 'AB'],
  ])('are the initials where they are free: %j', (names, letters) => {
    expect(lettersOf(names.map(human)).join('')).toBe(letters);
  });

  it('go to people before CPU drivers', () => {
    expect(lettersOf([cpu('Albrecht'), human('Zoe'), human('Anton')]).join('')).toBe('BZA');
  });

  it('are one for each car, and stay with their names in any order', () => {
    const field = fc.uniqueArray(fc.record({ name: fc.string(), isCpu: fc.boolean() }), {
      maxLength: 26,
      selector: ({ name }) => name,
    });
    fc.assert(
      fc.property(field, fc.infiniteStream(fc.nat()), (cars, random) => {
        const drivers = cars.map(({ name, isCpu }) => (isCpu ? cpu(name) : human(name)));
        const shuffled = drivers
          .map(driver => ({ driver, at: random.next().value as number }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ driver }) => driver);
        const byName = (list: typeof drivers) =>
          new Map(lettersOf(list).map((letter, seat) => [list[seat]?.name, letter]));
        expect(new Set(lettersOf(drivers)).size).toBe(drivers.length);
        expect(new Map([...byName(shuffled)].toSorted())).toEqual(
          new Map([...byName(drivers)].toSorted()),
        );
        for (const letter of lettersOf(drivers)) expect(letter).toMatch(/^[A-Z]$/);
      }),
    );
  });

  it('are enough for more cars than letters', () => {
    const letters = lettersOf(Array.from({ length: 30 }, (_, at) => cpu(`Rival ${at}`)));
    expect(letters).toHaveLength(30);
    for (const letter of letters) expect(letter).toMatch(/^[A-Z]$/);
  });
});

describe('the colours of the cars', () => {
  it('are one for each car, people before CPU drivers, and stay with their names on any grid', () => {
    expect(huesOf([cpu('Albrecht'), human('Zoe'), human('Anton')])).toEqual([2, 1, 0]);
    expect(huesOf([human('Zoe'), human('Anton'), cpu('Albrecht')])).toEqual([1, 0, 2]);
  });
});

describe('a weekend', () => {
  it('knows a car by one letter from the trial to the classification', async () => {
    const screen = trials(80, 24, { humans: ['Zoe', 'Zack'], weather: 'sun' });
    await screen.sees('Zoe, your lap.');
    screen.press('1');
    await screen.sees('which tires?');
    screen.press('1');
    await screen.sees('ready to go on');
    screen.press(KEYS.enter);
    await screen.sees(/^[LMR] .*\[A\]/m);
    screen.press(KEYS.escape);
    await screen.sees('Leave it?');
    screen.press('2');
    await screen.sees('Zack, your lap.');
    await screen.quiet();
    // Another key than the one that ended her lap, which she may still hold.
    screen.press(KEYS.down);
    await screen.sees('▸ 2');
    screen.press(KEYS.enter);
    await screen.sees('Yes, sit it out');
    screen.press('2');
    await screen.sees('To the grid');
    screen.press('1');
    await screen.sees(/Zack, your turn: car Z|Zoe, your turn: car A/);
    await screen.sees(/1A\*? Zoe\/1 2Z\*? Zack\/1|1Z\*? Zack\/1 2A\*? Zoe\/1/);
  });

  it('tells the same letters in order, table and question, and names in the log', async () => {
    const screen = race(160, 50, { humans: ['Red', 'Blue', 'Zoë', 'Green'], cars: 4 });
    await screen.sees(/(Red|Blue|Zoë|Green), your turn: car \w/);
    for (const name of ['Red', 'Blue', 'Zoë', 'Green']) {
      await screen.sees(new RegExp(`\\d ${name[0]}[* ] ${name} `));
    }
    const [, name = '', letter = ''] = /(\S+), your turn: car (\w)/.exec(screen.text()) ?? [];
    expect(letter).toBe(name[0]);
    screen.press('1');
    await screen.sees(new RegExp(`[ +]${name} moves`));
  });
});
