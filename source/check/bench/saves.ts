// Figures of the saves: writing one durably after an answer late in a race, its size, and reading it back.

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { library } from '../../cli/library.ts';
import type { RandomState } from '../../drivers/driver.ts';
import { DEFAULT_LEVEL, driverOf } from '../../drivers/levels/drivers.ts';
import { verify } from '../../replay/verify.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import type { Race } from '../../rules/kit/types.ts';
import { newSession } from '../../session/begin-session.ts';
import { firstRandomState } from '../../session/seat-drivers.ts';
import { type Disk, realDisk } from '../../storage/disk.ts';
import { type LoadedSave, readSave } from '../../storage/saves/read-save.ts';
import { joinSave, packed, splitSave } from '../../storage/saves/save-text.ts';
import { trackText } from '../contract/games.ts';
import { cpuMs, type Effort, type Figure, quantile, shown, timed } from './figure.ts';

const CARS = 10;
/** Enough for more than 2,000 answers. */
const LAPS = 20;
const SAVES_TIMED = 50;
const SEED = 300_000;
const BYTES_PER_KB = 1024;

export function saveFigures(board: FormulaBoard, effort: Effort): readonly Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'chicane-bench-'));
  try {
    return measured(board, folder, effort === 'full' ? 2000 : 60);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Only the last answers are written to disk; before them the disk ignores writes.
function measured(board: FormulaBoard, folder: string, answers: number): readonly Figure[] {
  let isLate = false;
  const disk = sparing(() => isLate);
  const session = newSession({
    book: masters2005,
    board,
    circuitText: trackText(board.id),
    seats: Array.from({ length: CARS }, (_, seat) => ({
      name: `Driver ${seat + 1}`,
      driver: { kind: 'human' },
    })),
    laps: LAPS,
    seed: SEED,
    levels: [],
    saving: { folder, disk },
  });
  const walls: number[] = [];
  const cpus: number[] = [];
  const driver = driverOf(DEFAULT_LEVEL);
  if (driver === undefined) throw new RangeError(`no driver of the level ${DEFAULT_LEVEL}`);
  let random: RandomState = firstRandomState(SEED, 0);
  while (session.race().answered < answers) {
    const next = session.next();
    const [decision] = next.kind === 'ask' ? next.decisions : [];
    if (decision === undefined) throw new RangeError(`the race is over before ${answers} answers`);
    const view = session.book.view(session.race(), decision.seat);
    const answer = driver.choose(view, decision, board, random);
    ({ random } = answer);
    isLate = session.race().answered >= answers - SAVES_TIMED;
    const [wall, cpu] = [performance.now(), cpuMs()];
    session.answer(decision.seat, answer.choice);
    if (!isLate) continue;
    walls.push(performance.now() - wall);
    cpus.push(cpuMs() - cpu);
  }
  const race = session.race();
  const file = session.file ?? '';
  session.close();
  const checksum = fingerprint(race);
  return [writing(walls, cpus, race.answered, checksum), ...reading(file, race)];
}

function writing(
  walls: readonly number[],
  cpus: readonly number[],
  answered: number,
  checksum: string,
): Figure {
  const note = [
    `on the wall, best quarter; median ${shown(quantile(walls, 0.5))} ms`,
    `${shown(quantile(cpus, 0.5))} ms of processor time`,
  ];
  return {
    name: `an answer and its save, after ${shown(answered)} answers`,
    // The lowest quarter, to leave out what else the disk has to do.
    value: quantile(walls, 0.25),
    unit: 'ms',
    goal: { atMost: 10 },
    note: note.join('; '),
    checksum,
  };
}

function reading(file: string, race: Race): readonly Figure[] {
  const kilobytes = statSync(file).size / BYTES_PER_KB;
  const reads = Array.from({ length: 25 }, () => timed(() => readSave(file, library)));
  const [last] = reads.slice(-1);
  if (last === undefined || !last.value.ok) throw new Error('the save that was written is no save');
  const { record, book, board } = last.value;
  const again = timed(() => verify(last.value as LoadedSave, book, board));
  if (again.value.kind !== 'same') throw new Error('the save played again is another race');
  const checksum = fingerprint(last.value.race);
  if (checksum !== fingerprint(race)) throw new Error('the save read again is another race');
  return [
    {
      name: 'size of that save',
      value: kilobytes,
      unit: 'KB',
      note: `${shown(record.answers.length)} answers, ${shown(last.value.events.length)} events`,
      checksum,
    },
    {
      name: 'load and check that save, median',
      value: quantile(
        reads.map(({ ms }) => ms),
        0.5,
      ),
      unit: 'ms',
      goal: { atMost: 20 },
      checksum,
    },
    { name: 'play that save again and compare', value: again.ms, unit: 'ms', checksum },
    ...packedFigures(file, checksum),
  ];
}

// Measures the save as it is kept once its race is over.
function packedFigures(file: string, checksum: string): readonly Figure[] {
  const split = splitSave(realDisk.read(file));
  if (split.kind !== 'whole') throw new Error('the save that was written is not whole');
  writeFileSync(file, joinSave(packed(split.parts)));
  const reads = Array.from({ length: 25 }, () => timed(() => readSave(file, library)));
  const [last] = reads.slice(-1);
  if (last === undefined || !last.value.ok || fingerprint(last.value.race) !== checksum) {
    throw new Error('the packed save is another race');
  }
  return [
    {
      name: 'size of that save, packed',
      value: statSync(file).size / BYTES_PER_KB,
      unit: 'KB',
      note: 'ten cars over three laps have half the answers',
      checksum,
    },
    {
      name: 'load and check it packed, median',
      value: quantile(
        reads.map(({ ms }) => ms),
        0.5,
      ),
      unit: 'ms',
      goal: { atMost: 150 },
      checksum,
    },
  ];
}

/** Returns the disk of this machine, which ignores writes while `isAwake` returns false. */
function sparing(isAwake: () => boolean): Disk {
  const silent = <A extends readonly unknown[]>(act: (...args: A) => void) => {
    return (...args: A): void => {
      if (isAwake()) act(...args);
    };
  };
  return {
    ...realDisk,
    writeNew: silent(realDisk.writeNew),
    rename: silent(realDisk.rename),
    link: silent(realDisk.link),
    remove: silent(realDisk.remove),
    syncFolder: silent(realDisk.syncFolder),
  };
}
