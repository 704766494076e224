// Keeps the heap of new objects small. V8 doubles it whenever many objects survive, up to an eighth of a gigabyte on a
// large machine, which would show in the size of a program left open for an evening.
import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/**
 * Two halves of 16 MB. Larger halves are no faster, and smaller ones would let frames grow old before they are dropped.
 */
export const YOUNG_BYTES_MAX = 32 * 1024 * 1024;
/** V8's default. */
const GROWTH = 2;

/**
 * Lets the heap of new objects grow to `YOUNG_BYTES_MAX`, plus whatever one uninterrupted piece of work adds. The limit
 * itself can only be set before Node starts; how fast the heap grows can be changed at any time.
 */
export function boundYoungHeap(): void {
  let factor = GROWTH;
  const observer = new PerformanceObserver(() => {
    // In quiet hours the heap shrinks and may grow again afterwards.
    const allowed = youngBytes() < YOUNG_BYTES_MAX ? GROWTH : 1;
    if (allowed === factor) return;
    factor = allowed;
    setFlagsFromString(`--semi-space-growth-factor=${factor}`);
  });
  observer.observe({ entryTypes: ['gc'] });
}

/** Returns the size of the heap of new objects in bytes. */
export function youngBytes(): number {
  const young = getHeapSpaceStatistics().find(space => space.space_name === 'new_space');
  return young?.space_size ?? 0;
}
