// Holds the heap of new objects small. V8 doubles it whenever much survives, up to an eighth of a gigabyte on a large
// machine, and a player who leaves the program open for an evening would find that in its size.
import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Two halves of 16 MB: as quick as larger ones, and smaller ones would let frames grow old before they are dropped. */
export const YOUNG_BYTES_MAX = 32 * 1024 * 1024;
/** V8's own. */
const GROWTH = 2;

/**
 * Lets the heap of new objects grow to `YOUNG_BYTES_MAX` and no further, give or take what one uninterrupted piece of work
 * adds. The limit itself can only be given before Node has started; how fast the heap grows can be changed at any time.
 */
export function boundYoungHeap(): void {
  let factor = GROWTH;
  const observer = new PerformanceObserver(() => {
    // In quiet hours it shrinks, and may grow again afterwards.
    const allowed = youngBytes() < YOUNG_BYTES_MAX ? GROWTH : 1;
    if (allowed === factor) return;
    factor = allowed;
    setFlagsFromString(`--semi-space-growth-factor=${factor}`);
  });
  observer.observe({ entryTypes: ['gc'] });
}

/** Bytes of the heap of new objects. */
export function youngBytes(): number {
  const young = getHeapSpaceStatistics().find(space => space.space_name === 'new_space');
  return young?.space_size ?? 0;
}
