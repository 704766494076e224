// Everything that is said of races is told a second time, and nothing false gets past that: each figure of each kind of claim is
// falsified once.
import { expect, it } from 'vitest';
import { gameOf, setupOf } from '../contract/games.ts';
import { seeking } from '../contract/random-drivers.ts';
import {
  type AnsweredRace,
  type Claim,
  claimFaults,
  claimsOf,
  nameOfClaim,
  type Reading,
  readAgain,
  toldIn,
} from './claims.ts';
import { drivenRace, raceDrivenBy } from './driven-races.ts';
import { halfOf } from './story-faults.ts';

/** Races in which between them every kind of claim is made. */
const RACES = [
  ['masters-2005', 2, 1, 13, 37],
  ['masters-2002', 7],
  ['bga-advanced', 1, 3],
  ['bga-basic', 3, 4, 7],
  ['trant', 1, 18],
  ['championship', 6, 10, 18],
  ['championship-draft', 2, 3, 5, 6, 7, 178],
] as const;

// Engines seldom blow up, and races are seldom stopped so early that they begin anew (TR-148).
function rareRaces(): readonly AnsweredRace[] {
  const game = gameOf('trant', 'tiny-corners');
  const options = { ...game.options(26), injuries: 'on' };
  const anew = raceDrivenBy(seeking(26, game.book), game, setupOf(game, 26, 8, 3, options));
  return [anew, drivenRace('masters-2005', 255, false)];
}

const KINDS = {
  story:
    'win leading podium allTheWay leadChanges ledMost climb fall overtakes lastLap fastestLap lucky unlucky figure outs firstOut leaderOut moment drama',
  memory:
    'allTheWay wonFrom poleToLast climb fall led fastestLap lucky unlucky overtakes late figure',
  director:
    'lead leadInherited overtake podiumLost lapped launch stall flyingStart topRoll lastLap fastestLap weather spin contact engine pitStop wreckCleared out flag stopped restarted',
};
const ALL = [
  ...Object.entries(KINDS).flatMap(([by, kinds]) => kinds.split(' ').map(kind => `${by} ${kind}`)),
  'line',
  'race',
];

interface Made {
  readonly claim: Claim;
  readonly reading: Reading;
}

const made = new Map<string, Made[]>();
const races = RACES.flatMap(([book, ...seeds]) => seeds.map(seed => drivenRace(book, seed, true)));
for (const race of [...races, ...rareRaces()].flatMap(whole => [whole, halfOf(whole)])) {
  const told = toldIn(race);
  const reading = readAgain(race, told);
  for (const claim of claimsOf(race, told)) {
    const name = nameOfClaim(claim);
    made.set(name, [...(made.get(name) ?? []), { claim, reading }]);
  }
}

/** Returns everything that a value becomes by changing one figure or one word in it. */
function falsified(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value + 2];
  if (typeof value === 'string') return [`${value} `];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => falsified(one).map(other => value.with(at, other)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    // Which kind it is decides which question is asked.
    name === 'kind' ? [] : falsified(one).map(other => ({ ...value, [name]: other })),
  );
}

it('every kind of claim is made', () => {
  expect(ALL.filter(name => !made.has(name))).toEqual([]);
  expect([...made.keys()].filter(name => !ALL.includes(name))).toEqual([]);
});

it.each(ALL)('%s: a claim with a false figure is found, and a true one is not', name => {
  for (const { claim, reading } of (made.get(name) ?? []).slice(0, 5)) {
    expect(claimFaults(claim, reading)).toEqual([]);
    const lies = falsified(claim.said);
    for (const said of lies) {
      const lie = { ...claim, said } as Claim;
      expect(claimFaults(lie, reading), JSON.stringify(said)).not.toEqual([]);
    }
  }
});
