// What will be remembered of each car after a race: at most one thing each, as a fact.
import type { Seat } from '../../rules/kit/types.ts';
import type { RaceSheet, SheetLine } from '../sheet/race-sheet.ts';
import { type Find, fastest, gain, most, notableFigure, roundsLed } from './finds.ts';
import { WORTH } from './tales.ts';

export type Memory =
  | { readonly kind: 'allTheWay'; readonly rounds: number }
  | { readonly kind: 'wonFrom'; readonly grid: number }
  /** From pole to the last place of those who took the flag. */
  | { readonly kind: 'poleToLast'; readonly of: number }
  /** The greatest gain or loss of places of the race. */
  | { readonly kind: 'climb' | 'fall'; readonly from: number; readonly to: number }
  | { readonly kind: 'led'; readonly led: number; readonly of: number }
  | { readonly kind: 'fastestLap'; readonly plays: number }
  /** The kindest dice of the race, or the unkindest, in spaces. */
  | { readonly kind: 'lucky' | 'unlucky'; readonly spaces: number }
  | { readonly kind: 'overtakes' | 'late'; readonly count: number }
  | { readonly kind: 'figure'; readonly name: string; readonly count: number };

const LATE_LEAST = 2;

/**
 * Returns what is remembered, by seat; a car without an entry did nothing unusual, or is out. `notable` are the figures of
 * the game worth a mention (see `Scorer`).
 */
export function memoriesOf(
  sheet: RaceSheet,
  notable: Readonly<Record<string, number>>,
): ReadonlyMap<Seat, Memory> {
  const best = bestsOf(sheet, notable);
  return new Map(
    sheet.lines.flatMap(line => {
      const memory = line.out === undefined ? memoryOf(line, best) : undefined;
      return memory === undefined ? [] : [[line.seat, memory] as const];
    }),
  );
}

function bestsOf(sheet: RaceSheet, notable: Readonly<Record<string, number>>) {
  const { lines } = sheet;
  const home = lines.filter(({ status }) => status === 'finished');
  const rounds = roundsLed(sheet);
  return {
    home: home.length,
    rounds,
    climb: most(home, gain, WORTH.places),
    fall: most(home, line => -(gain(line) ?? 0), WORTH.places),
    // Where the places by round are not known, nobody is known to have led.
    led: rounds === 0 ? undefined : most(lines, ({ led }) => led, 2),
    fastest: fastest(sheet),
    lucky: most(lines, ({ luck }) => luck, WORTH.spaces),
    unlucky: most(lines, ({ luck = 0 }) => -luck, WORTH.spaces),
    overtakes: most(lines, ({ overtakes }) => overtakes, WORTH.overtakes),
    // A single one is too common to be remembered.
    late: most(lines, ({ lateOvertakes }) => lateOvertakes, LATE_LEAST),
    figure: notableFigure(lines, notable),
  };
}

function memoryOf(line: SheetLine, best: ReturnType<typeof bestsOf>): Memory | undefined {
  return aboutPlace(line, best) ?? aboutDriving(line, best);
}

function aboutPlace(line: SheetLine, best: ReturnType<typeof bestsOf>): Memory | undefined {
  const { grid, place = 0, led, status } = line;
  const is = (find: Find | undefined) => find?.line === line;
  if (best.rounds > 1 && led === best.rounds) return { kind: 'allTheWay', rounds: led };
  if (status !== 'finished') return undefined;
  // A winner from far back is remembered for the win, and nobody else for a climb that was smaller.
  if (place === 1 && grid > WORTH.places) return { kind: 'wonFrom', grid };
  if (grid === 1 && place === best.home && place > WORTH.places) {
    return { kind: 'poleToLast', of: best.home };
  }
  if (is(best.climb)) return { kind: 'climb', from: grid, to: place };
  if (is(best.fall)) return { kind: 'fall', from: grid, to: place };
  return undefined;
}

function aboutDriving(line: SheetLine, best: ReturnType<typeof bestsOf>): Memory | undefined {
  const { led } = line;
  const is = (find: Find | undefined) => find?.line === line;
  if (is(best.led)) return { kind: 'led', led, of: best.rounds };
  if (is(best.fastest)) return { kind: 'fastestLap', plays: best.fastest?.figure ?? 0 };
  if (is(best.lucky)) return { kind: 'lucky', spaces: best.lucky?.figure ?? 0 };
  if (is(best.unlucky)) return { kind: 'unlucky', spaces: best.unlucky?.figure ?? 0 };
  if (is(best.overtakes)) return { kind: 'overtakes', count: best.overtakes?.figure ?? 0 };
  if (is(best.late)) return { kind: 'late', count: best.late?.figure ?? 0 };
  const { figure } = best;
  if (figure?.line !== line) return undefined;
  return { kind: 'figure', name: figure.name, count: figure.figure };
}
