// Plain-text play with the real program: on a terminal that cannot draw, and by pipe in both directions.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LAUNCHER, startShell } from './shell.ts';

const RACE = ['race', '--track', 'otterbrook', '--laps', '1', '--grid', '3', '--seed', '4'];
const ADA = [...RACE, '--human', 'Ada'];
const ENTERS = '\n'.repeat(400);

/** Runs the program with these lines to read. */
function piped(args: readonly string[], saves: string, input: string, language = 'en') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, ...args], {
    input,
    encoding: 'utf8',
    env: {
      ...process.env,
      CHICANE_SAVES: saves,
      CHICANE_SETTINGS: saves,
      LANG: `${language}.UTF-8`,
    },
  });
  return { status, out: stdout, err: stderr };
}

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'chicane-plain-'));
}

describe('by pipe in both directions', () => {
  const families = ['masters-2005', 'trant', 'championship'];
  test.each(families)('a race of %s is driven to the flag, saved, and sound', rules => {
    const saves = folder();
    const { status, out } = piped([...ADA, '--rules', rules], saves, `d\nt\nh\nl\n${ENTERS}`);
    expect(status).toBe(0);
    expect(out).toContain('Ada, your turn: car A');
    expect(out).toMatch(/\nClassification: Otterbrook\n1 /);
    expect(out).not.toContain('\u001b');
    // Nothing that only columns explain.
    expect(out).not.toMatch(/\d wear\/|\+test|\bacc \d+%/);
    expect(out).toMatch(/A new record: race, 1 lap: \d+ (rolls|turns), Ada\./);
    const again = piped([...ADA, '--rules', rules], saves, 'q\n').out;
    expect(again).toMatch(/Best here: .*race, 1 lap: \d+ (rolls|turns), Ada/);
    const [name = ''] = readdirSync(saves).filter(file => file.endsWith('otterbrook.json'));
    expect(piped(['saves', 'check', join(saves, name)], saves, '').out).toContain(
      'it is the same race',
    );
  });

  test.each(families)('a race of %s in which a car changes hands and a message is left', rules => {
    const saves = folder();
    const people = ['--human', 'Ada', '--human', 'Ben', '--rules', rules];
    // Secret questions, which all but the first rules begin with, take an Enter more for those who look away.
    const before = rules === families[0] ? 4 : 5;
    const typed = `${'\n'.repeat(before)}m\nMind the kerb\nc\n\n2\n${ENTERS}`;
    const { status, out } = piped([...RACE, ...people], saves, typed);
    expect(status).toBe(0);
    expect(out).toMatch(/(Ada|Ben) says: Mind the kerb[\s\S]*(Ada|Ben) says: Mind the kerb/);
    expect(out).toMatch(/(Ada|Ben) goes home: car [AB] drives as rookie from now on\./);
    expect(out).toMatch(/\nClassification: Otterbrook\n1 /);
    const [name = ''] = readdirSync(saves).filter(file => file.endsWith('otterbrook.json'));
    expect(piped(['saves', 'check', join(saves, name)], saves, '').out).toContain(
      'it is the same race',
    );
  });

  test('the end of the input leaves the race saved, and resume goes on in French', () => {
    const saves = folder();
    const first = piped(ADA, saves, '\n\n\n');
    expect(first.status).toBe(0);
    expect(first.out).toMatch(/The input ends here[^\n]*\nThe race is saved in .*\nTo resume it: /);
    const second = piped(['resume'], saves, ENTERS, 'fr');
    expect(second.status).toBe(0);
    expect(second.out).toContain('Tapez un numéro.');
    expect(second.out).toMatch(/\n1 .*\n2 .*\n/);
  });

  test('the driving school asks again after a wrong gear, and passes the lesson by the right one', () => {
    const saves = folder();
    const { status, out } = piped(['school', '--plain'], saves, '1\n2\n3\nq\n');
    expect(status).toBe(0);
    expect(out).toContain('Formula Dé 1/8: Shift up');
    expect(out).toContain('One gear up: 3rd.');
    expect(out.indexOf('where to?')).toBeGreaterThan(out.indexOf('One gear up: 3rd.'));
  });

  test('a lap that was broken off ranks last, and is not driven again (R-91, R-92)', () => {
    const saves = folder();
    const weekend = [...ADA, '--qualify', 'timed'];
    // The CPU drivers may come first; then: drive, tires, gear, space.
    const first = piped(weekend, saves, '1\n1\n1\n1\n');
    expect(first.out).toContain('The lap under way ranks last in its session');
    const second = piped(['resume'], saves, 'q\nq\nq\n');
    expect(second.out).not.toContain('Ada, your lap.');
    expect(second.out).toContain('you are 3rd of 3');
  });

  test('a season is raced to its end, and its standings are read out', () => {
    const saves = folder();
    const people = ['--human', 'Ada', '--human', 'Ben', '--cpu', 'club'];
    const cup = ['--calendar', 'otterbrook', '--laps', '1', '--grid', 'lot', '--seed', '3'];
    expect(piped(['season', 'new', 'Cup', ...people, ...cup], saves, '').status).toBe(0);
    const { status, out } = piped(['season', 'resume', 'Cup'], saves, ENTERS);
    expect(status).toBe(0);
    expect(out).toContain('Ben, your turn: car B');
    expect(out).toMatch(/Cup: drivers, after 1 of 1 weekends/);
    expect(piped(['season', 'check', 'Cup'], saves, '').out).toContain('The season is sound');
  });

  test('without a person CPU drivers still race by themselves', () => {
    const { status, out } = piped([...RACE, '--cpu', 'random:Bo'], folder(), '');
    expect(status).toBe(0);
    expect(out).toContain('Classification');
    expect(out).not.toContain('Type a number');
  });
});

