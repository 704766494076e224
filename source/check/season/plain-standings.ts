// Standings a second time, slowly and plainly, from a plan and the lines of its ledger alone: what the property tests compare
// `standings` with. It shares no code with `season/standings`.
import type { LedgerLine, Ruling } from '../../season/ledger/entry.ts';
import type { Plan } from '../../season/plan/plan.ts';
import { type Groups, type PlainResult, type PlainTotal, tiesBroken } from './plain-ties.ts';

/** The standings: groups of those whom no criterion tells apart, the best first. */
export interface PlainStandings {
  readonly drivers: Groups<PlainTotal>;
  readonly teams: ReadonlyMap<string, number>;
}

interface Row {
  readonly driver: string;
  readonly grid: number;
  readonly fastestLap: number;
  readonly isStandIn: boolean;
  readonly bookPoints: number;
}

interface Table {
  readonly weekend: number;
  readonly table: number;
  readonly isOneOfSeveral: boolean;
  readonly line: number;
  readonly rows: readonly Row[];
  readonly order: readonly string[];
  readonly disqualified: readonly string[];
}

type Ruled = { readonly line: number; readonly ruling: Ruling };

/** Returns the lines in force: a ruling that goes back makes void what lies between, one that undoes a line that line alone. */
function linesInForce(lines: readonly LedgerLine[]): readonly LedgerLine[] {
  const live = afterWaysBack(lines);
  return live.filter(
    ({ n }) =>
      !live.some(
        ({ entry }) =>
          entry.kind === 'ruled' && entry.ruling.kind === 'undone' && entry.ruling.line === n,
      ),
  );
}

function afterWaysBack(lines: readonly LedgerLine[]): readonly LedgerLine[] {
  const { entry } = lines.at(-1) ?? {};
  if (entry === undefined) return [];
  const isBack = entry.kind === 'ruled' && entry.ruling.kind === 'backTo';
  const before = lines.slice(0, isBack ? entry.ruling.line : -1);
  return [...afterWaysBack(before), ...lines.slice(-1)];
}

/** Returns the standings after some weekends of a season, of everybody who is named in `drivers`. */
export function plainStandings(
  plan: Plan,
  lines: readonly LedgerLine[],
  drivers: readonly { readonly id: string; readonly team?: string }[],
  after: number,
): PlainStandings {
  const live = linesInForce(lines);
  const rulings = live.flatMap(({ n, entry }): readonly Ruled[] =>
    entry.kind === 'ruled' ? [{ line: n, ruling: entry.ruling }] : [],
  );
  const tables = tablesOf(plan, live).map(table => ruledOn(plan, table, rulings));
  const results = new Map(drivers.map(({ id }) => [id, resultsOf(plan, live, tables, id)]));
  const seen = new Set<string>();
  const groups: PlainTotal[][] = [];
  for (const [from, to] of parts(plan, after)) {
    const upTo = Math.min(to, after);
    const totals = drivers.flatMap(({ id }) => {
      const part = (results.get(id) ?? []).filter(
        ({ weekend }) => weekend >= from && weekend < upTo,
      );
      if (seen.has(id) || (from > 0 && part.length === 0)) return [];
      const off = offOf(plan, id, rulings, tables, [from, upTo]);
      return [totalOf(plan, id, part, off, { raced: upTo - from, all: to - from })];
    });
    for (const { id } of totals) seen.add(id);
    groups.push(...tiesBroken(totals, plan.rank).map(group => [...group]));
  }
  return { drivers: groups, teams: teamPoints(plan, drivers, results, rulings, tables, after) };
}

function weekendOf({ calendar }: Plan, id: string): number {
  return calendar.findIndex(weekend => weekend.id === id);
}

