import { afterEach, describe, expect, it } from 'vitest';
import { type Game, KEYS, play, race, type Wishes } from '../testing/screen-game.ts';

let game: Game | undefined;

function open(columns: number, rows: number, wishes: Wishes = {}): Game {
  game = play(columns, rows, wishes);
  return game;
}
function openRace(columns: number, rows: number, wishes: Parameters<typeof race>[2] = {}): Game {
  game = race(columns, rows, wishes);
  return game;
}

const QUESTION = /which gear\?|where to\?|slipstream\?|overshoot\?/;
const END = /Watch the rest|The race is over|Classification/;

afterEach(async () => {
  game?.press(KEYS.ctrlC);
  game?.press(KEYS.ctrlC);
  await game?.exit;
  game = undefined;
});

/** Nothing runs over an edge: the last row stays free, no row runs on into the next. */
function fitsThePage(screen: Game): void {
  expect(screen.lines().at(-1)).toBe('');
  expect(screen.wrappedRows()).toBe(0);
}

const SIZES = [
  [80, 24],
  [60, 20],
  [160, 50],
  [120, 40],
  [200, 60],
  [150, 30],
] as const;

describe.each(SIZES)('the screens at %ix%i', (columns, rows) => {
  it('lead from the title to a race with the default under Enter', async () => {
    const screen = open(columns, rows);
    await screen.sees('New race');
    fitsThePage(screen);
    screen.press(KEYS.enter);
    await screen.sees('par 11');
    fitsThePage(screen);
    screen.press(KEYS.enter);
    await screen.sees('Start the race');
    fitsThePage(screen);
    screen.press(KEYS.enter);
    await screen.sees('Otterbrook');
    await screen.until('a race began', () => screen.book.started.length === 1);
    expect(screen.book.started[0]).toMatchObject({ track: 'otterbrook', laps: 1, seed: 4711 });
  });

  it('show a race whole, from the first question to the classification', async () => {
    const screen = openRace(columns, rows, { cars: 2 });
    await screen.sees(QUESTION);
    for (let turn = 0; turn < 400 && !screen.text().includes('Classification'); turn++) {
      fitsThePage(screen);
      const before = screen.text();
      screen.press(KEYS.enter);
      await screen.until(
        'the next question',
        () => screen.text() !== before && (QUESTION.test(screen.text()) || END.test(screen.text())),
      );
    }
    await screen.sees('Classification: Otterbrook');
    fitsThePage(screen);
    expect(screen.text()).toContain('Ann');
  });

  it('put map, log, help and options over the race, and Escape takes each away', async () => {
    const screen = openRace(columns, rows, {});
    await screen.sees(QUESTION);
    for (const [key, text] of [
      ['m', 'Gate'],
      ['l', /Ann|Round/],
      ['?', 'Keys'],
      ['o', 'Options'],
    ] as const) {
      screen.press(key);
      await screen.loses(QUESTION);
      await screen.sees(text);
      fitsThePage(screen);
      screen.press(KEYS.escape);
      await screen.sees(QUESTION);
    }
  });
});

