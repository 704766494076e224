// Expectations that every import must meet.
import { expect } from 'vitest';
import { type ReadCircuit, readCircuit } from '../../circuit/file/read.ts';
import { writeCircuit } from '../../circuit/file/write.ts';
import { type ImportOptions, importCentreLine } from '../../circuit/import/import-centre-line.ts';

type Wishes = Partial<ImportOptions>;

export type ImportedBoard = Extract<ReadCircuit, { ok: true }> & {
  readonly notes: readonly string[];
};

/**
 * Returns the board of a line, or the sentence that refuses it. Fails for a faulty board or a sentence that is not
 * plain.
 */
export function expectBoardOrSentence(text: string, wishes: Wishes = {}): ImportedBoard | string {
  const result = importCentreLine(text, 'line.csv', { id: 'line', name: 'Line', ...wishes });
  if (!result.ok) {
    expect(result.problem).toMatch(/^line\.csv: .{10,160}$/u);
    return result.problem;
  }
  const read = readCircuit(writeCircuit(result.circuit), 'line.yaml');
  if (!read.ok) throw new Error(read.faults.map(fault => fault.message).join('; '));
  expect(read.circuit).toEqual(result.circuit);
  return { ...read, notes: result.notes };
}

export function expectBoard(text: string, wishes: Wishes = {}): ImportedBoard {
  const result = expectBoardOrSentence(text, wishes);
  if (typeof result === 'string') throw new Error(result);
  return result;
}
