// People at one keyboard who play by ear: cars that change hands, messages, and what is told of far cars.
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../check/contract/games.ts';
import { drivers } from '../../drivers/levels/drivers.ts';
import { newSession } from '../../session/begin-session.ts';
import type { Session } from '../../session/session.ts';
import { scriptedDialogue } from '../../testing/plain/scripted-dialogue.ts';
import { DEFAULT_SETTINGS } from '../../ui/services.ts';
import { EN_PLAIN } from '../../ui/words/en/plain.ts';
import { plainWords, spokenWords } from '../../ui/words/plain-languages.ts';
import { playRace } from './plain-race.ts';

interface Heard {
  readonly said: readonly string[];
  readonly session: Session;
}

type Replies = readonly string[] | ((said: readonly string[]) => string | undefined);

/** Plays a race of these people and as many CPU drivers with these replies; the input ends behind them. */
async function played(
  people: readonly string[],
  cpus: number,
  replies: Replies,
  language: 'en' | 'fr' = 'en',
): Promise<Heard> {
  const left = typeof replies === 'function' ? [] : [...replies];
  const dialogue = scriptedDialogue((_, said) =>
    typeof replies === 'function' ? replies(said) : left.shift(),
  );
  const { book, board } = gameOf('masters-2005', 'otterbrook');
  const cpu = { kind: 'cpu', level: 'random' } as const;
  const session = newSession({
    book,
    board,
    circuitText: '',
    seats: [
      ...people.map(name => ({ name, driver: { kind: 'human' } as const })),
      ...Array.from({ length: cpus }, (_, at) => ({ name: `Car ${at}`, driver: cpu })),
    ],
    laps: 1,
    seed: 5,
    options: {},
    levels: drivers,
  });
  const settings = { ...DEFAULT_SETTINGS, raced: true, language };
  const script = { words: spokenWords[language], plain: plainWords[language] };
  await playRace({ session, dialogue, settings, script, levels: ['rookie', 'club'] });
  session.close();
  return { said: dialogue.said, session };
}

describe('c gives a car to somebody else', () => {
  test('to a CPU driver of a level, who answers at once, and back', async () => {
    // The own car is usual; behind staying come the levels.
    const { said, session } = await played(['Ada', 'Ben'], 0, ['c', '', '3']);
    const [, name] =
      /^(\w+), your turn/.exec(said.find(line => / your turn/.test(line)) ?? '') ?? [];
    expect(said.join('\n')).toMatch(
      new RegExp(`${name} goes home: car ${name?.[0]} drives as club from now on\\.`),
    );
    expect(session.handOvers).toHaveLength(1);
    const at = said.findIndex(line => line.includes('goes home'));
    expect(said.slice(at + 1).find(line => /rolls|moves/.test(line))).toContain(name);
    const back = await played(['Ada', 'Ben'], 0, ['c', '', '3', 'c', '1', '2', '']);
    expect(back.session.handOvers).toHaveLength(2);
    expect(back.said.join('\n')).toContain('is back: car ');
  });

  test('to a friend by name, whose turn is announced', async () => {
    const { said } = await played(['Ada', 'Ben'], 0, ['c', '', '4', 'Eva']);
    expect(said.some(line => line.startsWith('Eva drives car '))).toBe(true);
    expect(said.some(line => line.startsWith('Eva, your turn: '))).toBe(true);
  });

  test('or says why it stays, and asks the same question again', async () => {
    const { said, session } = await played(['Ada', 'Ben'], 0, [
      'c',
      '',
      '4',
      'Ben',
      'c',
      '',
      '4',
      'Ada',
    ]);
    expect(session.handOvers).toHaveLength(0);
    expect(said).toContain('Somebody else in this race has that name.');
    expect(said).toContain('That is who drives the car already.');
    expect(said.filter(line => line.endsWith(' where to?')).length).toBeGreaterThan(2);
  });
});

describe('m leaves a message', () => {
  test('that the next person hears once', async () => {
    const { said } = await played(['Ada', 'Ben'], 0, ['m', 'Mind the kerb', '', '', '', '', '']);
    const heard = said.filter(line => line.endsWith(' says: Mind the kerb'));
    // Once as it is kept, once for the next person.
    expect(heard).toHaveLength(2);
    const second = said.findIndex((line, at) => line === heard[1] && at > said.indexOf(line));
    expect(said.slice(0, second).filter(line => / your turn/.test(line))).toHaveLength(2);
  });

  test('to nobody where one person plays', async () => {
    const { said } = await played(['Ada'], 1, ['m']);
    expect(said).toContain(EN_PLAIN.nobodyToRead);
  });
});

describe('+ goes up through the gears', () => {
  test('until something can be decided, and is named at the first question where it does so', async () => {
    const { said } = await played(['Ada'], 0, ['+']);
    expect(said.filter(line => line === EN_PLAIN.rises)).toHaveLength(1);
    // The start in 1st, and 2nd gear without a question.
    expect(said.filter(line => /which gear\?$/.test(line))).toHaveLength(1);
    expect(said.join('\n')).toMatch(/Ada rolls \d in 2nd\./);
  });

  test('and says so where it does nothing', async () => {
    const { said } = await played(['Ada'], 0, ['+', '+']);
    expect(said).toContain(EN_PLAIN.risesNot);
  });
});

describe('far cars', () => {
  test('are told in one line before the next question, and l has all of it', async () => {
    const isFar = (line: string) => line.startsWith('Elsewhere: ');
    let asked = 0;
    const { said } = await played(['Ada'], 7, lines => {
      if (asked > 0) return undefined;
      asked = lines.some(isFar) ? lines.length : 0;
      return asked > 0 ? 'l' : '';
    });
    expect(said.filter(isFar)).toHaveLength(1);
    expect(asked).toBeGreaterThan(said.findIndex(isFar) + 1);
    // Lines that were not said before.
    const before = said.slice(0, asked);
    const untold = said
      .slice(asked)
      .filter(line => /^Car \d /.test(line) && !before.includes(line));
    expect(untold.length).toBeGreaterThan(0);
  });
});

test('all of it is French too', async () => {
  const { said } = await played(['Ada', 'Ben'], 0, ['m', 'Salut', 'c', '', '2', '+'], 'fr');
  expect(said.join('\n')).toMatch(/s’en va : la voiture [AB] roule désormais au niveau/);
  expect(said.join('\n')).toContain('dit : Salut');
});
