import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Column, tableCache } from './table-cache.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'));
});
afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
});

const cache = (version = '1', bytesMax?: number) =>
  tableCache({ folder, version, ...(bytesMax === undefined ? {} : { bytesMax }) });

const COLUMNS: readonly Column[] = [
  Float32Array.of(1.5, Number.NaN, Number.POSITIVE_INFINITY),
  Float32Array.of(0.125, -2),
  new Float32Array(0),
];

describe('a table that was kept', () => {
  test('is read again, number for number', () => {
    cache().write('0622d7fe', COLUMNS);
    expect(cache().read('0622d7fe')).toEqual(COLUMNS);
    expect(readdirSync(folder)).toEqual(['0622d7fe.tables']);
  });

  test('is not read by a program that solves otherwise, which keeps its own in its place', () => {
    cache('1').write('monza', COLUMNS);
    expect(cache('2').read('monza')).toBeUndefined();
    cache('2').write('monza', [Float32Array.of(7)]);
    expect(cache('2').read('monza')).toEqual([Float32Array.of(7)]);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('is not read once any byte of it has changed, or an end is missing', () => {
    const file = join(folder, 'monza.tables');
    cache().write('monza', COLUMNS);
    const whole = readFileSync(file);
    for (let at = 0; at < whole.length; at++) {
      const damaged = Uint8Array.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 0x10;
      writeFileSync(file, damaged);
      expect(cache().read('monza')).toBeUndefined();
      writeFileSync(file, whole.subarray(0, at));
      expect(cache().read('monza')).toBeUndefined();
    }
    cache().write('monza', COLUMNS);
    expect(cache().read('monza')).toEqual(COLUMNS);
  });
});

describe('the cache', () => {
  test('has nothing where nothing was kept', () => {
    expect(cache().read('monza')).toBeUndefined();
    expect(tableCache({ folder: join(folder, 'gone'), version: '1' }).read('a')).toBeUndefined();
  });

  test('keeps nothing where nothing can be written, and says nothing about it', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const none = tableCache({ folder: join(file, 'inside'), version: '1' });
    none.write('monza', COLUMNS);
    expect(none.read('monza')).toBeUndefined();
  });

  test('never grows beyond its limit: what was used longest ago goes', () => {
    const small = cache('1', 1000);
    const age = (name: string, seconds: number) =>
      utimesSync(join(folder, `${name}.tables`), seconds, seconds);
    for (const [index, name] of ['spa', 'monza', 'suzuka'].entries()) {
      small.write(name, [new Float32Array(60)]);
      age(name, 1000 + index);
    }
    small.read('spa');
    small.write('monaco', [new Float32Array(60)]);
    expect(existsSync(join(folder, 'monza.tables'))).toBe(false);
    expect(small.read('spa')).toBeDefined();
    expect(small.read('monaco')).toBeDefined();
  });

  test('is added where there is room beside all others, none of which goes for it', () => {
    const small = cache('1', 10_000);
    small.add('spa', [new Float32Array(1000)]);
    small.add('monza', [new Float32Array(1000)]);
    expect(readdirSync(folder)).toEqual(['spa.tables']);
    small.add('suzuka', [new Float32Array(100)]);
    expect(small.read('suzuka')).toEqual([new Float32Array(100)]);
    expect(small.read('spa')).toEqual([new Float32Array(1000)]);
  });

  test('is not written a second time when it is added again', () => {
    cache().add('spa', COLUMNS);
    cache().add('spa', [Float32Array.of(7)]);
    expect(cache().read('spa')).toEqual(COLUMNS);
  });

  test('keeps a name in its folder, whatever the name', () => {
    cache().write('../../etc/passwd', COLUMNS);
    expect(readdirSync(folder)).toEqual(['______etc_passwd.tables']);
  });
});