function tablesOf(plan: Plan, live: readonly LedgerLine[]): readonly Table[] {
  let tables: readonly Table[] = [];
  const away = new Map<string, string | undefined>();
  const drawn = new Map<string, number>();
  for (const { entry } of live) {
    if (entry.kind === 'drawn') drawn.set(entry.weekend, entry.tables.length);
  }
  for (const { n, entry } of live) {
    if (entry.kind === 'absent') away.set(`${entry.weekend} ${entry.driver}`, entry.standIn);
    if (entry.kind === 'present') away.delete(`${entry.weekend} ${entry.driver}`);
    if (entry.kind === 'ruled' && entry.ruling.kind === 'raceAgain') {
      const { ruling } = entry;
      const weekend = weekendOf(plan, ruling.weekend);
      tables = tables.filter(one => one.weekend !== weekend || one.table !== ruling.table);
    }
    if (entry.kind !== 'raced') continue;
    const rows = entry.sheet.map(row => ({
      driver: row.driver,
      grid: row.grid ?? 0,
      fastestLap: row.fastestLap ?? 0,
      isStandIn: (row.standIn ?? away.get(`${entry.weekend} ${row.driver}`)) !== undefined,
      bookPoints: row.points ?? 0,
    }));
    const order: string[] = [];
    for (const row of entry.sheet) if (row.place !== undefined) order[row.place - 1] = row.driver;
    const weekend = weekendOf(plan, entry.weekend);
    const isOneOfSeveral = (drawn.get(entry.weekend) ?? 1) > 1;
    const told = { weekend, table: entry.table, isOneOfSeveral, line: n };
    tables = [...tables, { ...told, rows, order, disqualified: [] }];
  }
  return tables;
}

function ruledOn(plan: Plan, table: Table, rulings: readonly Ruled[]): Table {
  let { order, disqualified } = table;
  for (const { line, ruling } of rulings) {
    if (line < table.line || !('weekend' in ruling) || ruling.weekend === undefined) continue;
    if (weekendOf(plan, ruling.weekend) !== table.weekend) continue;
    if (ruling.kind === 'disqualified' && table.rows.some(row => row.driver === ruling.driver)) {
      order = order.filter(driver => driver !== ruling.driver);
      disqualified = [...disqualified, ruling.driver];
    }
    if (ruling.kind === 'result' && ruling.table === table.table) {
      order = ruling.order;
      disqualified = disqualified.filter(driver => !ruling.order.includes(driver));
    }
  }
  return { ...table, order, disqualified };
}

function resultsOf(
  plan: Plan,
  live: readonly LedgerLine[],
  tables: readonly Table[],
  driver: string,
): readonly PlainResult[] {
  return tables.flatMap(table => {
    const row = table.rows.find(one => one.driver === driver);
    if (row === undefined) return [];
    const place = table.order.indexOf(driver) + 1;
    const trialPlace = trialPlaceOf(plan, live, table.weekend, driver);
    const scored = scoreOf(plan, table, row, trialPlace);
    const { scores } = plan.absent;
    const own = { nobody: 0, team: 0, half: scored / 2 }[scores];
    const team = scores === 'nobody' ? 0 : scored;
    const { weekend, table: number } = table;
    const { isStandIn } = row;
    return [
      {
        ...{ weekend, table: number, place, trialPlace, isStandIn },
        isFormer: nameAt(plan, live, driver, weekend) !== nameAt(plan, live, driver),
        points: isStandIn ? own : scored,
        teamPoints: isStandIn ? team : scored,
      },
    ];
  });
}

// Who had a seat at a weekend, or has it now.
function nameAt(
  plan: Plan,
  live: readonly LedgerLine[],
  driver: string,
  weekend = Number.POSITIVE_INFINITY,
): string | undefined {
  let name = plan.entrants.find(({ id }) => id === driver)?.name;
  for (const { entry } of live) {
    if (entry.kind === 'joined' && entry.entrant.id === driver) name = entry.entrant.name;
    if (entry.kind === 'replaced' && entry.driver === driver) {
      if (weekendOf(plan, entry.weekend) <= weekend) name = entry.by.name;
    }
  }
  return name;
}

function scoreOf({ points, calendar }: Plan, table: Table, row: Row, trialPlace: number): number {
  if (table.disqualified.includes(row.driver)) return 0;
  const place = table.order.indexOf(row.driver) + 1;
  const weight = calendar[table.weekend]?.weight ?? 1;
  const isPole =
    points.poleOf === 'weekend' && table.isOneOfSeveral ? trialPlace === 1 : row.grid === 1;
  let sum = 0;
  if (points.by === 'book') sum += row.bookPoints;
  else if (place > 0) sum += (points.places[place - 1] ?? 0) + points.classified;
  if (points.extras === 'classified' && place === 0) return sum * weight;
  if (isPole) sum += points.pole;
  const others = table.rows.filter(one => one !== row && !table.disqualified.includes(one.driver));
  const isFastest =
    row.fastestLap > 0 &&
    others.every(one => one.fastestLap === 0 || one.fastestLap > row.fastestLap);
  if (isFastest) sum += points.fastestLap;
  if (trialPlace > 0) sum += points.trials[trialPlace - 1] ?? 0;
  return sum * weight;
}

