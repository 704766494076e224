// Figures of the circuits: reading and deriving a board, and solving its par.
import { readCircuit } from '../../circuit/file/read.ts';
import { parOf } from '../../drivers/solver/par.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { boardNamed, freshBoard, trackIds, trackText } from '../contract/games.ts';
import { type Effort, type Figure, medianOf, shown, timed } from './figure.ts';

/** Returns the figures of all circuits, each for the slowest circuit. */
export async function boardFigures(effort: Effort): Promise<readonly Figure[]> {
  const ids = effort === 'full' ? trackIds() : trackIds().slice(0, 2);
  return [await reading(ids, effort), par(ids)];
}

async function reading(ids: readonly string[], effort: Effort): Promise<Figure> {
  const medians: { id: string; ms: number }[] = [];
  for (const id of ids) {
    const text = trackText(id);
    medians.push({ id, ms: await medianOf(id, () => readCircuit(text, `${id}.yaml`), effort) });
  }
  const slowest = medians.reduce((a, b) => (b.ms > a.ms ? b : a));
  return {
    name: 'read, check and derive a board, slowest',
    value: slowest.ms,
    unit: 'ms',
    note: slowest.id,
    checksum: fingerprint(ids.map(id => boardNamed(id).hash)),
  };
}

/** Solves fresh boards, so that nothing is remembered; the first one includes compilation. */
function par(ids: readonly string[]): Figure {
  const solved = ids.map(id => {
    const board = freshBoard(id);
    return { id, ...timed(() => parOf(board)) };
  });
  const slowest = solved.reduce((a, b) => (b.ms > a.ms ? b : a));
  return {
    name: 'par of a board, slowest',
    value: slowest.ms / 1000,
    unit: 's',
    goal: { atMost: 1 },
    note: solved.map(({ id, value }) => `${id} ${shown(value)}`).join(', '),
    checksum: fingerprint(solved.map(({ value }) => Math.round(value * 1e6))),
  };
}
