import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { circuitSchema } from '../../circuit/file/schema.ts';
import { firstBook } from '../../rules/books.ts';
import { keepFigures, ownFiguresFile } from '../../storage/tracks/track-figures.ts';
import { loadTrack, tracksFolder } from '../../storage/tracks/track-library.ts';
import { broken, EXAMPLE } from '../../testing/circuits/example-circuit.ts';
import { runWords } from '../../testing/run-words.ts';
import { playerRecords } from '../screen/player-records.ts';
import { openPreferences } from '../screen/settings.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tracks-'));
  file = join(folder, 'foxdale.yaml');
  writeFileSync(file, EXAMPLE);
});
afterEach(() => rmSync(folder, { recursive: true }));

const RACING = {
  overtakes: 2.05,
  slipstreams: 0.61,
  contacts: 1.4,
  enginePoints: 0.08,
  fastGears: 31,
};

test('tracks list sorts, and knows the best lap driven here and what was measured here', async () => {
  const loaded = loadTrack(tracksFolder(), 'monza');
  if (!loaded.ok) throw new Error(loaded.problem);
  const { board } = loaded.track;
  vi.stubEnv('CHICANE_SETTINGS', join(folder, 'settings'));
  vi.stubEnv('CHICANE_CACHE', join(folder, 'cache'));
  const saves = join(folder, 'saves');
  vi.stubEnv('CHICANE_SAVES', saves);
  playerRecords({ preferences: openPreferences().get, saves }).keep(board, firstBook.id, {
    kind: 'timedLap',
    laps: 1,
    name: 'Ada',
    plays: 14,
    timeMs: 42_000,
  });
  keepFigures(ownFiguresFile(), [
    { id: 'monza', board: board.hash, par: 15.4, ...RACING, cpuLap: 12 },
  ]);
  const { exitCode, out, err } = await runWords('tracks', 'list', '--sort', 'length', '--json');
  vi.unstubAllEnvs();
  expect([exitCode, err]).toEqual([0, '']);
  const listed = JSON.parse(out) as { id: string; spaces: number }[];
  const spaces = listed.map(facts => facts.spaces);
  expect(spaces).toEqual(spaces.toSorted((a, b) => a - b));
  expect(listed.find(facts => facts.id === 'monza')).toEqual({
    id: 'monza',
    name: 'Monza',
    place: 'Italy',
    metres: 5793,
    spaces: 121,
    lanes: { L: 126, M: 125, R: 121 },
    corners: 6,
    stops: 8,
    grid: 10,
    par: 15.4,
    ...RACING,
    cpuLap: 12,
    ownLap: 14,
  });
});

test('tracks show says what racing there is like, by the round, and that par is a mean', async () => {
  const loaded = loadTrack(tracksFolder(), 'monza');
  if (!loaded.ok) throw new Error(loaded.problem);
  vi.stubEnv('CHICANE_CACHE', join(folder, 'cache'));
  keepFigures(ownFiguresFile(), [
    { id: 'monza', board: loaded.track.board.hash, par: 15.4, ...RACING, cpuLap: 12 },
  ]);
  const { out } = await runWords('tracks', 'show', 'monza');
  vi.unstubAllEnvs();
  expect(out.split('\n').slice(2, 5)).toEqual([
    'par 15.4 (mean rolls of a perfectly driven lap); best CPU lap 12 rolls',
    'ten cars, a round: 2.05 overtakes, 0.61 slipstreams, 1.4 collision tests',
    '5th and 6th gear: 31 % of the rolls; engine points lost: 0.08 a round',
  ]);
});

test('tracks show --file prints the file of a circuit, to make another of it', async () => {
  const { exitCode, out } = await runWords('tracks', 'show', 'monza', '--file');
  const file = new URL('../../../tracks/monza.yaml', import.meta.url);
  expect([exitCode, out.trimEnd()]).toEqual([0, readFileSync(file, 'utf8').trimEnd()]);
});

