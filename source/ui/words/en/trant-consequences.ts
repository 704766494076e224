// English: what a choice does that only Trant knows.
import type { Consequence } from '../../../rules/kit/types.ts';
import { costly, grave, harmless } from '../weights.ts';
import type { ConsequenceWords } from '../words.ts';

const INJURIES: Readonly<Record<string, ConsequenceWords>> = {
  unhurt: harmless('driver unhurt', 'unhurt'),
  bruised: harmless('driver bruised', 'bruised'),
  injured: grave('DRIVER MISSES THE NEXT RACE', 'MISSES A RACE'),
  severe: grave('DRIVER OUT FOR THE SEASON', 'SEASON OVER'),
  killed: grave('DRIVER KILLED', 'KILLED'),
};

/** Why a move is longer or shorter than its driver meant. */
const PENALTIES: Readonly<Record<string, string>> = {
  skid: 'skids',
  body: 'no bodywork',
  suspension: 'no suspension',
  wornTires: 'worn tires',
};

/** Returns the words for a consequence of Trant, undefined for another one. */
export function ofTrant({
  kind,
  amount = 0,
  name = '',
  percent = 0,
}: Consequence): ConsequenceWords | undefined {
  switch (kind) {
    case 'movementPoints':
      return harmless(`${amount} MP`);
    case 'work':
      return costly(`${amount} MP of work`);
    case 'softBonus':
      return harmless('one more on soft tires', 'soft +1');
    case 'wing':
      return harmless('one less with the wing', 'wing -1');
    case 'driverPoint':
      return { ...costly('a driver point', 'drv'), paid: true };
    case 'stall':
      return grave('stalls');
    case 'injuryTest':
      return costly(`driver may be hurt (${percent}%)`, `hurt (${percent}%)`);
    case 'injury':
      return INJURIES[name];
    case 'backmarkerTest':
      return costly(`may hit a backmarker (${percent}%)`, `backmarker (${percent}%)`);
    case 'backmarkerTestOfLast':
      return costly(`may hit a backmarker (${percent}% OUT)`, `backmarker (${percent}% OUT)`);
    case 'penalty':
      return costly(`${PENALTIES[name] ?? name}: ${signed(amount)} MP`);
    case 'onlyTo':
      return costly(`only gets to ${name}`);
    default:
      return undefined;
  }
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : `${amount}`;
}
