import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptChances } from '../../storage/saves/chances-file.ts';
import { playOut } from '../../testing/bids/bid-session.ts';
import { sessionOf } from '../../testing/every-book.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import type { ChancesTold, RacedBefore } from '../../ui/services.ts';
import { chancesOf } from './chances.ts';

const LONG = { timeout: 120_000 };

function raced(book: string): RacedBefore {
  const session = sessionOf(book);
  playOut(session);
  return { played: session.played(), seats: session.seats, file: join(freshFolder(), 'a.json') };
}

function until(
  race: RacedBefore,
  isEnough: (told: ChancesTold) => boolean,
  workMs?: number,
): Promise<{ readonly told: ChancesTold; readonly stop: () => void }> {
  return new Promise(resolve => {
    const stop = chancesOf(race, told => isEnough(told) && resolve({ told, stop }), workMs);
  });
}

describe('the chances to win', () => {
  it('are imagined in threads, told with every race won by somebody, and kept', LONG, async () => {
    const race = raced('bga-basic');
    const some = ({ points }: ChancesTold) => points.some(({ races }) => races > 0);
    const first = await until(race, some);
    first.stop();
    for (const { races, wins } of first.told.points) {
      expect(wins.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(races);
    }
    expect(existsSync(race.file.replace('.json', '.chances'))).toBe(false);
    const { told } = await until(race, ({ share }) => share === 1, 4000);
    const answers = race.played.answers.length;
    expect(keptChances(race.file, answers)).toEqual(told.points);
    const again = await until(race, ({ share }) => share === 1);
    expect(again.told.points).toEqual(told.points);
  });

  it('are told no more within half a second of being stopped', LONG, async () => {
    const race = raced('bga-basic');
    let told = 0;
    const stop = chancesOf(race, () => {
      told += 1;
    });
    await new Promise(resolve => setTimeout(resolve, 600));
    stop();
    const at = told;
    await new Promise(resolve => setTimeout(resolve, 500));
    expect(told).toBe(at);
    const threads = process.getActiveResourcesInfo().filter(name => name.includes('Worker'));
    expect(threads).toEqual([]);
  });
});
