// The content of each field of a plan in plain words, shown as a remedy when a field is missing or wrong.
import { allBooks } from '../../rules/games.ts';
import { type OfferedOption, offeredOptions } from '../../rules/kit/options.ts';

export const PLAN_FIELDS = {
  format: 'write format: chicane-plan/1',
  name: 'write the name of the season, such as name: Ardennes Cup',
  template: 'write where the plan began, such as template: championship',
  rules: 'write the id of a rule book, such as rules: masters-2005',
  laps: 'write the laps of a race, such as laps: 3',
  options: 'write the options of the book by name, such as options: {weather: roll}',
  grid: 'write trials, lot, rotation, standings, standings reversed, last result, by hand or book',
  trials: 'write the timed trials, such as trials: {sessions: 1, hand: guided, void: last}',
  sessions: 'write how many laps against the clock each driver has, 0 to 3',
  hand: 'write guided or free',
  void: 'write what becomes of a trial that is broken off: last, again or once again',
  tables: 'write how a field is divided, such as tables: {size: 10, draw: snake, apart: teams}',
  size: 'write the most cars at a table, such as size: 10',
  draw: 'write classification, snake, lot or by hand',
  apart: 'write teams to keep team mates apart, else nobody',
  stages: 'list the stages, such as - {id: final, takes: best 10}',
  takes: 'write all, first 3 of each table, best 10 or winners of 2',
  fresh: 'write yes when the standings begin anew with the stage, else no',
  points: 'write points: 10-6-4-3-2-1 or points: {places: [10, 6, 4], count: best 6}',
  by: 'write places, or book where the book gives points itself',
  places: 'write the points of the places, such as places: [10, 6, 4, 3, 2, 1]',
  pole: 'write the points for the pole, such as pole: 1',
  poleOf: 'write table for the pole of every table, or weekend for the best of the trials alone',
  fastestLap: 'write the points for the fastest lap, such as fastestLap: 1',
  classified: 'write the points for every car that crosses the line, such as classified: 1',
  extras:
    'write classified when cars that are out score nothing for pole, fastest lap and trials, else all',
  count: 'write all, best 6, drop 1 or best 6, drop 1',
  starts: 'write the races without which nobody is champion, such as starts: 4',
  teams: 'write teams: {of: 2, score: all, list: [{id: rosso, name: Rosso}]} or only the list',
  of: 'write the most drivers of a team, such as of: 2',
  score: 'write all, or best 1 for the best car alone',
  list: 'list the teams, such as - {id: rosso, name: Rosso}',
  hue: 'write the number of the colour, 1 to 12',
  ties: 'list what ranks equal entrants: wins, places, head-to-head, latest, earliest win, trials, lot, shared',
  absent:
    'write who drives for somebody who is missing, such as absent: {standIn: club, scores: nobody}',
  marshal: 'write rota for teams that sit out a race by turns, else none',
  car: 'write built once for cars that stay the same all season, else per race',
  standIn: 'write a level of CPU drivers, or none for an empty seat',
  scores: 'write for whom a stand-in scores: nobody, team or half',
  seed: 'write a whole number, such as seed: 4711',
  calendar: 'list the weekends, such as calendar: [monza, spa]',
  id: 'write a short name of small letters, digits and hyphens',
  track: 'write the id of a circuit, such as track: spa',
  stage: 'write the id of a stage',
  date: 'write a date such as 2026-12-19, or with the time 2026-12-19T20:00',
  weight: 'write what the points are multiplied by: half, double, or a number such as 1.5',
  entrants: 'list who drives, such as - {name: Ada, team: rosso}',
  letter: 'write the capital letter of the car, such as letter: A',
  team: 'write the id of a team',
  cpu: 'write the level of a CPU driver, such as cpu: club; leave it out for a person',
  character: 'write the name of a character whose taste the CPU driver has',
  handicap: 'write by how many points the car is weaker, such as handicap: 2',
} as const;

/** Every option that an organiser sets, of any book, each once by the name of its flag. */
const BOOK_OPTIONS: ReadonlyMap<string, OfferedOption> = new Map(
  allBooks().flatMap(({ options }) =>
    offeredOptions(options).map(option => [option.flag.name, option] as const),
  ),
);

/** The options of books that may stand at the top of a plan, beside `options:`, with what they hold. */
export const OPTION_FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  [...BOOK_OPTIONS]
    .filter(([name]) => !Object.hasOwn(PLAN_FIELDS, name))
    .map(([name, { flag }]) => [name, `an option of some books: ${flag.help}`]),
);
