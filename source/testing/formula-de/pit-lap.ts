// The lap on which tests of the pits are played.
import { track } from '../circuits/layout.ts';

/**
 * A lap of 105 with pits on the right. The ways in are 2@91 and 2@92, the lane P1 to P14 begins beside 2@92, P13 lies
 * astride the line; the pits B1 to B6 lie beside P5 to P10; the ways out lead to 2@1 and 2@2.
 */
export const PIT_LAP = track('60 1R5 40 PR14/6<14,13>2,3');
