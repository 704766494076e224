// Whatever a French user runs speaks French: help, races, trials and replays as text.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import yargs, { type Argv } from 'yargs';
import { runWords } from '../testing/run-words.ts';
import { writtenRace } from '../testing/saved-race.ts';
import { addEveryCommand } from './every-command.ts';
import { helpInFrench } from './french/help.ts';
import { speaking } from './spoken-help.ts';

const folder = mkdtempSync(join(tmpdir(), 'chicane-french-'));
writeFileSync(join(folder, 'config.json'), JSON.stringify({ language: 'fr' }));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  vi.stubEnv('CHICANE_SETTINGS', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Returns every text of help of every command, each with the words that lead to its command. */
function textsOfHelp(): ReadonlySet<string> {
  const texts = new Set<string>();
  const heard = (text: string) => {
    texts.add(text);
    return text;
  };
  const listening = (parser: Argv): Argv =>
    Object.assign(parser, {
      command(spec: { readonly describe: string; builder(inner: Argv): unknown }) {
        heard(spec.describe);
        spec.builder(speaking(listening(yargs()), heard));
        return parser;
      },
    });
  addEveryCommand(listening(yargs()) as ReturnType<typeof yargs>, { words: [], done: () => {} });
  return texts;
}

/** Texts that are the same in both languages. */
const SAME: readonly string[] = ['Table'];

describe('the help of a French user', () => {
  const texts = [...textsOfHelp()].filter(text => /\p{L}/u.test(text));

  test('has French for every command, flag and example', () => {
    expect(texts.length).toBeGreaterThan(300);
    const english = texts.filter(text => helpInFrench(text) === text && !SAME.includes(text));
    expect(english).toEqual([]);
  });

  test.each([[], ['race'], ['season'], ['season', 'ruling'], ['simulate'], ['tracks', 'import']])(
    'is French throughout: %s %s',
    async (...words) => {
      const { out, exitCode } = await runWords(...words, '--help');
      expect(exitCode).toBe(0);
      expect(out).toContain('Options :');
      expect(out).not.toMatch(/\b(the|by default|Show|boolean|choices|Examples)\b/);
    },
  );
});

describe('rule books', () => {
  test('are read in French where somebody has written them so', async () => {
    const { out, err } = await runWords('rules', 'masters-2005', 'surrégime');
    expect(out).toMatch(/^13 {2}Surrégime\n=+\n\nM-13-1 {6}Sauter 1, 2 ou 3 rapports/);
    expect(out).toContain('\nDécisions de la maison\n');
    expect(err).toBe('');
    const whole = await runWords('rules', 'masters-2005');
    expect(whole.out).toContain('\nOù les éditions diffèrent\n');
    expect(whole.out).not.toMatch(/\b(the|you|Example|House|booklet)\b/);
  });

  test('are read in English elsewhere, which is said apart from the text', async () => {
    const { out, err } = await runWords('rules', 'masters-2002', '13');
    expect(out).toMatch(/^13 {2}Over-revving\n/);
    expect(err).toBe('Le texte de ces règles n’existe qu’en anglais.\n');
  });
});

describe('as text', () => {
  const WHERE = ['--track', 'otterbrook', '--seed', '4', '--laps', '1', '--grid', '2'];

  test('a race of CPU drivers is told in French, with its grid and its classification', async () => {
    const { out } = await runWords('race', ...WHERE, '--cpu', 'random');
    expect(out).toMatch(/^Otterbrook : 1 tour, 2 voitures, Masters 2005, graine 4\ngrille /);
    expect(out).toContain('\nManche 1.\n');
    expect(out).toContain('\n\nClassement\n');
    expect(out).not.toMatch(/\b(rolls|moves|Round|takes|lap|gear)\b/);
  });

  test('timed trials are told in French, with the tires and the dice of each lap', async () => {
    const { out } = await runWords('race', ...WHERE, '--cpu', 'random', '--qualify', 'timed');
    expect(out).toMatch(/^Otterbrook : essais chronométrés, 1 séance, 2 pilotes, /);
    expect(out).toMatch(/ en pneus (durs|tendres|pluie) : 1re \d, /);
    expect(out).not.toMatch(/\b(rolls|session|driver|lap|gear|tires|aborted)\b/);
  });

  test('a replay is told in French', async () => {
    const name = basename(writtenRace(folder, 'championship', 20), '.json');
    const { out } = await runWords('replay', name, '--saves', folder);
    expect(out).toContain('L’enregistrement s’arrête ici');
    expect(out).not.toMatch(/\b(lap|laps|The|spins|comes|drives)\b/);
  });
});
