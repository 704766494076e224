// Kills a program in the folder of a season at a moment drawn from a seed, and reports everything that is not as it should be.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isOfCpu as isOfCpuAlone } from '../../season/races-ahead.ts';
import type { Due } from '../../season/to-do.ts';
import { seasonsFolder } from '../../storage/seasons/season-files.ts';
import { LAUNCHER, processesWith } from '../../testing/terminal/shell-screen.ts';
import { type Sampler, samplerOf } from '../contract/sampler.ts';
import { until } from '../exits/until.ts';
import { type OnDisk, onDisk, openAfter } from './folder-after.ts';
import type { Kind } from './kinds.ts';
import { startVictim, type Way } from './ways.ts';

export interface Kill {
  readonly number: number;
  readonly way: Way;
  /** When it was to come: after a time, or after so many changes in the folder. */
  readonly moment: string;
  /** False when the program had come to its own end before. */
  readonly wasInTime: boolean;
  readonly entered: number;
  readonly faults: readonly string[];
}

/** A season in which programs are killed; when it is over the next one is started. */
export class KilledSeason {
  readonly #saves = mkdtempSync(join(tmpdir(), 'chicane-kills-'));
  readonly #sampler: Sampler;
  readonly #seed: number;
  readonly #kind: Kind;
  #folder = '';
  #due: readonly Due[] = [];
  #number = 0;
  #seasons = 0;

  constructor(kind: Kind, seed: number) {
    this.#kind = kind;
    this.#seed = seed;
    this.#sampler = samplerOf(seed);
  }

  readonly seasons = (): number => this.#seasons;

  async kill(): Promise<Kill> {
    if (this.#due.length === 0) this.#begin();
    const number = this.#number++;
    const way = this.#way();
    const before = onDisk(this.#folder);
    const victim = startVictim(way, this.#saves, number, this.#sampler);
    const moment = this.#moment(way);
    const wait = new AbortController();
    await Promise.race([this.#comes(moment, wait.signal), victim.gone]);
    wait.abort();
    victim.kill();
    const code = await victim.gone;
    const left = await this.#leftRunning();
    const entered = onDisk(this.#folder).lines.length - before.lines.length;
    const { due, faults } = openAfter(this.#folder, before);
    this.#due = due;
    const said = code === 0 ? this.#unkept(way, number) : [];
    return {
      number,
      way,
      moment: `${moment.changes} changes, ${moment.ms} ms`,
      wasInTime: code === undefined,
      entered,
      faults: [...left, ...said, ...faults],
    };
  }

  readonly close = (): void => {
    rmSync(this.#saves, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };

  #begin(): void {
    rmSync(seasonsFolder(this.#saves), { recursive: true, force: true });
    const seed = this.#seed + this.#seasons++;
    const { seasons: told } = this.#kind;
    const own = told[seed % told.length] ?? [];
    const words = [
      ...['season', 'new', 'Kill', '--seed', `${seed}`, '--laps', '1'],
      ...[...own, '--cpu', 'random', '--cpu', 'random', '--cpu', 'random'],
    ];
    const env = { ...process.env, CHICANE_SAVES: this.#saves };
    execFileSync(process.execPath, [LAUNCHER, ...words], { env, stdio: 'ignore' });
    const seasons = seasonsFolder(this.#saves);
    this.#folder = join(seasons, readdirSync(seasons)[0] ?? '');
    this.#due = openAfter(this.#folder, onDisk(this.#folder)).due;
  }

  #way(): Way {
    const isOfPerson = this.#due.some(
      one =>
        (one.kind === 'trial' && one.driver === 'ada') ||
        (one.kind === 'race' && one.race.seats.some(({ entrant }) => entrant.id === 'ada')),
    );
    const isOfCpu = this.#due.some(
      one =>
        one.kind === 'draw' || one.kind === 'trial' || (one.kind === 'race' && isOfCpuAlone(one)),
    );
    const ways: readonly Way[] = [
      ...(isOfCpu ? this.#kind.commands : []),
      ...(isOfPerson ? (['person', 'person', 'person', 'person'] as const) : []),
      'ruling',
    ];
    return this.#sampler.one(ways);
  }

  // Half of the kills come at any time, the others right after a change in the folder: a lock, a line, a save.
  #moment(way: Way): Moment {
    const longest = way === 'person' ? PERSON_MS : COMMAND_MS;
    return this.#sampler.chance(50)
      ? { changes: 0, ms: this.#sampler.number(0, longest) }
      : {
          changes: this.#sampler.number(1, this.#kind.changesMost),
          ms: this.#sampler.number(0, JUST_MS),
        };
  }

  async #comes({ changes, ms }: Moment, signal: AbortSignal): Promise<void> {
    if (changes > 0) await changesIn(this.#folder, changes, signal);
    await pause(ms, undefined, { signal }).catch(() => undefined);
  }

  async #leftRunning(): Promise<readonly string[]> {
    const running = () => processesWith(`CHICANE_SAVES=${this.#saves}`);
    const isQuiet = await until(() => running().length === 0, GONE_MS);
    return isQuiet ? [] : [`${running().length} processes are left`];
  }

  // What a command reported as entered must be there.
  #unkept(way: Way, number: number): readonly string[] {
    if (way !== 'ruling') return [];
    const { lines }: OnDisk = onDisk(this.#folder);
    return lines.some(line => line.includes(`"kill ${number}"`))
      ? []
      : [`ruling ${number} was said to be entered and is not there`];
  }
}

interface Moment {
  readonly changes: number;
  /** Milliseconds after that. */
  readonly ms: number;
}

const COMMAND_MS = 1000;
const PERSON_MS = 8000;
const JUST_MS = 3;
const GONE_MS = 10_000;
/** When so many changes do not come, the kill comes after this time. */
const PATIENCE_MS = 8000;

async function changesIn(folder: string, wanted: number, signal: AbortSignal): Promise<void> {
  let seen = 0;
  const enough = new AbortController();
  const watchers = [folder, join(folder, 'races')].map(path =>
    watch(path, () => {
      if (++seen >= wanted) enough.abort();
    }),
  );
  await pause(PATIENCE_MS, undefined, { signal: AbortSignal.any([enough.signal, signal]) }).catch(
    () => undefined,
  );
  for (const watcher of watchers) watcher.close();
}
