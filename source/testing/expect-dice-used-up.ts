// Unused dice of a script point to a rule that was not played, so tests end with this check.
import type { Race } from '../rules/kit/types.ts';

/**
 * Expects that every scripted face has been thrown.
 * @throws Error that names the faces left, or says that the dice are not scripted.
 */
export function expectDiceUsedUp(race: Race): void {
  const { dice } = race;
  if (dice.kind !== 'scripted') throw new Error('the dice of this race are not scripted');
  if (dice.faces.length === 0) return;
  throw new Error(
    `${dice.used} scripted dice fell, ${dice.faces.length} are left: ${dice.faces.join(', ')}`,
  );
}
