// The tires of Trant (TR-108 to TR-119).
import type { TireTable } from '../values.ts';

/**
 * The figures of each type of tires. A set of soft ones lasts one lap: in its first it may add a movement point in the dry
 * (TR-110), later it only costs (TR-113, TR-114, TR-116, TRR-44, TRR-45). Wet ones cost double in the dry (TR-115, TRR-31).
 */
export const TRANT_TIRES: TireTable = {
  hard: { bonusLaps: 0, overshoot: { dry: [1], wet: [1] }, once: [0], slide: 3, spinsAgain: true },
  soft: {
    bonusLaps: 1,
    overshoot: { dry: [1], wet: [1] },
    once: [1, 2, 3],
    slide: 3,
    spinsAgain: true,
  },
  rain: { bonusLaps: 0, overshoot: { dry: [2], wet: [1] }, once: [0], slide: 1, spinsAgain: true },
};
