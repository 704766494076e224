// The whole check of a circuit's content: errors that refuse it, warnings about what is unusual, and the warnings that
// the author accepts.

import { deriveBoard } from '../derive.ts';
import type { Circuit, Formula } from '../file/circuit.ts';
import { type ContentFault, listed, type Path } from '../file/faults.ts';
import type { FormulaBoard } from '../formula-board.ts';
import { SKIES } from '../formula-board.ts';
import { planSections } from '../sections.ts';
import { boardErrors } from './board.ts';
import { cornerErrors } from './corners.ts';
import { outlineErrors } from './outline.ts';
import { blockErrors } from './row-block.ts';
import type { SolveRows } from './row-pace.ts';
import { againstFile, checkRows } from './rows.ts';
import { gridErrors, pitErrors } from './start.ts';
import { circuitWarnings, type SolvePar } from './warnings.ts';

interface Checked {
  /** Absent when there is an error. */
  readonly board?: FormulaBoard;
  readonly errors: readonly ContentFault[];
  /** The warnings that the author has not accepted. */
  readonly warnings: readonly ContentFault[];
}

export interface CheckDepth {
  /** Returns par; without it par is not judged. */
  readonly solvePar?: SolvePar;
  /** Returns the turns of cars in rows; without it they are not judged. */
  readonly solveRows?: SolveRows;
  /** Whether the board in rows is checked even where the file has no `championship:` block. */
  readonly checksRows?: boolean;
}

/** Checks what no single field shows. */
export function checkCircuit(circuit: Circuit, depth: CheckDepth = {}): Checked {
  const { solvePar, solveRows, checksRows = false } = depth;
  const errors = contentErrors(circuit);
  if (errors.length > 0) {
    const isSound = errors.every(({ path }) => path[0] === 'championship');
    const more = isSound ? againstFile(circuit) : [];
    return { errors: [...errors, ...more], warnings: warningsBeside(circuit, errors) };
  }
  const board = deriveBoard(circuit);
  const graph = boardErrors(circuit, board);
  if (graph.length > 0) return { errors: graph, warnings: [] };
  const found = circuitWarnings(circuit, board, solvePar);
  const warnings = notAccepted(circuit, found, solvePar !== undefined);
  // Unless `checksRows` is set, the board in rows is checked only where the file has a block for it; all others are derived
  // when they are raced.
  if (circuit.championship === undefined && !checksRows) return { board, errors: [], warnings };
  const rows = checkRows(circuit, solveRows);
  if (rows.errors.length > 0) return { errors: rows.errors, warnings };
  return { board, errors: [], warnings: [...warnings, ...rows.warnings] };
}

// A lap can be judged although its start is faulty, as if it had neither grid nor pits; only par would cost too much.
function warningsBeside(circuit: Circuit, errors: readonly ContentFault[]): ContentFault[] {
  const ofStart = ['weather', 'grid', 'pit'];
  if (errors.some(({ path: [, field] }) => !ofStart.includes(`${field}`))) return [];
  const { formula } = circuit;
  const start = {
    weather: { sun: { from: 1, to: 20 } },
    grid: { slots: 1, pole: formula.grid.pole },
    pit: 'none',
  } as const;
  const lap: Circuit = { ...circuit, formula: { ...formula, ...start } };
  const board = deriveBoard(lap);
  if (boardErrors(lap, board).length > 0) return [];
  const warnings = notAccepted(lap, circuitWarnings(lap, board, undefined), false);
  return warnings.filter(fault => fault.warning !== 'unused-accept');
}

/** Returns the errors that show before a board can be derived. */
export function contentErrors(circuit: Circuit): ContentFault[] {
  const { formula } = circuit;
  const early = [
    ...weatherErrors(formula),
    ...trackErrors(formula),
    ...cornerErrors(formula),
    ...outlineErrors(circuit),
    ...(circuit.championship === undefined ? [] : blockErrors(circuit.championship)),
  ];
  if (early.some(fault => fault.path[0] === 'formula' && fault.path[1] === 'track')) return early;
  const plans = planSections(formula);
  return [...early, ...gridErrors(formula, plans), ...pitErrors(formula, plans)];
}