describe('tracks show', () => {
  test('a circuit is drawn in 80 columns: facts, map, corners, the whole lap', async () => {
    const { exitCode, out } = await runWords('tracks', 'show', 'Saltmarsh');
    expect(exitCode).toBe(0);
    const parts = ['weather: sun 65 %', '3 Turn 3 ○○', 'straight after', 'START/FINISH'];
    const places = parts.map(part => out.indexOf(part));
    expect(places.every(place => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(80);
  });

  test('an unknown name suggests the nearest', async () => {
    const { exitCode, err } = await runWords('tracks', 'show', 'monzo');
    expect([exitCode, err]).toEqual([
      2,
      "There is no circuit 'monzo'; did you mean monza? chicane tracks list lists them all.\n",
    ]);
  });
});

describe('tracks check', () => {
  test('a sound circuit is drawn: facts, map, corners, strips, in 80 columns', async () => {
    const { exitCode, out } = await runWords('tracks', 'check', file);
    expect(exitCode).toBe(0);
    for (const part of ['Foxdale, Nowhere', 'par ', '3 Elbow', 'straight after', 'START/FINISH']) {
      expect(out).toContain(part);
    }
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(80);
  });

  test('--ascii draws with the characters of every terminal', async () => {
    const { out } = await runWords('tracks', 'check', file, '--ascii');
    expect(out).toMatch(/^[\x20-\x7e\n]*$/);
  });

  test('faults come at once with their lines, and the exit code is 1', async () => {
    const slips = broken(
      broken(EXAMPLE, 'stops: 1, bends: [R90]', 'stops: 9, bends: [R90]'),
      'sun: 1-10',
      'sun: 1-9',
    );
    writeFileSync(file, slips);
    const { exitCode, out } = await runWords('tracks', 'check', file);
    expect(exitCode).toBe(1);
    expect(out.split('\n').filter(line => line.includes('foxdale.yaml:'))).toHaveLength(2);
    expect(out).toContain(`${file}:13:29: corner Quarry: stops: '9' is not 1, 2 or 3`);
    expect(out).toMatch(/2 errors: the board cannot be raced yet\.\n$/);
  });

  test('a file that is not there is a sentence', async () => {
    const { exitCode, err } = await runWords('tracks', 'check', join(folder, 'no.yaml'));
    expect(exitCode).toBe(1);
    expect(err).toMatch(/: there is no such file\.\n$/);
  });
});

test('a circuit with many faults is refused with the first of them, and where all are named', async () => {
  writeFileSync(file, 'format: circuit/1\n');
  const { exitCode, err } = await runWords('race', '--track', file);
  expect(exitCode).toBe(1);
  expect(err).toMatch(
    /foxdale\.yaml:1:1: the field 'id' is missing; .*\. chicane tracks check \S*foxdale\.yaml names 2 more faults\.\n$/,
  );
  expect(err.trim().split('\n')).toHaveLength(1);
});

test.each(['show', 'check', 'import'])(
  'tracks %s without a name says what is missing',
  async what => {
    const { exitCode, err } = await runWords('tracks', what);
    expect(exitCode).toBe(2);
    expect(err).toBe(`The command needs a name or a file. Try chicane tracks ${what} --help.\n`);
  },
);

describe('tracks import', () => {
  test('what cannot be a number or a line is a sentence', async () => {
    const number = await runWords('tracks', 'import', file, '--target', 'far');
    expect([number.exitCode, number.err]).toEqual([2, '--target takes a number.\n']);
    const directory = await runWords('tracks', 'import', folder);
    expect(directory.exitCode).toBe(1);
    expect(directory.err).toMatch(/: it cannot be read: it is a folder\.\n$/);
  });

  test('a centre line becomes a circuit on stdout that passes the check', async () => {
    const line = join(folder, 'line.csv');
    const points = Array.from({ length: 200 }, (_, at) => {
      const angle = (at / 200) * 2 * Math.PI;
      return `${Math.round(900 * Math.cos(angle))},${Math.round(400 * Math.sin(angle))}`;
    });
    writeFileSync(line, `x,y\n${points.join('\n')}\n`);
    const imported = await runWords('tracks', 'import', line, '--name', 'Fair Oval');
    expect(imported.exitCode).toBe(0);
    const begun = join(folder, 'fair-oval.yaml');
    writeFileSync(begun, imported.out);
    expect((await runWords('tracks', 'check', begun)).exitCode).toBe(0);
    const unnamed = await runWords('tracks', 'import', line);
    expect(unnamed.out).toMatch(/^id: line\nname: line$/m);
  });

  test('it says what comes next, and asks for the licence unless it was told', async () => {
    const line = join(folder, 'line.csv');
    writeFileSync(line, `x,y\n0,0\n0,500\n400,700\n800,500\n800,0\n800,-500\n400,-700\n0,-500\n`);
    const asked = await runWords('tracks', 'import', line, '--name', 'Mill Pond');
    expect(asked.err.split('\n').slice(-7, -1)).toEqual([
      'Next, once this is saved as mill-pond.yaml:',
      '  name it:   in the file, the circuit and its corners T1, T2 and so on',
      '  check it:  chicane tracks check mill-pond.yaml --watch',
      '  race it:   chicane race --track mill-pond.yaml',
      'Whose line is it, and under what licence? Write it behind source: before you pass the circuit',
      'on, or give it with --source.',
    ]);
    const told = await runWords('tracks', 'import', line, '--source', 'walked by Ada (CC0)');
    expect(told.out).toContain('source: walked by Ada (CC0)\n');
    expect(told.err).not.toContain('licence');
    const long = await runWords('tracks', 'import', line, '--source', 'x'.repeat(301));
    expect([long.exitCode, long.err]).toEqual([
      1,
      'line.csv: source is longer than 300 characters; shorten it\n',
    ]);
  });

  test('without --name a line that says where it lies is called so', async () => {
    const line = join(folder, 'xy-1.geojson');
    const coordinates = Array.from({ length: 200 }, (_, at) => {
      const angle = (at / 200) * 2 * Math.PI;
      return [0.012 * Math.cos(angle), 0.005 * Math.sin(angle)];
    });
    const properties = { Location: 'São Bento' };
    const geometry = { type: 'LineString', coordinates };
    writeFileSync(line, JSON.stringify({ type: 'Feature', properties, geometry }));
    const { out } = await runWords('tracks', 'import', line);
    expect(out).toMatch(/^id: sao-bento\nname: São Bento$/m);
    const { out: named } = await runWords('tracks', 'import', line, '--id', 'bento');
    expect(named).toMatch(/^id: bento\nname: São Bento$/m);
  });
});

describe('tracks new', () => {
  test('it prints a circuit that passes its own check', async () => {
    const printed = await runWords('tracks', 'new');
    const begun = join(folder, 'my-circuit.yaml');
    writeFileSync(begun, printed.out);
    expect((await runWords('tracks', 'check', begun)).exitCode).toBe(0);
  });

  test('it writes a file under the id, and never over another', async () => {
    const before = process.cwd();
    process.chdir(folder);
    try {
      const written = await runWords('tracks', 'new', 'mill-pond');
      expect(written.out).toMatch(/^Wrote mill-pond\.yaml\./);
      expect(readFileSync('mill-pond.yaml', 'utf8')).toMatch(/^name: Mill Pond /m);
      const again = await runWords('tracks', 'new', 'mill-pond');
      expect(again.exitCode).toBe(1);
      expect(again.err).toBe("'mill-pond.yaml' already exists; choose another id.\n");
    } finally {
      process.chdir(before);
    }
  });

  test('an id that cannot be a file name is refused', async () => {
    const { exitCode, err } = await runWords('tracks', 'new', '../Mill Pond');
    expect(exitCode).toBe(2);
    expect(err).toBe(
      "'../Mill Pond' is not an id: use lower-case letters, digits and hyphens, at most 40.\n",
    );
  });
});

test('tracks schema prints the schema of the reader', async () => {
  const { exitCode, out } = await runWords('tracks', 'schema');
  expect(exitCode).toBe(0);
  expect(JSON.parse(out)).toEqual(circuitSchema());
});
