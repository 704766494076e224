// The story of a race as facts: what is worth a sentence, at most twelve of them, each kind once.
import type { Highlight } from '../../replay/commentary/highlight.ts';
import type { Seat } from '../../rules/kit/types.ts';
import type { RaceSheet } from '../sheet/race-sheet.ts';
import { type DramaWord, dramaOf } from './drama.ts';
import { dropped, fastest, gain, most, notableFigure, roundsLed } from './finds.ts';

interface OutTale {
  readonly seat: Seat;
  readonly round: number;
  readonly where: string;
  readonly cause: string;
}

export type Tale =
  | { readonly kind: 'win'; readonly seat: Seat; readonly grid: number; readonly plays: number }
  /** The leader of a race that is not over. */
  | { readonly kind: 'leading'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'podium'; readonly second: Seat; readonly third?: Seat }
  | { readonly kind: 'allTheWay'; readonly seat: Seat; readonly rounds: number }
  | { readonly kind: 'leadChanges'; readonly count: number }
  /** A car that did not win led more rounds than any other. */
  | { readonly kind: 'ledMost'; readonly seat: Seat; readonly led: number; readonly of: number }
  | { readonly kind: 'climb'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'fall'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'overtakes'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'lastLap'; readonly count: number }
  | { readonly kind: 'fastestLap'; readonly seat: Seat; readonly plays: number }
  | { readonly kind: 'lucky'; readonly seat: Seat; readonly spaces: number }
  | { readonly kind: 'unlucky'; readonly seat: Seat; readonly spaces: number }
  | { readonly kind: 'figure'; readonly seat: Seat; readonly name: string; readonly count: number }
  | { readonly kind: 'outs'; readonly count: number; readonly of: number }
  | ({ readonly kind: 'firstOut' } & OutTale)
  /** The last car that dropped out of the lead. */
  | ({ readonly kind: 'leaderOut' } & OutTale)
  /** The biggest moment, unless the retirements already report it. */
  | { readonly kind: 'moment'; readonly highlight: Highlight }
  | { readonly kind: 'drama'; readonly points: number; readonly word: DramaWord };
export type TaleKind = Tale['kind'];

/** Most sentences of a story. */
export const TALES_MOST = 12;
/** Weights of the kinds; the lightest are left out first where there is too much to report. */
const WEIGHTS: Readonly<Record<TaleKind, number>> = {
  win: 10,
  leading: 10,
  drama: 9,
  moment: 8,
  leaderOut: 8,
  allTheWay: 8,
  climb: 7,
  podium: 7,
  outs: 6,
  ledMost: 6,
  fastestLap: 5,
  leadChanges: 5,
  unlucky: 4,
  lucky: 4,
  fall: 4,
  lastLap: 3,
  overtakes: 3,
  figure: 2,
  firstOut: 1,
};
/** Places gained or lost, spaces of the dice, and overtakes that are worth a sentence. */
export const WORTH = { places: 3, spaces: 8, overtakes: 3 } as const;

/**
 * Returns the facts of a race in the order of the story. `notable` are the figures of the game worth a sentence (see
 * `Scorer`).
 * @param room most sentences
 */
export function talesOf(
  sheet: RaceSheet,
  notable: Readonly<Record<string, number>>,
  room: number = TALES_MOST,
): readonly Tale[] {
  const { points, word } = dramaOf(sheet);
  const tales: readonly Tale[] = [
    ...aboutTheFront(sheet),
    ...aboutTheLead(sheet),
    ...aboutPlaces(sheet),
    ...aboutDriving(sheet, notable),
    ...aboutRetirements(sheet),
    ...aboutTheMoment(sheet),
    ...(sheet.isOver ? [{ kind: 'drama', points, word } as const] : []),
  ];
  const weightiest = tales.toSorted((a, b) => WEIGHTS[b.kind] - WEIGHTS[a.kind]);
  const kept = weightiest.slice(0, room);
  return tales.filter(tale => kept.includes(tale));
}

function aboutTheFront({ lines, isOver, rounds }: RaceSheet): readonly Tale[] {
  const [first, second, third] = lines.filter(({ place }) => place !== undefined);
  if (first === undefined || rounds < 1) return [];
  if (!isOver) return [{ kind: 'leading', seat: first.seat, round: rounds }];
  const { seat, grid, plays } = first;
  const podium =
    second === undefined
      ? []
      : [
          {
            kind: 'podium',
            second: second.seat,
            ...(third === undefined ? {} : { third: third.seat }),
          } as const,
        ];
  return [{ kind: 'win', seat, grid, plays }, ...podium];
}