function weatherErrors(formula: Formula): ContentFault[] {
  const times = new Array<number>(21).fill(0);
  for (const sky of SKIES) {
    const rolls = formula.weather[sky];
    if (rolls === undefined) continue;
    const path: Path = ['formula', 'weather', sky];
    const mend = 'the faces of the black die are 1 to 20';
    if (rolls.from < 1 || rolls.to > 20 || rolls.from > rolls.to) {
      return [
        { path, message: `weather: ${sky} has no such faces ${rolls.from}-${rolls.to}`, mend },
      ];
    }
    for (let face = rolls.from; face <= rolls.to; face++) times[face] = (times[face] ?? 0) + 1;
  }
  const faces = (wanted: (count: number) => boolean) =>
    times.flatMap((count, face) => (face > 0 && wanted(count) ? [face] : []));
  const none = faces(count => count === 0);
  const twice = faces(count => count > 1);
  if (none.length + twice.length === 0) return [];
  const message = [
    none.length > 0 ? `there is none for ${listed(none)}` : '',
    twice.length > 0 ? `there are two for ${listed(twice)}` : '',
  ]
    .filter(part => part !== '')
    .join(', ');
  const mend = 'share the faces 1 to 20 so that each is named once';
  return [{ path: ['formula', 'weather'], message: `weather: ${message}`, mend }];
}

function trackErrors(formula: Formula): ContentFault[] {
  const { track } = formula;
  const faults: ContentFault[] = [];
  const mend = 'the list begins and ends at the line, in the middle of the front straight';
  for (const [where, index] of [
    ['begin', 0],
    ['end', track.length - 1],
  ] as const) {
    const entry = track[index];
    if (entry === undefined || 'straight' in entry) continue;
    const message = `the track does not ${where} with a straight`;
    faults.push({ path: ['formula', 'track', index], message, mend });
  }
  const names = new Map<string, number>();
  track.forEach((entry, index) => {
    if ('straight' in entry) return;
    const before = names.get(entry.corner);
    if (before === undefined) names.set(entry.corner, index);
    else {
      const message = `corner ${entry.corner}: entry ${before + 1} of the track has the same name`;
      faults.push({
        path: ['formula', 'track', index, 'corner'],
        message,
        mend: 'rename one of them',
      });
    }
  });
  if (names.size === 0) {
    const message = 'the track has no corner';
    faults.push({ path: ['formula', 'track'], message, mend: 'add one between two straights' });
  }
  faults.push(...doubledErrors(track));
  return faults;
}

// Straights that meet are one straight, as the first and the last entry are at the line (TR-54).
function doubledErrors(track: Formula['track']): ContentFault[] {
  return track.flatMap((entry, index): ContentFault[] => {
    const before = track.at(index - 1);
    if (before === undefined || !('straight' in entry && 'straight' in before)) return [];
    if ((entry.doubled ?? false) === (before.doubled ?? false)) return [];
    const place = index === 0 ? track.length : index;
    const message = `track entry ${index + 1}: only one of the straights that meet here is doubled`;
    const field = entry.doubled === undefined ? 'straight' : 'doubled';
    const path: Path = ['formula', 'track', index, field];
    return [{ path, message, mend: `mark entry ${place} as well, or neither` }];
  });
}

/** Removes the warnings that the author accepts and adds one for each acknowledgement without a warning. */
function notAccepted(
  circuit: Circuit,
  warnings: readonly ContentFault[],
  parIsKnown: boolean,
): ContentFault[] {
  const accepts = circuit.accept ?? [];
  const covers = (accept: (typeof accepts)[number], fault: ContentFault) =>
    accept.warning === fault.warning &&
    (accept.corner === undefined || accept.corner === fault.corner);
  const open = warnings.filter(fault => !accepts.some(accept => covers(accept, fault)));
  const unused = accepts.flatMap((accept, index): ContentFault[] => {
    const idle = !warnings.some(fault => covers(accept, fault));
    if (!idle || (accept.warning === 'par' && !parIsKnown)) return [];
    const corner = accept.corner === undefined ? '' : ` in corner ${accept.corner}`;
    const message = `there is no warning ${accept.warning}${corner} to accept`;
    return [
      { path: ['accept', index], message, mend: 'remove the entry', warning: 'unused-accept' },
    ];
  });
  return [...open, ...unused];
}
