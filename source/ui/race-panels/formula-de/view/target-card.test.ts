import { describe, expect, test } from 'vitest';
import { spaceAt, spaceOf } from '../../../../circuit/board.ts';
import { bgaBasic } from '../../../../rules/formula-de/bga/basic.ts';
import { masters2005 } from '../../../../rules/formula-de/masters/masters-2005.ts';
import {
  type CarSpec,
  choices,
  play,
  question,
  type Situation,
  race as situation,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../../testing/formula-de/race-model.ts';
import { boardOf } from '../../../../testing/terminal/screen-game.ts';
import { textWidth } from '../../../theme/width.ts';
import { EN } from '../../../words/en/words.ts';
import { FR } from '../../../words/fr/words.ts';
import { itemsAsked } from '../prompt.ts';
import { bonusFrom } from '../targets/bonus.ts';
import { draftersAt } from '../targets/drafts.ts';
import { promptLines } from './prompt-lines.ts';
import { targetCard } from './target-card.ts';

const BOARD = boardOf('otterbrook');
/** Eighty spaces of straight in each lane. */
const STRAIGHT = track('80 1R5 15');
const FAR = { board: BOARD, toPlay: [0], dice: [19], cars: [{ space: 'L14', gear: 5 }] };

function moving(spec: Parameters<typeof situation>[0], gear: number): Situation {
  return play(situation(spec), { kind: 'chooseGear', gear });
}

/** Returns the card of the target on a space, in so many columns. */
function cardAt(now: Situation, space: string, columns = 200, words = EN): readonly string[] {
  const model = raceModel(now, words);
  const item = itemsAsked(model, words.race).find(
    ({ choice }) => choice.kind === 'move' && choice.to === space,
  );
  return targetCard({ ...model, at: item?.value ?? '' }, words.race, columns).map(row =>
    row
      .map(({ text }) => text)
      .join('')
      .trim(),
  );
}

test('the card tells fewer gears rather than cut off how often one of them ends the race', () => {
  const now = moving(FAR, 5);
  const model = raceModel(now, EN);
  const nextIn = (columns: number) => {
    const [, row = []] = targetCard(model, EN.race, columns);
    return row
      .map(({ text }) => text)
      .join('')
      .trim();
  };
  const whole = nextIn(200);
  const gears = whole.split(', ');
  expect(gears).toHaveLength(3);
  const short = nextIn(textWidth(whole));
  expect(short.split(', ')).toHaveLength(2);
  for (const told of short.replace('next: ', '').split(', ')) expect(whole).toContain(told);
  expect(nextIn(5).split(', ')).toHaveLength(1);
});

test('the card tells first the gears to which changing is free (M-6-1-2)', () => {
  const model = raceModel(
    play(situation({ ...FAR, dice: [11] }), { kind: 'chooseGear', gear: 5 }),
    EN,
  );
  const [, row = []] = targetCard(model, EN.race, 80);
  const told = row.map(({ text }) => text).join('');
  // Lower gears stop in the corner more often, and cost up to three points.
  expect([...told.matchAll(/(\d)(?:st|nd|rd|th)/g)].map(([, gear]) => gear)).toEqual([
    '4',
    '5',
    '6',
  ]);
});

test('the keys of targets that are alike stand in brackets, since figures follow costs as well', () => {
  const model = raceModel(play(situation(FAR), { kind: 'chooseGear', gear: 5 }), EN);
  const lines = promptLines(model, itemsAsked(model, EN.race), 80, EN);
  const told = lines.map(({ row }) => row.map(({ text }) => text).join(''));
  expect(told.join('\n')).toMatch(/ or \[\d/);
  expect(told.join('\n')).not.toMatch(/ or \d/);
});

describe('who may draft the car on a target (M-18-1-1, R-48)', () => {
  const followed = (bob: CarSpec, toPlay: readonly number[] = [0, 1], dice = [9]) => ({
    board: STRAIGHT,
    toPlay,
    dice,
    cars: [{ space: '0@30', gear: 4 }, bob],
  });
  // Tests of the black die.
  const UNHARMED = Array<number>(12).fill(20);
  const BOB = { space: '0@27', gear: 4 };

  // Throws every face of every gear, and counts those that bring Bob into the wake: nothing of the screen is asked.
  function thrown(to: string, bob: CarSpec): number {
    const gears = [3, 4, 5];
    const shares = gears.map(gear => {
      const faces = masters2005.terms({}).values.gearDice[gear - 1]?.faces ?? [];
      const drawn = faces.filter(face => {
        const begun = moving(followed(bob, [0, 1], [9, face, ...UNHARMED]), 4);
        const path = choices(begun, 'move').find(one => one.to === to && one.brakes === 0);
        const after = play(begun, { ...path, kind: 'move' });
        if (!choices(after, 'chooseGear').some(one => one.gear === gear)) return false;
        const asked = play(after, { kind: 'chooseGear', gear });
        return choices(asked, 'move').some(
          one =>
            one.brakes === 0 &&
            question(play(asked, { ...one })).choices.some(({ kind }) => kind === 'takeSlipstream'),
        );
      });
      return drawn.length / faces.length;
    });
    return Math.round(100 * Math.max(...shares));
  }

  test('is told with the share of throws of the best gear, as the rules have it', () => {
    const now = moving(followed(BOB), 4);
    const model = raceModel(now, EN);
    const seen = new Set<number>();
    for (const item of itemsAsked(model, EN.race)) {
      if (item.choice.kind !== 'move' || item.choice.brakes > 0) continue;
      const percent = thrown(item.choice.to, BOB);
      const told = draftersAt(model, item);
      expect(told, item.choice.to).toEqual(percent === 0 ? [] : [{ seat: 1, percent }]);
      seen.add(percent);
      const drafts = percent === 0 ? /^(?!.*draft)/ : `; may slipstream past you: B ${percent}%`;
      const [where = ''] = cardAt(now, item.choice.to);
      expect(where).toMatch(drafts);
    }
    expect(Math.max(...seen)).toBeGreaterThan(0);
  });

  test('is no car that has played, nor one whose gears are too low, nor one in front', () => {
    const none = (bob: CarSpec, toPlay?: readonly number[]) => {
      const model = raceModel(moving(followed(bob, toPlay), 4), EN);
      return itemsAsked(model, EN.race).flatMap(item => draftersAt(model, item));
    };
    expect(none(BOB)).not.toEqual([]);
    expect(none({ ...BOB, space: '0@28' }, [0])).toEqual([]);
    expect(none({ ...BOB, gear: 1 })).toEqual([]);
    expect(none({ ...BOB, space: '1@50.5' })).toEqual([]);
  });

  test('is nobody by a book without slipstreams', () => {
    const spec = { ...followed(BOB), book: bgaBasic };
    const begun = play(situation(spec), { kind: 'chooseGear', gear: 4 });
    const model = raceModel(begun, EN);
    const items = itemsAsked(model, EN.race);
    expect(items.length).toBeGreaterThan(0);
    expect(items.flatMap(item => draftersAt(model, item))).toEqual([]);
  });

  test('stands before who is near, which is left out first, in both languages', () => {
    const now = moving(followed(BOB), 4);
    const model = raceModel(now, EN);
    const [item] = itemsAsked(model, EN.race).filter(one => draftersAt(model, one).length > 0);
    const to = item?.choice.kind === 'move' ? item.choice.to : '';
    const [whole = ''] = cardAt(now, to);
    expect(whole).toMatch(/; may slipstream past you: B \d+%; B \d+ behind$/);
    const [narrow = ''] = cardAt(now, to, textWidth(whole));
    expect(narrow).toMatch(/; may slipstream past you: B \d+%$/);
    expect(cardAt(now, to, 30)[0]).toMatch(new RegExp(`^${to}; may slipstream past you: B \\d+%$`));
    expect(cardAt(now, to, 200, FR)[0]).toMatch(
      /; aspiration pour B \d+\u00a0% ; B à \d+ derrière$/,
    );
  });
});

describe('where the extra space of soft tires would end (M-8-2-1)', () => {
  const on = (tires: 'soft' | 'hard') =>
    moving({ ...FAR, dice: [11], cars: [{ space: 'L14', gear: 4, tires }] }, 4);

  test('is said with the target, and is where the rules then offer it', () => {
    const now = on('soft');
    const model = raceModel(now, EN);
    const offered = itemsAsked(model, EN.race).map(item => {
      const { choice } = item;
      if (choice.kind !== 'move') return false;
      const after = play(now, { ...choice });
      const spaces = new Set(choices(after, 'useSoftBonus').map(({ to }) => to));
      expect(new Set(bonusFrom(model, item)), choice.to).toEqual(spaces);
      return spaces.size > 0;
    });
    expect(offered).toContain(true);
  });

  test('is a space straight ahead or beside that, told in both languages', () => {
    const now = on('soft');
    const [move] = choices(now, 'move').filter(({ brakes }) => brakes === 0);
    const to = move?.to ?? '';
    const ahead = spaceAt(BOARD, spaceOf(BOARD, to).ahead).id;
    expect(cardAt(now, to)[0]).toMatch(new RegExp(`; soft \\+1: .*\\b${ahead}\\b`));
    expect(cardAt(now, to, 200, FR)[0]).toMatch(
      new RegExp(` ; tendres \\+1 : .*\\b${FR.race.space(ahead)}\\b`),
    );
  });

  test('is not said on hard tires', () => {
    const now = on('hard');
    const [move] = choices(now, 'move');
    expect(cardAt(now, move?.to ?? '')[0]).not.toContain('soft');
  });
});
