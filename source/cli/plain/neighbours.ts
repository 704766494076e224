// Where the other cars are, in words: those next to one's own, and all of them.
import type { Seat, Standing } from '../../rules/kit/types.ts';
import { panelsOf } from '../../ui/race-panels/panels-by-game.ts';
import { nameWithLetter, type RaceModel } from '../../ui/screens/race/race-model.ts';
import type { PlainScript, PlainText } from './plain-text.ts';

/** A car, and how far it is ahead of one's own, in ticks; below zero behind. */
interface Off {
  readonly standing: Standing;
  /** Undefined for a car that is not on the road. */
  readonly ticks: number | undefined;
}

function offsFrom(model: RaceModel, seat: Seat): readonly Off[] {
  const { table, moment } = model;
  const panels = panelsOf(model);
  const progressOf = (one: Seat) => {
    const at = panels.whereIs(table, moment.race, one);
    return at?.onBoard === false ? undefined : at?.progress;
  };
  const own = progressOf(seat);
  return table.book.standings(moment.race, table.board).map(standing => {
    const progress = standing.status === 'racing' ? progressOf(standing.seat) : undefined;
    const isKnown = own !== undefined && progress !== undefined;
    return { standing, ticks: isKnown ? progress - own : undefined };
  });
}

// Rounds to a tenth.
function spaces(ticks: number, ticksPerSpace: number): number {
  return Math.round((10 * Math.abs(ticks)) / ticksPerSpace) / 10;
}

/** Returns the nearest racing cars ahead and behind, with their distance in spaces. */
export function neighbours(
  model: RaceModel,
  seat: Seat,
  ticksPerSpace: number,
  { plain }: PlainScript,
): readonly string[] {
  const others = offsFrom(model, seat).flatMap(({ standing, ticks }) =>
    ticks === undefined || standing.seat === seat ? [] : [{ seat: standing.seat, ticks }],
  );
  if (others.length === 0) return [plain.alone];
  const byDistance = others.toSorted((one, other) => Math.abs(one.ticks) - Math.abs(other.ticks));
  const ahead = byDistance.find(({ ticks }) => ticks >= 0);
  const behind = byDistance.find(({ ticks }) => ticks < 0);
  const name = (one: { readonly seat: Seat }) => nameWithLetter(model, one.seat);
  return [
    ...(ahead === undefined ? [] : [plain.ahead(name(ahead), spaces(ahead.ticks, ticksPerSpace))]),
    ...(behind === undefined
      ? []
      : [plain.behind(name(behind), spaces(behind.ticks, ticksPerSpace))]),
  ];
}

/** Returns every car in running order, with its distance from one's own and what it shows. */
export function runningOrder(
  model: RaceModel,
  seat: Seat,
  { ticksPerSpace, carFacts }: PlainText,
  script: PlainScript,
): readonly string[] {
  const { words, plain } = script;
  return offsFrom(model, seat).map(({ standing, ticks }) => {
    const name = nameWithLetter(model, standing.seat);
    const place = standing.status === 'retired' ? '-' : String(standing.place);
    if (standing.status !== 'racing') {
      return `${place} ${name}, ${words.classification.status[standing.status]}`;
    }
    const facts = carFacts(model, standing.seat, script);
    if (standing.seat === seat || ticks === undefined) {
      return [`${place} ${name}`, ...facts].join(', ');
    }
    const told = ticks >= 0 ? plain.aheadBy : plain.behindBy;
    return [`${place} ${told(name, spaces(ticks, ticksPerSpace))}`, ...facts].join(', ');
  });
}