describe('keys', () => {
  it('act in order when they come in one chunk: Down and Enter', async () => {
    const screen = open(80, 24);
    await screen.sees('New race');
    screen.press(KEYS.down + KEYS.enter);
    await screen.sees('There is no unfinished race');
  });

  it('act all and in order when two hundred come in one write', async () => {
    const screen = open(80, 24);
    await screen.sees('New race');
    const before = screen.bytes();
    // 202 steps down in a list of six end on the line before the last.
    screen.press(KEYS.down.repeat(202) + KEYS.enter);
    await screen.sees('Keys');
    expect(screen.bytes() - before).toBeLessThan(20_000);
  });

  it('act all when two hundred of them redraw the screen', async () => {
    const screen = openRace(160, 50);
    await screen.sees('where to?');
    const before = screen.bytes();
    screen.press(`${'m?'.repeat(50)}${'?m'.repeat(50)}${KEYS.down}${KEYS.enter}`);
    await screen.sees('which gear?');
    expect(screen.bytes() - before).toBeLessThan(20_000);
  });

  it('type two hundred letters and keep the name at its width', async () => {
    const screen = open(80, 24);
    await screen.sees('New race');
    screen.press(KEYS.enter);
    await screen.sees('Choose a circuit');
    screen.press(KEYS.enter);
    await screen.sees('Driver 1');
    screen.press(KEYS.down.repeat(3) + 'n'.repeat(200) + KEYS.up.repeat(3));
    await screen.sees('n'.repeat(20));
    expect(screen.text()).not.toContain('n'.repeat(21));
  });

  it('play a turn with two keys: gear, target', async () => {
    const screen = openRace(80, 24);
    await screen.sees('where to?');
    screen.press('1');
    await screen.sees('which gear?');
    screen.press('1');
    await screen.sees('where to?');
    screen.press('1');
    await screen.sees('which gear?');
  });

  it('play several turns when they are typed ahead', async () => {
    const screen = openRace(80, 24);
    await screen.sees(QUESTION);
    const session = () => Number(/round (\d+)/.exec(screen.text())?.[1] ?? 0);
    const first = session();
    screen.press('1111111');
    await screen.until('three rounds later', () => session() >= first + 2);
  });

  it('that mean nothing change nothing: function keys, mouse, focus, replies of the terminal', async () => {
    const screen = openRace(80, 24);
    await screen.sees(QUESTION);
    const before = screen.text();
    const noise =
      '\u001b[1;5P\u001b[<0;10;5M\u001b[<0;10;5m\u001b[I\u001b[O\u001b[?62;22c\u001b[24;80R\u001b]11;rgb:0000/0000/0000\u0007';
    screen.press(noise);
    screen.press('?');
    await screen.sees('Keys');
    screen.press('?');
    await screen.sees(QUESTION);
    expect(screen.text()).toBe(before);
  });
});

describe('Escape', () => {
  it('leads one step back on every screen, to the title', async () => {
    const screen = open(80, 24);
    await screen.sees('New race');
    screen.press(KEYS.enter);
    await screen.sees('Choose a circuit');
    screen.press(KEYS.enter);
    await screen.sees('Who drives?');
    screen.press(KEYS.escape);
    await screen.sees('Choose a circuit');
    screen.press(KEYS.escape);
    await screen.sees('New race');
    screen.press('2');
    await screen.sees('Resume a race');
    screen.press(KEYS.escape);
    await screen.sees('New race');
    screen.press('5');
    await screen.sees('Keys');
    screen.press(KEYS.escape);
    await screen.sees('New race');
  });

  it('keeps the race and goes back to the title', async () => {
    const screen = openRace(80, 24);
    await screen.sees(QUESTION);
    screen.press(KEYS.escape);
    await screen.sees('New race');
    await screen.sees('otterbrook.json');
  });

  it('asks first when the race cannot be kept', async () => {
    const screen = openRace(80, 24, { saved: false });
    await screen.sees(QUESTION);
    screen.press(KEYS.escape);
    await screen.sees('cannot be kept');
    screen.press(KEYS.enter);
    await screen.sees(QUESTION);
    screen.press(KEYS.escape);
    await screen.sees('cannot be kept');
    screen.press('2');
    await screen.sees('New race');
  });
});