function aboutTheLead(sheet: RaceSheet): readonly Tale[] {
  const { lines, leadChanges } = sheet;
  const rounds = roundsLed(sheet);
  const longest = most(lines, ({ led }) => led, 1);
  if (longest === undefined || rounds < 2) {
    return leadChanges > 0 ? [{ kind: 'leadChanges', count: leadChanges }] : [];
  }
  const { seat } = longest.line;
  if (longest.figure === rounds) return [{ kind: 'allTheWay', seat, rounds }];
  const isWinner = longest.line.place === 1;
  return [
    { kind: 'leadChanges', count: leadChanges },
    ...(isWinner ? [] : [{ kind: 'ledMost', seat, led: longest.figure, of: rounds } as const]),
  ];
}

function aboutPlaces({ lines }: RaceSheet): readonly Tale[] {
  const tales: Tale[] = [];
  const others = lines.filter(({ place }) => place !== 1);
  const up = most(others, gain, WORTH.places);
  if (up?.line.place !== undefined) {
    tales.push({ kind: 'climb', seat: up.line.seat, from: up.line.grid, to: up.line.place });
  }
  const down = most(lines, line => -(gain(line) ?? 0), WORTH.places);
  if (down?.line.place !== undefined) {
    tales.push({ kind: 'fall', seat: down.line.seat, from: down.line.grid, to: down.line.place });
  }
  return tales;
}

function aboutDriving(
  sheet: RaceSheet,
  notable: Readonly<Record<string, number>>,
): readonly Tale[] {
  const { lines } = sheet;
  const tales: Tale[] = [];
  const overtaker = most(lines, ({ overtakes }) => overtakes, WORTH.overtakes);
  if (overtaker !== undefined) {
    tales.push({ kind: 'overtakes', seat: overtaker.line.seat, count: overtaker.figure });
  }
  const late = lines.reduce((sum, { lateOvertakes }) => sum + lateOvertakes, 0);
  if (late > 0) tales.push({ kind: 'lastLap', count: late });
  const quick = fastest(sheet);
  if (quick !== undefined) {
    tales.push({ kind: 'fastestLap', seat: quick.line.seat, plays: quick.figure });
  }
  const lucky = most(lines, ({ luck }) => luck, WORTH.spaces);
  if (lucky !== undefined) {
    tales.push({ kind: 'lucky', seat: lucky.line.seat, spaces: lucky.figure });
  }
  const unlucky = most(lines, ({ luck = 0 }) => -luck, WORTH.spaces);
  if (unlucky !== undefined) {
    tales.push({ kind: 'unlucky', seat: unlucky.line.seat, spaces: unlucky.figure });
  }
  const figure = notableFigure(lines, notable);
  if (figure !== undefined) {
    const { line, name, figure: count } = figure;
    tales.push({ kind: 'figure', seat: line.seat, name, count });
  }
  return tales;
}

function aboutTheMoment({ moment, isOver }: RaceSheet): readonly Tale[] {
  if (moment === undefined || !isOver || moment.highlight.fact.kind === 'out') return [];
  return [{ kind: 'moment', highlight: moment.highlight }];
}

function aboutRetirements({ lines }: RaceSheet): readonly Tale[] {
  const gone = dropped(lines);
  const leader = gone.findLast(({ out }) => out.place === 1);
  const [first, next] = gone;
  // A sheet does not show which of two cars that retired in one round was the first.
  const isFirstKnown = first !== undefined && first.out.round !== next?.out.round;
  const told = ({ line, out: { round, where, cause } }: (typeof gone)[number]): OutTale => ({
    seat: line.seat,
    round,
    where,
    cause,
  });
  return [
    ...(leader === undefined ? [] : [{ kind: 'leaderOut', ...told(leader) } as const]),
    ...(gone.length === 0 ? [] : [{ kind: 'outs', count: gone.length, of: lines.length } as const]),
    ...(isFirstKnown && first !== leader ? [{ kind: 'firstOut', ...told(first) } as const] : []),
  ];
}
