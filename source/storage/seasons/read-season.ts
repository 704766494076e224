// Reads the files of a season: its plan, its ledger, and whether they belong together.
import { createHash } from 'node:crypto';
import { describeFault } from '../../circuit/file/faults.ts';
import type { LedgerLine } from '../../season/ledger/entry.ts';
import type { Plan } from '../../season/plan/plan.ts';
import { PLAN_TEXT_MAX } from '../../season/plan/plan-shape.ts';
import { readPlan } from '../../season/plan/read-plan.ts';
import { codeOf, type Disk, reasonOf } from '../disk.ts';
import { asOnlyWriter } from '../one-writer.ts';
import { type LedgerEnd, type LedgerRead, ledgerSentence, readLedger } from './ledger-text.ts';
import { folderWords, ledgerFileOf, lockedFileOf, planFileOf } from './season-files.ts';

export type ReadSeason =
  | {
      readonly ok: true;
      readonly plan: Plan;
      readonly lines: readonly LedgerLine[];
      readonly end: LedgerEnd;
      readonly isTorn: boolean;
      /** Whether the plan differs from the one that was started. */
      readonly isPlanChanged: boolean;
    }
  | { readonly ok: false; readonly sentence: string };

/** Reads the plan and the ledger of a season. Never throws for what the folder holds. */
export function readSeason(folder: string, disk: Disk): ReadSeason {
  const name = folderWords(folder);
  const plan = textOf(planFileOf(folder), disk);
  if ('reason' in plan) {
    const sentence = plan.isMissing
      ? `${name} is no season: it has no plan.yaml.`
      : `The plan of ${name} cannot be read: ${plan.reason}.`;
    return { ok: false, sentence };
  }
  const read = readPlan(plan.text.slice(0, PLAN_TEXT_MAX + 1), 'plan.yaml');
  if (!read.ok) {
    const [first] = read.faults;
    const fault = first === undefined ? '' : ` ${describeFault(first)}.`;
    return { ok: false, sentence: `The plan of ${name} has faults.${fault}` };
  }
  const ledger = ledgerOf(folder, disk);
  if ('sentence' in ledger) return { ok: false, sentence: ledger.sentence };
  if (!ledger.ok) return { ok: false, sentence: ledgerSentence(ledger.fault, name) };
  const [opened] = ledger.lines;
  if (opened?.entry.kind !== 'opened') {
    return { ok: false, sentence: `${name} was not started: its ledger has no first line.` };
  }
  if (opened.entry.seed !== seedPrint(read.plan.seed)) {
    const sentence = `The plan of ${name} has another seed than when the season was started, so all dice to come would be others. Put the old seed back.`;
    return { ok: false, sentence };
  }
  const { lines, end, isTorn } = ledger;
  const isPlanChanged = opened.entry.plan !== planPrint(plan.text);
  return { ok: true, plan: read.plan, lines, end, isTorn, isPlanChanged };
}

/** Returns the fingerprint of the text of a plan; line endings do not matter. */
export function planPrint(text: string): string {
  return sha(text.replaceAll('\r\n', '\n'));
}

export function seedPrint(seed: number): string {
  return sha(`chicane-seed|${seed}`);
}

function sha(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

type TextRead =
  | { readonly text: string }
  | { readonly reason: string; readonly isMissing: boolean };

function textOf(file: string, disk: Disk): TextRead {
  try {
    return { text: new TextDecoder().decode(disk.read(file)) };
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes(codeOf(error));
    return { reason: reasonOf(error), isMissing };
  }
}

// While another program writes, the last line may be incomplete: only under the lock is it known to be torn.
function ledgerOf(folder: string, disk: Disk): LedgerRead | { readonly sentence: string } {
  const read = () => readLedger(disk.read(ledgerFileOf(folder)));
  try {
    const first = read();
    if (!first.ok || !first.isTorn) return first;
    try {
      return asOnlyWriter(lockedFileOf(folder), disk, read);
    } catch {
      return first;
    }
  } catch (error) {
    const name = folderWords(folder);
    const sentence =
      codeOf(error) === 'ENOENT'
        ? `${name} was not started: it has no ledger.jsonl.`
        : `The ledger of ${name} cannot be read: ${reasonOf(error)}.`;
    return { sentence };
  }
}
