// Checks of the drivers of the program: levels, characters, stand-ins and handicaps.
import { type ContentFault, type Path, quote } from '../../circuit/file/faults.ts';
import { bookNamed, games } from '../../rules/games.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { meant } from './check-venues.ts';
import { type Plan, weekendTerms } from './plan.ts';
import type { Known, PlanCheck, Subject } from './plan-check.ts';

const RACED = ['rules', 'calendar', 'stages'] as const;

export const DRIVER_CHECKS: readonly PlanCheck[] = [
  { needs: [...RACED, 'entrants'], find: unknownDrivers },
  { needs: [...RACED, 'absent'], find: unknownStandIn },
  { needs: [...RACED, 'entrants'], find: wrongHandicaps },
];

function unknownDrivers({ plan, known }: Subject): readonly ContentFault[] {
  if (known === undefined) return [];
  return plan.entrants.flatMap(({ name, cpu, character }, at): readonly ContentFault[] => {
    const who = `entrant ${quote(name).slice(1, -1)}: `;
    const level =
      cpu === undefined ? undefined : levelFault(plan, known, cpu, ['entrants', at, 'cpu']);
    const faults = level === undefined ? [] : [{ ...level, message: `${who}${level.message}` }];
    if (character === undefined) return faults;
    const path = ['entrants', at, 'character'];
    if (cpu === undefined) {
      const message = `${who}a person has no character of a CPU driver`;
      return [...faults, { path, message, mend: 'write cpu: club beside it, or remove it' }];
    }
    if (known.characters.includes(character)) return faults;
    const mend =
      meant(character, known.characters) || `write one of ${known.characters.join(', ')}`;
    return [...faults, { path, message: `${who}there is no character ${quote(character)}`, mend }];
  });
}

function unknownStandIn({ plan, known }: Subject): readonly ContentFault[] {
  const { standIn } = plan.absent;
  if (known === undefined || standIn === undefined) return [];
  const fault = levelFault(plan, known, standIn, ['absent', 'standIn']);
  return fault === undefined ? [] : [fault];
}

function levelFault(plan: Plan, known: Known, level: string, path: Path): ContentFault | undefined {
  const book = booksOf(plan).find(one => !known.levelsOf(one).includes(level));
  if (book === undefined) return undefined;
  const levels = known.levelsOf(book);
  const message = `${book.name} has no CPU drivers of the level ${quote(level)}`;
  return { path, message, mend: meant(level, levels) || `write one of ${levels.join(', ')}` };
}

function wrongHandicaps({ plan }: Subject): readonly ContentFault[] {
  return plan.entrants.flatMap(({ name, handicap = 0 }, at): readonly ContentFault[] => {
    if (handicap === 0) return [];
    const path = ['entrants', at, 'handicap'];
    const who = `entrant ${quote(name).slice(1, -1)}: `;
    const alike = booksOf(plan).find(book => games.of(book).handicapMost === undefined);
    if (alike !== undefined) {
      const message = `${who}${alike.name} has no handicaps`;
      return [{ path, message, mend: 'remove it' }];
    }
    const most = Math.min(...booksOf(plan).map(book => games.of(book).handicapMost ?? 0));
    if (handicap <= most) return [];
    return [{ path, message: `${who}${handicap} is too much`, mend: `write ${most} or less` }];
  });
}

// Returns every book that the plan races by, each once; unknown ones are reported elsewhere.
function booksOf(plan: Plan): readonly RuleBook[] {
  const ids = new Set(plan.calendar.map(weekend => weekendTerms(plan, weekend).rules));
  return [...ids].flatMap(id => bookNamed(id) ?? []);
}
