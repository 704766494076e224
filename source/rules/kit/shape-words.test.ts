import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { shapeWords } from './shape-words.ts';

const shape = z.strictObject({
  laps: z.int().min(1),
  cars: z.array(z.strictObject({ gear: z.int().min(1).max(6), name: z.string().min(1) })).min(1),
  sky: z.enum(['sun', 'rain']),
  step: z.enum(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']),
  state: z.array(z.int()).length(2),
  dice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('seeded') }),
    z.strictObject({ kind: z.literal('scripted'), used: z.int() }),
  ]),
  version: z.literal(1, { error: 'only version 1 is read' }),
});

const SOUND = {
  laps: 3,
  cars: [{ gear: 1, name: 'Ada' }],
  sky: 'sun',
  step: 'a',
  state: [1, 2],
  dice: { kind: 'seeded' },
  version: 1,
};

function words(value: unknown): readonly string[] {
  const read = shape.safeParse(value);
  return read.success ? [] : shapeWords(read.error.issues, value);
}

describe('the shape of what came from outside is faulted in plain words', () => {
  test.each<[object, string]>([
    [{ laps: undefined }, 'laps: it is missing'],
    [{ laps: 'three' }, 'laps: a whole number belongs here, not "three"'],
    [{ laps: 1.5 }, 'laps: a whole number belongs here, not 1.5'],
    [{ laps: 0 }, 'laps: 0 is less than 1'],
    [{ laps: null }, 'laps: a whole number belongs here, not null'],
    [{ cars: {} }, 'cars: a list belongs here, not an object'],
    [{ cars: [] }, 'cars: entries: at least 1 belong here'],
    [{ cars: [7] }, 'cars.0: an object belongs here, not 7'],
    [{ cars: [{ gear: 9, name: 'Ada' }] }, 'cars.0.gear: 9 is more than 6'],
    [{ cars: [{ gear: 1, name: '' }] }, 'cars.0.name: characters: at least 1 belong here'],
    [{ cars: [{ gear: 1, name: ['Ada'] }] }, 'cars.0.name: a text belongs here, not a list'],
    [{ sky: 'fog' }, 'sky: "fog" is not one of sun, rain'],
    [{ step: 'z' }, 'step: "z" is not known here'],
    [{ state: [1, 2, 3] }, 'state: entries: 2 belong here'],
    [{ dice: { kind: 'loaded' } }, 'dice.kind: "loaded" is not known here'],
    [{ dice: {} }, 'dice.kind: it is missing'],
    [{ dice: { kind: 'scripted' } }, 'dice.used: it is missing'],
    [{ pets: 1 }, 'pets: there is no such field'],
    [{ version: 2 }, 'version: only version 1 is read'],
    [{ sky: 'x'.repeat(99) }, `sky: "${'x'.repeat(38)}… is not one of sun, rain`],
  ])('%j', (change, fault) => {
    expect(words({ ...SOUND, ...change })).toEqual([fault]);
  });

  test('all faults at once', () => {
    expect(words({ ...SOUND, laps: 0, sky: 7 })).toHaveLength(2);
  });

  test('something else altogether is named as a whole', () => {
    expect(words([])).toEqual(['the whole: an object belongs here, not a list']);
  });
});
