// French: what a choice does that only Trant knows.
import { spaceName } from '../../../replay/space-names.ts';
import type { Consequence } from '../../../rules/kit/types.ts';
import { costly, grave, harmless } from '../weights.ts';
import type { ConsequenceWords } from '../words.ts';

const INJURIES: Readonly<Record<string, ConsequenceWords>> = {
  unhurt: harmless('pilote indemne', 'indemne'),
  bruised: harmless('pilote contusionné', 'contusionné'),
  injured: grave('LE PILOTE MANQUE UNE COURSE', 'MANQUE 1 COURSE'),
  severe: grave('SAISON FINIE POUR LE PILOTE', 'SAISON FINIE'),
  killed: grave('PILOTE TUÉ', 'TUÉ'),
};

/** Why a move is longer or shorter than its driver meant. */
const PENALTIES: Readonly<Record<string, string>> = {
  skid: 'glisse',
  body: 'sans carrosserie',
  suspension: 'sans suspension',
  wornTires: 'pneus usés',
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
      return harmless(`${amount} PM`);
    case 'work':
      return costly(`${amount} PM de travail`);
    case 'softBonus':
      return harmless('un de plus en tendres', 'tendres +1');
    case 'wing':
      return harmless('un de moins grâce à l’aileron', 'aileron -1');
    case 'driverPoint':
      return { ...costly('un point de pilote', 'pil'), paid: true };
    case 'stall':
      return grave('cale');
    case 'injuryTest':
      return costly(`pilote en danger (${percent}\u00a0%)`, `blessé (${percent}\u00a0%)`);
    case 'injury':
      return INJURIES[name];
    case 'backmarkerTest':
      return costly(`choc avec un attardé (${percent}\u00a0%)`, `attardé (${percent}\u00a0%)`);
    case 'backmarkerTestOfLast':
      return costly(
        `choc avec un attardé (${percent}\u00a0% ÉLIM.)`,
        `attardé (${percent}\u00a0% ÉLIM.)`,
      );
    case 'penalty':
      return costly(`${PENALTIES[name] ?? name} : ${signed(amount)} PM`);
    case 'onlyTo':
      return costly(`ne va que jusqu’en ${spaceName(name, 'fr')}`);
    default:
      return undefined;
  }
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : `${amount}`;
}
