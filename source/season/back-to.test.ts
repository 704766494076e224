import { describe, expect, it } from 'vitest';
import { drivenOn, entering, openedSeason } from '../testing/season/seasons.ts';
import type { Entry } from './ledger/entry.ts';
import { readBack } from './read-back.ts';
import { newSeason } from './season.ts';
import { due } from './to-do.ts';

const BACK: Entry = {
  kind: 'ruled',
  ruling: { kind: 'backTo', line: 1 },
  reason: 'the wrong sky',
  by: 'the organiser',
};

describe('a season that is taken back', () => {
  it('races again with other dice, and keeps the saves of what is void', () => {
    const before = openedSeason();
    const [first] = due(before);
    const back = entering(drivenOn(before, 3, 1), BACK);
    const [again] = due(back);
    if (first?.kind !== 'race' || again?.kind !== 'race') throw new Error('a race is due');
    expect(again.race.attempt).toBe(2);
    expect(again.race.setup.seed).not.toBe(first.race.setup.seed);
    const twice = entering(drivenOn(back, 3, 1), BACK);
    expect(due(twice)).toMatchObject([{ kind: 'race', race: { attempt: 3 } }]);
    expect(readBack(newSeason(twice.plan, twice.venues), twice.lines).facts).toEqual(twice.facts);
  });

  it('drives its trials again with other dice', () => {
    const season = openedSeason({
      grid: 'trials',
      trials: { sessions: 1, hand: 'guided', void: 'last' },
    });
    const driven = drivenOn(season, 3, 2);
    const drove = driven.lines.flatMap(({ entry }) =>
      entry.kind === 'trialDriven' ? [entry.driver] : [],
    );
    const open = due(entering(driven, BACK));
    expect(open).toHaveLength(4);
    for (const one of open) {
      if (one.kind !== 'trial') throw new Error('a trial is due');
      expect(one.attempt).toBe(drove.includes(one.driver) ? 1 : 0);
    }
  });
});
