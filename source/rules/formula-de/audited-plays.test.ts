// Single plays in random crowds, each recounted by the audits.
import { describe, expect, test } from 'vitest';
import { spaceAt, spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import { cornersBoard } from '../../testing/circuits/tiny-circuits.ts';
import { AUDITS, all, type Played } from '../../testing/formula-de/audits.ts';
import { type CarSpec, track, writtenRace } from '../../testing/formula-de/builders.ts';
import { picker } from '../../testing/formula-de/random-drive.ts';
import { volume } from '../../testing/volume.ts';
import { seededDice } from '../kit/dice.ts';
import type { FormulaDeChoice } from './choices.ts';
import type { FormulaDeEvent } from './events.ts';
import { masters2005 as book } from './masters/masters-2005.ts';
import type { FormulaDeRace } from './state.ts';

const ENDS = ['playBegan', 'roundBegan', 'raceEnded', 'playSkipped', 'carTurnedRound'];

type Pick = (bound: number) => number;

/**
 * Returns a race with a crowd: car 0 with few points and up to ten cars of all conditions within 15 spaces of it; the
 * last car is far away and plays next.
 */
function crowd(board: FormulaBoard, pick: Pick): FormulaDeRace {
  const spaces = board.spaces.filter(space => space.kind === 'track');
  const start = spaces[pick(spaces.length)] ?? spaceAt(board, 0);
  const gap = (space: FormulaSpace) => (space.tick - start.tick + board.ticks) % board.ticks;
  const near = spaces.filter(space => gap(space) < 30 && space.index !== start.index);
  const far = spaces.find(space => gap(space) > 60 && gap(space) < 70) ?? start;
  const taken = new Set(Array.from({ length: 10 }, () => near[pick(near.length)] ?? start));
  const stops = board.corners[start.corner]?.stops ?? 0;
  return {
    ...writtenRace({
      board,
      laps: 2,
      cars: [
        {
          space: start.id,
          gear: Math.max(1 + pick(6), 1 + pick(6)),
          laps: 1 + pick(2),
          stops: Math.max(0, stops - pick(3)),
          points: {
            tires: pick(9),
            brakes: pick(7),
            body: 1 + pick(2),
            engine: 1 + pick(2),
            handling: 1 + pick(2),
          },
        },
        ...[...taken].map(space => ({ space: space.id, ...neighbour(pick) })),
        { space: far.id },
      ],
      dangerous: [...new Set(Array.from({ length: 3 }, () => near[pick(near.length)]?.id ?? ''))],
      toPlay: [0, taken.size + 1],
    }),
    dice: seededDice(pick(1_000_000)),
  };
}

const SOUND = ['sound', 'sound', 'sound', 'sound', 'sound'] as const;

function neighbour(pick: Pick): Partial<CarSpec> {
  const condition = ([...SOUND, 'spun', 'stalled', 'wreck'] as const)[pick(8)];
  const points = { body: 1 + pick(2), engine: 1 + pick(2) };
  if (condition === 'spun') {
    return { condition, gear: 3 + pick(4), points: { ...points, tires: 0 }, start: 'restartRoll' };
  }
  if (condition === 'stalled') {
    return { condition, gear: 1, points, start: 'firstGear', aggravates: pick(2) === 0 };
  }
  if (condition === 'wreck') {
    const engine = pick(3) === 0;
    return { condition, retirement: engine ? 'engine' : 'blocking', aggravates: !engine };
  }
  const gear = [4, 4, 4, 5, 3][pick(5)] ?? 4;
  return { gear, points, arrival: pick(1000) };
}

/** Returns any answer, but often a high gear, an unbraked move that ends behind another car, or a slipstream. */
function answer(
  board: FormulaBoard,
  { cars }: FormulaDeRace,
  list: readonly FormulaDeChoice[],
  pick: Pick,
): FormulaDeChoice | undefined {
  const taken = new Set(cars.filter(car => car.onBoard).map(car => car.space));
  const behind = (id: string) => taken.has(spaceAt(board, spaceOf(board, id).ahead).id);
  const keen = list.filter(choice => {
    if (choice.kind === 'chooseGear') return choice.gear >= 4;
    if (choice.kind === 'move') return choice.brakes === 0 && behind(choice.to);
    return choice.kind === 'takeSlipstream';
  });
  const declines = list.filter(choice => choice.kind === 'declineSlipstream');
  const rest = declines.length > 0 ? declines : list;
  const from = keen.length > 0 && pick(4) > 0 ? keen : rest;
  return from[pick(from.length)];
}

/** Plays car 0 at random until its play is over. */
function audited(board: FormulaBoard, seed: number): Played {
  const pick = picker(seed);
  const before = book.resumeAt(crowd(board, pick), board).race;
  const choices: FormulaDeChoice[] = [];
  const events: FormulaDeEvent[] = [];
  for (let now = before; ; ) {
    const [asked] = book.decisions(now, board);
    const choice = answer(board, now, asked?.choices ?? [], pick);
    if (asked === undefined || choice === undefined) throw new Error('the play has no end');
    const next = book.apply(now, asked.seat, choice, board);
    choices.push(choice);
    now = next.race;
    const end = next.events.findIndex(event => ENDS.includes(event.kind));
    events.push(...(end === -1 ? next.events : next.events.slice(0, end)));
    if (end !== -1) return { board, seat: 0, before, after: now, choices, events };
  }
}

const BOARDS = [
  cornersBoard(),
  track('14 2R5/4/3 5 1L2/3/4 1R4 18'),
  track('30 1R4 40 2L5/6/7 18'),
  track('20 1L4 9 2R6 20', 4),
];

describe('a play in a crowd, with any roll and any answers', () => {
  const seeds = Array.from({ length: 3000 }, (_, seed) => seed + 1);
  const seedsAudited = seeds.slice(0, volume(1000, seeds.length));

  test.each(BOARDS.map((board, place) => [place, board] as const))(
    'stands the audit on board %i',
    (_place, board) => {
      for (const seed of seedsAudited) {
        const played = audited(board, seed);
        // A car without engine may have rolled on already: inertia asks nothing where there is only one way.
        if (all(played, 'engineBlown').length > 0) continue;
        for (const audit of AUDITS) {
          try {
            audit(played);
          } catch (error) {
            const said = played.choices.map(choice => JSON.stringify(choice)).join('\n');
            const told = played.events.map(event => JSON.stringify(event)).join('\n');
            throw new Error(`${audit.name}, seed ${seed}\n${said}\n${told}\n${String(error)}`);
          }
        }
      }
    },
    60_000,
  );

  test('meets every kind of event that a play can tell', () => {
    const kinds = new Set(
      seeds.flatMap(seed =>
        audited(BOARDS[seed % BOARDS.length] ?? cornersBoard(), seed).events.map(told),
      ),
    );
    function told(event: FormulaDeEvent): string {
      if (event.kind === 'pointsPaid') return `${event.kind} ${event.why}`;
      return event.kind === 'carRetired' ? `${event.kind} ${event.why}` : event.kind;
    }
    for (const kind of [
      ...['carBlocked', 'carHeldBack', 'carSpun', 'slipstreamDeclined', 'cornerOvershot'],
      ...['overRevving', 'braking', 'overshoot', 'blocking', 'collision', 'collisionCaused'].map(
        why => `pointsPaid ${why}`,
      ),
      ...['engineTest', 'handling', 'slipstreamEntry'].map(why => `pointsPaid ${why}`),
      ...['overshoot', 'blocking', 'collision', 'engine', 'handling', 'overRevving'].map(
        why => `carRetired ${why}`,
      ),
      ...['carFinished', 'lapBegan', 'stopMade', 'spaceMarked'],
    ]) {
      expect([...kinds]).toContain(kind);
    }
  });
});
