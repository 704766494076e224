import { describe, expect, it } from 'vitest';
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import { resultOf } from '../../../rules/championship-formula/chapters/car/rolls.ts';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import { situation } from '../../../testing/championship-formula/builders.ts';
import { screenAt } from '../../../testing/championship-formula/race-frame.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';
import { EN } from '../../words/en/words.ts';
import { type ChampionshipModel, groundOfModel } from './championship-model.ts';
import { rollsOf } from './rolls.ts';

const MODEL = screenAt(
  situation({
    board: deriveRows(shippedCircuit('monza')),
    cars: [
      { space: 'L36', speed: 180 },
      { space: 'R10', speed: 60 },
    ],
  }),
) as ChampionshipModel;

const chance = {
  kind: 'rollRead',
  seat: 0,
  cause: 'chance',
  lowered: 0,
  result: 'yellow',
} as const;

describe('two dice', () => {
  it('show each total from the least to the most with its colour, red as the end (CFR-50, CFR-82)', () => {
    const event: ChampionshipEvent = { ...chance, total: 8 };
    const roll = rollsOf(MODEL, [event], EN).get(event);
    const { values } = groundOfModel(MODEL);
    const marks = { green: 'clear', yellow: 'spin', red: 'out' } as const;
    const most = 2 * Math.max(...values.die.faces);
    expect(roll?.faces.at(0)?.from).toBe(2 * Math.min(...values.die.faces));
    expect(roll?.faces.at(-1)?.to).toBe(most);
    for (const { from, to, mark } of roll?.faces ?? []) {
      for (let total = from; total <= to; total++) {
        expect(mark).toBe(marks[resultOf('chance', total, 0, values)]);
      }
    }
    expect(roll).toMatchObject({ value: 8, name: 'corner chance', verdict: 'yellow: spin' });
  });

  it('of CPU drivers have no picture', () => {
    const drivers = MODEL.table.drivers.map(driver => ({ ...driver, kind: 'cpu' as const }));
    const watched = { ...MODEL, table: { ...MODEL.table, drivers } };
    const event: ChampionshipEvent = { ...chance, total: 8 };
    expect(rollsOf(watched, [event], EN).size).toBe(0);
  });
});
