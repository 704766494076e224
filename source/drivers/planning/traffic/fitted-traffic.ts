// Written by check/strength/traffic/fit-traffic.ts --write, from the ends of the plays of ten champions.
import type { TrafficTable } from './traffic-table.ts';

export const FITTED_TRAFFIC: TrafficTable = {
  races: 300,
  laps: [0.15, 0.65, 1.5, 2.5],
  certainty: [2.31, 1.3, 0.86, 0.64],
  gaps: [-60, -40, -24, -14, -7, -2, 0, 2, 7, 14, 24, 40, 60],
  lead: [
    [-0.67, -0.5, -0.32, -0.34, -0.26, -0.14, 0.04, 0.27, 0.17, 0.12, 0.17, 0.04, 0.17],
    [-0.32, -0.23, -0.15, -0.18, -0.08, -0.02, 0.03, 0.07, 0.11, 0.08, 0.12, 0.18, 0.18],
    [-0.17, -0.1, -0.03, 0.06, -0.01, -0.01, 0.02, 0.02, 0.01, 0.05, 0.04, 0.07, 0.1],
    [-0.43, -0.17, -0.18, -0.14, -0.13, 0.03, 0, 0.07, 0.08, 0.13, 0.14, 0.22, 0.21],
  ],
  perGear: [0.05, 0.04, 0.02, 0],
};