describe('leaving', () => {
  it.each(['q', KEYS.ctrlC])('by key %j keeps the race and gives the terminal back', async key => {
    const screen = openRace(80, 24);
    await screen.sees(QUESTION);
    expect(screen.buffer()).toBe('alternate');
    expect(screen.raw()).toBe(true);
    screen.press(key);
    expect(await screen.exit).toBe(0);
    await screen.until('the normal screen', () => screen.buffer() === 'normal');
    await screen.until('no paste marks', () => !screen.bracketedPaste());
    expect(screen.raw()).toBe(false);
    await screen.sees('chicane resume');
  });

  it('with Ctrl-C twice needs no answer when the race cannot be kept', async () => {
    const screen = openRace(80, 24, { saved: false });
    await screen.sees(QUESTION);
    screen.press(KEYS.ctrlC);
    await screen.sees('cannot be kept');
    screen.press(KEYS.ctrlC);
    expect(await screen.exit).toBe(0);
  });

  it('happens in order and only once when the keyboard and the screen go away', async () => {
    const screen = openRace(80, 24);
    await screen.sees(QUESTION);
    screen.breakOutput();
    screen.endInput();
    expect(await screen.exit).toBe(129);
    expect(screen.raw()).toBe(false);
  });

  it('follows when the input ends', async () => {
    const screen = open(80, 24);
    await screen.sees('New race');
    screen.endInput();
    expect(await screen.exit).toBe(129);
    await screen.until('the normal screen', () => screen.buffer() === 'normal');
  });
});

describe('names', () => {
  it('of 500 characters with escape sequences neither break the form nor reach the terminal', async () => {
    const screen = open(80, 24);
    await screen.sees('New race');
    screen.press(KEYS.enter);
    await screen.sees('Choose a circuit');
    screen.press(KEYS.enter);
    await screen.sees('Driver 1');
    const evil = `\u001b[31mE\u001b]0;owned\u0007v\u202ee ${'x'.repeat(500)}`;
    screen.press(KEYS.down.repeat(3) + KEYS.paste(evil));
    await screen.sees('Eve xxx');
    fitsThePage(screen);
    screen.press(KEYS.up.repeat(3) + KEYS.enter);
    await screen.until('a race began', () => screen.book.started.length === 1);
    expect(screen.book.started[0]?.humans).toEqual([`Eve ${'x'.repeat(16)}`]);
  });
});

describe('looks', () => {
  it('are plain ASCII when asked', async () => {
    const screen = openRace(80, 24, { settings: { ascii: true } });
    await screen.sees(QUESTION);
    expect(screen.text()).toMatch(/^[\n\x20-\x7e]*$/);
    screen.press('a');
    await screen.sees('·');
    expect(screen.book.settings.ascii).toBe(false);
  });

  it('speak French when asked, options included', async () => {
    const screen = open(80, 24, { settings: { language: 'fr' } });
    await screen.sees('Nouvelle course');
    screen.press('4');
    await screen.sees('Langue');
    screen.press(KEYS.left);
    await screen.sees('Language');
    expect(screen.book.kept).toEqual([{ language: 'en' }]);
  });
});

describe('the size of the window', () => {
  it('may change at any moment without losing the place', async () => {
    const screen = openRace(80, 24);
    await screen.sees(QUESTION);
    for (const [columns, rows] of [
      [160, 50],
      [60, 20],
      [120, 30],
      [200, 60],
      [80, 24],
    ] as const) {
      screen.resize(columns, rows);
      await screen.sees(QUESTION);
      await screen.until('the help line in its place', () =>
        /\[\?\] help/.test(screen.lines()[rows - 2] ?? ''),
      );
      fitsThePage(screen);
      expect(screen.text().match(new RegExp(QUESTION, 'g'))).toHaveLength(1);
    }
  });

  it('below 60x20 gets a sentence with both sizes, and the race comes back', async () => {
    const screen = openRace(80, 24);
    await screen.sees(QUESTION);
    screen.press(KEYS.down);
    screen.resize(40, 10);
    await screen.sees('60x20');
    await screen.sees('40x10');
    fitsThePage(screen);
    screen.press('1');
    screen.resize(80, 24);
    await screen.sees(QUESTION);
    screen.press('q');
    expect(await screen.exit).toBe(0);
  });

  it('too small at the start says so and can be left', async () => {
    const screen = open(20, 5);
    await screen.sees('Chicane needs');
    screen.press('q');
    expect(await screen.exit).toBe(0);
  });
});

