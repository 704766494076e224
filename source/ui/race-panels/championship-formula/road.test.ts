// The road is the menu: the cursor among the ends of the ways, its path, and the card of the marked one.
import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../../circuit/board.ts';
import { play, situation } from '../../../testing/championship-formula/builders.ts';
import { screenAt } from '../../../testing/championship-formula/race-frame.ts';
import { frameOf } from '../../../testing/terminal/race-frame.ts';
import { typed } from '../../input/key.ts';
import type { RaceModel } from '../../screens/race/race-model.ts';
import { raceKey } from '../../screens/race/race-update.ts';
import { DEFAULT_SETTINGS } from '../../services.ts';
import { textWidth } from '../../theme/width.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import type { ChampionshipModel } from './championship-model.ts';
import { itemsAsked } from './items.ts';
import { endOf } from './road.ts';
import { SCENES } from './scenes.fixture.ts';
import { wayCard } from './view/way-card.ts';

const STAGE = { settings: DEFAULT_SETTINGS, size: { columns: 80, rows: 24 }, words: EN };
const TRAIN = 'a way with a slip';
/** Scenes whose question is for a way. */
const WAYS = Object.keys(SCENES).filter(name => name.startsWith('a way'));

function modelOf(scene: string): ChampionshipModel {
  const begin = SCENES[scene];
  if (begin === undefined) throw new Error(`no scene ${scene}`);
  return screenAt(begin());
}

function pressed(model: RaceModel, key: string): ChampionshipModel {
  return raceKey(model, typed(key), STAGE).race as ChampionshipModel;
}

function markedEnd(model: ChampionshipModel): string {
  const item = itemsAsked(model).find(({ value }) => value === model.at);
  return (item && endOf(model, item)) ?? '';
}

const cardOf = (model: ChampionshipModel, columns = 200, words = EN) =>
  wayCard(model, words, columns).map(row =>
    row
      .map(({ text }) => text)
      .join('')
      .trim(),
  );

describe('the cursor on the road', () => {
  it.each(WAYS)('comes to every end of %s once before it comes to the first again', scene => {
    const model = modelOf(scene);
    const ends = new Set(itemsAsked(model).map(item => endOf(model, item)));
    const seen = [markedEnd(model)];
    let now = model;
    for (let step = 0; step < ends.size; step++) {
      now = pressed(now, 'right');
      seen.push(markedEnd(now));
    }
    expect(new Set(seen)).toEqual(ends);
    expect(seen.at(-1)).toBe(seen[0]);
    expect(markedEnd(pressed(now, 'left'))).toBe(seen.at(-2));
  });

  it('goes along the road, and has its path drawn at once', () => {
    let now = modelOf(TRAIN);
    const { board } = now.table;
    const ticks: number[] = [];
    for (let step = 0; step < 12; step++) {
      now = pressed(now, 'right');
      ticks.push(spaceOf(board, markedEnd(now)).tick);
      const item = itemsAsked(now).find(({ value }) => value === now.at);
      const label = /^[0-9a-z]$/.test(item?.key ?? '') ? item?.key : '+';
      expect(frameOf(now, { size: { columns: 160, rows: 50 } })).toContain(`>${label}<`);
    }
    const falls = ticks.filter((tick, at) => tick < (ticks[at - 1] ?? 0));
    expect(falls.length).toBeLessThanOrEqual(1);
  });

  it('stays on the road where the path is not shown', () => {
    const now = pressed(pressed(modelOf(TRAIN), 'p'), 'right');
    expect(frameOf(now, { size: { columns: 80, rows: 24 } })).toMatch(/>[0-9a-z+]</);
  });
});

