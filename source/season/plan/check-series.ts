// Checks of a series: cars that are built once, and places and marshals that go round (TR-1, TR-2, TR-5, TR-8, TR-39).
import { type ContentFault, quote } from '../../circuit/file/faults.ts';
import { bookNamed, games } from '../../rules/games.ts';
import { teamsAmong, turnsOf } from '../field.ts';
import { type Plan, weekendTerms } from './plan.ts';
import { earlier, type PlanCheck, type Subject } from './plan-check.ts';

/** Most cars of a team whose cars are built once. */
const TEAM_MOST = 2;

export const SERIES_CHECKS: readonly PlanCheck[] = [
  { needs: ['car', 'rules', 'calendar'], find: buildsNone },
  { needs: ['car', 'calendar'], find: tracksTwice },
  { needs: ['car', 'teams', 'entrants'], find: thirdCars },
  { needs: ['car', 'tables', 'entrants'], find: severalTables },
  { needs: ['car', 'marshal', 'grid', 'calendar', 'entrants'], find: unevenTurns },
];

const isSeries = ({ car }: Plan) => car === 'builtOnce';

function buildsNone({ plan }: Subject): readonly ContentFault[] {
  if (!isSeries(plan)) return [];
  const books = plan.calendar.map(weekend => bookNamed(weekendTerms(plan, weekend).rules));
  const other = books.find(
    book => book !== undefined && games.of(book).seasonal?.(book) === undefined,
  );
  if (other === undefined) return [];
  const message = `cars are built once, but ${other.name} builds none`;
  return [{ path: ['car'], message, mend: 'write car: per race, or remove it' }];
}

function tracksTwice({ plan, lineOf }: Subject): readonly ContentFault[] {
  if (!isSeries(plan)) return [];
  return earlier(plan.calendar, ({ track }) => track).flatMap((before, at) => {
    if (before === undefined) return [];
    const { id = '', track = '' } = plan.calendar[at] ?? {};
    const line = lineOf(['calendar', before]);
    const message = `weekend ${id}: every race of a series is on another circuit, and ${track} is raced in line ${line}`;
    return [{ path: ['calendar', at], message, mend: 'take another circuit' }];
  });
}

function thirdCars({ plan }: Subject): readonly ContentFault[] {
  // A smaller team is reported where its size is checked.
  if (!isSeries(plan) || (plan.teamSize ?? Infinity) <= TEAM_MOST) return [];
  return plan.teams.flatMap(({ id, name }): readonly ContentFault[] => {
    const members = plan.entrants.flatMap(({ team }, at) => (team === id ? [at] : []));
    const third = members[TEAM_MOST];
    if (third === undefined) return [];
    const message = `the team ${quote(name).slice(1, -1)} has ${members.length} cars, and a team of a series has one or two`;
    return [{ path: ['entrants', third, 'team'], message, mend: 'move one to another team' }];
  });
}

function severalTables({ plan }: Subject): readonly ContentFault[] {
  const { size } = plan.tables;
  const cars = plan.entrants.length;
  if (!isSeries(plan) || cars <= size) return [];
  const message = `${cars} cars that are built once need one table, but a table has ${size}`;
  return [{ path: ['tables', 'size'], message, mend: `write size: ${cars}, or enter fewer` }];
}

// A plan whose cars are not built once may rotate its grid as it likes: rotations that are older than series are not
// reported.
function unevenTurns({ plan }: Subject): readonly ContentFault[] {
  const { calendar, entrants, marshal, grid } = plan;
  const isRota = marshal === 'rota';
  const isRotation = isSeries(plan) && grid === 'rotation';
  if (!isRota && !isRotation) return [];
  const turns = isRotation ? turnsOf(entrants) : teamsAmong(entrants).length;
  const races = calendar.length;
  if (races % turns === 0) return [];
  const below = races - (races % turns);
  const even = below === 0 ? `${turns}` : `${below} or ${below + turns}`;
  const what = isRotation ? 'places on the grid' : 'marshals';
  const message = `a calendar of ${races} does not come out even: the ${what} go round in ${turns} races`;
  return [{ path: ['calendar'], message, mend: `plan ${even} races` }];
}
