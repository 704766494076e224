import { describe, expect, it } from 'vitest';
import { PLAYTHROUGHS } from '../../../check/playthroughs.ts';
import { recordedRace } from '../../../check/recorded-races.ts';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { raceSheet } from '../make-sheet.ts';

const RACES = PLAYTHROUGHS.filter(({ book }) => book.startsWith('championship')).map(
  one => [`${one.book} on ${one.track}, seed ${one.seed}`, one] as const,
);

type Kind = ChampionshipEvent['kind'];
type Event<K extends Kind> = Extract<ChampionshipEvent, { readonly kind: K }>;

describe.each(RACES)('%s', (_, one) => {
  const { played, turns } = recordedRace(one);
  const events = turns.flatMap(turn => turn.events as readonly ChampionshipEvent[]);
  const race = turns.at(-1)?.race as ChampionshipRace;
  const sheet = raceSheet(played);
  const of = <K extends Kind>(seat: Seat, kind: K): readonly Event<K>[] =>
    events.filter(
      (event): event is Event<K> => event.kind === kind && 'seat' in event && event.seat === seat,
    );

  it('counts the turns of each car until it is home or out', () => {
    let turn = 0;
    for (const event of events) {
      if (event.kind === 'turnBegan') ({ turn } = event);
      if (event.kind !== 'finished' && event.kind !== 'retired') continue;
      expect(sheet.lines.find(({ seat }) => seat === event.seat)?.plays).toBe(turn);
    }
  });

  it('counts the chips that were spent in the race, and the bids apart from them', () => {
    for (const { seat, spent, figures } of sheet.lines) {
      const wear = of(seat, 'wearPaid').reduce((sum, event) => sum + event.wear, 0);
      const chips = of(seat, 'skillSpent');
      expect(spent['wear'] ?? 0).toBe(wear);
      expect(spent['skill'] ?? 0).toBe(chips.reduce((sum, { green }) => sum + green, 0));
      expect(spent['red'] ?? 0).toBe(chips.reduce((sum, { red }) => sum + red, 0));
      expect(figures['bidWear'] ?? 0).toBe(race.bids?.[seat]?.wear);
      expect(figures['bidSkill'] ?? 0).toBe(race.bids?.[seat]?.skill);
    }
  });

  it('tells what a car that is home has left', () => {
    for (const { seat, status, figures } of sheet.lines) {
      const { wear, green, red } = race.cars[seat] ?? {};
      const left = [figures['wearLeft'], figures['skillLeft'], figures['redLeft']];
      const isHome = status === 'finished';
      expect(left.map((count = 0) => count)).toEqual(isHome ? [wear, green, red] : [0, 0, 0]);
    }
  });

  it('counts chances, tests, spins, passes, blocks and slips as they are told', () => {
    for (const { seat, figures } of sheet.lines) {
      const rolls = of(seat, 'rollRead');
      const chances = rolls.filter(({ cause }) => cause === 'chance' || cause === 'crashAvoidance');
      const passes = rolls.filter(({ cause }) => cause === 'pass');
      const tests = rolls.filter(roll => !chances.includes(roll) && !passes.includes(roll));
      const lost = (list: typeof rolls) => list.filter(({ result }) => result !== 'green').length;
      const blocks = events.filter(
        event => event.kind === 'passTried' && event.other === seat && event.blocked,
      );
      const expected = {
        chances: chances.length,
        chancesLost: lost(chances),
        tests: tests.length,
        testsLost: lost(tests),
        spins: of(seat, 'carSpun').length,
        passesTried: of(seat, 'passTried').length,
        passes: passes.length - lost(passes),
        blocks: blocks.length,
        slips: of(seat, 'slipTaken').length,
        slipSpaces: of(seat, 'slipTaken').reduce((sum, { spaces }) => sum + spaces, 0),
        lateBrakings: of(seat, 'speedChanged').filter(({ late }) => late === true).length,
        pitStops: of(seat, 'pitEntered').length,
      };
      for (const [figure, count] of Object.entries(expected)) {
        expect(figures[figure] ?? 0, figure).toBe(count);
      }
    }
  });

  it('takes as the fastest lap the one with the fewest turns from line to line', () => {
    for (const { seat, fastestLap } of sheet.lines) {
      const crossings: number[] = [];
      let turn = 0;
      for (const event of events) {
        if (event.kind === 'turnBegan') ({ turn } = event);
        if (!('seat' in event) || event.seat !== seat) continue;
        const isLast = event.kind === 'finished';
        if (isLast || (event.kind === 'lineCrossed' && event.laps <= played.setup.laps)) {
          crossings.push(turn);
        }
      }
      const laps = crossings.slice(1).map((at, index) => at - (crossings[index] ?? 0));
      expect(fastestLap).toBe(laps.length === 0 ? undefined : Math.min(...laps));
    }
  });

  it('tells why, where and in which turn a car dropped out', () => {
    let turn = 0;
    for (const event of events) {
      if (event.kind === 'turnBegan') ({ turn } = event);
      if (event.kind !== 'retired') continue;
      const out = sheet.lines.find(({ seat }) => seat === event.seat)?.out;
      const space = played.board.spaces[played.board.indexOf.get(event.space) ?? -1];
      const where = played.board.corners[space?.corner ?? -1]?.name ?? '';
      expect(out).toMatchObject({ round: turn, cause: event.cause, where });
    }
  });
});
