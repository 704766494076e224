import { expect, test } from 'vitest';
import { boardNamed } from './contract/games.ts';
import { levelNamed, readOrder, wholeNumber } from './orders.ts';

const SCRIPT = {
  about: 'Races a little.',
  flags: {
    races: { type: 'string', default: '24', takes: 'N', says: 'how many' },
    track: { type: 'string', default: 'monza', takes: 'ID', says: 'where' },
    level: { type: 'string', takes: 'LEVEL', says: 'by whom' },
    quick: { type: 'boolean', default: false, says: 'only a few' },
  },
} as const;

const asked = (...words: readonly string[]) =>
  readOrder(SCRIPT, words, ({ races, track, level, quick }) => ({
    races: wholeNumber('races', races),
    board: boardNamed(track).id,
    level: level === undefined ? undefined : levelNamed(level).level,
    quick,
  }));

test('flags make an order, and what is left out is as the help says', () => {
  expect(asked('--races', '3', '--quick', '--level', 'pro')).toEqual({
    kind: 'order',
    order: { races: 3, board: 'monza', level: 'pro', quick: true },
  });
  expect(asked()).toEqual({
    kind: 'order',
    order: { races: 24, board: 'monza', level: undefined, quick: false },
  });
});

test.each(['--help', '-h'])('%s says what the script does and what its flags are', word => {
  expect(asked('--races', 'x', word)).toEqual({
    kind: 'help',
    text: [
      'Races a little.',
      '',
      '  --races N      how many (24)',
      '  --track ID     where (monza)',
      '  --level LEVEL  by whom',
      '  --quick        only a few',
    ].join('\n'),
  });
});

test.each([
  [['--bogus'], 'There is no flag "--bogus".'],
  [['--bogus=3'], 'There is no flag "--bogus".'],
  [['-x'], 'There is no flag "-x".'],
  [['spa'], '"spa" is one word too many.'],
  [['--races'], '--races needs a value.'],
  [['--races', '--quick'], '--races needs a value.'],
  [['--quick=yes'], '--quick takes no value.'],
  [['--races', '1.5'], '--races takes a whole number from 1 on, not "1.5".'],
  [['--races='], '--races takes a whole number from 1 on, not "".'],
  [['--races', '0'], '--races takes a whole number from 1 on, not "0".'],
  [['--track', 'monzo'], 'There is no circuit "monzo"; did you mean monza?'],
  [['--track', 'nowhere'], 'There is no circuit "nowhere".'],
  [['--level', 'zz'], 'There is no level "zz". There are random, rookie, club, pro, champion.'],
])('%j is refused in a sentence', (words, sentence) => {
  expect(asked(...words)).toEqual({
    kind: 'mistake',
    sentence: `${sentence} --help names the flags.`,
  });
});
