// Starts a season: makes its folder with the plan and the first line of the ledger.
import { join } from 'node:path';
import type { Plan } from '../../season/plan/plan.ts';
import { type Disk, reasonOf } from '../disk.ts';
import { asOnlyWriter } from '../one-writer.ts';
import { writeAll } from './folder-writes.ts';
import { LEDGER_START, lineText } from './ledger-text.ts';
import { planPrint, seedPrint } from './read-season.ts';
import {
  folderName,
  ledgerFileOf,
  planFileOf,
  racesFolder,
  seasonsFolder,
} from './season-files.ts';

export interface NewSeason {
  readonly savesFolder: string;
  readonly plan: Plan;
  /** The text that the plan was read from; `writePlan` makes one. */
  readonly planText: string;
  readonly disk: Disk;
  readonly now: Date;
}

export type CreatedSeason =
  | { readonly ok: true; readonly folder: string }
  | { readonly ok: false; readonly sentence: string };

/** Starts a season in a folder of its own. When the disk fails, nothing is left that could be taken for a season. */
export function createSeason({ savesFolder, plan, planText, disk, now }: NewSeason): CreatedSeason {
  const parent = seasonsFolder(savesFolder);
  const text = withSeed(planText, plan.seed);
  const entry = { kind: 'opened', plan: planPrint(text), seed: seedPrint(plan.seed) } as const;
  const line = lineText({ n: 0, at: now.toISOString(), entry }, LEDGER_START);
  try {
    disk.makeFolder(parent);
    const folder = asOnlyWriter(join(parent, 'names'), disk, () => {
      const named = join(parent, folderName(plan.name, now, new Set(disk.list(parent))));
      disk.makeFolder(racesFolder(named));
      disk.syncFolder(parent);
      // A folder with a ledger counts as a season, so the ledger comes last.
      writeAll(
        named,
        [
          [planFileOf(named), text],
          [ledgerFileOf(named), line],
        ],
        disk,
      );
      return named;
    });
    return { ok: true, folder };
  } catch (error) {
    return { ok: false, sentence: `The season cannot be kept in ${parent}: ${reasonOf(error)}.` };
  }
}

/** Returns the text of a plan with its seed, which is appended where the text names none. */
function withSeed(text: string, seed: number): string {
  if (/^seed:/m.test(text)) return text;
  return `${text.replace(/\n*$/, '\n')}seed: ${seed}    # drawn when the season was started\n`;
}
