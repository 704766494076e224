// Starts and ends the program once, both drawn from a seed, and reports everything that is not as it was before.
import { setTimeout as pause } from 'node:timers/promises';
import { type ShellScreen, startUnderShell } from '../../testing/terminal/shell-screen.ts';
import { type Sampler, samplerOf } from '../contract/sampler.ts';
import { until } from './until.ts';
import type { Way } from './ways.ts';

const RACE = 'race --track otterbrook --laps 1 --grid 3 --seed 4 --no-animation --human Ada';
/** Makes this Node claim to be too old, so that the launcher hands over. */
export const OLD_NODE =
  "--import=data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.0.0'}})";
// The keys pressed before the end: they open pages, move and go back, but never reach the line that leaves the program.
const KEYS = ['\r', '\u001b[C', '\u001b[D', '1', '2', '?', 'm', '\t'];
const KEYS_MAX = 6;
const LEAVE_MS = 30_000;
// Time for the last output of the shell to reach the emulator.
const SHELL_WORD_MS = 10_000;

export interface Plan {
  readonly way: Way;
  readonly from: 'title' | 'race';
  readonly jobControl: boolean;
  readonly handedOver: boolean;
  /** Milliseconds from the first instruction of the program to its end. */
  readonly moment: number;
  readonly keys: readonly string[];
}

export interface Exit {
  readonly seed: number;
  readonly plan: Plan;
  readonly faults: readonly string[];
}

export interface Range {
  readonly ways: readonly Way[];
  /** Milliseconds from the start to the latest end. */
  readonly longest: number;
}

function planOf(seed: number, { ways, longest }: Range): Plan {
  const sampler = samplerOf(seed);
  const way = sampler.one(ways);
  const from = sampler.chance(60) ? 'title' : 'race';
  const count = way.anywhere && sampler.chance(50) ? sampler.number(1, KEYS_MAX) : 0;
  const moment = sampler.number(0, longest);
  const jobControl = way.shell?.jobControl ?? sampler.chance(60);
  return {
    way,
    from,
    moment,
    jobControl,
    handedOver: sampler.chance(40),
    keys: Array.from({ length: count }, () => sampler.one(KEYS)),
  };
}

export async function tryExit(seed: number, range: Range): Promise<Exit> {
  const plan = planOf(seed, range);
  const shell = startUnderShell(plan.from === 'race' ? RACE.split(' ') : [], {
    ...plan.way.shell,
    jobControl: plan.jobControl,
    nodeFlags: plan.handedOver ? [OLD_NODE] : [],
    env: faultAt(plan),
  });
  try {
    return { seed, plan, faults: await faultsOf(shell, plan, samplerOf(seed + 1)) };
  } finally {
    await shell.close();
  }
}

async function faultsOf(shell: ShellScreen, plan: Plan, sampler: Sampler): Promise<string[]> {
  const { way, moment, keys } = plan;
  await waitFor('it does not start', () => shell.program() > 0);
  for (const key of keys) {
    await pause(moment / (keys.length + 1));
    shell.press(key);
  }
  await pause(moment / (keys.length + 1));
  try {
    await way.end(shell, sampler);
    if (way.codes === undefined) {
      await waitFor('it does not leave', () => shell.processes().length === 0);
      return [];
    }
    await waitFor('it does not leave', () => shell.exitCode() !== undefined);
    await waitFor('it leaves something running', () => shell.processes().length === 0);
    return await afterwards(shell, way);
  } catch (error) {
    return [`${error instanceof Error ? error.message : error}\n${shell.text()}`];
  }
}

async function afterwards(shell: ShellScreen, { codes, fault, name }: Way): Promise<string[]> {
  const faults: string[] = [];
  const code = shell.exitCode();
  if (code !== undefined && codes?.includes(code) !== true) faults.push(`exit code ${code}`);
  if (name.startsWith('hang-up')) return faults;
  await until(() => /^done$/m.test(shell.text()), SHELL_WORD_MS);
  faults.push(...shell.leftovers());
  if (fault === undefined && /\bat .*:\d+:\d+/.test(shell.text())) faults.push('a stack trace');
  return faults.length === 0 ? [] : [...faults, shell.text()];
}

// Causes a fault in the main thread of the program itself, not in a launcher that has handed over.
function faultAt({ way, moment }: Plan): Record<string, string> {
  if (way.fault === undefined) return {};
  const fault = `${way.fault === 'exception' ? 'throw(Error' : 'Promise.reject(Error'}(%22broken%22))`;
  const code = `import{isMainThread}from%22worker_threads%22;if(isMainThread&&!process.execArgv.length)setTimeout(()=>{${fault}},${moment})`;
  return { NODE_DISABLE_COLORS: '1', NODE_OPTIONS: `--import=data:text/javascript,${code}` };
}

async function waitFor(fault: string, holds: () => boolean): Promise<void> {
  if (!(await until(holds, LEAVE_MS))) throw new Error(fault);
}
