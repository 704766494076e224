// chicane season build: the cars of a team of a season whose cars are built once (TR-5 to TR-9).
import { bookNamed } from '../../../rules/games.ts';
import { didYouMean } from '../../../rules/kit/nearest.ts';
import type { CarConstruction } from '../../../rules/kit/seasonal.ts';
import { carriedNow, constructionIn, matesOf } from '../../../season/carry-over.ts';
import { plainName } from '../../../season/plan/ids.ts';
import type { Entrant } from '../../../season/plan/plan.ts';
import type { Season } from '../../../season/season.ts';
import { safeText } from '../../../storage/untrusted-text.ts';
import type { PointPlace } from '../../../ui/race-panels/formula-de/formula-de-model.ts';
import { nameOfPlace } from '../../../ui/race-panels/formula-de/view/configuration-rows.ts';
import { wordsBy } from '../../../ui/words/book-words.ts';
import { EN } from '../../../ui/words/en/words.ts';
import type { Command } from '../../command.ts';
import { print, tellPerson } from '../../printer.ts';
import { Problem, wrongUse } from '../../problem.ts';
import { nameOf } from '../names.ts';
import { entered } from '../people.ts';
import { type OrganiseFlags, organised, seasonFirst } from './organised.ts';

interface BuildFlags extends OrganiseFlags {
  readonly team: string;
  readonly points: readonly string[];
  readonly 'ready-made': string | undefined;
}

type Points = Readonly<Record<string, number>>;

const WORD_CELLS = 40;

export const buildCommand: Command<BuildFlags> = {
  command: 'build <season> <team> [points..]',
  describe: 'Build the cars of a team before their first session',
  repeats: ['points'],
  build: yargs =>
    seasonFirst(yargs)
      .positional('team', {
        type: 'string',
        demandOption: true,
        describe: 'A team, or a driver without one',
      })
      .positional('points', {
        type: 'string',
        array: true,
        default: [],
        describe: 'Points of each category: tires=6 brakes=4 …',
      })
      .option('ready-made', { type: 'string', describe: 'A ready-made car instead of points' })
      .requiresArg('ready-made')
      .example('$0 season build Cup Red', 'the car as it is, and what may be built')
      .example('$0 season build Cup Red tires=6', 'a car of points')
      .epilogue(
        'chicane season build Cup Red tires=6 brakes=4 engine=4. A category that is not named has no points. Both cars of a team are built alike, once for the whole season: until one of them has been driven, the last car counts.',
      ) as never,
  run: organised((run, flags) => {
    const season = run.season();
    const construction = constructionOf(season);
    const workshop = { season, construction, names: namesIn(season, construction) };
    const drivers = driversNamed(season, flags.team);
    const points = pointsWanted(workshop, flags);
    if (points === undefined) {
      tellWorkshop(workshop, drivers);
      return;
    }
    const [fault] = construction.faults(points);
    if (fault !== undefined) throw wrongUse(`${inWords(workshop, fault)}.`);
    entered(run, { kind: 'built', drivers, carries: construction.build(points) });
    print(`${carLine(workshop, drivers, points)}.`);
    const left = construction.total - costOf(points);
    if (left > 0) {
      print(`Points left: ${left} of ${construction.total}.`);
      tellPerson('Unused points are lost: until the car is driven it can be built again.');
    }
  }),
};

interface Workshop {
  readonly season: Season;
  readonly construction: CarConstruction;
  /** What the book calls its categories, by their ids. */
  readonly names: Readonly<Record<string, string>>;
}

function constructionOf(season: Season): CarConstruction {
  const construction = constructionIn(season);
  if (construction !== undefined) return construction;
  throw new Problem(
    `The cars of ${season.plan.name} are not built before its races. Start a season with --template series-1995, or from a plan that says "car: built once".`,
  );
}

function namesIn({ plan }: Season, { categories }: CarConstruction): Workshop['names'] {
  const { race } = wordsBy(EN, bookNamed(plan.rules)?.id ?? '');
  return Object.fromEntries(
    categories.map(category => [category, nameOfPlace(category as PointPlace, race)]),
  );
}

