// Errors of the grid and the pit lane: slots that share a space or do not fit, ways in and out that do not match.
import { type Formula, laneLetters, type PitPlan } from '../file/circuit.ts';
import { type ContentFault, listed, type Path } from '../file/faults.ts';
import { writeSlot } from '../file/notation.ts';
import { gridSlots, laneOf } from '../grid.ts';
import { joinLanes, type TrackDraft } from '../lanes.ts';
import { firstBox, pitSpan, waysIn, waysOut } from '../pit-lane.ts';
import type { SectionPlan } from '../sections.ts';

export function gridErrors(formula: Formula, plans: readonly SectionPlan[]): ContentFault[] {
  const faults: ContentFault[] = [];
  const letters = laneLetters(formula);
  const { at, slots } = formula.grid;
  const gridPath: Path = ['formula', 'grid'];
  if (at !== undefined && at.length !== slots) {
    const message = `grid: the list names ${at.length} slots, slots says ${slots}`;
    faults.push({ path: [...gridPath, 'at'], message, mend: 'make the two agree' });
  }
  const taken = new Set<string>();
  const homeless: string[] = [];
  gridSlots(formula).forEach((slot, k) => {
    const path = at === undefined ? [...gridPath, 'slots'] : [...gridPath, 'at', k];
    const text = writeSlot(slot);
    const lane = letters.indexOf(slot.lane);
    if (lane === -1) {
      const mend = `the lanes are ${letters.join(', ')}`;
      faults.push({ path, message: `grid: slot ${k + 1} has no lane ${slot.lane}`, mend });
    } else if (slot.back < 1 || slot.back > roomBeforeLine(plans, lane)) {
      homeless.push(`${k + 1} (${text})`);
    } else if (taken.has(text)) {
      const mend = 'give each slot a space of its own';
      faults.push({ path, message: `grid: slot ${k + 1} (${text}) is named twice`, mend });
    }
    taken.add(text);
  });
  return homeless.length === 0 ? faults : [...faults, noRoom(homeless, at === undefined)];
}

// One fault for any number of slots, because there is one straight to lengthen.
function noRoom(slots: readonly string[], isCounted: boolean): ContentFault {
  const many = slots.length > 1;
  const message = `grid: slot${many ? 's' : ''} ${listed(slots)} ${many ? 'do' : 'does'} not fit between the last corner and the line`;
  const path: Path = ['formula', 'grid', isCounted ? 'slots' : 'at'];
  return { path, message, mend: 'lengthen the last straight or remove slots' };
}

/**
 * Returns the spaces of a lane from the door of the last corner to the line, because slots may reach into that corner.
 */
function roomBeforeLine(plans: readonly SectionPlan[], lane: number): number {
  return plans.slice(-2).reduce((sum, plan) => sum + (plan.lanes[lane]?.length ?? 0), 0);
}

export function pitErrors(formula: Formula, plans: readonly SectionPlan[]): ContentFault[] {
  const { pit } = formula;
  if (pit === 'none') return [];
  const ticks = plans.at(-1)?.toTick ?? 0;
  const lanes = joinLanes(plans, laneLetters(formula), ticks);
  const lane = lanes[laneOf(formula, pit.side)] ?? [];
  const faults = [...boxErrors(pit), ...wayErrors(pit, lane)];
  const span = pitSpan(pit, lane, ticks);
  if (faults.length > 0 || span === undefined || span.lastTick < span.exitTick) return faults;
  const over = Math.floor((span.lastTick - span.exitTick) / 2) + 1;
  const message = `pit: its last space lies level with the way out or beyond it`;
  const mend = `remove ${over} of its ${pit.spaces} spaces, or lead out ${over} spaces later`;
  return [{ path: ['formula', 'pit', 'spaces'], message, mend }];
}

function boxErrors(pit: PitPlan): ContentFault[] {
  const first = firstBox(pit);
  if (first >= 1 && first + pit.boxes <= pit.spaces) return [];
  const from = pit.first_box === undefined ? '' : `, the first beside space ${first},`;
  const message = `pit: ${pit.boxes} pits${from} do not fit beside ${pit.spaces} spaces`;
  const mend = 'each pit needs a space in front of it and one after that to leave by';
  return [{ path: ['formula', 'pit', 'boxes'], message, mend }];
}

function wayErrors(pit: PitPlan, lane: readonly TrackDraft[]): ContentFault[] {
  const faults: ContentFault[] = [];
  const ways = [
    ['entry', waysIn(pit, lane), 'the way in lies before the line'],
    ['exit', waysOut(pit, lane), 'the way out lies behind the line'],
  ] as const;
  for (const [field, spaces, what] of ways) {
    const path: Path = ['formula', 'pit', field];
    const missing = spaces.indexOf(undefined);
    const far = missing === -1 ? spaces.findIndex((_, k) => tooFar(pit[field][k], lane)) : missing;
    if (far !== -1) {
      const message = `pit: ${what}, but ${pit[field][far] ?? 0} spaces are too far`;
      faults.push({ path: [...path, far], message, mend: `lane ${pit.side} has ${lane.length}` });
    } else if (!rises(spaces.map(space => space?.tick ?? 0))) {
      const mend = `write them in driving order, such as ${field === 'entry' ? '[14, 13]' : '[2, 3]'}`;
      faults.push({ path, message: `pit: the spaces of ${field} are out of order`, mend });
    }
  }
  return faults;
}

/**
 * Reports whether a count leads beyond half a lap: ways in lie in the second half of the lap, ways out in the first.
 */
function tooFar(spaces: number | undefined, lane: readonly TrackDraft[]): boolean {
  return (spaces ?? 0) > lane.length / 2;
}

function rises(ticks: readonly number[]): boolean {
  return ticks.every((tick, k) => k === 0 || tick > (ticks[k - 1] ?? 0));
}
