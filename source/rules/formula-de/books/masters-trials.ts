// The timed trials of both Masters books, guided and free-hand (M-1-0-1, R-93).
import { type FormulaDeBook, makeBook } from '../book.ts';
import { type TrialHand, trialOf } from '../chapters/timed-trials.ts';
import type { BookDefinition } from '../values.ts';
import { masters2002Definition } from './masters-2002.ts';
import { masters2005Definition } from './masters-2005.ts';

const made = new Map<string, FormulaDeBook>();

/** The trial of a Masters book; undefined for a book that has none. */
export function trialBook(bookId: string, hand: TrialHand): FormulaDeBook | undefined {
  const definitions: readonly BookDefinition[] = [masters2005Definition, masters2002Definition];
  const definition = definitions.find(one => one.id === bookId);
  if (definition === undefined) return undefined;
  const trial = trialOf(definition, hand);
  const known = made.get(trial.id) ?? makeBook(trial);
  made.set(trial.id, known);
  return known;
}
