import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ownSignal } from '../../testing/own-signal.ts';
import { type Streams, takeTerminal } from './terminal.ts';

const LAST_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const;
const LONGER_THAN_LOOKING_MS = 100;
const FAULTS = ['uncaughtException', 'unhandledRejection'] as const;

/**
 * Returns a terminal that notes what is done to its modes, and how many listeners each end of the program has
 * meanwhile.
 */
function watchedTerminal() {
  const heeding = () => [...LAST_SIGNALS, ...FAULTS].map(end => process.listenerCount(end));
  const before = heeding();
  const signal = ownSignal();
  const notes: { readonly raw: boolean; readonly heeded: boolean }[] = [];
  const written: string[] = [];
  const stdin = Object.assign(new EventEmitter(), {
    isTTY: true,
    pause: () => undefined,
    resume: () => undefined,
    setRawMode(raw: boolean) {
      notes.push({ raw, heeded: heeding().every((count, at) => count > (before[at] ?? 0)) });
    },
  });
  const stdout = Object.assign(new EventEmitter(), { write: (text: string) => written.push(text) });
  const streams = { stdin, stdout, stderr: stdout } as unknown as Streams;
  return { streams, notes, written, signal, isUnheeded: () => `${heeding()}` === `${before}` };
}

test('every end is heeded before the first mode is changed and until the last one is given back', async () => {
  const { streams, notes, isUnheeded } = watchedTerminal();
  const terminal = await takeTerminal(streams);
  terminal.leave();
  expect(notes.map(note => note.raw)).toEqual([false, true, false]);
  expect(notes.every(note => note.heeded)).toBe(true);
  expect(isUnheeded()).toBe(true);
});

test.each(LAST_SIGNALS)('%s ends the game before anybody draws', async name => {
  const { streams, signal } = watchedTerminal();
  const terminal = await takeTerminal(streams);
  signal(name);
  const codes = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 };
  expect((await terminal.ended).code).toBe(codes[name]);
  terminal.leave();
});

test('the first end counts, and leaving twice gives back once', async () => {
  const { streams, notes, signal } = watchedTerminal();
  const terminal = await takeTerminal(streams);
  signal('SIGHUP');
  streams.stdin.emit('end');
  streams.stdout.emit('error', new Error('write EIO'));
  expect(await terminal.ended).toEqual({ code: 129 });
  terminal.leave();
  terminal.leave();
  expect(notes.filter(note => !note.raw)).toHaveLength(2);
});

test('the alternate screen is left only if somebody has drawn on it: elsewhere the cursor would jump', async () => {
  for (const alternateScreen of [true, false]) {
    const { streams, written } = watchedTerminal();
    const terminal = await takeTerminal(streams);
    if (alternateScreen) {
      terminal.drawnBy({ alternateScreen, suspend: () => undefined, redraw: () => undefined });
    }
    terminal.leave();
    expect(written.join('').includes('\u001b[?1049l')).toBe(alternateScreen);
  }
});

test('the title of the window is kept once, and given back at the end', async () => {
  const { streams, written } = watchedTerminal();
  const terminal = await takeTerminal(streams);
  terminal.entitle('one');
  terminal.entitle('one');
  terminal.entitle('two');
  terminal.leave();
  const text = written.join('');
  expect(text.split('\u001b[22;0t')).toHaveLength(2);
  expect(text.split('\u001b]2;one\u0007')).toHaveLength(2);
  expect(text.indexOf('\u001b[23;0t')).toBeGreaterThan(text.indexOf('\u001b]2;two\u0007'));
});

test('a window without a title of the game keeps its own', async () => {
  const { streams, written } = watchedTerminal();
  const terminal = await takeTerminal(streams);
  terminal.entitle('');
  terminal.leave();
  expect(written.join('')).not.toMatch(/\[2[23];0t/);
});

// The program looks for the foreground first: after SIGSTOP a shell may let it go on in the background.
describe('when the shell has let the program go on', () => {
  const drawn = { alternateScreen: true, suspend: () => undefined, redraw: () => undefined };

  test('an end at that moment gives everything back', async () => {
    const { streams, notes, written, signal } = watchedTerminal();
    const terminal = await takeTerminal(streams);
    terminal.drawnBy(drawn);
    terminal.entitle('one');
    signal('SIGCONT');
    expect(terminal.isAway()).toBe(true);
    written.length = 0;
    terminal.leave();
    expect(notes.at(-1)?.raw).toBe(false);
    for (const given of ['\u001b[?2004l', '\u001b[23;0t', '\u001b[?1049l', '\u001b[?25h'])
      expect(written.join('')).toContain(given);
  });

  test('nothing is taken again once the program has left', async () => {
    const { streams, notes, written, signal } = watchedTerminal();
    const terminal = await takeTerminal(streams);
    terminal.drawnBy(drawn);
    signal('SIGCONT');
    terminal.leave();
    const after = [notes.length, written.length];
    await pause(LONGER_THAN_LOOKING_MS);
    expect([notes.length, written.length]).toEqual(after);
  });

  test('the title of the window is not kept a second time', async () => {
    const { streams, written, signal } = watchedTerminal();
    const terminal = await takeTerminal(streams);
    terminal.drawnBy(drawn);
    terminal.entitle('one');
    signal('SIGCONT');
    await expect.poll(terminal.isAway).toBe(false);
    expect(written.join('').split('\u001b[22;0t')).toHaveLength(2);
    terminal.leave();
  });
});
