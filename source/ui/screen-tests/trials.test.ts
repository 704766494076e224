// Timed trials on the screen: the sheet of a session, the lap against the clock, free-hand laps, leaving.
import { describe, expect, it } from 'vitest';
import { lapTime } from '../../replay/lap-time.ts';
import type { Feat } from '../../storage/records/kept-record.ts';
import { fakeDisk } from '../../testing/fake-disk.ts';
import { type Game, KEYS, play, trials } from '../../testing/terminal/screen-game.ts';

/** Returns a clock that a test sets. */
function handClock() {
  let at = 1000;
  return {
    clock: () => at,
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
  };
}

const OVER = /Over the line!|Session over/;

/** Goes from the sheet through the tires to the first question of the lap. */
async function start(screen: Game): Promise<void> {
  await screen.sees('Drive the lap');
  screen.press(KEYS.enter);
  await screen.sees('which tires?');
  screen.press('1');
  await screen.sees('ready to go on hard tires?');
  screen.press(KEYS.enter);
  await screen.sees('where to?');
}

const withoutClock = (screen: Game) => screen.text().replace(/\d+'\d\d"\d\d/, '');

/** Presses keys and waits for what follows. */
async function pressed(screen: Game, keys: string): Promise<void> {
  const before = withoutClock(screen);
  screen.press(keys);
  await screen.until('something changes', () => withoutClock(screen) !== before);
  await screen.quiet();
}

/** Takes the advised answers up to the line. */
async function driveOn(screen: Game): Promise<void> {
  for (let count = 0; count < 80 && !OVER.test(screen.text()); count++) {
    await pressed(screen, KEYS.enter);
    expect(screen.text()).not.toMatch(/undefined|NaN|OUT OF THE RACE|finishes the race/);
    expect(screen.wrappedRows()).toBe(0);
  }
  await screen.sees(OVER);
}

const SIZES = [
  [80, 24],
  [60, 20],
  [160, 50],
] as const;

describe.each(SIZES)('a timed lap at %ix%i', (columns, rows) => {
  it('is driven whole: sheet, tires, start, lap, result, again', async () => {
    const { clock, pass } = handClock();
    const kept: Feat[] = [];
    const records = {
      all: () => [],
      keep: (_board: unknown, _book: string, lap: Feat) => kept.push(lap) > 0,
    };
    const screen = trials(columns, rows, { races: false, services: { clock, records } });
    await screen.sees('par 11.0');
    await start(screen);
    await screen.sees(`0'00"00`);
    await screen.sees('par 11.0');
    pass(61_234);
    await screen.sees(`1'01"23`);
    await driveOn(screen);
    screen.press(KEYS.enter);
    await screen.sees('Drive again');
    const trial = screen.weekend.qualifying().trials[0];
    expect(trial).toMatchObject({ end: 'finished', tires: 'hard', timeMs: 61_234 });
    const total = (trial?.rolls.length ?? 0) + (trial?.overshootRolls ?? 0) + 1;
    await screen.sees(`= ${total} in 1'01"23`);
    await screen.sees('1 for full minutes');
    await screen.sees('The first lap by a player here');
    const [{ course = [], ...feat } = {}] = kept;
    const lap = { kind: 'timedLap', laps: 1, name: 'Ann', plays: total, timeMs: 61_234 };
    expect([kept.length, feat]).toEqual([1, lap]);
    // The start, and the space after each roll, always farther on.
    expect(course).toHaveLength((trial?.rolls.length ?? 0) + 1);
    expect(course[0]?.progress).toBe(0);
    const far = course.map(({ progress }) => progress);
    expect(far).toEqual([...new Set(far)].toSorted((a, b) => a - b));
    screen.press(KEYS.enter);
    await screen.sees('Drive the lap');
    expect(screen.text()).not.toContain(`1'01"23`);
  });
});

describe('the clock', () => {
  it('stands until 1st gear is confirmed, runs to the confirmation of the crossing, and stops there (R-91)', async () => {
    const { clock, pass } = handClock();
    const screen = trials(80, 24, { races: false, services: { clock } });
    await screen.sees('Drive the lap');
    screen.press(KEYS.enter);
    await screen.sees('which tires?');
    expect(screen.lines()[22]).toContain('[1-3] choose');
    pass(20_000);
    await screen.sees(`0'00"00`);
    screen.press('3');
    await screen.sees('The clock starts with your first gear');
    pass(5000);
    screen.press(KEYS.escape);
    await screen.sees('which tires?');
    screen.press('1');
    await screen.sees('ready to go on hard tires?');
    screen.press(KEYS.enter);
    await screen.sees('where to?');
    pass(9990);
    await screen.sees(`0'09"99`);
    await driveOn(screen);
    pass(40_000);
    await screen.quiet();
    expect(screen.text()).toContain(`0'09"99`);
    expect(screen.weekend.qualifying().trials[0]?.timeMs).toBe(9990);
  });

  it('costs a few bytes ten times a second, in one row of the screen', async () => {
    const screen = trials(80, 24, { races: false });
    await start(screen);
    await screen.until('the clock runs', () => /0'00"[1-9]/.test(screen.text()));
    const [title = '', , ...rest] = screen.lines();
    const before = screen.bytes();
    const from = screen.text();
    let ticks = 0;
    let last = from;
    await screen.until('five ticks', () => {
      if (screen.text() !== last) ticks += 1;
      last = screen.text();
      return ticks >= 5;
    });
    const [titleNow = '', , ...restNow] = screen.lines();
    expect([titleNow, ...restNow]).toEqual([title, ...rest]);
    expect((screen.bytes() - before) / ticks).toBeLessThan(400);
  });

  it('is asked about before a lap is left, and the lap is void then (R-91)', async () => {
    const screen = trials(80, 24, { cpus: 1 });
    await start(screen);
    screen.press(KEYS.escape);
    await screen.sees('a lap you abandon ranks last. Leave it?');
    screen.press(KEYS.escape);
    await screen.sees('where to?');
    screen.press(KEYS.escape);
    await screen.sees('Leave it?');
    screen.press('2');
    await screen.sees('Ann abandoned the lap: it is void.');
    await screen.sees(/^ +2 +Ann +void *$/m);
    await screen.sees('Rival 1 takes the absolute pole.');
  });

  it('of a lap alone that is left is void: only another one with other dice is offered', async () => {
    const screen = trials(80, 24, { races: false });
    await start(screen);
    screen.press(KEYS.escape);
    await screen.sees('Leave it?');
    screen.press('2');
    await screen.sees('it is void');
    expect(screen.text()).not.toContain('Drive the lap');
    screen.press('1');
    await screen.sees('Drive the lap');
  });

  it('does not begin for a driver who is not sure of driving', async () => {
    const screen = trials(80, 24, { cpus: 1 });
    await screen.sees('Drive the lap');
    screen.press('2');
    await screen.sees('Yes, sit it out');
    screen.press(KEYS.escape);
    await screen.sees('Drive the lap');
    screen.press('2');
    await screen.sees('Yes, sit it out');
    screen.press('2');
    await screen.sees('not driven');
    await screen.sees('Rival 1 takes the absolute pole.');
  });
});

describe('a lap without a clock (BR-54)', () => {
  const UNTIMED = { races: false, rules: 'bga-basic', options: { untimed: 'on' } };

  it('tells no time, no minutes and no record, and still is void when it is left', async () => {
    const { clock, pass } = handClock();
    const kept: Feat[] = [];
    const records = {
      all: () => [],
      keep: (_board: unknown, _book: string, lap: Feat) => kept.push(lap) > 0,
    };
    const screen = trials(80, 24, { ...UNTIMED, services: { clock, records } });
    await screen.sees('No clock runs.');
    expect(screen.text()).not.toMatch(/ min /);
    screen.press(KEYS.enter);
    await screen.sees('where to?');
    expect(screen.text()).not.toMatch(/\d'\d\d"|minutes/);
    screen.press(KEYS.escape);
    await screen.sees('The lap is under way: abandoned, it ranks last. Leave it?');
    screen.press(KEYS.escape);
    await screen.sees('where to?');
    pass(125_000);
    await driveOn(screen);
    screen.press(KEYS.enter);
    await screen.sees(/Ann: \d+ rolls/);
    expect(screen.text()).not.toMatch(/\d'\d\d"|full minutes|best lap by a player/);
    expect(screen.weekend.qualifying().trials[0]?.timeMs).toBe(0);
    expect(kept).toEqual([]);
  });
});

describe('a session of several drivers', () => {
  it('ends at once for a car that leaves a corner two stops short, and ranks it last (M-1-1-14)', async () => {
    const screen = trials(80, 24, { races: false, track: 'monza', humans: ['Ann'], cpus: 1 });
    await start(screen);
    for (let count = 0; count < 60 && !OVER.test(screen.text()); count++) {
      const gears = [...screen.text().matchAll(/^[▸ ] ([1-6])[* ] +\d+-\d+ /gm)].map(
        ([, gear]) => gear,
      );
      await pressed(screen, gears.at(-1) ?? '1');
    }
    await screen.sees('Session over: too many stops missed.');
    expect(screen.text()).not.toMatch(/wreck|flag/);
    screen.press(KEYS.enter);
    await screen.sees('aborted');
    await screen.sees(/last in this session\.\s/);
    await screen.sees(/2 {2}Ann/);
  });

  it('shows every lap with all its figures; CPU drivers have a simulated time', async () => {
    const screen = trials(80, 24, { cpus: 2, weather: 'roll', sessions: 2 });
    await screen.sees(/a roll of \d+/);
    await start(screen);
    await driveOn(screen);
    screen.press(KEYS.enter);
    await screen.sees('On to session 2');
    const cpu = screen.weekend.qualifying().trials[1];
    await screen.sees(lapTime(cpu?.timeMs ?? 0));
    screen.press(KEYS.enter);
    await screen.sees('session 2 of 2');
    await screen.sees('Drive the lap');
    screen.press('2');
    await screen.sees('Yes, sit it out');
    screen.press('2');
    await screen.sees('See the classification of all sessions');
    screen.press(KEYS.enter);
    await screen.sees('timed trials, all sessions');
    await screen.sees('takes the absolute pole.');
    screen.press(KEYS.enter);
    await screen.sees(/which gear\?|where to\?/);
    expect(screen.text()).toContain('lap 1/1');
  });

  it('lets the race begin with the grid of the trials, and is kept in one save', async () => {
    const disk = fakeDisk();
    const saving = { folder: '/saves', disk };
    const screen = trials(80, 24, { cpus: 1, saving });
    await screen.sees('Drive the lap');
    screen.press(KEYS.escape);
    await screen.sees('The race is saved in /saves/');
    expect([...disk.files.keys()].filter(name => name.endsWith('.lock'))).toEqual([]);
  });

  it('is left with a question where its laps are kept nowhere', async () => {
    const screen = trials(80, 24, { races: false, humans: ['Ann', 'Bob'] });
    await start(screen);
    await driveOn(screen);
    screen.press(KEYS.enter);
    await screen.sees('Bob, your lap.');
    screen.press(KEYS.escape);
    await screen.sees('These trials are not saved.');
    screen.press(KEYS.escape);
    await screen.sees('Bob, your lap.');
    screen.press(KEYS.escape);
    await screen.sees('These trials are not saved.');
    screen.press('2');
    await screen.sees('Timed lap against par');
  });

  it('tells in the rain what tires do, and rain tires are offered (M-1-1-5)', async () => {
    const screen = trials(80, 24, { races: false, weather: 'rain' });
    await screen.sees('rain, wet track');
    await screen.sees('every stop in a corner slides on');
    screen.press(KEYS.enter);
    await screen.sees('which tires?');
    await screen.sees('every stop in a corner slides on');
  });

  it('opens the rules at chapter 1', async () => {
    const screen = trials(80, 24, { races: false });
    await start(screen);
    screen.press('?');
    await screen.sees('One lap, alone, against the dice and the clock.');
    screen.press(KEYS.tab);
    await screen.sees('Timed trials');
  });
});

describe('a free-hand lap (R-93)', () => {
  it('moves a cursor over the board from right ahead of the car, and says nothing about right or wrong (M-1-2-2)', async () => {
    const screen = trials(80, 24, { races: false, hand: 'free' });
    await screen.sees('free-hand');
    screen.press(KEYS.enter);
    await screen.sees('which tires?');
    screen.press('1');
    await screen.sees('ready to go on');
    screen.press(KEYS.enter);
    await screen.sees('set the car down');
    screen.press(KEYS.enter);
    await screen.quiet();
    expect(screen.text()).toContain('set the car down');
    screen.press(KEYS.left);
    await screen.sees(/on M\d+\?/);
    const first = /on M(\d+)\?/.exec(screen.text())?.[1];
    screen.press(KEYS.right);
    await screen.until('one space further', () => !screen.text().includes(`on M${first}?`));
    screen.press(KEYS.down);
    await screen.sees(/on R\d+\?/);
    screen.press(KEYS.right.repeat(30));
    await screen.quiet();
    expect(screen.text()).toContain('>+<');
    screen.press(KEYS.enter);
    await screen.sees('which gear?');
    expect(screen.text()).not.toMatch(/moves|wrong|misplace|total/);
  });

  it('counts ten rolls for every wrong space at the end (M-1-1-11)', async () => {
    const screen = trials(80, 24, { races: false, hand: 'free' });
    await screen.sees('free-hand');
    screen.press(KEYS.enter);
    await screen.sees('which tires?');
    screen.press('1');
    await screen.sees('ready to go on');
    screen.press(KEYS.enter);
    for (let turn = 0; turn < 25 && !OVER.test(screen.text()); turn++) {
      await screen.sees('set the car down');
      screen.press(KEYS.right.repeat(4) + KEYS.enter);
      await screen.sees(/which gear\?|Over the line!|Session over/);
      if (!OVER.test(screen.text())) screen.press(KEYS.enter);
    }
    await screen.sees('Over the line!');
    screen.press(KEYS.enter);
    await screen.sees(/\d+ for misplacements = \d+ in/);
    const [trial] = screen.weekend.qualifying().trials;
    expect(trial?.misplacements).toBeGreaterThan(3);
    await screen.sees(`${(trial?.misplacements ?? 0) * 10} for misplacements`);
  });
});

describe('a free-hand lap by BGA', () => {
  it('sets the car down only where a legal move ends, and knows nothing of wrong spaces (BGA-O-6)', async () => {
    const screen = trials(80, 24, { races: false, hand: 'free', rules: 'bga-basic' });
    await screen.sees('free-hand');
    expect(screen.text()).not.toContain('wrong');
    screen.press('?');
    await screen.sees('Rolls: gear dice');
    expect(screen.text()).not.toMatch(/[Ww]rong/);
    screen.press(`${KEYS.escape}${KEYS.enter}`);
    await screen.sees('enter sets it down where a legal move ends');
    screen.press(KEYS.right.repeat(9) + KEYS.enter);
    await screen.sees('no legal move with this roll ends there');
    expect(screen.text()).toContain('set the car down');
    screen.press(KEYS.escape);
    await screen.sees('Leave it?');
    screen.press(KEYS.escape);
    await screen.sees('set the car down');
    screen.press('?');
    await screen.sees('Rules, chapter 21');
  });
});

describe('the ways to timed trials', () => {
  it('lead from the title over the circuit to a lap alone', async () => {
    const screen = play(80, 24, { settings: { name: 'Ann' } });
    await screen.sees('Timed lap against par');
    screen.press('5');
    await screen.sees('Timed lap: choose a circuit');
    screen.press(KEYS.escape);
    await screen.sees('Timed lap against par');
    screen.press(KEYS.enter);
    await screen.sees('Timed lap: choose a circuit');
    screen.press(KEYS.enter);
    await screen.sees('Ann, your lap.');
  });

  it('lead through the form of a new race, with sessions and hand', async () => {
    const screen = play(80, 24);
    await screen.sees('New race');
    screen.press(KEYS.enter);
    await screen.sees('Choose a circuit');
    screen.press(KEYS.enter);
    await screen.sees(/Grid +random draw/);
    for (let row = 0; row < 20 && !screen.text().includes('random draw >'); row++) {
      await pressed(screen, KEYS.down);
    }
    await pressed(screen, KEYS.left);
    await screen.sees('< timed trials >');
    await screen.sees('Sessions');
    screen.press(KEYS.down + KEYS.right);
    await screen.sees('< 2 >');
    screen.press(KEYS.down + KEYS.right);
    await screen.sees('a wrong space costs ten rolls');
    for (let row = 0; row < 20 && !/[▸>] {2}Start the race/.test(screen.text()); row++) {
      await pressed(screen, KEYS.up);
    }
    screen.press(KEYS.enter);
    await screen.until('the race is wanted', () => screen.book.started.length > 0);
    expect(screen.book.started[0]?.grid).toEqual({ qualify: 'timed', sessions: 2, hand: 'free' });
  });
});

it('speaks French', async () => {
  const screen = trials(80, 24, { races: false, settings: { language: 'fr' } });
  await screen.sees('démarre avec votre premier rapport');
  screen.press(KEYS.enter);
  await screen.sees('quels pneus ?');
  screen.press('1');
  await screen.sees('prêt, pneus durs ?');
  screen.press(KEYS.enter);
  await screen.sees('1 lancer');
});

describe('a driver who is hurt in his lap alone (TR-145)', () => {
  const rivals = { rules: 'trant', humans: [], laps: 2, options: { weather: 'sun' } } as const;

  it('has no time but a remark, and is not on the grid', async () => {
    const screen = trials(80, 24, { ...rivals, cpus: 3, seed: 5 });
    await screen.sees('To the grid');
    await screen.sees('no start');
    await screen.sees('Rival 2 was badly injured in the timed lap and does not start in the race.');
    await screen.sees(/Rival [13] takes the absolute pole/);
    screen.press(KEYS.enter);
    await screen.until('the race', () => !screen.text().includes('To the grid'));
    await screen.quiet();
    expect(screen.text()).not.toContain('Rival 2');
  });

  it('leaves no race where nobody else would start', async () => {
    const screen = trials(80, 24, { ...rivals, cpus: 1, seed: 9, settings: { language: 'fr' } });
    await screen.sees('forfait');
    await screen.sees('Rival 1 a été gravement blessé dans le tour chronométré et ne prend pas le');
    await screen.sees('Personne n’est en état de prendre le départ');
    expect(screen.text()).not.toContain('lancer la course');
    await screen.sees('Retour à l’accueil');
  });
});

describe('the sheet of a session without a clock (TRR-11)', () => {
  it.each([
    ['en', 'level in everything: a random draw decided'],
    ['fr', 'à égalité en tout : départagés par tirage au sort'],
  ] as const)('marks places that a random draw decided, in %s', async (language, meaning) => {
    const field = {
      races: false,
      humans: [],
      cpus: 8,
      level: 'club',
      rules: 'trant',
      options: { untimed: 'on' },
    };
    const screen = trials(100, 30, { ...field, settings: { language } });
    await screen.sees(`~ ${meaning}`);
    const turns = [...screen.text().matchAll(/^ +(\d)(~?) +\S.*? +(\d+) +\d+ +(\d+)$/gm)];
    expect(turns.length).toBeGreaterThan(1);
    for (const [, , mark, , total] of turns) {
      expect(mark === '~').toBe(turns.filter(([, , , , other]) => other === total).length > 1);
    }
  });
});