describe('several people at one keyboard', () => {
  it('are told whose turn it is when it changes', async () => {
    const screen = openRace(80, 24, { humans: ['Ann', 'Bob'], cars: 2 });
    await screen.sees(/(Ann|Bob), your turn: car [AB]/);
    const first = /(Ann|Bob), your turn/.exec(screen.text())?.[1];
    const other = first === 'Ann' ? 'Bob' : 'Ann';
    screen.press('1');
    await screen.sees(`${other}, your turn`);
  });
});

describe('a long list of circuits', () => {
  it('says which of how many is marked, and reads a circuit only when it comes to it', async () => {
    const asked: string[] = [];
    const tracks = Array.from({ length: 40 }, (_, at) => ({
      id: `brook-${at}`,
      name: `Brook ${at}`,
      place: 'A valley of the mind without an end',
      board: () => {
        asked.push(`brook-${at}`);
        return undefined;
      },
      par: async () => undefined,
    }));
    const screen = open(80, 24, { doors: { tracks: () => tracks } });
    await screen.sees('New race');
    screen.press(KEYS.enter);
    await screen.sees(/circuit {2}1\/40/);
    screen.press(KEYS.down);
    await screen.sees(/circuit {2}2\/40/);
    expect([...new Set(asked)]).toEqual(['brook-0', 'brook-1']);
    expect(screen.wrappedRows()).toBe(0);
    // A place that is too long for its column shows that it is cut.
    expect(screen.text()).toContain('Brook 3 A valley of the …');
  });

  it('goes to the next circuit that begins with a typed letter, and round from its end', async () => {
    const names = [...Array.from({ length: 30 }, (_, at) => `Brook ${at}`), 'Évian', 'East', 'Kay'];
    const tracks = names.map(name => ({
      id: name,
      name,
      place: '',
      board: () => undefined,
      par: async () => undefined,
    }));
    const screen = open(80, 24, { doors: { tracks: () => tracks } });
    await screen.sees('New race');
    screen.press(KEYS.enter);
    await screen.sees(/circuit {2}1\/33/);
    for (const [keys, mark] of [
      ['e', 31],
      ['e', 32],
      ['e', 31],
      ['K', 33],
      ['z', 33],
      [`b${KEYS.down}`, 2],
      ['b', 3],
    ] as const) {
      screen.press(keys);
      await screen.sees(new RegExp(`circuit {2}${mark}/33`));
      await screen.sees(`▸ ${mark < 10 ? mark : ' '} ${names[mark - 1]}`);
    }
    screen.press(KEYS.enter);
    await screen.sees('Who drives?');
    await screen.sees(/Circuit +Brook 2/);
  });
});

describe('a fault of the program', () => {
  it('gives the terminal back and is told afterwards, in one sentence', async () => {
    const screen = open(80, 24, {
      doors: {
        tracks: () => {
          throw new Error('the circuits are gone');
        },
      },
    });
    await screen.sees('New race');
    screen.press(KEYS.enter);
    expect(await screen.exit).toBe(1);
    await screen.until('the normal screen', () => screen.buffer() === 'normal');
    expect(screen.raw()).toBe(false);
    expect(screen.errors()).toContain('the circuits are gone');
  });
});

describe('the whole screen', () => {
  it('is drawn again with Ctrl-L after something else wrote over it', async () => {
    const screen = openRace(80, 24);
    await screen.sees(QUESTION);
    const before = screen.text();
    screen.scribble('\u001b[5;1Hsomebody else was here\u001b[12;40Hand here');
    await screen.sees('somebody else');
    screen.press('\u000c');
    await screen.loses('somebody else');
    await screen.until('the page as before', () => screen.text() === before);
  });
});
