import { describe, expect, it } from 'vitest';
import { dayLine, rollsText } from './day-line.ts';

const LAP = { isWhole: true, plays: 16, gears: [2, 3, 5, 6, 5, 3], timeMs: 48_990, parTenths: 150 };

describe('the line of a lap', () => {
  const day = { date: '2026-11-22', trackName: 'Monza' };
  const words = {
    rolls: (rolls: number) => `${rolls} rolls`,
    par: (par: string) => `par ${par}`,
    aborted: 'out',
  };

  it('has date, circuit, rolls, par, a bar for each gear, and the time in whole seconds', () => {
    expect(dayLine(day, LAP, words)).toBe(
      `Chicane 2026-11-22 Monza 6 rolls + 10, par 15.0 ▂▃▆█▆▃ 0'48"`,
    );
  });

  it('has as many bars as it says rolls, and what else counts apart from them', () => {
    const clean = { ...LAP, plays: LAP.gears.length };
    expect(dayLine(day, clean, words)).toContain(' 6 rolls, par');
    expect(rollsText(28, 21, words)).toBe('21 rolls + 7');
  });

  it('is ASCII alone where it has to be', () => {
    expect(dayLine(day, LAP, words, true)).toMatch(/ par 15\.0 235653 0'48"$/);
  });

  it('says that a lap had no end', () => {
    expect(dayLine(day, { ...LAP, isWhole: false }, words)).toContain('Monza out, par');
  });
});