describe('on a terminal that cannot draw', () => {
  test('a race is driven to the flag by Enter alone', async () => {
    const shell = startShell(ADA, { env: { E2E_TERM: 'dumb' }, rows: 60 });
    await shell.sees('Type a number');
    shell.press('\r'.repeat(200));
    await shell.sees('Classification: Otterbrook');
    expect(await shell.left()).toBe(0);
    expect(shell.buffer()).toBe('normal');
  });

  test('what is covered is not shown as it is typed, and the keyboard is handed on by name', async () => {
    const people = ['--human', 'Red', '--human', 'Blue', '--grid', '3', '--track', 'otterbrook'];
    const race = ['race', '--plain', '--rules', 'championship', '--laps', '1', '--seed', '3'];
    const shell = startShell([...race, ...people], { rows: 60 });
    await shell.sees('For Red only: everybody else, look away.');
    shell.press('\r');
    await shell.sees('What you type at a secret question is not shown.');
    await shell.sees('Enter for 1:');
    const before = shell.text();
    shell.press('2\r');
    await shell.sees('For Blue only');
    const [, after = ''] = shell.text().split(before.slice(-40));
    expect(after.slice(0, after.indexOf('Blue'))).not.toContain('2');
    shell.press('q\r');
    expect(await shell.left()).toBe(0);
  });

  test('the title is asked by numbers with --plain, and q leaves', async () => {
    const shell = startShell(['--plain']);
    await shell.sees('2 Your first race');
    shell.press('4\r');
    await shell.sees('No unfinished race to resume.');
    shell.press('q\r');
    expect(await shell.left()).toBe(0);
  });

  test('another program takes the race over, and this one says so and leaves', async () => {
    const first = startShell(ADA, { env: { E2E_TERM: 'dumb' } });
    await first.sees('Enter for');
    const second = startShell(['resume', '--take-over', '--plain'], { saves: first.saves });
    await second.sees('Enter for');
    expect(await first.left()).toBe(0);
    expect(first.text()).toContain('taken over in another terminal');
    second.press('q\r');
    expect(await second.left()).toBe(0);
  });
});
