// Compares how many metres of the outline a tick stands for in each section with the sections beside it.

import type { Circuit } from '../file/circuit.ts';
import type { ContentFault } from '../file/faults.ts';
import type { FormulaBoard, Section } from '../formula-board.ts';
import { metresAlong } from '../outline.ts';

const STRETCH_RATIO_MAX = 4;

/** Returns warnings about neighbouring sections drawn at very different scales; none without an outline. */
export function stretchWarnings(circuit: Circuit, board: FormulaBoard): ContentFault[] {
  const { outline, formula } = circuit;
  if (outline === undefined) return [];
  const length = metresAlong(outline).at(-1) ?? 0;
  const scales = board.sections.map(section => scaleOf(circuit, section, length));
  return board.sections.flatMap((section, index): ContentFault[] => {
    const entry = formula.track[index];
    if (entry === undefined || 'straight' in entry) return [];
    const mine = scales[index] ?? 0;
    const odd = [index - 1, index + 1].filter(
      near => ratio(mine, scales[near] ?? mine) > STRETCH_RATIO_MAX,
    );
    if (odd.length === 0) return [];
    const spaces = (section.toTick - section.fromTick) / 2;
    const message = `corner ${entry.corner}: ${Math.round(2 * mine)} m for each of its ${spaces} spaces, ${odd
      .map(near => Math.round(2 * (scales[near] ?? 0)))
      .join(' and ')} m beside it`;
    const mend = 'check where it begins and ends, or the spaces of the straight beside it';
    const path = ['formula', 'track', index, 'at'];
    return [{ path, message, mend, warning: 'stretch', corner: entry.corner }];
  });
}

/** Returns the metres per tick of a section; a straight reaches to the corners beside it, or to the line. */
function scaleOf(circuit: Circuit, section: Section, length: number): number {
  const { track } = circuit.formula;
  const place = (index: number) => {
    const entry = track[index];
    return entry !== undefined && !('straight' in entry) ? entry.at : undefined;
  };
  const own = place(section.index);
  const first = own?.from ?? place(section.index - 1)?.to ?? 0;
  const last = own?.to ?? place(section.index + 1)?.from ?? length;
  return Math.max(last - first, 0) / Math.max(section.toTick - section.fromTick, 1);
}

function ratio(a: number, b: number): number {
  return Math.max(a, b) / Math.max(Math.min(a, b), 0.001);
}
