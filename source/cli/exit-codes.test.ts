// Wrong use of the command line ends with 2 and an unusable file with 1, for every command.
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshFolder } from '../testing/fresh-folder.ts';
import { runWords } from '../testing/run-words.ts';

let folder = '';
beforeEach(() => {
  folder = freshFolder();
  mkdirSync(join(folder, 'empty'));
  writeFileSync(join(folder, 'bad'), '[1, 2');
  writeFileSync(join(folder, 'bad.yaml'), '[1, 2');
  writeFileSync(join(folder, 'bad.json'), '[1, 2');
  writeFileSync(join(folder, 'line.csv'), 'x,y\n0,0\n900,0\n900,400\n0,400\n');
});

/** Runs a line in which DIR stands for the folder; expects a sentence and nothing on standard output. */
async function ended(line: string): Promise<number> {
  const words = line.split(' ').map(word => word.replace('DIR', folder));
  const { exitCode, out, err } = await runWords(...words);
  expect(out).toBe('');
  expect(err).toMatch(/^[^\n]+\n$/);
  return exitCode;
}

const FLAGGED = ['race', 'qualify', 'drive', 'simulate'];

describe('a wrong use ends with 2', () => {
  test.each([
    ...FLAGGED.map(one => `${one} --track monzo`),
    ...FLAGGED.map(one => `${one} --rules masters-1999`),
    ...FLAGGED.map(one => `${one} --weather snow`),
    ...FLAGGED.map(one => `${one} --cpu champ`),
    ...FLAGGED.map(one => `${one} --seed seven`),
    ...FLAGGED.map(one => `${one} --nonsense`),
    ...['race', 'drive', 'simulate'].map(one => `${one} --laps 0`),
    ...['race', 'drive', 'simulate'].map(one => `${one} --tires wooden`),
    ...['race', 'drive', 'simulate'].map(one => `${one} --grid 99`),
    ...['race', 'drive'].map(one => `${one} --foresight lots`),
    'race --qualify sometimes',
    'race --sessions 99',
    'qualify --sessions none',
    'drive --human Ada',
    'simulate --races 0',
    'simulate --workers 0',
    'simulate --points few',
    'simulate --from DIR/bad.json --laps 3',
    'tracks show monzo',
    'tracks show',
    'tracks check',
    'tracks import',
    'tracks list --sort beauty',
    'tracks new Mill_Pond',
    'tracks import DIR/line.csv --lanes 9',
    'tracks import DIR/line.csv --start here',
    'tracks import DIR/line.csv --target 1000000',
    'tracks import DIR/line.csv --id Mill_Pond',
    'rules masters-1999',
    'rules masters-2005 99',
    'saves check',
    'saves list more',
    'resume one two',
    'completion more',
    'season new Cup',
    'season new Cup --cpu champ',
    'season new Cup --cpu club --template cup',
    'season new Cup --cpu club --points ten',
    'season new Cup --cpu club --rules masters-1999',
    'season ruling Cup --what pardon --reason why',
    'season draw',
    'season nonsense',
    'drive --season Cup --seed 3',
    'play --json more',
    'nonsense',
  ])('chicane %s', async line => {
    expect(await ended(line)).toBe(2);
  });
});

describe('a file that cannot be used ends with 1', () => {
  test.each([
    ...FLAGGED.map(one => `${one} --track DIR/none.yaml`),
    ...FLAGGED.map(one => `${one} --track DIR/bad.yaml`),
    ...['race', 'drive'].flatMap(one => [`${one} --dice DIR/none`, `${one} --dice DIR/bad`]),
    'drive --from DIR/none',
    'drive --from DIR/bad',
    'simulate --from DIR/none',
    'simulate --from DIR/bad',
    'tracks show DIR/none.yaml',
    'tracks show DIR/bad.yaml',
    'tracks check DIR/none.yaml',
    'tracks import DIR/none',
    'tracks import DIR/bad',
    'saves check none --saves DIR/empty',
    'saves check DIR/bad.json',
    'saves --saves DIR/bad',
    'resume --saves DIR/empty',
    'resume none --saves DIR/empty',
    'resume --saves DIR/bad',
    'season next --saves DIR/empty',
    'season standings none --saves DIR/empty',
    'season check DIR/none.yaml',
    'season check DIR/bad.yaml',
    'season new Cup --from DIR/none.yaml --saves DIR/empty',
    'season new Cup --entrants DIR/none.csv --saves DIR/empty',
    'season import DIR/none.season --saves DIR/empty',
    'drive --season none --saves DIR/empty',
  ])('chicane %s', async line => {
    expect(await ended(line)).toBe(1);
  });

  // A pipe that nobody writes to would be waited for without end, and deaf to signals.
  describe.skipIf(process.platform === 'win32')('as does what is no file, or far too long', () => {
    const READERS = [
      ...FLAGGED.map(one => `${one} --track DIR/ODD.yaml`),
      ...['race', 'drive'].map(one => `${one} --dice DIR/ODD`),
      ...['drive', 'simulate'].map(one => `${one} --from DIR/ODD`),
      'tracks show DIR/ODD.yaml',
      'tracks check DIR/ODD.yaml',
      'tracks import DIR/ODD',
      'saves check DIR/ODD.json',
      'resume DIR/ODD.json',
      'replay DIR/ODD.json',
      'report DIR/ODD.json',
      'season check DIR/ODD.yaml',
      'season new Cup --from DIR/ODD.yaml --saves DIR/empty',
      'season new Cup --entrants DIR/ODD --saves DIR/empty',
      'season import DIR/ODD.season --saves DIR/empty',
    ];
    beforeEach(() => {
      for (const ending of ['', '.yaml', '.json', '.season']) {
        execFileSync('mkfifo', [join(folder, `pipe${ending}`)]);
        symlinkSync('/dev/zero', join(folder, `device${ending}`));
        mkdirSync(join(folder, `folder${ending}`));
        // It has a size, and takes no room on the disk.
        const huge = join(folder, `huge${ending}`);
        writeFileSync(huge, '');
        truncateSync(huge, 100_000_000);
      }
    });

    test.each(READERS)('chicane %s', async line => {
      for (const odd of ['pipe', 'device', 'folder', 'huge']) {
        expect(await ended(line.replace('ODD', odd))).toBe(1);
      }
    });
  });

  test('chicane tracks check, with the faults on standard output', async () => {
    expect((await runWords('tracks', 'check', join(folder, 'bad.yaml'))).exitCode).toBe(1);
  });
});
