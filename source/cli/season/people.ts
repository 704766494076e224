// Finds the people, teams, levels and weekends that an organiser names, and enters what is decided.
import { allBooks } from '../../rules/games.ts';
import { didYouMean } from '../../rules/kit/nearest.ts';
import { everybody } from '../../season/field.ts';
import type { Entry } from '../../season/ledger/entry.ts';
import { plainName } from '../../season/plan/ids.ts';
import { type Entrant, type WeekendPlan, weekendTerms } from '../../season/plan/plan.ts';
import type { Refusal } from '../../season/refusals/refusal.ts';
import { refusalText } from '../../season/refusals/refusal-text.ts';
import { NotDue, type Season } from '../../season/season.ts';
import { currentWeekend } from '../../season/to-do.ts';
import type { SeasonRun } from '../../session/season/season-run.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { Problem, wrongUse } from '../problem.ts';
import { nameOf, teamNameOf } from './names.ts';
import { circuitNames } from './season-circuits.ts';
import { programRooms } from './season-rooms.ts';

const NAME_CELLS = 40;

/**
 * Returns the entrant with a name or an id; capitals and accents make no difference.
 * @throws Problem that names the nearest one when there is none
 */
export function entrantNamed(season: Season, name: string): Entrant {
  const plain = plainName(name.trim());
  const all = everybody(season);
  const found = all.find(one => one.id === plain || plainName(one.name) === plain);
  if (found !== undefined) return found;
  const names = all.map(one => one.name);
  const hint = didYouMean(name, names) || `. There are ${names.join(', ')}.`;
  throw wrongUse(`Nobody in ${season.plan.name} is called "${safeText(name, NAME_CELLS)}"${hint}`);
}

/**
 * Returns the id of an entrant that a file names.
 * @param where `Line 3`
 * @throws Problem that says where
 */
export function idInFile(season: Season, name: string, where: string): string {
  try {
    return entrantNamed(season, name).id;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(`${where}: ${error.message}`);
  }
}

/**
 * Returns the id of a weekend that is named by its id, its number from 1 on, or its circuit; by default of the one at hand.
 * @throws Problem when the calendar does not have it
 */
export function weekendNamed(season: Season, text: string | undefined): string {
  const { calendar } = season.plan;
  if (text !== undefined) return weekendIn(calendar, text).id;
  const at = currentWeekend(season);
  const weekend = at === undefined ? undefined : calendar[at];
  if (weekend === undefined) throw wrongUse('The season is over: name the weekend.');
  return weekend.id;
}

function weekendIn(calendar: readonly WeekendPlan[], text: string): WeekendPlan {
  const plain = plainName(text.trim());
  const names = circuitNames();
  const found =
    calendar.find(({ id }) => id === plain) ??
    (/^\d{1,3}$/.test(plain) ? calendar[Number(plain) - 1] : undefined) ??
    calendar.find(({ track }) => plainName(names[track] ?? track) === plain);
  if (found !== undefined) return found;
  const ids = calendar.map(({ id }) => id);
  throw wrongUse(
    `The calendar has no weekend "${safeText(text, NAME_CELLS)}". It has ${ids.join(', ')}.`,
  );
}

/**
 * Returns the level of a CPU driver as a weekend's book has it.
 * @param flag the flag by which it was given
 * @throws Problem that names the levels when it is none
 */
export function levelNamed({ plan }: Season, weekend: string, flag: string, level: string): string {
  const at = plan.calendar.find(({ id }) => id === weekend);
  const rules = at === undefined ? plan.rules : weekendTerms(plan, at).rules;
  const book = allBooks().find(({ id }) => id === rules);
  const levels = book === undefined ? [] : programRooms.levelsOf(book);
  if (levels.includes(level)) return level;
  throw wrongUse(
    `--${flag} ${safeText(level, NAME_CELLS)}: there is no such level. Levels: ${levels.join(', ')}.`,
  );
}

/**
 * Enters what an organiser decides.
 * @throws Problem with the reason when it does not fit
 */
export function entered(run: SeasonRun, entry: Entry): void {
  unlessRefused(run, () => run.enter(entry));
}

/**
 * Returns the season as it would stand after a decision; enters nothing.
 * @throws Problem with the reason when it does not fit
 */
export function tried(run: SeasonRun, entry: Entry): Season {
  return unlessRefused(run, () => run.tried(entry));
}

function unlessRefused<X>(run: SeasonRun, act: () => X): X {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof NotDue)) throw error;
    throw new Problem(refusedBy(run.season(), error.refusal));
  }
}

export function refusedBy(season: Season, refusal: Refusal): string {
  const names = {
    driver: (id: string) => nameOf(season, id),
    weekend: (id: string) => id,
    team: (id: string) => teamNameOf(season, id),
  };
  return `This cannot be entered: ${refusalText(refusal, 'en', names)}.`;
}
