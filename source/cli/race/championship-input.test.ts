// What a player or a bot may give wrong for a race in rows: each is refused in a sentence or two.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import { championship } from '../../rules/championship-formula/championship.ts';
import type { ChampionshipRace, Sealed } from '../../rules/championship-formula/state.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import { games } from '../../rules/games.ts';
import { runWords } from '../../testing/run-words.ts';
import { circuitNamed } from '../tracks/circuits.ts';
import { handicapsFrom } from './handicap-flag.ts';

const folder = mkdtempSync(join(tmpdir(), 'row-input-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BOOK = 'Championship Formula Racing';

function fileWith(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const PITLESS = `format: circuit/1
id: pitless
name: Pitless
formula:
  weather: {sun: 1-10, changeable: 11-15, rain: 16-20}
  grid: {slots: 10, pole: L}
  lanes: 3
  pit: none
  track:
    - straight: 70
    - {corner: Bend, stops: 1, bends: [R180 6/4/3]}
    - straight: 40
`;

describe.each(['race', 'drive', 'simulate'])('chicane %s', command => {
  test.each([
    ['--rules championship --weather rain', `${BOOK} has no option --weather. Books with it: `],
    [
      '--pits',
      'Masters 2005 has no option --pits. Books with it: championship, championship-draft.',
    ],
    ['--with pits', 'Masters 2005 has no such option'],
    ['--rules championship --with knockout', 'did you mean knock-out? It has: '],
    ['--rules championship --grid 13', '--grid takes a whole number from 1 to 12.'],
  ])('%s ends with 2', async (flags, sentence) => {
    const { exitCode, out, err } = await runWords(command, ...flags.split(' '));
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('pits need a circuit that has them (CFR-189)', async () => {
    const track = fileWith('pitless.yaml', PITLESS);
    const words = [command, '--rules', 'championship', '--track', track, '--pits'];
    const { exitCode, out, err } = await runWords(...words);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toBe('Pitless has no pits. Take another circuit or leave the option out.\n');
  });
});

describe('chicane race', () => {
  test.each([
    ['--rules championship --qualify timed', `${BOOK} has no timed trials. Books with `],
    ['--rules championship --foresight 10', `drivers of ${BOOK} always look equally far ahead.`],
    ['--handicap 1=1', 'Masters 2005 has no option --handicap: its cars are alike.'],
    ['--rules championship --handicap 1', 'write a driver and the points, such as 1=2.'],
    ['--rules championship --handicap 1=3', 'a car may have up to 2 points fewer, not 3.'],
    [
      '--rules championship --grid 4 --handicap Zoe=1',
      'no driver has that name, and the cars are numbered 1 to 4.',
    ],
  ])('%s ends with 2', async (flags, sentence) => {
    const { exitCode, out, err } = await runWords('race', ...flags.split(' '));
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('thirteen drivers are more than the grid has places for (CFR-111)', async () => {
    const drivers = Array.from({ length: 13 }, () => ['--cpu', 'random']).flat();
    const { exitCode, err } = await runWords('race', '--rules', 'championship', ...drivers);
    expect(exitCode).toBe(2);
    expect(err).toBe('The grid of this circuit has 12 places; 13 cars are too many.\n');
  });

  test('cars of experienced drivers are weaker by the points given, by number or name (CFR-177)', () => {
    const seats = ['Ada', 'Ben', 'Cleo'].map(name => ({
      name,
      driver: { kind: 'human' } as const,
    }));
    expect(handicapsFrom(championship, ['ben=2', '1=1'], seats)).toEqual({ handicaps: [1, 2, 0] });
    expect(handicapsFrom(championship, undefined, seats)).toEqual({});
  });
});

/** A race of two cars with an answer of the first that lies face down at the question at hand. */
function written(race: ChampionshipRace, sealed: Sealed): object {
  const [task, ...rest] = race.agenda;
  return {
    ...race,
    agenda: [{ ...task, seats: [1] }, ...rest],
    sealed: [sealed, { kind: 'none' }],
  };
}

const board = games.of(championship).boardOf(circuitNamed('monza'), championship) as RowBoard;

/** Returns a race in which both have given the first answer of each of so many lists. */
function after(questions: number): ChampionshipRace {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }];
  const setup = { book: 'championship', track: 'monza', seed: 7, laps: 1, seats, options: {} };
  let { race } = championship.start(setup, board);
  for (let answer = 0; answer < 2 * questions; answer++) {
    const [open] = championship.decisions(race, board);
    const [choice] = open?.choices ?? [];
    if (open === undefined || choice === undefined) throw new Error('nothing is asked');
    ({ race } = championship.apply(race, open.seat, choice, board));
  }
  return race;
}

describe('chicane drive --from', () => {
  async function refused(race: object): Promise<string> {
    const file = fileWith('race.json', JSON.stringify(race));
    const words = ['drive', '--rules', 'championship', '--from', file];
    const { exitCode, out, err } = await runWords(...words);
    expect([exitCode, out]).toEqual([1, '']);
    return err.replaceAll(file, 'race.json');
  }

  const LEGAL = { acceleration: 1, deceleration: 1, topSpeed: 0, startSpeed: 0, wear: 0, skill: 0 };

  test.each<[string, number, Sealed, string]>([
    [
      'cards that total 3 (CFR-105)',
      0,
      { kind: 'car', cards: { ...LEGAL, skill: 1 } as never },
      'sealed.0: cards: they total 3, not 2',
    ],
    [
      'a bid larger than the purse (CFR-108)',
      1,
      { kind: 'bid', bid: { wear: 99, skill: 0 } },
      'sealed.0: the bid of 99 wear and 0 skill is larger than the purse',
    ],
    [
      'a card above reach (CFR-159)',
      2,
      { kind: 'card', speed: 220 },
      'sealed.0: the card of 220 mph is out of reach',
    ],
  ])('refuses %s', async (_what, questions, sealed, sentence) => {
    expect(await refused(written(after(questions), sealed))).toBe(`race.json: ${sentence}\n`);
  });

  test('refuses a race of the other game, and names its rules', async () => {
    const seats = [{ name: 'Ada' }, { name: 'Ben' }];
    const setup = { book: masters2005.id, track: 'monza', seed: 7, laps: 1, seats, options: {} };
    const { race } = masters2005.start(setup, circuitNamed('monza').board);
    expect(await refused(race)).toBe(
      'race.json: it is a race by the rules masters-2005, not championship. Give --rules masters-2005.\n',
    );
  });
});

test('a die of seven ends a race with its position and the faces that there are (CR-58)', async () => {
  const dice = fileWith('faces.txt', '7\n');
  const words = ['race', '--rules', 'championship', '--seed', '1', '--dice', dice];
  const drivers = ['--cpu', 'random', '--cpu', 'random'];
  const { exitCode, err } = await runWords(...words, ...drivers);
  expect(exitCode).toBe(1);
  expect(err).toBe('Dice script, number 1: 7 is not on the six die (1, 2, 3, 4, 5, 6).\n');
});
