// Programs that are killed at random moments in a season, each with a look at what is left of it.
import { expect, onTestFinished, test } from 'vitest';
import { volume } from '../../testing/volume.ts';
import { kindNamed } from '../season-kills/kinds.ts';
import { KilledSeason } from '../season-kills/try-kill.ts';

const KILLS = volume(16, 500);
const PATIENCE_MS = 60_000;

test(
  'whenever a program is killed, its season opens, nothing entered is lost or entered twice, and it is sound',
  async () => {
    const season = new KilledSeason(kindNamed('mixed', undefined), 3);
    onTestFinished(season.close);
    for (let count = 0; count < KILLS; count++) {
      const { faults, ...kill } = await season.kill();
      expect(faults, JSON.stringify(kill)).toEqual([]);
    }
  },
  KILLS * PATIENCE_MS,
);
