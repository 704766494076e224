import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { KEYS_WAITING_MAX, type KeyGate, type KeyTaker, openKeyGate } from './gate.ts';

/** Returns a gate whose taker writes down what it gets; keys of `forList` go to the list. */
function gateFor({
  forList = '',
  busy = () => false,
  clock = () => 0,
}: {
  readonly forList?: string;
  readonly busy?: () => boolean;
  readonly clock?: () => number;
} = {}) {
  const source = new PassThrough();
  const taken: string[] = [];
  const times: number[] = [];
  let caughtUp = 0;
  const taker: KeyTaker = {
    take(key, at) {
      taken.push(key.name);
      times.push(at);
      return forList.includes(key.name) ? 'list' : 'taken';
    },
    catchUp() {
      caughtUp += 1;
      return false;
    },
    busy,
  };
  const gate: KeyGate = openKeyGate(source, taker, clock);
  const forInk: string[] = [];
  gate.stdin.on('data', chunk => forInk.push(String(chunk)));
  return { source, taken, times, forInk, gate, caughtUp: () => caughtUp };
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !holds(); tries++) await pause(5);
}

describe('the key gate', () => {
  it('hands keys over one by one and draws when the last one is taken', async () => {
    const { source, taken, caughtUp } = gateFor();
    source.write('ab\u001b[Bc');
    await until(() => taken.length === 4 && caughtUp() > 0);
    expect(taken).toEqual(['a', 'b', 'down', 'c']);
  });

  it('gives arrows to the list as arrows, and j and k too', async () => {
    const { source, forInk } = gateFor({ forList: 'down j up enter' });
    source.write('j\u001b[A\r5');
    await until(() => forInk.length === 3);
    expect(forInk).toEqual(['\u001b[B', '\u001b[A', '\r']);
  });

  it('puts a character together that is cut between two chunks', async () => {
    const { source, taken } = gateFor();
    const bytes = Buffer.from('é漢');
    source.write(bytes.subarray(0, 1));
    source.write(bytes.subarray(1, 3));
    source.write(bytes.subarray(3));
    await until(() => taken.length === 2);
    expect(taken).toEqual(['é', '漢']);
  });

  it('takes a lone escape after a moment', async () => {
    const { source, taken } = gateFor();
    source.write('\u001b');
    await until(() => taken.length === 1);
    expect(taken).toEqual(['escape']);
  });

  it('holds keys while the screen is busy, but never Ctrl-C', async () => {
    let busy = true;
    const { source, taken, gate } = gateFor({ busy: () => busy });
    source.write('ab');
    await pause(30);
    expect(taken).toEqual([]);
    expect(gate.hurried()).toBe(true);
    source.write('\u0003');
    await until(() => taken.length === 1);
    expect(taken).toEqual(['ctrl+c']);
    source.write('c');
    busy = false;
    await until(() => taken.length === 2);
    expect(taken).toEqual(['ctrl+c', 'c']);
  });

  it('lets so many keys wait and no more; Ctrl-C is heard all the same', async () => {
    let busy = true;
    const { source, taken } = gateFor({ busy: () => busy });
    source.write(`${'a'.repeat(KEYS_WAITING_MAX - 1)}bc`);
    await pause(30);
    busy = false;
    await until(() => taken.includes('b'));
    source.write('d');
    await until(() => taken.includes('d'));
    expect(taken).toHaveLength(KEYS_WAITING_MAX + 1);
    expect(taken).not.toContain('c');
    busy = true;
    source.write(`${'a'.repeat(KEYS_WAITING_MAX + 1)}\u0003`);
    await until(() => taken.includes('ctrl+c'));
    expect(taken.at(-1)).toBe('ctrl+c');
  });

  it('tells when each key came, however long it had to wait', async () => {
    let now = 7;
    let busy = true;
    const { source, taken, times } = gateFor({ busy: () => busy, clock: () => now });
    source.write('a');
    await pause(5);
    now = 9;
    source.write('b');
    await pause(5);
    now = 100;
    busy = false;
    source.write('c');
    await until(() => taken.length === 3);
    expect(times).toEqual([7, 9, 100]);
  });

  it('lets nothing through once it is closed', async () => {
    const { source, taken, gate } = gateFor();
    gate.close();
    source.write('a');
    await pause(30);
    expect(taken).toEqual([]);
  });
});
