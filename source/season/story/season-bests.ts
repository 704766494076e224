// Which figures of a race are the greatest of its season so far, among all races whose figures are known.
import { resultSheet } from '../figures/result-sheet.ts';
import type { Season, TableResult } from '../season.ts';
import type { RaceSheet, SheetLine } from '../sheet/race-sheet.ts';
import { resultsOf } from '../standings/results.ts';
import { dramaOf } from './drama.ts';
import { gain, most } from './finds.ts';
import { WORTH } from './tales.ts';

export type SeasonBest =
  | { readonly kind: 'drama'; readonly points: number }
  | { readonly kind: 'leadChanges'; readonly count: number }
  | { readonly kind: 'outs'; readonly count: number }
  | { readonly kind: 'climb' | 'fall'; readonly driver: string; readonly places: number }
  | { readonly kind: 'overtakes'; readonly driver: string; readonly count: number }
  /** Good or bad luck of one car, against the mean of its dice. */
  | { readonly kind: 'lucky' | 'unlucky'; readonly driver: string; readonly spaces: number };

/** Fewest changes of the lead, and cars out, that are worth a mention. */
const WORTH_OF_RACE = { leadChanges: 3, outs: 2 } as const;

/** A figure of a car, by the kind of its fact, and the least of it that is worth a mention. */
const CARS = [
  { kind: 'climb', least: WORTH.places, figureOf: gain },
  { kind: 'fall', least: WORTH.places, figureOf: (line: SheetLine) => -(gain(line) ?? 0) },
  { kind: 'overtakes', least: WORTH.overtakes, figureOf: (line: SheetLine) => line.overtakes },
  { kind: 'lucky', least: WORTH.spaces, figureOf: ({ luck }: SheetLine) => luck },
  { kind: 'unlucky', least: WORTH.spaces, figureOf: ({ luck = 0 }: SheetLine) => -luck },
] as const;

/**
 * Returns the figures of a race that are the greatest of the season so far; nothing for the first race of a season, or one
 * played elsewhere.
 */
export function seasonBests(
  season: Season,
  { weekend, table }: { readonly weekend: number; readonly table: number },
): readonly SeasonBest[] {
  const raced = season.plan.calendar.flatMap((_, index) =>
    resultsOf(season, index).map(result => ({ index, result })),
  );
  const own = raced.find(one => one.index === weekend && one.result.table === table);
  const sheet = own === undefined ? undefined : resultSheet(own.result);
  const others = raced.flatMap(({ result }) =>
    result === own?.result ? [] : (resultSheet(result) ?? []),
  );
  if (own === undefined || sheet === undefined || others.length === 0) return [];
  return [...ofRace(sheet, others), ...ofCars(own.result, sheet, others)];
}

function ofRace(sheet: RaceSheet, others: readonly RaceSheet[]): readonly SeasonBest[] {
  const drama = (one: RaceSheet) => dramaOf(one).points;
  const outs = ({ lines }: RaceSheet) => lines.filter(({ out }) => out !== undefined).length;
  const isMost = (figureOf: (one: RaceSheet) => number, least: number) =>
    figureOf(sheet) >= least && others.every(one => figureOf(one) < figureOf(sheet));
  const changes = ({ leadChanges }: RaceSheet) => leadChanges;
  return [
    ...(isMost(drama, 1) ? [{ kind: 'drama', points: drama(sheet) } as const] : []),
    ...(isMost(changes, WORTH_OF_RACE.leadChanges)
      ? [{ kind: 'leadChanges', count: sheet.leadChanges } as const]
      : []),
    ...(isMost(outs, WORTH_OF_RACE.outs) ? [{ kind: 'outs', count: outs(sheet) } as const] : []),
  ];
}

// A stand-in has no part in what is reported of the drivers of a season.
function ofCars(
  { sheet: rows }: TableResult,
  { lines }: RaceSheet,
  others: readonly RaceSheet[],
): readonly SeasonBest[] {
  return CARS.flatMap(({ kind, least, figureOf }): readonly SeasonBest[] => {
    const found = most(lines, figureOf, least);
    const row = found === undefined ? undefined : rows[found.line.seat];
    if (found === undefined || row === undefined || row.standIn !== undefined) return [];
    const { figure } = found;
    const isMost = others.every(one => one.lines.every(line => (figureOf(line) ?? 0) < figure));
    if (!isMost) return [];
    return [bestOf(kind, row.driver, figure)];
  });
}

function bestOf(kind: (typeof CARS)[number]['kind'], driver: string, figure: number): SeasonBest {
  switch (kind) {
    case 'overtakes':
      return { kind, driver, count: figure };
    case 'climb':
    case 'fall':
      return { kind, driver, places: figure };
    case 'lucky':
    case 'unlucky':
      return { kind, driver, spaces: figure };
  }
}