// One session: fewest rolls, of equal ones the earlier. A trial that is driven again counts afresh.
function trialPlaceOf(
  plan: Plan,
  live: readonly LedgerLine[],
  weekend: number,
  driver: string,
): number {
  let trials: { readonly driver: string; readonly rolls: number }[] = [];
  for (const { entry } of live) {
    const again =
      entry.kind === 'ruled' && entry.ruling.kind === 'trialAgain' ? entry.ruling : undefined;
    const of = again ?? (entry.kind === 'trialDriven' ? entry : undefined);
    if (of === undefined || weekendOf(plan, of.weekend) !== weekend) continue;
    trials = trials.filter(one => one.driver !== of.driver);
    if (entry.kind === 'trialDriven') {
      trials.push({ driver: of.driver, rolls: entry.trial.rolls.length });
    }
  }
  const sorted = trials.toSorted((one, other) => one.rolls - other.rolls);
  return sorted.findIndex(one => one.driver === driver) + 1;
}

/** A total of the weekends of a part: how many are raced, and how many there are in the end. */
function totalOf(
  { count }: Plan,
  id: string,
  part: readonly PlainResult[],
  off: number,
  { raced, all }: { readonly raced: number; readonly all: number },
): PlainTotal {
  const most = Math.min(count.best ?? all, Math.max(1, all - count.drop));
  const best = part
    .map(({ points }) => points)
    .toSorted((one, other) => other - one)
    .slice(0, Math.min(most, raced));
  const own = part.filter(({ isStandIn, isFormer }) => !isStandIn && !isFormer);
  return {
    ...{ id, off, own },
    points: best.reduce((sum, points) => sum + points, 0) - off,
    wins: own.filter(({ place }) => place === 1).length,
    starts: own.length,
  };
}

// From where to where the standings add up, the last part first.
function parts(plan: Plan, after: number): readonly (readonly [number, number])[] {
  const first = (stage: string) => plan.calendar.findIndex(weekend => weekend.stage === stage);
  const begins = plan.stages
    .filter(({ id, fresh }, at) => (fresh || at === 0) && first(id) >= 0)
    .map(({ id }) => first(id));
  return begins
    .map((from, at) => [from, begins[at + 1] ?? plan.calendar.length] as const)
    .filter(([from], at) => at === 0 || from < after)
    .toReversed();
}

// Points off belong to a weekend: the one that is named, else the last of which something was raced by then.
function offOf(
  plan: Plan,
  driver: string,
  rulings: readonly Ruled[],
  tables: readonly Table[],
  [from, to]: readonly [number, number],
): number {
  let sum = 0;
  for (const { line, ruling } of rulings) {
    if (ruling.kind !== 'pointsOff' || ruling.driver !== driver) continue;
    const raced = tables.filter(table => table.line < line).map(({ weekend }) => weekend);
    const weekend =
      ruling.weekend === undefined ? Math.max(0, ...raced) : weekendOf(plan, ruling.weekend);
    if (weekend >= from && weekend < to) sum += ruling.points;
  }
  return sum;
}

function teamPoints(
  plan: Plan,
  drivers: readonly { readonly id: string; readonly team?: string }[],
  results: ReadonlyMap<string, readonly PlainResult[]>,
  rulings: readonly Ruled[],
  tables: readonly Table[],
  after: number,
): ReadonlyMap<string, number> {
  return new Map(
    plan.teams.map(({ id }) => {
      const mates = drivers.filter(({ team }) => team === id);
      let sum = 0;
      for (let weekend = 0; weekend < after; weekend++) {
        const scored = mates
          .flatMap(mate => results.get(mate.id) ?? [])
          .filter(result => result.weekend === weekend)
          .map(result => result.teamPoints)
          .toSorted((one, other) => other - one)
          .slice(0, plan.teamScores ?? mates.length);
        for (const points of scored) sum += points;
      }
      for (const mate of mates) sum -= offOf(plan, mate.id, rulings, tables, [0, after]);
      return [id, sum];
    }),
  );
}
