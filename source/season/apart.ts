// Keeping team mates apart where a field is divided into tables (M-1-3-3).
type Tables = readonly (readonly string[])[];
type Teams = ReadonlyMap<string, string | undefined>;

interface Swap {
  readonly drivers: readonly [string, string];
  readonly distance: number;
  /** The place of the lower ranked of them, counted from 0. */
  readonly lower: number;
}

/**
 * Returns tables with as few pairs of team mates as any draw could have, each in the order of the ranking, and who changed
 * places to that end: those who rank nearest to each other, as the tables follow the classification (M-1-3-2). Tables differ by
 * one car at most: when no two drivers can be changed to that end, no draw is better.
 * @param ranked everybody, the absolute pole first, who keeps the table unless nobody else can be changed
 */
export function apart(
  drawn: Tables,
  ranked: readonly string[],
  teams: Teams,
): { readonly tables: Tables; readonly moved: readonly (readonly [string, string])[] } {
  const moved: (readonly [string, string])[] = [];
  let tables = drawn;
  for (let swap = nearest(tables, ranked, teams); swap; swap = nearest(tables, ranked, teams)) {
    const [one, other] = swap.drivers;
    moved.push(swap.drivers);
    tables = tables.map(table =>
      table
        .map(id => (id === one ? other : id === other ? one : id))
        .toSorted((a, b) => ranked.indexOf(a) - ranked.indexOf(b)),
    );
  }
  return { tables, moved };
}

// Returns the swap of drivers who rank nearest, of equally near ones the lowest ranked, so that the front of the field stays
// as it is.
function nearest(tables: Tables, ranked: readonly string[], teams: Teams): Swap | undefined {
  return helpful(tables, ranked, teams)
    .toSorted((one, other) => one.distance - other.distance || other.lower - one.lower)
    .at(0);
}

// Returns every swap that leaves fewer pairs of team mates together.
function helpful(tables: Tables, ranked: readonly string[], teams: Teams): readonly Swap[] {
  const matesAt = (one: string, table: readonly string[], without = one) => {
    const team = teams.get(one);
    if (team === undefined) return 0;
    return table.filter(id => id !== one && id !== without && teams.get(id) === team).length;
  };
  return tables.flatMap(table =>
    table.flatMap(driver => {
      const mates = matesAt(driver, table);
      if (mates === 0) return [];
      const others = tables.filter(other => other !== table);
      return others.flatMap(other =>
        other
          .filter(
            id =>
              matesAt(driver, other, id) + matesAt(id, table, driver) < mates + matesAt(id, other),
          )
          .map(id => swapOf(driver, id, ranked)),
      );
    }),
  );
}

function swapOf(driver: string, other: string, ranked: readonly string[]): Swap {
  const [one, two] = [ranked.indexOf(driver), ranked.indexOf(other)];
  const isOfPole = one === 0 || two === 0;
  return {
    drivers: [driver, other],
    distance: isOfPole ? Number.POSITIVE_INFINITY : Math.abs(one - two),
    lower: Math.max(one, two),
  };
}
