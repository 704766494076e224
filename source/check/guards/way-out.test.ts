// Text from outside must not reach the terminal unchanged through any command, on either stream.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { watchTrack } from '../../cli/tracks/watch.ts';
import { EXAMPLE } from '../../testing/circuits/example-circuit.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { ownSignal } from '../../testing/own-signal.ts';
import { runWords } from '../../testing/run-words.ts';
import { volume } from '../../testing/volume.ts';
import { painted } from '../../ui/look.ts';
import { glyphsFor } from '../../ui/theme/glyphs.ts';
import { themeFor } from '../../ui/theme/theme.ts';
import { EN } from '../../ui/words/en/words.ts';

/**
 * What a command without colours must not write: control characters other than line breaks, marks of direction,
 * invisible characters.
 */
const FORBIDDEN = /[^\P{C}\n]|[\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

const EVIL = [
  '\u001b[2J',
  '\u001b]0;owned\u0007',
  '\u001bc',
  '\u0000',
  '\u0007',
  '\b',
  '\t',
  '\r',
  '\n',
  '\u007f',
  '\u0085',
  '\u009b31m',
  '\u00ad',
  '\u200b',
  '\u202e',
  '\u2066',
  '\u2028',
  '\ufeff',
  '\u{e0041}',
  '\ud800',
];

const evil = fc
  .array(
    fc.oneof(
      fc.constantFrom(...EVIL),
      fc.constantFrom('a', 'Spy', "'", '"', ': ', '#', '-', '{', '[', 'é'),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map(parts => parts.join(''));

// Each test tries these before random ones: everything evil at once, and a text that every format accepts.
const ALL_EVIL = EVIL.join('');
const TAKEN_FOR_TEXT = 'Spy\u00ad\u202e';
const BOTH: [string][] = [[ALL_EVIL], [TAKEN_FOR_TEXT]];
const RUNS = volume(5, 20);

/** Builds a command line around evil text. */
type Line = (text: string, file: string) => readonly string[];

const LINES: Readonly<Record<string, Line>> = {
  'no command': text => [text],
  'help of nothing': text => ['help', text],
  'an unknown flag': text => ['race', `--${text}`],
  'a denied flag': text => ['race', `--no-${text}`],
  'a flag with a value': text => ['race', `--ascii=${text}`],
  'a second word': text => ['tracks', text],
  'a word too many': text => ['saves', 'list', text],
  completion: text => ['--get-yargs-completions', 'chicane', text],
  ...Object.fromEntries(
    [
      ...[
        'track',
        'rules',
        'weather',
        'cpu',
        'seed',
        'laps',
        'tires',
        'grid',
        'dice',
        'qualify',
        'sessions',
        'foresight',
      ].map(flag => `race --${flag}`),
      ...['human', 'saves'].map(
        flag => `race --cpu random:Bo --track otterbrook --laps 1 --grid 1 --${flag}`,
      ),
      ...['track', 'cpu', 'weather', 'sessions', 'human'].map(flag => `qualify --${flag}`),
      ...['saves'].map(flag => `resume --${flag}`),
      'resume',
      'saves --saves',
      'saves check',
      'saves check x --saves',
      'rules',
      'rules masters-2005',
      ...['track', 'cpu', 'rules', 'weather', 'points', 'from', 'races', 'workers'].map(
        flag => `simulate --${flag}`,
      ),
      ...['track', 'from', 'dice', 'cpu', 'human'].map(flag => `drive --${flag}`),
      'tracks show',
      'tracks check',
      'tracks new --name',
      'tracks import',
      ...['name', 'id', 'start', 'lanes', 'target'].map(flag => `tracks import line.csv --${flag}`),
      'tracks list --sort',
    ].map(line => [line, (text: string) => [...line.split(' '), text]]),
  ),
  // Never a legal name, because the file would be written beside the sources.
  'a new circuit': text => ['tracks', 'new', `${text}!`],
  'a driver': text => [
    'race',
    '--cpu',
    `random:${text}`,
    '--track',
    'otterbrook',
    '--laps',
    '--grid',
  ],
  'a circuit file': (_text, file) => ['tracks', 'check', file],
  'a circuit file that is shown': (_text, file) => ['tracks', 'show', file],
  'a circuit file that is raced': (_text, file) => ['race', '--track', file],
  'a file of dice': (_text, file) => ['drive', '--dice', file],
  'a snapshot': (_text, file) => ['drive', '--from', file],
  'a simulation': (_text, file) => ['simulate', '--from', file],
  'a centre line': (_text, file) => ['tracks', 'import', file],
  'a save': (_text, file) => ['saves', 'check', file],
};

afterEach(() => vi.unstubAllEnvs());

const RANDOM_RACE = [
  'race',
  '--laps',
  '1',
  '--grid',
  '2',
  '--cpu',
  'random:Bo',
  '--cpu',
  'random:Al',
];

// Returns a name that the file system accepts.
function fileName(text: string): string {
  return text.replace(/[\0/]/g, '_').toWellFormed();
}

function whatWasWritten(written: { readonly out: string; readonly err: string }): string {
  return FORBIDDEN.exec(written.out + written.err)?.[0] ?? '';
}

describe('whatever stands in it, nothing but plain text comes out of', () => {
  test.each(Object.entries(LINES))('%s', async (_what, line) => {
    const folder = freshFolder();
    await fc.assert(
      fc.asyncProperty(evil, evil, async (text, content) => {
        vi.stubEnv('CHICANE_SAVES', join(folder, 'saves'));
        const file = join(folder, `${fileName(text)}.yaml`);
        writeFileSync(file, content);
        expect(whatWasWritten(await runWords(...line(text, file)))).toBe('');
      }),
      { numRuns: RUNS, examples: [[ALL_EVIL, ALL_EVIL]] },
    );
  });
});

describe('whatever stands in it, nothing but plain text is told of', () => {
  test.each([
    ['a circuit', (text: string) => EXAMPLE.replace('place: Nowhere', `place: Nowhere # ${text}`)],
    ['a name', (text: string) => EXAMPLE.replace('name: Foxdale', `name: ${JSON.stringify(text)}`)],
    ['a field', (text: string) => EXAMPLE.replace('place: Nowhere', `${text}: Nowhere`)],
    ['an alias', (text: string) => EXAMPLE.replace('place: Nowhere', `place: *${text}`)],
    [
      'a corner',
      (text: string) => EXAMPLE.replace('corner: Quarry', `corner: ${JSON.stringify(text)}`),
    ],
  ])('%s, by check, show, race and watch', async (_what, circuit) => {
    const folder = freshFolder();
    const file = join(folder, 'foxdale.yaml');
    await fc.assert(
      fc.asyncProperty(evil, async text => {
        writeFileSync(file, circuit(text));
        for (const words of [
          ['tracks', 'check'],
          ['tracks', 'show'],
          [...RANDOM_RACE, '--track'],
        ]) {
          expect(whatWasWritten(await runWords(...words, file))).toBe('');
        }
      }),
      { numRuns: RUNS, examples: BOTH },
    );
  });

  test('a place in a centre line', async () => {
    const file = join(freshFolder(), 'line.geojson');
    const coordinates = Array.from({ length: 200 }, (_, at) => {
      const angle = (at / 200) * 2 * Math.PI;
      return [0.012 * Math.cos(angle), 0.005 * Math.sin(angle)];
    });
    const geometry = { type: 'LineString', coordinates };
    await fc.assert(
      fc.asyncProperty(evil, async Location => {
        writeFileSync(
          file,
          JSON.stringify({ type: 'Feature', properties: { Location }, geometry }),
        );
        expect(whatWasWritten(await runWords('tracks', 'import', file))).toBe('');
      }),
      { numRuns: RUNS, examples: BOTH },
    );
  });

  test.each([
    'CHICANE_SAVES',
    'CHICANE_SETTINGS',
    'CHICANE_CACHE',
    'USER',
    'LANG',
    'CHICANE_DEBUG',
  ])('%s in the environment', async name => {
    const folder = freshFolder();
    await fc.assert(
      fc.asyncProperty(evil, async text => {
        vi.stubEnv(name, name === 'LANG' ? text : join(folder, text));
        for (const words of [
          ['saves'],
          ['saves', 'check', 'x'],
          ['resume'],
          ['tracks', 'show', 'x'],
        ]) {
          expect(whatWasWritten(await runWords(...words))).toBe('');
        }
      }),
      { numRuns: RUNS, examples: BOTH },
    );
  });

  test('the names in a folder of saves', async () => {
    const saves = freshFolder();
    await fc.assert(
      fc.asyncProperty(evil, async text => {
        const folder = join(saves, fileName(text));
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, `${fileName(text)}.json`), text);
        for (const words of [['saves'], ['saves', 'check', text], ['resume'], ['resume', text]]) {
          expect(whatWasWritten(await runWords(...words, '--saves', folder))).toBe('');
        }
      }),
      { numRuns: RUNS, examples: BOTH },
    );
  });
});

test('a file with an evil name is watched without a word of it coming through', async () => {
  for (const text of EVIL) {
    const file = join(freshFolder(), `${fileName(text)}.yaml`);
    writeFileSync(file, text);
    let out = '';
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation(chunk => {
      out += String(chunk);
      return true;
    });
    const signal = ownSignal();
    const ended = watchTrack(file, () => {});
    signal('SIGTERM');
    await ended;
    spy.mockRestore();
    expect(whatWasWritten({ out, err: '' })).toBe('');
  }
});

test('no row of the screen holds a word that steers the terminal', () => {
  const look = { theme: themeFor('none'), glyphs: glyphsFor(false), words: EN };
  fc.assert(
    fc.property(evil, text => {
      expect(FORBIDDEN.exec(painted([{ text, tone: 'plain' }], 40, look))?.[0] ?? '').toBe('');
    }),
  );
});
