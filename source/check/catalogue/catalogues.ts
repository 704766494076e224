// The catalogues of all games.
import { CHAMPIONSHIP } from '../championship-formula/catalogue.ts';
import * as formulaDe from '../formula-de/catalogues.ts';
import type { Catalogue } from './catalogue.ts';

/** The catalogues whose books can all be raced. */
export const CATALOGUES: readonly Catalogue[] = [...formulaDe.CATALOGUES, CHAMPIONSHIP];

/** Every catalogue, including those of books that cannot be raced yet. */
export const ALL_CATALOGUES: readonly Catalogue[] = [...formulaDe.ALL_CATALOGUES, CHAMPIONSHIP];
