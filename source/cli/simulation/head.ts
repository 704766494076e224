// The line over the figures of a simulation.
import { bookNamed } from '../../rules/games.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import type { SimulationPlan } from './plan.ts';

export function headOf({ rules, laps, cars, options, points }: SimulationPlan): string {
  const declared = bookNamed(rules)?.options ?? [];
  const parts = [
    rules,
    plural(cars.length, 'car', 'cars'),
    plural(laps, 'lap', 'laps'),
    ...declared.flatMap(({ name, flag }) => flag?.told[options[name] ?? ''] ?? []),
  ];
  return `${parts.join(', ')}; points ${points.join('-')}`;
}
