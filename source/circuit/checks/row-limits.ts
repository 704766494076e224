// Errors of limits: what may be printed on a space of a corner.
import type { ContentFault, Path } from '../file/faults.ts';
import { CARD_MPH } from '../rows/limits.ts';

const LIMIT_MPH_MIN = 40;
const LIMIT_MPH_MAX = 160;

/** Returns the error of a limit that no space can have. */
export function limitErrors(limit: number, corner: string, path: Path): ContentFault[] {
  if (limit % CARD_MPH === 0 && limit >= LIMIT_MPH_MIN && limit <= LIMIT_MPH_MAX) return [];
  const message = `corner ${corner}: there is no limit of ${limit}`;
  return [
    {
      path,
      message,
      mend: `write a multiple of ${CARD_MPH} from ${LIMIT_MPH_MIN} to ${LIMIT_MPH_MAX}`,
    },
  ];
}
