// Almost legal choices: legal ones with one thing changed. The caller must check whether one happens to be legal.
import type { Choice } from '../../rules/kit/types.ts';
import type { Sampler } from './sampler.ts';

/** Returns choices mutated from those of a list, some for each field of one of them. */
export function mutationsOf(choices: readonly Choice[], sampler: Sampler): readonly Choice[] {
  if (choices.length === 0) return [];
  const choice = sampler.one(choices);
  const texts = [...new Set(choices.flatMap(one => textsIn(one)))];
  const fields = Object.entries(choice).flatMap(([key, value]) => [
    without(choice, key),
    ...variantsOf(value, texts, sampler).map(variant => ({ ...choice, [key]: variant })),
  ]);
  return [...fields, { ...choice, extra: 1 }, { kind: '' }] as unknown as readonly Choice[];
}

function without(choice: Choice, key: string): object {
  return Object.fromEntries(Object.entries(choice).filter(([other]) => other !== key));
}

function variantsOf(
  value: unknown,
  texts: readonly string[],
  sampler: Sampler,
): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, -value - 1, value + 0.5, `${value}`];
  if (typeof value === 'string') return [`${value} `, '', 7, sampler.one([...texts, 'X0'])];
  if (!Array.isArray(value)) return [undefined, 'odd'];
  const list: readonly unknown[] = value;
  return [
    [],
    list.toReversed(),
    list.slice(0, -1),
    [...list, sampler.one([...texts, 'X0'])],
    'odd',
  ];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
