// Puts stand-ins in the place of faulty fields, so that the rest of a file can be checked in the same run.
import { type Circuit, circuitFile } from './circuit.ts';
import type { ContentFault, Path } from './faults.ts';
import { KEY } from './places.ts';
import { isFields, valueAt } from './shape-faults.ts';

/** Fields outside the track list with stand-ins that cause no faults of their own. */
const STAND_INS: Readonly<Record<string, unknown>> = {
  format: 'circuit/1',
  id: 'stand-in',
  name: 'Stand-in',
};
const FORMULA_STAND_INS: Readonly<Record<string, unknown>> = {
  weather: { sun: '1-20' },
  grid: { slots: 2, pole: 'L' },
  pit: 'none',
};

interface Salvaged {
  readonly circuit: Circuit;
  /** Reports whether a stand-in may have caused a fault of the salvaged circuit. */
  readonly isDoubtful: (fault: ContentFault) => boolean;
}

/** Returns the circuit with stand-ins for the faulty parts, undefined when nothing can be said about the rest. */
export function salvage(content: unknown, faults: readonly ContentFault[]): Salvaged | undefined {
  const formula = valueAt(content, ['formula']);
  const track = valueAt(content, ['formula', 'track']);
  if (!isFields(content) || !isFields(formula) || !Array.isArray(track)) return undefined;
  const broken = faults.map(fault => partOf(fault.path));
  const isBroken = (path: Path) => broken.some(part => part.join() === path.join());
  const mended = {
    ...replaced(content, [], STAND_INS, isBroken),
    formula: {
      ...replaced(formula, ['formula'], FORMULA_STAND_INS, isBroken),
      track: track.map((entry: unknown, index) =>
        isBroken(['formula', 'track', index]) ? standIn(entry, index) : entry,
      ),
    },
  };
  const parsed = circuitFile.safeParse(mended);
  if (!parsed.success) return undefined;
  const trackIsBroken = broken.some(part => part[1] === 'track');
  const isDoubtful = (fault: ContentFault) => {
    const part = partOf(fault.path);
    if (isBroken(part) || (trackIsBroken && ['grid', 'pit'].includes(`${part[1]}`))) return true;
    return isBroken(['outline']) && (part[0] === 'length_m' || fault.path[3] === 'at');
  };
  return { circuit: parsed.data, isDoubtful };
}

/** Returns the part to be replaced as a whole: a top field, a field of the formula, or an entry of the track. */
function partOf(path: Path): Path {
  const steps = path.filter(step => step !== KEY);
  if (steps[0] !== 'formula') return steps.slice(0, 1);
  return steps.slice(0, steps[1] === 'track' ? 3 : 2);
}

function replaced(
  fields: object,
  above: Path,
  standIns: Readonly<Record<string, unknown>>,
  isBroken: (path: Path) => boolean,
): Record<string, unknown> {
  const kept = Object.entries(fields).filter(([key]) => !isBroken([...above, key]));
  const needed = Object.entries(standIns).filter(([key]) => isBroken([...above, key]));
  return Object.fromEntries([...kept, ...needed]);
}

function standIn(entry: unknown, index: number): unknown {
  const isCorner = isFields(entry) && !('straight' in entry);
  return isCorner ? { corner: `stand-in ${index}`, stops: 1, bends: ['R90'] } : { straight: 20 };
}
