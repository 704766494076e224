// The table of traffic as a source file.
import type { TrafficTable } from '../../../drivers/planning/traffic/traffic-table.ts';

/** Returns the file that drivers read. */
export function tableAsSource({ races, laps, gaps, ...fitted }: TrafficTable): string {
  const row = (values: readonly number[]) => `[${values.map(String).join(', ')}]`;
  const lead = fitted.lead.map(values => `    ${row(values)},\n`).join('');
  return `// Written by check/strength/traffic/fit-traffic.ts --write, from the ends of the plays of ten champions.
import type { TrafficTable } from './traffic-table.ts';

/** The value of traffic in races of champions. */
export const FITTED_TRAFFIC: TrafficTable = {
  races: ${races},
  laps: ${row(laps)},
  certainty: ${row(fitted.certainty)},
  gaps: ${row(gaps)},
  lead: [
${lead}  ],
  perGear: ${row(fitted.perGear)},
};
`;
}
