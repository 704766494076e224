// The programs that are killed in the folder of a season: commands that enter something, and a person at a screen.
import { spawn } from 'node:child_process';
import { startInPty } from '../../testing/terminal/pty.ts';
import { LAUNCHER } from '../../testing/terminal/shell-screen.ts';
import type { Sampler } from '../contract/sampler.ts';

export interface Victim {
  readonly kill: () => void;
  /** Resolves with the exit code, undefined after a kill, when the program is no more. */
  readonly gone: Promise<number | undefined>;
}

export const WAYS = ['next', 'simulate', 'ruling', 'person'] as const;
/** What is going on: a trial, a draw or a race of CPU drivers; a ruling; a person who drives. */
export type Way = (typeof WAYS)[number];

export function startVictim(way: Way, saves: string, number: number, sampler: Sampler): Victim {
  if (way === 'person') return person(saves, sampler);
  return command(wordsOf(way, number), saves);
}

function wordsOf(way: Exclude<Way, 'person'>, number: number): readonly string[] {
  switch (way) {
    case 'next':
    case 'simulate':
      return [way];
    case 'ruling':
      return [
        ...['ruling', 'Kill', '--what', 'points-off', '--driver', 'Ada', '--points', '1'],
        ...['--reason', `kill ${number}`, '--by', 'the check'],
      ];
  }
}

function command(words: readonly string[], saves: string): Victim {
  const child = spawn(process.execPath, [LAUNCHER, 'season', ...words], {
    env: { ...process.env, CHICANE_SAVES: saves, CHICANE_SETTINGS: saves },
    stdio: 'ignore',
  });
  return {
    kill: () => child.kill('SIGKILL'),
    gone: new Promise(resolve => {
      child.on('exit', code => resolve(code ?? undefined));
    }),
  };
}

/** The pause between two keys: the screen takes a key that follows a frame at once as typed ahead. */
const KEY_MS = 120;
const ENTER = '\r';

// Enter continues from the season home, starts the trial, and confirms the advised answers; digits choose others.
function person(saves: string, sampler: Sampler): Victim {
  const screen = startInPty({
    args: ['season', 'open', '--no-animation'],
    env: { CHICANE_SAVES: saves, CHICANE_SETTINGS: saves },
  });
  const keys = setInterval(() => {
    const isAtQuestion = /which gear|where to/.test(screen.text());
    screen.press(isAtQuestion && sampler.chance(30) ? '1' : ENTER);
  }, KEY_MS);
  const gone = screen.exit.then(code => {
    clearInterval(keys);
    return code > 128 ? undefined : code;
  });
  return { kill: () => screen.signal('SIGKILL'), gone };
}
