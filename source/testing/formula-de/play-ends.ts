// What a driver can make of a play, in short, for tests that compare all its ends at once.
import { car, everyEnd, type Situation, toldOf, where } from './builders.ts';

/**
 * Returns everything that the driver can make of the roll: end space with brakes and tires paid, or why the car is out.
 */
export function ways(situation: Situation): readonly string[] {
  const all = everyEnd(situation).map(end => {
    if (car(end, 0).status !== 'racing') return `out ${car(end, 0).retirement}`;
    const paid = (part: string) =>
      toldOf(end, 'pointsPaid', 0)
        .filter(event => event.part === part)
        .reduce((sum, event) => sum + event.amount, 0);
    return `${where(end, 0)} brakes ${paid('brakes')} tires ${paid('tires')}`;
  });
  return [...new Set(all)].sort();
}
