// The state of the pages of a season: the season itself, the pages that were opened one from another, and the cursor.
import type { Almanac } from '../../../season/almanac/almanac.ts';
import { everybody } from '../../../season/field.ts';
import type { Address } from '../../../season/pages/address.ts';
import type { CellPlace } from '../../../season/pages/layout/page-lines.ts';
import type { TableMoment } from '../../../season/pages/table-moment.ts';
import type { TableState } from '../../../season/pages/table-state.ts';
import type { Entrant } from '../../../season/plan/plan.ts';
import type { Season } from '../../../season/season.ts';
import type { Due } from '../../../season/to-do.ts';
import type { TextField } from '../../typing/text-field.ts';

/** A season as the runtime tells of it. */
export interface OpenSeason {
  readonly folder: string;
  readonly season: Season;
  readonly due: readonly Due[];
  /** Names of circuits by id. */
  readonly tracks: Readonly<Record<string, string>>;
  /** Letters of cars by the id of the driver. */
  readonly letters: Readonly<Record<string, string>>;
  readonly tables: readonly TableState[];
  /** The biggest moments of the races whose pages were opened. */
  readonly moments: readonly TableMoment[];
  /** Every other season that is over. */
  readonly almanac: Almanac;
}

/** A table of a weekend. */
export interface TableAt {
  readonly weekend: string;
  readonly table: number;
}

/** A page that was opened, and what is marked on it. */
export interface OpenPage {
  readonly address: Address;
  /** Index of the marked action. */
  readonly action: number;
  /** The marked cell; undefined while an action is marked. */
  readonly cell: CellPlace | undefined;
  /** First line on the screen. */
  readonly top: number;
  /** A name being looked for; undefined when none is. */
  readonly find: TextField | undefined;
}

/** The open season. */
export interface SeasonModel {
  readonly open: OpenSeason;
  /** The pages from the paddock to the one on the screen. */
  readonly trail: readonly OpenPage[];
  /** The table whose race is on the screen. */
  readonly racing: TableAt | undefined;
  /** The table that another program holds, while the player is asked what to do. */
  readonly held: (TableAt & { readonly holder: string }) | undefined;
}

/** The almanac, opened without a season. */
export interface AlmanacModel {
  readonly almanac: Almanac;
  /** Names of circuits by id. */
  readonly tracks: Readonly<Record<string, string>>;
  /** The pages from the hall of fame to the one on the screen. */
  readonly trail: readonly OpenPage[];
}

/** Pages that lead one to another. */
export type PagesModel = SeasonModel | AlmanacModel;

/** Reports whether pages are those of a season. */
export function isSeason(pages: PagesModel): pages is SeasonModel {
  return 'open' in pages;
}

/** Returns a page as it opens. */
export function opened(address: Address): OpenPage {
  return { address, action: 0, cell: undefined, top: 0, find: undefined };
}

/** Returns the page on the screen. */
export function pageOn({ trail }: PagesModel): OpenPage {
  return trail.at(-1) ?? opened({ kind: 'paddock' });
}

/** Returns an entrant by its id, undefined for a stranger. */
export function entrantIn(season: Season, id: string): Entrant | undefined {
  return everybody(season).find(entrant => entrant.id === id);
}
