// Finds the people, weekends and rulings that an organiser names.
import { didYouMean } from '../../rules/kit/nearest.ts';
import { currentWeekend } from '../../season/due.ts';
import { everybody } from '../../season/field.ts';
import type { Entry } from '../../season/ledger/entry.ts';
import type { Entrant } from '../../season/plan/plan.ts';
import { NotDue, type Season } from '../../season/season.ts';
import type { SeasonRun } from '../../session/season/season-run.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { Problem, wrongUse } from '../problem.ts';

const NAME_CELLS = 40;

/**
 * Returns the entrant with a name or an id.
 * @throws Problem that names the nearest one when there is none
 */
export function entrantNamed(season: Season, name: string): Entrant {
  const plain = name.toLowerCase();
  const all = everybody(season);
  const found = all.find(one => one.id === plain || one.name.toLowerCase() === plain);
  if (found !== undefined) return found;
  const names = all.map(one => one.name);
  const hint = didYouMean(name, names) || `. There are ${names.join(', ')}.`;
  throw wrongUse(`Nobody in ${season.plan.name} is called ${safeText(name, NAME_CELLS)}${hint}`);
}

/**
 * Returns the id of a weekend, by default of the one at hand.
 * @throws Problem when the calendar does not have it
 */
export function weekendNamed(season: Season, id: string | undefined): string {
  const { calendar } = season.plan;
  if (id === undefined) {
    const at = currentWeekend(season);
    const weekend = at === undefined ? undefined : calendar[at];
    if (weekend === undefined) throw wrongUse('The season is over: name the weekend.');
    return weekend.id;
  }
  if (calendar.some(weekend => weekend.id === id)) return id;
  const ids = calendar.map(weekend => weekend.id);
  throw wrongUse(
    `The calendar has no weekend ${safeText(id, NAME_CELLS)}. It has ${ids.join(', ')}.`,
  );
}

/**
 * Enters what an organiser decides.
 * @throws Problem with the reason when it does not fit
 */
export function entered(run: SeasonRun, entry: Entry): void {
  try {
    run.enter(entry);
  } catch (error) {
    if (!(error instanceof NotDue)) throw error;
    throw new Problem(`This cannot be entered: ${error.message}.`);
  }
}
