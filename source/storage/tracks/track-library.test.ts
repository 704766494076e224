import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeFault } from '../../circuit/file/faults.ts';
import { readCircuit } from '../../circuit/file/read.ts';
import { writeCircuit } from '../../circuit/file/write.ts';
import { broken, EXAMPLE } from '../../testing/circuits/example-circuit.ts';
import { glanceTracks, listTracks, loadTrack, tracksFolder } from './track-library.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tracks-'));
  writeFileSync(join(folder, 'foxdale.yaml'), EXAMPLE);
  writeFileSync(join(folder, 'README.md'), '# not a circuit\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the shipped circuits', () => {
  const shipped = tracksFolder();

  test.each(listTracks(shipped))('$id has neither errors nor warnings', ({ id }) => {
    const loaded = loadTrack(shipped, id);
    expect(loaded.ok ? '' : loaded.problem).toBe('');
    expect(loaded.ok && loaded.track.warnings.map(describeFault)).toEqual([]);
    expect(loaded.ok && loaded.track.board.grid.length).toBeGreaterThanOrEqual(10);
  });

  test.each(listTracks(shipped))('$id comes back from the writer as it was', ({ id }) => {
    const loaded = loadTrack(shipped, id);
    if (!loaded.ok) throw new Error(loaded.problem);
    const again = readCircuit(writeCircuit(loaded.track.circuit), `${id}.yaml`);
    expect(again.ok && again.circuit).toEqual(loaded.track.circuit);
    expect(again.ok && again.board.hash).toBe(loaded.track.board.hash);
  });

  test('there is a short club circuit and a four-lane oval with a wall', () => {
    const club = loadTrack(shipped, 'otterbrook');
    expect(club.ok && club.track.board.grid).toHaveLength(10);
    const oval = loadTrack(shipped, 'saltmarsh');
    if (!oval.ok) throw new Error(oval.problem);
    const { board } = oval.track;
    const flags = board.corners.map(c => `${c.stops}:${c.shortest}-${c.longest}`).join(' ');
    expect(flags).toBe('2:9-13 1:5-9 2:8-12 1:4-8');
    expect(board.lanes).toHaveLength(4);
    expect(board.spaces.some(space => space.wall)).toBe(true);
  });
});

describe('a folder of circuits', () => {
  test('it lists the circuit files by id', () => {
    writeFileSync(join(folder, 'badgerdale.yaml'), EXAMPLE);
    expect(listTracks(folder).map(track => track.id)).toEqual(['badgerdale', 'foxdale']);
    expect(listTracks(join(folder, 'nowhere'))).toEqual([]);
  });

  test('a glance gives name and place of every file by name, without checking any', () => {
    const files = {
      'a-quoted': 'place: "Über ,den\\tBergen"   # far\nname: "Zum \\e[2JSee"\n',
      'b-broken': 'formula: [\nname: Abbey\n',
      'c-nameless': 'name: [1, 2]\nplace: {\n',
      'd-inner': 'formula:\n  name: no\n',
    };
    for (const [id, text] of Object.entries(files)) writeFileSync(join(folder, `${id}.yaml`), text);
    mkdirSync(join(folder, 'e-folder.yaml'));
    expect(glanceTracks(folder).map(({ id, name, place }) => [id, name, place])).toEqual([
      ['b-broken', 'Abbey', ''],
      ['c-nameless', 'c-nameless', ''],
      ['d-inner', 'd-inner', ''],
      ['e-folder', 'e-folder', ''],
      ['foxdale', 'Foxdale', 'Nowhere'],
      ['a-quoted', 'Zum See', 'Über ,den Bergen'],
    ]);
  });

  test('a circuit is loaded by id, whatever the case, or by path', () => {
    for (const name of ['foxdale', 'Foxdale', join(folder, 'foxdale.yaml')]) {
      const loaded = loadTrack(folder, name);
      expect(loaded.ok && loaded.track.board.name).toBe('Foxdale');
      expect(loaded.ok && loaded.track.text).toBe(EXAMPLE);
    }
  });

  test('an unknown name suggests the nearest', () => {
    expect(loadTrack(folder, 'foxdle')).toMatchObject({
      problem:
        "There is no circuit 'foxdle'; did you mean foxdale? chicane tracks list lists them all.",
    });
    expect(loadTrack(folder, 'nuerburgring')).toMatchObject({
      problem: "There is no circuit 'nuerburgring'. chicane tracks list lists them all.",
    });
    expect(loadTrack(join(folder, 'nowhere'), 'foxdale').ok).toBe(false);
  });

  test('a name with escape sequences does not reach the terminal', () => {
    const loaded = loadTrack(folder, '\u001b[2J\u202efoxdale');
    expect(loaded.ok ? '' : loaded.problem).toMatch(/^There is no circuit '\?\[2J\?foxdale'\./);
  });

  test('a file that is not there is a plain sentence', () => {
    const missing = join(folder, 'none.yaml');
    const loaded = loadTrack(folder, missing);
    expect(loaded.ok ? '' : loaded.problem).toMatch(/cannot be read: it does not exist\.$/);
    mkdirSync(join(folder, 'folder.yaml'));
    const wrong = loadTrack(folder, 'folder');
    expect(wrong.ok ? '' : wrong.problem).toMatch(/cannot be read: it is a folder\.$/);
  });

  test('a broken circuit gives all its faults with file, line and column', () => {
    const file = join(folder, 'foxdale.yaml');
    writeFileSync(file, broken(broken(EXAMPLE, 'L60 2/3/4', 'L60 2/3'), 'sun: 1-10', 'sun: 1-9'));
    const loaded = loadTrack(folder, 'foxdale');
    expect(loaded.ok ? [] : loaded.problem.split('\n')).toEqual([
      `${file}:8:12: weather: there is none for 10; share the faces 1 to 20 so that each is named once`,
      `${file}:15:40: corner Chapel: bend 'L60 2/3' has 2 lane counts, the board has 3 lanes; write one count for each of L/M/R`,
    ]);
  });
});

describe('where the circuits lie', () => {
  test.each(['source/storage', 'dist'])('beside the program when it runs from %s', where => {
    const root = join(folder, 'node_modules', 'chicane');
    mkdirSync(join(root, where), { recursive: true });
    mkdirSync(join(root, 'tracks'));
    writeFileSync(join(root, 'package.json'), '{}');
    writeFileSync(join(folder, 'package.json'), '{}');
    mkdirSync(join(folder, 'tracks'));
    expect(tracksFolder(join(root, where))).toBe(join(root, 'tracks'));
  });
});
