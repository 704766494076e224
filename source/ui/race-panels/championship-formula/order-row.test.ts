import { describe, expect, it } from 'vitest';
import {
  cards,
  choices,
  play,
  type Situation,
  situation,
  started,
} from '../../../testing/championship-formula/builders.ts';
import { screenAt } from '../../../testing/championship-formula/race-frame.ts';
import type { Row } from '../../rows.ts';
import { gapRows } from '../../screens/race/view/commentary-rows.ts';
import { UNICODE } from '../../theme/glyphs.ts';
import { EN } from '../../words/en/words.ts';
import type { ChampionshipModel } from './championship-model.ts';
import { championshipPanels } from './championship-panels.ts';
import { stepsOf } from './steps.ts';
import { dashboard } from './view/dashboard.ts';
import { orderRow, titleRow } from './view/heading.ts';

const CARS = [
  { space: 'M6', speed: 100 },
  { space: 'L4', speed: 60 },
  { space: 'R2', speed: 80 },
];
const textOf = (row: Row) => row.map(({ text }) => text).join('');
const order = (model: ChampionshipModel) => textOf(orderRow(model, 80, EN));

const planning = () => situation({ cars: CARS });
const card = (seat: number, speed: number) => ({ kind: 'playCard', seat, speed }) as const;

describe('the order of the cars', () => {
  it('has the speed of the last turn, and a star at the car that is asked', () => {
    expect(order(screenAt(planning(), { seat: 1 }))).toBe(' order 1A/100 2B*/60 3C/80');
  });

  it('shows the backs of the cards that lie, one’s own too (CFR-64)', () => {
    const now = play(planning(), card(0, 120), card(2, 80));
    expect(order(screenAt(now))).toBe(' order 1A/100# 2B*/60 3C/80#');
  });

  it('shows all cards turned until their cars have moved (CFR-61)', () => {
    const now = play(planning(), card(0, 60), card(1, 60), card(2, 100));
    expect(order(screenAt(now))).toBe(' order 1A*/60 2B/60 3C/80>100');
    const [straight] = choices(now, 'drive');
    const moved = play(now, { kind: 'drive', path: straight?.path, brake: 0 });
    expect(order(screenAt(moved))).toBe(' order 1A/60 2B*/60 3C/80>100');
  });

  it('tells of the pictures while they run', () => {
    const model = { ...screenAt(planning()), notes: { 1: '60>80' } };
    expect(order(model)).toContain('2B/60>80');
  });

  it('shows turned cards alone where twelve cars leave no room', () => {
    const notes = { 0: '100>140', 1: '60>120', 2: '80' };
    const model = { ...screenAt(planning()), notes };
    expect(textOf(orderRow(model, 30, EN))).toBe(' order A*>140 B>120 C/80');
  });

  it('leaves out places, then speeds, where there is no room', () => {
    const model = screenAt(planning());
    expect(textOf(orderRow(model, 24, EN))).toBe(' order A*/100 B/60 C/80');
    expect(textOf(orderRow(model, 20, EN))).toBe(' order A* B C');
  });
});

it('the title tells how many cards lie', () => {
  const now = play(planning(), card(0, 120));
  expect(textOf(titleRow(screenAt(now), 80, EN))).toContain('planning, 1 of 3 cards laid');
});

describe('an event on the screen', () => {
  it('turns a card beside its car, without a picture of its own', () => {
    const event = { kind: 'cardRevealed', seat: 1, speed: 100, before: 60 } as const;
    expect(stepsOf(event)).toEqual([{ kind: 'note', seat: 1, text: '60>100' }]);
    expect(stepsOf({ ...event, speed: 60 })).toEqual([{ kind: 'note', seat: 1, text: '60' }]);
  });

  it('marks a card that was out of reach, and warns of it in the log (CFR-159)', () => {
    const event = { kind: 'cardRevealed', seat: 1, speed: 100, before: 60, planned: 160 } as const;
    expect(stepsOf(event)).toEqual([{ kind: 'note', seat: 1, text: '60>100!' }]);
    const { table } = screenAt(planning());
    expect(championshipPanels.line(table, event, EN.race)).toMatchObject({
      text: expect.stringMatching(/160 mph, which is out of reach: 100 mph/),
      tone: 'warn',
    });
  });

  it('moves a car space by space, and tells its new speed', () => {
    const moved = { kind: 'carMoved', seat: 0, from: 'M6', to: 'M7' } as const;
    expect(stepsOf(moved)).toEqual([{ kind: 'place', piece: 0, space: 'M7' }]);
    const slower = { kind: 'speedChanged', seat: 0, speed: 40 } as const;
    expect(stepsOf(slower)).toEqual([{ kind: 'note', seat: 0, text: '40' }]);
  });
});

