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

export interface OpenSeason {
  readonly folder: string;
  readonly season: Season;
  readonly due: readonly Due[];
  readonly tracks: Readonly<Record<string, string>>;
  readonly letters: Readonly<Record<string, string>>;
  readonly tables: readonly TableState[];
  /** The biggest moments of the races whose pages were opened. */
  readonly moments: readonly TableMoment[];
  /** Every other season that is over. */
  readonly almanac: Almanac;
}

export interface TableAt {
  readonly weekend: string;
  readonly table: number;
}

export interface OpenPage {
  readonly address: Address;
  readonly action: number;
  /** The marked cell; undefined while an action is marked. */
  readonly cell: CellPlace | undefined;
  readonly top: number;
  readonly find: TextField | undefined;
}

export interface SeasonModel {
  readonly open: OpenSeason;
  /** The pages from the season home to the one on the screen. */
  readonly trail: readonly OpenPage[];
  readonly racing: TableAt | undefined;
  /** The table that another program holds, while the player is asked what to do. */
  readonly held: (TableAt & { readonly holder: string }) | undefined;
}

export interface AlmanacModel {
  readonly almanac: Almanac;
  readonly tracks: Readonly<Record<string, string>>;
  /** The pages from the hall of fame to the one on the screen. */
  readonly trail: readonly OpenPage[];
}

export type PagesModel = SeasonModel | AlmanacModel;

export function isSeason(pages: PagesModel): pages is SeasonModel {
  return 'open' in pages;
}

export function opened(address: Address): OpenPage {
  return { address, action: 0, cell: undefined, top: 0, find: undefined };
}

export function pageOn({ trail }: PagesModel): OpenPage {
  return trail.at(-1) ?? opened({ kind: 'paddock' });
}

export function entrantIn(season: Season, id: string): Entrant | undefined {
  return everybody(season).find(entrant => entrant.id === id);
}
