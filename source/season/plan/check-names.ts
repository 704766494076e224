// Checks of who is who: entrants, teams, stages and weekends that cannot be told apart, letters, and sizes of teams.
import { distance } from 'fastest-levenshtein';
import { type ContentFault, type Path, quote } from '../../circuit/file/faults.ts';
import { didYouMean } from '../../rules/kit/nearest.ts';
import { plainName } from './ids.ts';
import { earlier, type PlanCheck, type Subject } from './plan-check.ts';

const ALPHABET = 26;
/** Fewest characters for a difference of one letter to count as a slip: shorter names often differ so on purpose. */
const NEAR_LEAST = 4;

export const NAME_CHECKS: readonly PlanCheck[] = [
  { needs: ['entrants'], find: doubleNames },
  { needs: ['entrants'], find: nearNames },
  { needs: ['entrants'], find: doubleLetters },
  { needs: ['entrants'], find: ({ plan }) => doubleIds(plan.entrants, ['entrants'], 'entrants') },
  { needs: ['stages'], find: ({ plan }) => doubleIds(plan.stages, ['stages'], 'stages') },
  { needs: ['calendar'], find: ({ plan }) => doubleIds(plan.calendar, ['calendar'], 'weekends') },
  { needs: ['teams'], find: ({ text, plan }) => doubleIds(plan.teams, teamPath(text), 'teams') },
  { needs: ['entrants', 'teams'], find: unknownTeams },
  { needs: ['entrants', 'teams'], find: largeTeams },
];

function teamPath({ teams }: Subject['text']): Path {
  return teams !== undefined && 'length' in teams ? ['teams'] : ['teams', 'list'];
}

function doubleNames({ plan, lineOf }: Subject): readonly ContentFault[] {
  return earlier(plan.entrants, ({ name }) => name.toLowerCase()).flatMap((before, at) => {
    if (before === undefined) return [];
    const name = quote(plan.entrants[at]?.name);
    const line = lineOf(['entrants', before]);
    const message = `two entrants are called ${name}, the other one in line ${line}`;
    return [{ path: namePath(at), message, mend: 'give one of them a second name or an initial' }];
  });
}

function namePath(at: number): Path {
  return ['entrants', at, 'name'];
}

function nearNames({ plan, lineOf }: Subject): readonly ContentFault[] {
  const names = plan.entrants.map(({ name }) => name);
  const spellings = names.map(spellingOf);
  return names.flatMap((name, at): readonly ContentFault[] => {
    const own = spellings[at];
    const before =
      own === undefined ? -1 : spellings.slice(0, at).findIndex(other => areNear(other, own));
    if (before < 0) return [];
    const line = lineOf(['entrants', before]);
    const message = `${quote(name)} is nearly ${quote(names[before])} in line ${line}`;
    const mend = 'take one of them out if they are the same driver';
    return [{ path: namePath(at), message, mend, severity: 'warning' }];
  });
}

/** Reports whether two unequal names are probably meant to be equal. */
export function isNear(one: string, other: string): boolean {
  return areNear(spellingOf(one), spellingOf(other));
}

interface Spelling {
  readonly lower: string;
  /** Letters and digits alone, without accents. */
  readonly plain: string;
}

function spellingOf(name: string): Spelling {
  return {
    lower: name.toLowerCase(),
    plain: plainName(name).replace(/[^\p{L}\p{N}]/gu, ''),
  };
}

function areNear(one: Spelling, other: Spelling): boolean {
  if (one.lower === other.lower) return false;
  const [a, b] = [one.plain, other.plain];
  if (a === '') return false;
  if (a === b) return true;
  // Numbered names differ by a digit on purpose.
  if (/\d/.test(a + b)) return false;
  return Math.min(a.length, b.length) >= NEAR_LEAST && distance(a, b) === 1;
}

// With more entrants than letters some have to be shared.
function doubleLetters({ plan, text, lineOf }: Subject): readonly ContentFault[] {
  const share = Math.ceil(plan.entrants.length / ALPHABET);
  const given = text.entrants.map(one => (typeof one === 'string' ? undefined : one.letter));
  return given.flatMap((letter, at): readonly ContentFault[] => {
    if (letter === undefined) return [];
    const before = given.slice(0, at).filter(other => other === letter).length;
    if (before < share) return [];
    const line = lineOf(['entrants', given.indexOf(letter), 'letter']);
    const message = `the letter ${letter} is given twice, before in line ${line}`;
    const mend = 'take another letter, or leave it out';
    return [{ path: ['entrants', at, 'letter'], message, mend }];
  });
}

function doubleIds(
  entries: readonly { readonly id: string }[],
  list: Path,
  what: string,
): readonly ContentFault[] {
  return earlier(entries, ({ id }) => id).flatMap((before, at) => {
    if (before === undefined) return [];
    const message = `two ${what} have the id ${quote(entries[at]?.id)}, the other is number ${before + 1}`;
    return [{ path: [...list, at, 'id'], message, mend: 'give one of them another id' }];
  });
}

function unknownTeams({ plan }: Subject): readonly ContentFault[] {
  const ids = plan.teams.map(({ id }) => id);
  return plan.entrants.flatMap(({ name, team }, at): readonly ContentFault[] => {
    if (team === undefined || ids.includes(team)) return [];
    const near = didYouMean(team, ids).replace(/^; |\?$/g, '');
    const message = `entrant ${quote(name).slice(1, -1)}: there is no team ${quote(team)}`;
    const mend = near === '' ? `add - {id: ${team}, name: …} to the teams` : near;
    return [{ path: ['entrants', at, 'team'], message, mend }];
  });
}

function largeTeams({ plan }: Subject): readonly ContentFault[] {
  const { teamSize } = plan;
  if (teamSize === undefined) return [];
  return plan.teams.flatMap(({ id, name }): readonly ContentFault[] => {
    const members = plan.entrants.flatMap(({ team }, at) => (team === id ? [at] : []));
    const [last] = members.slice(teamSize);
    if (last === undefined) return [];
    const message = `the team ${quote(name).slice(1, -1)} has ${members.length} drivers where ${teamSize} are allowed`;
    const mend = `move one to another team, or write of: ${members.length}`;
    return [{ path: ['entrants', last, 'team'], message, mend }];
  });
}
