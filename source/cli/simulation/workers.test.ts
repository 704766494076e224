import { expect, test } from 'vitest';
import { addCounts, type Counts, countOf } from './counts.ts';
import type { SimulationPlan } from './plan.ts';
import { raceAll, type Work } from './workers.ts';

const plan: SimulationPlan = {
  rules: 'masters-2002',
  laps: 1,
  cars: ['club', 'random'],
  options: {},
  points: [10],
};
/** A plan of random drivers, for whom nothing is solved, where it does not matter who drives. */
const quickPlan: SimulationPlan = { ...plan, cars: ['random', 'random'] };
const work: readonly Work[] = [
  { track: 'otterbrook', seeds: [[1, 5]] },
  { track: 'saltmarsh', seeds: [[2, 2]] },
];

async function countedBy(
  workers: number,
  raced = plan,
  onCounted: () => void = () => {},
  stop = new AbortController(),
) {
  const byTrack = new Map<string, Counts>();
  await raceAll(raced, work, {
    workers,
    signal: stop.signal,
    onCounted({ track }, counts) {
      byTrack.set(track, addCounts([byTrack.get(track) ?? {}, counts]));
      onCounted();
    },
  });
  return byTrack;
}

test('the same is counted whatever the number of threads', async () => {
  const alone = await countedBy(1);
  expect(countOf(alone.get('otterbrook') ?? {}, 'races')).toBe(5);
  expect(countOf(alone.get('saltmarsh') ?? {}, 'races')).toBe(1);
  const together = await countedBy(3);
  for (const track of ['otterbrook', 'saltmarsh']) {
    expect(JSON.stringify(together.get(track))).toBe(JSON.stringify(alone.get(track)));
  }
});

test('a stop ends it with what is counted until then', async () => {
  const stop = new AbortController();
  const counted = await countedBy(1, quickPlan, () => stop.abort(), stop);
  expect(countOf(counted.get('otterbrook') ?? {}, 'races')).toBe(1);
  expect(counted.get('saltmarsh')).toBeUndefined();
});

test('a circuit that is not there is told by the thread that needs it', async () => {
  const lost = raceAll(quickPlan, [{ track: 'nowhere-at-all', seeds: [[1, 1]] }], {
    workers: 1,
    signal: new AbortController().signal,
    onCounted: () => {},
  });
  await expect(lost).rejects.toThrow(/nowhere-at-all/);
});
