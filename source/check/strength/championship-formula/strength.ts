// Measures the strength of the levels of CPU drivers of Championship Formula Racing: alone against the exact optimum, against
// each other, how many finish, what the best reply to a mix gains, and whether the printed cars are balanced.
//   node source/check/strength/championship-formula/strength.ts [--part alone|dice|duels|retirements|mixes|cars] [--track monza,spa]

import { SKILLS } from '../../../drivers/championship-formula/levels/drivers.ts';
import { PLAIN_EYE } from '../../../drivers/championship-formula/planning/outlook.ts';
import type { Driver } from '../../../drivers/driver.ts';
import { orderOf, wholeNumber } from '../../orders.ts';
import { lapsFlag, racesFlag, seedFlag, tracksFlag } from '../flags.ts';
import { meanOf, percent, shareOf, shown } from '../sample.ts';
import { expectedTurns, optimum, PRINTED, raceAlone } from './alone.ts';
import { duel, printedRace, retirements } from './grids.ts';
import { replyGains } from './mixes.ts';
import { boardNamed, levelNamed, UNMIXED } from './named.ts';

const parts: Readonly<Record<string, () => void>> = {
  alone,
  dice,
  duels,
  retirements: losses,
  mixes,
  cars,
};

const { boards, levels, races, laps, seed, wanted } = orderOf(
  {
    about: 'How strong the CPU drivers of Championship Formula Racing are.',
    flags: {
      part: {
        type: 'string',
        default: 'all',
        takes: 'PART',
        says: 'alone, dice, duels, retirements, mixes or cars',
      },
      track: tracksFlag('monza,spa,monaco,barcelona,sepang'),
      level: {
        type: 'string',
        default: 'champion,pro,club,rookie',
        takes: 'LEVELS',
        says: 'strongest first',
      },
      races: racesFlag(20),
      laps: lapsFlag,
      seed: seedFlag,
    },
  },
  given => ({
    wanted: partsNamed(given.part),
    boards: given.track.split(',').map(boardNamed),
    levels: given.level.split(',').map(levelNamed),
    races: wholeNumber('races', given.races),
    laps: wholeNumber('laps', given.laps),
    seed: wholeNumber('seed', given.seed, 0),
  }),
);
for (const measure of wanted) measure();

function partsNamed(name: string): readonly (() => void)[] {
  if (name === 'all') return Object.values(parts);
  const part = parts[name];
  if (part === undefined) {
    throw new RangeError(`There is no part "${name}". There are ${Object.keys(parts).join(', ')}.`);
  }
  return [part];
}

/** Returns what each race gives, its seed far from the next: first draws depend little on a small one. */
function ofRaces<X>(race: (seed: number) => X): readonly X[] {
  return Array.from({ length: races }, (_, at) => race((seed + at) * 7919));
}

function alone(): void {
  console.log(`Alone without dice, ${laps} laps in each printed car: turns above the optimum`);
  const skills = SKILLS.filter(skill => levels.some(({ level }) => level === skill.level));
  const over = new Map(skills.map(({ level }) => [level, [] as number[]]));
  for (const board of boards) {
    for (const [name, cards] of Object.entries(PRINTED)) {
      const best = optimum(board, cards, laps);
      const cells = skills.map(skill => {
        const raced = ofRaces(one => raceAlone(board, cards, skill, laps, one));
        over.get(skill.level)?.push(...raced.map(({ turns }) => turns / best - 1));
        return `${skill.level} ${meanOf(raced.map(({ turns }) => turns)).mean.toFixed(1)}`;
      });
      console.log(`  ${board.id.padEnd(14)} ${name.padEnd(7)} ${best}  ${cells.join('  ')}`);
    }
  }
  for (const [level, shares] of over) console.log(`${level}: ${percent(meanOf(shares))} more`);
}

function dice(): void {
  console.log(`Alone with dice, ${laps} laps in each printed car: champions against the tables`);
  const champion = { level: 'champion', misjudgement: 0, reckons: 'game' } as const;
  const over: number[] = [];
  const empty: number[] = [];
  for (const board of boards) {
    for (const [name, cards] of Object.entries(PRINTED)) {
      const expected = expectedTurns(board, cards, laps);
      const raced = ofRaces(one => raceAlone(board, cards, champion, laps, one, PLAIN_EYE));
      const turns = meanOf(raced.map(one => one.turns)).mean;
      over.push(turns / expected - 1);
      empty.push(...raced.map(({ wear }) => Number(wear <= 1)));
      console.log(
        `  ${board.id.padEnd(14)} ${name.padEnd(7)} ${expected.toFixed(1)}  ${turns.toFixed(1)}`,
      );
    }
  }
  console.log(`${percent(meanOf(over))} more; at most one wear left in ${percent(shareOf(empty))}`);
}

function duels(): void {
  console.log(`Duels: ten cars, five of each level, ${races} races of ${laps} laps a circuit`);
  for (const [at, better] of levels.entries()) {
    const worse = levels[at + 1];
    if (worse !== undefined) meet(better, worse);
    if (better.level === 'champion') meet(better, UNMIXED);
  }
}

function meet(better: Driver, worse: Driver): void {
  const all = boards.flatMap(board => {
    const won = ofRaces(one => duel(board, better, worse, laps, one));
    console.log(`  ${better.level} against ${worse.level}, ${board.id}: ${percent(shareOf(won))}`);
    return won;
  });
  console.log(`${better.level} beats ${worse.level} in ${percent(shareOf(all))} of ${all.length}`);
}

function losses(): void {
  console.log(`Retirements: ten cars of one level, ${races} races of ${laps} laps a circuit`);
  for (const driver of levels) {
    const causes = boards.flatMap(board =>
      ofRaces(one => retirements(board, driver, laps, one)).flat(),
    );
    const out = shareOf(causes.map(cause => Number(cause !== 'none')));
    const kinds = Object.entries(Object.groupBy(causes, cause => cause))
      .filter(([cause]) => cause !== 'none')
      .map(([cause, cars]) => `${cause} ${cars?.length ?? 0}`);
    console.log(`  ${driver.level.padEnd(10)} ${percent(out)}  ${kinds.join(', ')}`);
  }
}

function mixes(): void {
  const champion = levelNamed('champion');
  const gains = boards.flatMap(board =>
    ofRaces(one => replyGains(board, champion, laps, one)).flat(),
  );
  const most = Math.max(...gains).toFixed(3);
  console.log(`Mixes: the best reply gains ${shown(meanOf(gains))} turns, at most ${most}`);
  console.log(`  in ${gains.length} situations of two or three cars`);
}

function cars(): void {
  const [driver = levelNamed('champion')] = levels;
  console.log(`Cars: twelve ${driver.level} drivers in the printed ones, races won by each`);
  const all = boards.flatMap(board => {
    const raced = ofRaces(one => printedRace(board, driver, laps, one));
    console.log(`  ${board.id.padEnd(14)} ${winsOf(raced.map(({ winner }) => winner))}`);
    return raced;
  });
  const bids = meanOf(all.map(({ pole }) => pole));
  console.log(`All: ${winsOf(all.map(({ winner }) => winner))}; pole for ${shown(bids)}`);
}

function winsOf(winners: readonly string[]): string {
  return Object.keys(PRINTED)
    .map(name => `${name} ${winners.filter(one => one === name).length}`)
    .join(', ');
}
