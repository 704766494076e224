// The guide for writers of bots must name everything that the protocol can say and take.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CAR_GROUPS, RACE_GROUPS } from '../rules/formula-de/groups.ts';
import { bookNamed } from '../rules/games.ts';
import { HEARD_TYPES } from './messages.ts';

const ROOM = import.meta.dirname;
const GUIDE = readFileSync(join(ROOM, 'README.md'), 'utf8');
const TRANT_GUIDE = readFileSync(join(ROOM, 'trant.md'), 'utf8');
const ROW_GUIDE = readFileSync(join(ROOM, 'championship-formula.md'), 'utf8');

/** Returns the kinds that the types of a file declare. */
function kindsIn(file: string, game = 'formula-de'): readonly string[] {
  const text = readFileSync(join(ROOM, '../rules', game, file), 'utf8');
  return [...text.matchAll(/readonly kind: '(\w+)'/g)].map(([, kind = '']) => kind);
}

// Occurs only in free-hand trials, which people drive.
const OF_TRIALS = 'placeCar';

test.each(kindsIn('choices.ts').filter(kind => kind !== OF_TRIALS))('the choice %s', kind => {
  expect(GUIDE).toContain(`\`${kind}\``);
});

test.each([...kindsIn('events.ts'), 'dieRolled', 'answerTakenBack'])('the event %s', kind => {
  expect(GUIDE).toContain(`\`${kind}\``);
});

test.each([...Object.keys(CAR_GROUPS), ...Object.keys(RACE_GROUPS)])('the field %s', name => {
  expect(GUIDE).toContain(`\n| \`${name}\``);
});

describe('the messages', () => {
  const messages = readFileSync(join(ROOM, 'messages.ts'), 'utf8');
  const said = [...messages.matchAll(/readonly type: '(\w+)'/g)].map(([, type]) => type);
  const types = new Set([...said, ...HEARD_TYPES].filter(type => type !== 'misheard'));

  test.each([...types])('%s', type => {
    expect(GUIDE).toContain(`\n| \`${type}\` |`);
  });

  test.each(HEARD_TYPES)('%s among what the program understands', type => {
    const [, understood = ''] = /\n## What it understands\n(.*?)\n## /s.exec(GUIDE) ?? [];
    expect(understood).toContain(`\`${type}\``);
  });

  test.each(
    GUIDE.split('\n').flatMap(line => /^[→←] (\{"type":[^…]*\})$/.exec(line)?.slice(1) ?? []),
  )('the example %s is JSON', line => {
    expect(JSON.parse(line)).toHaveProperty('type');
  });
});

test('the example is of the edition that is raced', () => {
  const [, book = '', edition] = /"rules":"([\w-]+)","edition":(\d+)/.exec(GUIDE) ?? [];
  expect(Number(edition)).toBe(bookNamed(book)?.edition);
});

describe('the book of Trant, beside what the family has in common', () => {
  test.each(kindsIn('trant/choices.ts'))('the choice %s', kind => {
    expect(TRANT_GUIDE).toContain(`\`${kind}\``);
  });

  test.each(kindsIn('trant/events.ts'))('the event %s', kind => {
    expect(TRANT_GUIDE).toContain(`\`${kind}\``);
  });
});

describe('the game in rows', () => {
  const rowKinds = (file: string) => kindsIn(file, 'championship-formula');

  test.each(rowKinds('choices.ts'))('the choice %s', kind => {
    expect(ROW_GUIDE).toContain(`\`${kind}\``);
  });

  test.each([...rowKinds('events.ts'), 'dieRolled'])('the event %s', kind => {
    expect(ROW_GUIDE).toContain(`\`${kind}\``);
  });

  test.each([...rowKinds('state.ts')])('what lies face down: %s', kind => {
    expect(ROW_GUIDE).toMatch(new RegExp(`\`\\w*${kind}\\w*\``, 'i'));
  });
});

test.each(['points', 'team'])('what a standing says of %s', name => {
  expect(GUIDE).toMatch(new RegExp(`\\| \`over\` .*\`${name}\``));
});
