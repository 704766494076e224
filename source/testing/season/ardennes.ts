// A season for the tests of pages: eight drivers in four teams, four weekends, two of them raced with all figures.

import type { Language } from '../../replay/language.ts';
import type { SheetRow } from '../../season/ledger/entry.ts';
import type { PageContext } from '../../season/pages/context.ts';
import { SEASON_WORDS } from '../../season/pages/words/season-words.ts';
import type { Season } from '../../season/season.ts';
import { entering, openedSeason, trialOf } from './seasons.ts';

const NAMES = ['Ada', 'Ben', 'Chloé', 'Dai', 'Ashmoor', 'Ferranze', 'Castelbrun', 'Ribalto'];
const TEAMS = ['Rosso', 'Blu', 'Verde', 'Ocra'];
const IDS = NAMES.map(name => name.toLowerCase().replace('é', 'e'));

const ENTRANTS = NAMES.map((name, at) => ({
  id: IDS[at] ?? '',
  name,
  team: (TEAMS[at % 4] ?? '').toLowerCase(),
  ...(at < 4 ? {} : { cpu: 'random' }),
}));

/** Returns the season before its first weekend; people drive the first four cars. */
function ardennesStart(): Season {
  return openedSeason({
    entrants: ENTRANTS,
    teams: TEAMS.map(name => ({ id: name.toLowerCase(), name })),
    calendar: ['monza', 'spa', 'monaco', 'otterbrook'].map(id => ({
      id,
      track: id,
      stage: 'season',
      weight: id === 'monaco' ? 2 : 1,
    })),
    grid: 'trials',
    trials: { sessions: 1, hand: 'guided', void: 'last' },
    count: { best: 3, drop: 0, startsLeast: 0 },
  });
}

function row(driver: string, at: number, out: boolean): SheetRow {
  const grid = ((at * 3) % IDS.length) + 1;
  const common = { driver, grid, plays: 28 + at, luck: 9 - 3 * at, led: Math.max(0, 12 - 5 * at) };
  const laps = { overtakes: 7 - at, fastestLap: 13 + at };
  if (!out) return { ...common, ...laps, place: at + 1 };
  return { ...common, out: { cause: 'wreck', round: 7 + at, lap: 1, where: 'Chicane' } };
}

function raced(season: Season, weekend: string, turned: number): Season {
  const trials = IDS.map((driver, at) => ({
    kind: 'trialDriven' as const,
    weekend,
    session: 0,
    driver,
    trial: trialOf(16 + ((at + turned) % 5), 36_000 + 250 * at),
  }));
  const order = [...IDS.slice(turned), ...IDS.slice(0, turned)];
  const sheet = order.map((driver, at) => row(driver, at, at > 5));
  const result = { weekend, table: 1, attempt: 1, laps: 1, rounds: 31, leadChanges: 4, sheet };
  return entering(season, ...trials, { kind: 'raced', ...result, save: 'races/a.json', hash: 'a' });
}

/** Returns the season after two weekends and a ruling, with some of the trials of the third driven. */
export function ardennes(): Season {
  const after = raced(raced(ardennesStart(), 'monza', 0), 'spa', 3);
  const ruling = { kind: 'pointsOff', driver: 'dai', points: 3, weekend: 'spa' } as const;
  return entering(
    after,
    { kind: 'ruled', ruling, reason: 'a car of 24 points', by: 'Ada' },
    { kind: 'absent', driver: 'ben', weekend: 'monaco', standIn: 'random' },
    ...['ada', 'chloe', 'ashmoor'].map((driver, at) => ({
      kind: 'trialDriven' as const,
      weekend: 'monaco',
      session: 0,
      driver,
      trial: trialOf(20 + at),
    })),
  );
}

export function ardennesContext(language: Language, season: Season = ardennes()): PageContext {
  const letters = Object.fromEntries(IDS.map((id, at) => [id, 'ABCDSFKR'[at] ?? '']));
  const tracks = { monza: 'Monza', spa: 'Spa', monaco: 'Monaco', otterbrook: 'Otterbrook' };
  return { season, words: SEASON_WORDS[language], letters, tracks };
}
