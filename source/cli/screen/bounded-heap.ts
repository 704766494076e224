// Keeps the heap small. V8 doubles that of new objects whenever many survive, up to an eighth of a gigabyte on a large
// machine, and lets that of old ones grow to several times what is in use before it collects them; both would show in the
// size of a program left open for an evening.
import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/**
 * Two halves of 4 MB. Larger halves are no faster, and smaller ones would let frames grow old before they are dropped.
 */
const YOUNG_BYTES = 8 * 1024 * 1024;
/** Collections that run before the growth is stopped double the heap once more, or twice on a busy machine. */
export const YOUNG_BYTES_MAX = 4 * YOUNG_BYTES;
/** V8's default. */
const GROWTH = 2;
/** A collection of old objects costs so little here that one after every dozen megabytes takes no longer. */
const OLD_PERCENT_MAX = 40;

/**
 * Lets the heap of new objects grow to `YOUNG_BYTES`, plus whatever one uninterrupted piece of work adds, and that of
 * old ones by `OLD_PERCENT_MAX` between collections. The limits themselves can only be set before Node starts; how fast
 * the heaps grow can be changed at any time.
 */
export function boundHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${OLD_PERCENT_MAX}`);
  let factor = GROWTH;
  const observer = new PerformanceObserver(() => {
    // In quiet hours the heap shrinks and may grow again afterwards.
    const allowed = youngBytes() < YOUNG_BYTES ? GROWTH : 1;
    if (allowed === factor) return;
    factor = allowed;
    setFlagsFromString(`--semi-space-growth-factor=${factor}`);
  });
  observer.observe({ entryTypes: ['gc'] });
}

export function youngBytes(): number {
  const young = getHeapSpaceStatistics().find(space => space.space_name === 'new_space');
  return young?.space_size ?? 0;
}