/** Returns the drivers of a team, or the one who has this name and their mates. */
function driversNamed(season: Season, name: string): readonly string[] {
  const plain = plainName(name.trim());
  const team = season.plan.teams.find(one => one.id === plain || plainName(one.name) === plain);
  const { roster } = season.facts;
  const found = roster.find(({ entrant }) =>
    team === undefined ? isCalled(entrant, plain) : entrant.team === team.id,
  );
  if (found !== undefined) return matesOf(season, found.entrant.id);
  if (team !== undefined) throw wrongUse(`Nobody drives for ${team.name}.`);
  const teams = season.plan.teams.map(one => one.name).join(', ') || 'none';
  throw wrongUse(
    `${season.plan.name} has no team or driver "${safeText(name, WORD_CELLS)}". Teams: ${teams}.`,
  );
}

function isCalled({ id, name }: Entrant, plain: string): boolean {
  return id === plain || plainName(name) === plain;
}

function pointsWanted(workshop: Workshop, flags: BuildFlags): Points | undefined {
  const { points, 'ready-made': ready } = flags;
  if (ready === undefined) return points.length === 0 ? undefined : pointsIn(workshop, points);
  if (points.length > 0) {
    throw wrongUse('Points and --ready-made exclude each other; give one of them.');
  }
  const { readyMade } = workshop.construction;
  const found = readyMade.find(({ name }) => name === plainName(ready.trim()));
  if (found !== undefined) return found.points;
  const known = readyMade.map(({ name }) => name).join(', ');
  const shown = safeText(ready, WORD_CELLS);
  throw wrongUse(`--ready-made ${shown}: there is no such car. Ready-made cars: ${known}.`);
}

function pointsIn(workshop: Workshop, given: readonly string[]): Points {
  const points = given.map(one => pointsOf(workshop, one));
  const twice = points.find(([name], at) => points.findIndex(([one]) => one === name) < at);
  if (twice !== undefined) {
    throw wrongUse(`${capital(workshop.names[twice[0]] ?? '')} is given twice; give it once.`);
  }
  return Object.fromEntries(points);
}

function pointsOf({ names }: Workshop, given: string): readonly [string, number] {
  const [, word = '', figure = ''] = /^([^=]+)=(-?\d{1,3})$/.exec(given.trim()) ?? [];
  const shown = safeText(given, WORD_CELLS);
  if (word === '') throw wrongUse(`"${shown}" is no number of points. Write it as tires=6.`);
  const plain = letters(word);
  const found = Object.entries(names).find(([id, name]) =>
    [id, name].some(one => letters(one) === plain),
  );
  if (found !== undefined) return [found[0], Number(figure)];
  const all = Object.values(names);
  const hint = didYouMean(word, all) || `. Categories: ${all.join(', ')}.`;
  throw wrongUse(`There is no category "${safeText(word, WORD_CELLS)}"${hint}`);
}

// `pit-crew`, `pit_crew` and `pitCrew` all name the pit crew.
function letters(text: string): string {
  return plainName(text).replace(/[^a-z]/g, '');
}

function costOf(points: Points): number {
  return Object.values(points).reduce((sum, one) => sum + one, 0);
}

// The faults of a book name categories by their ids.
function inWords({ names }: Workshop, fault: string): string {
  const text = fault.replace(/^(\w+):/, (whole, id) => (names[id] ? `${names[id]}:` : whole));
  return capital(text);
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function figures({ names }: Workshop, points: Points): string {
  return Object.entries(names)
    .map(([id, name]) => `${name} ${points[id] ?? 0}`)
    .join(', ');
}

function carLine(workshop: Workshop, drivers: readonly string[], points: Points): string {
  const who = drivers.map(id => nameOf(workshop.season, id)).join(' and ');
  return `${who}: ${figures(workshop, points)}`;
}

function tellWorkshop(workshop: Workshop, drivers: readonly string[]): void {
  const { season, construction } = workshop;
  const [first = ''] = drivers;
  const carried = carriedNow(season, first);
  const points = carried === undefined ? undefined : construction.pointsOf(carried);
  const who = drivers.map(id => nameOf(season, id)).join(' and ');
  print(
    points === undefined
      ? `${who}: no car is built yet. It is built in the first session, unless you build it here.`
      : `${carLine(workshop, drivers, points)}.`,
  );
  print(`A car has ${construction.total} points at most. Ready-made cars:`);
  for (const ready of construction.readyMade) {
    print(`${ready.name}: ${figures(workshop, ready.points)}`);
  }
}