describe('the key of the brakes', () => {
  const brakeOf = (model: ChampionshipModel) => {
    const choice = itemsAsked(model).find(({ value }) => value === model.at)?.choice;
    return choice?.kind === 'drive' ? choice.brake : -1;
  };

  it('slows the marked way by 20 mph at a time, and lets go after the most', () => {
    const presses = [modelOf(TRAIN)];
    for (let count = 0; count < 8; count++) {
      presses.push(pressed(presses.at(-1) ?? modelOf(TRAIN), 'b'));
    }
    const brakes = presses.map(brakeOf);
    const most = Math.max(...brakes);
    expect(most).toBeGreaterThan(0);
    const round = Array.from({ length: most / 20 + 1 }, (_, step) => 20 * step);
    expect(brakes).toEqual([...round, ...round, ...round].slice(0, brakes.length));
    const first = presses[0];
    expect(presses.filter(model => brakeOf(model) === 0).map(({ at }) => at)).toEqual(
      presses.filter(model => brakeOf(model) === 0).map(() => first?.at),
    );
  });

  it('says what the next press costs, and Escape lets go', () => {
    const now = modelOf(TRAIN);
    expect(frameOf(now, { size: { columns: 160, rows: 50 } })).toMatch(
      /\[b\] brake: .* to \d+, brakes /,
    );
    const braked = pressed(now, 'b');
    expect(frameOf(braked, { size: { columns: 160, rows: 50 } })).toMatch(/Braking by 20 mph/);
    const letGo = pressed(braked, 'escape');
    expect(letGo.at).toBe(now.at);
    expect(letGo.kept.cut).toBe(0);
  });
});

describe('the card of a way', () => {
  it('says how far the next corner is, its limits, what the way costs and what that corner will', () => {
    expect(cardOf(modelOf(TRAIN))).toEqual([
      'M31, 11 to Ascari (100-160); B 1 behind',
      '1 wear/chance 42%; next: Ascari free',
    ]);
    expect(cardOf(modelOf(TRAIN), 200, FR)).toEqual([
      'C31, Ascari (100-160) à 11 ; B à 1 derrière',
      '1 usure/chance 42\u00a0% ; puis Ascari gratuit',
    ]);
  });

  it('says in a corner what its space allows, and how far it is to the exit', () => {
    const ways = modelOf(TRAIN);
    const braking = [ways, pressed(ways, 'b'), pressed(pressed(ways, 'b'), 'b')];
    const at = (model: ChampionshipModel) =>
      itemsAsked(model).find(item => endOf(model, item) === 'R38');
    const now = braking.flatMap(model => {
      const item = at(model);
      return item === undefined ? [] : [{ ...model, at: item.value }];
    })[0];
    if (now === undefined) throw new Error('no way ends there');
    const [where = '', cost = ''] = cardOf(now);
    expect(where).toContain('R38 in Lesmo 2 (100), 1 to exit');
    expect(cost).toContain('brakes ');
  });

  it('says of a way off the road where it ends and that it does', () => {
    const [where = '', cost] = cardOf(modelOf('a way after late braking'));
    expect(where).toMatch(/^M10 in Rettifilo \(60\), 2 to exit/);
    expect(cost).toBe('OFF ROAD');
  });

  it('names who may slip the car there, before who is near', () => {
    const cars = [
      { space: 'M3', speed: 80 },
      { space: 'M1', speed: 80 },
      { space: 'L2', speed: 80 },
    ];
    const now = play(
      situation({ cars }),
      ...[60, 80, 60].map((speed, seat) => ({ kind: 'playCard' as const, seat, speed })),
    );
    const at = screenAt(now);
    const ends = itemsAsked(at).find(item => endOf(at, item) === 'M6');
    const marked = { ...at, at: ends?.value ?? '' };
    expect(cardOf(marked)[0]).toMatch(/^M6, 4 to Bend \(60-100\); C may slip you; /);
    expect(cardOf(marked, 40)[0]).toBe('M6, 4 to Bend (60-100); C may slip you');
    expect(cardOf(marked, 200, FR)[0]).toContain('aspiration possible : C');
  });

  it.each(WAYS.flatMap(scene => [EN, FR].map(words => [scene, words] as const)))(
    'has room beside the map for every end of %s',
    (scene, words) => {
      const model = modelOf(scene);
      for (const { value } of itemsAsked(model)) {
        for (const text of cardOf({ ...model, at: value }, 56, words)) {
          expect(textWidth(text), text).toBeLessThanOrEqual(55);
        }
      }
    },
  );
});
