// One situation judged twice: what the booklet allows, and what the rule book offers.
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import type { Car } from '../../../rules/formula-de/state.ts';
import { layoutName } from '../../../testing/circuits/layout.ts';
import { endsByChart, together } from './chart-ends.ts';
import { editionOf } from './editions.ts';
import { isWasteful } from './ends.ts';
import { endsAfterGears } from './gears.ts';
import { rollOf } from './movement.ts';
import { offeredEnds } from './offered.ts';
import type { Judged } from './play-end.ts';
import { type Dealt, MOVER } from './situations.ts';

export interface Judgement {
  /** Ends that the booklet allows, with a movement for each. */
  readonly legal: readonly Judged[];
  /** Legal ends not on offer because another comes to the same for fewer points. */
  readonly wasteful: number;
  /**
   * Legal ends not on offer because the way to them is one choice with another way, which brakes would shorten
   * elsewhere.
   */
  readonly alike: number;
  /** Ends on offer that are not legal, and legal ones that are missing, in words. */
  readonly differences: readonly string[];
}

export function judge(book: FormulaDeBook, dealt: Dealt): Judgement {
  const { board, race } = dealt;
  const mover = race.cars[MOVER];
  if (mover === undefined) throw new RangeError('a race without cars');
  const legal = legalEnds(book, dealt, mover);
  const offered = offeredEnds(book, board, MOVER, book.resumeAt(race, board));
  const all = [...legal.values()];
  const lacking = [...legal].filter(([text]) => !offered.has(text));
  const wanted = lacking.filter(([, { end }]) => !isWasteful(end, all));
  const found = [...legal].filter(([text]) => offered.has(text));
  const chosen = new Set(found.flatMap(([, { choices }]) => [...choices]));
  const missing = wanted.filter(
    ([, { end, choices }]) =>
      end.outcome === 'finished' || ![...choices].some(choice => chosen.has(choice)),
  );
  const excess = [...offered].filter(([text]) => !legal.has(text));
  return {
    legal: all,
    wasteful: lacking.length - wanted.length,
    alike: wanted.length - missing.length,
    differences: [
      ...missing.map(([text]) => `legal, but not on offer: ${text}`),
      ...excess.map(
        ([text, answers]) => `on offer, but not legal: ${text}, by ${JSON.stringify(answers)}`,
      ),
    ],
  };
}

function legalEnds(
  book: FormulaDeBook,
  { board, race, roll, natural, skipped = 0, isQuickExit }: Dealt,
  mover: Car,
): ReadonlyMap<string, Judged> {
  const edition = editionOf(book.id);
  const rolled = (spaces: number, car: Car) => rollOf(board, race, car, edition, spaces);
  if (natural !== undefined) return endsByChart(spaces => rolled(spaces, mover), natural, mover);
  const by = (spaces: number) => endsAfterGears(car => rolled(spaces, car), mover, skipped);
  // Nitro adds as many spaces as the gear has for a number, or is kept; a completed lap fills it again, and it follows a gear
  // die, which a quick stop has none of (BGA-O-67 to BGA-O-69, BGA-A-85).
  const mayUseNitro = hasNitro(mover) && isQuickExit !== true;
  return mayUseNitro ? together(by(roll), by(roll + mover.gear)) : by(roll);
}

function hasNitro({ nitro, laps }: Car): boolean {
  return nitro !== undefined && nitro < Math.max(1, laps);
}

/** Returns the situation in words, its spaces as lane@x. */
export function describeSituation(dealt: Dealt): string {
  const { board, track, race, roll, skipped = 0, isQuickExit } = dealt;
  const at = (id: string) => (id === layoutName(board, id) ? id : `${id} ${layoutName(board, id)}`);
  const [mover, ...others] = race.cars;
  if (mover === undefined) return '';
  const seen = others.map(
    ({ space, gear, condition }) =>
      `${at(space)} gear ${gear}${condition === 'sound' ? '' : ` ${condition}`}`,
  );
  return [
    `  ${race.book} on ${track}, ${race.weather?.track}, lap ${mover.laps} of ${race.laps}`,
    `  car on ${at(mover.space)} (stops ${mover.stops}${mover.pits?.stop === 'out' ? ', leaving the pits' : ''}) rolls ${roll} in gear ${mover.gear}${hasNitro(mover) ? ', nitro' : ''}${skipped > 0 ? `, ${skipped} gears skipped` : ''}${isQuickExit === true ? ', after a quick stop' : ''}`,
    `  ${mover.set?.type} tires fitted for lap ${mover.set?.fittedFor}, points: ${JSON.stringify(mover.points)}`,
    `  cars: ${seen.join('; ')}`,
    `  dangerous: ${(race.dangerous ?? []).map(at).join('; ') || 'nothing'}`,
  ].join('\n');
}