describe('the dashboard', () => {
  it('has what the cards of the car say, damage taken off and marked (CFR-84)', () => {
    const now = situation({
      cars: [{ space: 'M6', speed: 100, damage: { deceleration: 1 } }, ...CARS.slice(1)],
    });
    const row = textOf(
      dashboard(screenAt(now, { seat: 0 }), { columns: 120, rows: 1, glyphs: UNICODE }, EN).flat(),
    );
    expect(row).toMatch(/^ Ann \(A\) {2}100 mph {2}wear 20\/21 \(third 6\) {2}skill 6/);
    expect(row).toContain('acc 60 dec 40! top 160 start 60');
  });

  it('has the wear left for this third of the race, as each third gets as much (CFR-168)', () => {
    const wearAt = (laps: number, wear: number) => {
      const now = situation({ cars: [{ space: 'M6', laps, wear }, ...CARS.slice(1)] });
      return textOf(
        dashboard(
          screenAt(now, { seat: 0 }),
          { columns: 120, rows: 1, glyphs: UNICODE },
          EN,
        ).flat(),
      );
    };
    // Of 21 wear, 14 are for the second and the third lap of three.
    expect(wearAt(1, 20)).toContain('wear 20/21 (third 6)');
    expect(wearAt(2, 6)).toContain('wear 6/21 (third -1)');
    expect(wearAt(3, 2)).toContain('wear 2/21 (third 2)');
  });

  it('has red chips and tires in fewer signs where there is little room', () => {
    const chips = { wear: 9, green: 4, red: 1, startingWear: 15 };
    const car = { space: 'M6', speed: 100, cards: cards(1, 1, 0, 0, -1, 1), ...chips };
    const now = situation({ cars: [car, ...CARS.slice(1)] });
    const row = (columns: number) =>
      textOf(
        dashboard(screenAt(now, { seat: 0 }), { columns, rows: 1, glyphs: UNICODE }, EN).flat(),
      );
    expect(row(90)).toContain('skill 4 red 1  acc 60');
    expect(row(80)).toMatch(
      /wear 9\/15 \(third -1\) {2}skill 4\+1 {2}acc 60 dec 60 top 160 start 60/,
    );
  });

  it('has place, lap and the cars next to it above, where there is room', () => {
    const rows = dashboard(
      screenAt(situation({ cars: CARS }), { seat: 0 }),
      { columns: 120, rows: 3, glyphs: UNICODE },
      EN,
    ).map(textOf);
    expect(rows[0]).toMatch(/^ Ann \(A\).* P\d of 3 {2}lap 1\/\d.*[▲▼] .* (spaces?|level)/);
    expect(rows[1]).toMatch(/^ 100 mph {2}wear/);
  });

  it('has what is paid in the corner, and only there (CFR-40)', () => {
    const credit = { corner: 0, over: 40, wear: 2, roll: false };
    const paid = situation({ cars: [{ space: 'L10', speed: 100, wear: 18, credit }] });
    expect(
      textOf(dashboard(screenAt(paid), { columns: 120, rows: 1, glyphs: UNICODE }, EN).flat()),
    ).toContain('paid 40 over');
    expect(
      textOf(
        dashboard(screenAt(planning()), { columns: 120, rows: 1, glyphs: UNICODE }, EN).flat(),
      ),
    ).not.toContain('paid');
  });
});

it('a car that is home has its wear and its bid in the classification', () => {
  const now = situation({
    cars: [
      { space: 'M4', speed: 100, status: 'finished', place: 1, laps: 4, wear: 3 },
      { space: 'L4', speed: 60 },
    ],
    bids: [
      { wear: 2, skill: 1 },
      { wear: 0, skill: 0 },
    ],
  });
  expect(championshipPanels.result(screenAt(now), 0, EN)).toBe('finished, wear 3, bid 2.5');
});

describe('the gaps while others move', () => {
  const told = (now: Situation) => gapRows(screenAt(now), 80, EN).map(textOf);

  it('are told of cars that have a place on the road', () => {
    expect(told(planning())[0]).toMatch(/Ann 1st: \d+ spaces ahead of Ben/);
  });

  it('are not told before the cars stand on the grid', () => {
    expect(told(started(3))).toEqual([]);
  });
});
