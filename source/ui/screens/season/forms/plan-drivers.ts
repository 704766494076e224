// The entrants of a new season: from a few figures, or name by name.
import { drawOpponents } from '../../../../drivers/levels/opponents.ts';
import { idsFor, plainName } from '../../../../season/plan/ids.ts';
import type { Entrant, Team } from '../../../../season/plan/plan.ts';
import { cleanText } from '../../../typing/text-field.ts';
import type { SeasonScreenWords } from '../../../words/season-words.ts';
import type { ListRow } from './list-state.ts';
import { PERSON } from './plan-lists.ts';

const NAME_COLUMNS = 20;
const ALPHABET = 26;

/** Returns people first, then CPU drivers; with teams of two, each driver has the next one as team mate. */
export function drawnRows(
  value: (id: string) => string,
  levels: readonly string[],
): readonly ListRow[] {
  const people = value('people')
    .split(',')
    .map(name => cleanText(name, NAME_COLUMNS).trim())
    .filter(name => name !== '');
  const wish = {
    count: Number(value('cpus')),
    level: value('level'),
    spread: 'mixed',
    levels,
    taken: people,
  } as const;
  const cpus = drawOpponents(wish, Number(value('seed'))).map(
    ({ name, level, character = '' }): ListRow => ({ name, level, character }),
  );
  const all = [...people.map((name): ListRow => ({ name, level: PERSON })), ...cpus];
  const isInTeams = value('teams') !== 'none';
  return all.map((row, at) => ({
    ...row,
    letter: '',
    team: isInTeams ? `Team ${(at >> 1) + 1}` : '',
  }));
}

/** Returns the entrants and the teams that some rows name; a row without a name is nobody. */
export function entrantsIn(rows: readonly ListRow[]): {
  readonly entrants: readonly Entrant[];
  readonly teams: readonly Team[];
} {
  const named = rows.filter(row => textOf(row, 'name') !== '');
  const teamNames = [...new Set(named.map(row => textOf(row, 'team')))].filter(name => name !== '');
  const teamIds = idsFor(
    teamNames.map(name => ({ name })),
    'team',
  );
  const ids = idsFor(
    named.map(row => ({ name: textOf(row, 'name') })),
    'driver',
  );
  const entrants = named.map((row, at): Entrant => {
    const { level = PERSON, character = '' } = row;
    const letter = textOf(row, 'letter').toUpperCase();
    const team = teamIds[teamNames.indexOf(textOf(row, 'team'))];
    return {
      id: ids[at] ?? '',
      name: textOf(row, 'name'),
      ...(letter === '' ? {} : { letter }),
      ...(team === undefined ? {} : { team }),
      ...(level === PERSON ? {} : { cpu: level }),
      ...(level === PERSON || character === '' ? {} : { character }),
    };
  });
  return { entrants, teams: teamNames.map((name, at) => ({ id: teamIds[at] ?? '', name })) };
}

function textOf(row: ListRow, id: string): string {
  return cleanText(row[id] ?? '', NAME_COLUMNS).trim();
}

export function driverFault(
  entrants: readonly Entrant[],
  words: SeasonScreenWords['plan'],
): string {
  const names = entrants.map(({ name }) => plainName(name));
  const twice = entrants.find(({ name }, at) => names.indexOf(plainName(name)) < at);
  if (twice !== undefined) return words.twice(twice.name);
  // With more entrants than letters some have to be shared.
  const share = Math.ceil(entrants.length / ALPHABET);
  const letters = entrants.flatMap(({ letter }) => letter ?? []);
  const often = letters.find(letter => letters.filter(one => one === letter).length > share);
  return often === undefined ? '' : words.letterTwice(often);
}
