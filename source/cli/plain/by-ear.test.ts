// A race by ear: what can be asked for at a question, and what is said without asking.
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../check/contract/games.ts';
import { newSession } from '../../session/begin-session.ts';
import { scriptedDialogue } from '../../testing/plain/scripted-dialogue.ts';
import { DEFAULT_SETTINGS } from '../../ui/services.ts';
import { EN } from '../../ui/words/en/words.ts';
import { plainWords, spokenWords } from '../../ui/words/plain-languages.ts';
import { playRace } from './plain-race.ts';

interface Spoken {
  readonly language?: 'en' | 'fr';
  readonly engineer?: 'silent';
  /** Takes Enter after the replies until so many lines were said. */
  readonly most?: number;
  /** Answers a prompt after the replies, knowing what was said; undefined ends the input. */
  readonly reply?: (said: readonly string[]) => string | undefined;
}

/** Plays on a small circuit with these replies, then with Enter. */
async function played(
  id: string,
  replies: readonly string[],
  { language = 'en', engineer, most = 0, reply }: Spoken = {},
): Promise<readonly string[]> {
  const left = [...replies];
  const usual = (said: readonly string[]) => (said.length < most ? '' : undefined);
  const dialogue = scriptedDialogue((_, said) =>
    left.length > 0 ? left.shift() : (reply ?? usual)(said),
  );
  const { book, board } = gameOf(id, 'otterbrook');
  const session = newSession({
    book,
    board,
    circuitText: '',
    seats: ['Ada', 'Ben'].map(name => ({ name, driver: { kind: 'human' } })),
    laps: 1,
    seed: 5,
    options: {},
    levels: [],
  });
  const settings = { ...DEFAULT_SETTINGS, raced: true, language, ...(engineer && { engineer }) };
  const script = { words: spokenWords[language], plain: plainWords[language] };
  await playRace({ session, dialogue, settings, script });
  session.close();
  return dialogue.said;
}

describe('d describes the road lane by lane', () => {
  test('with cars and corners at their distances, in English and in French', async () => {
    const said = await played('masters-2005', ['', '', '', '', 'd']);
    expect(said.filter(line => line.includes(' lane: '))).toEqual([
      'Left lane: over the line at 1, Ada (A) at 4, Gate from 8 to 13.',
      'Middle lane: over the line at 2, Gate from 9 to 12.',
      'Right lane: over the line at 1, Gate from 8 to 10.',
    ]);
    const french = await played('masters-2005', ['', '', '', '', 'd'], { language: 'fr' });
    expect(french.filter(line => line.startsWith('Voie d'))).toHaveLength(3);
  });

  test('in a book of cards too', async () => {
    const said = await played('championship', [...Array(12).fill(''), 'd']);
    expect(said.filter(line => / lane: /.test(line))).toHaveLength(3);
  });
});

describe('h asks the engineer', () => {
  test('who speaks of the best answers by their numbers', async () => {
    const said = await played('masters-2005', ['', '', '', '', 'h']);
    expect(said.filter(line => /^\d: Engineer: /.test(line)).length).toBeGreaterThan(0);
  });

  test.each([
    ['a car to be set up', ['', 'h'], /^1: Engineer: /],
    ['a bid', ['', '', '', '', '', 'h'], /^bid \d wear and \d skill: Engineer: .*\d\.\d/],
  ])('who speaks of %s, which no line of the list holds', async (_, replies, spoken) => {
    const said = await played('championship', replies);
    expect(said.filter(line => spoken.test(line)).length).toBeGreaterThan(0);
  });

  test('who says why he does not', async () => {
    const said = await played('masters-2005', ['', '', '', '', 'h'], { engineer: 'silent' });
    expect(said).toContain(EN.race.engineer.radio.off);
  });
});

test('t reads gear, tires and points of every car', async () => {
  const said = await played('masters-2005', ['', '', '', '', 't']);
  const cars = said.filter(line =>
    /^\d (Ada|Ben) \([AB]\).*, gear \d, .*tires \d, brakes \d/.test(line),
  );
  expect(cars).toHaveLength(2);
});

test('t reads speed, wear and skill where cars have those', async () => {
  const said = await played('championship', [...Array(12).fill(''), 't']);
  const cars = said.filter(line => /^\d (Ada|Ben) \([AB]\).*, wear \d, skill \d/.test(line));
  expect(cars).toHaveLength(2);
});

describe('l repeats what has happened since one’s own last answer', () => {
  test('or since the start where none was given', async () => {
    const said = await played('masters-2005', ['l']);
    expect(said.filter(line => line === 'Round 1.')).toHaveLength(2);
  });

  test('with what others have answered in between, and nothing from before', async () => {
    // Two people take turns; whoever is asked first asks for it in the third turn.
    let asked = 0;
    const said = await played('masters-2005', [], {
      reply: lines => {
        const turns = lines.filter(line => line.includes(', your turn: car '));
        if (turns.length < 3) return '';
        asked += 1;
        return asked === 1 ? 'l' : undefined;
      },
    });
    const [first, second, third] = said.filter(line => line.includes(', your turn: car '));
    expect([third, first === second]).toEqual([first, false]);
    const moves = said.filter(line => line.startsWith(`${first?.split(',')[0]} moves `));
    expect(moves).toHaveLength(2);
    expect(moves[1]).toBe(moves[0]);
    expect(said.filter(line => line === 'Round 1.')).toHaveLength(1);
  });
});

test('a change of the lead is said as a headline', async () => {
  const said = await played('masters-2005', [], { most: 400 });
  expect(said.some(line => /takes the lead/.test(line))).toBe(true);
});

test('a space is named with where it lies and who stands beside it', async () => {
  const said = await played('masters-2005', [], { most: 60 });
  expect(said.some(line => /^1 \w+, \d+ before Gate.* \([LMR]\d+\)/.test(line))).toBe(true);
});

// Enter alone, but for the first list of moves that brakes shorten, of which it takes the first line.
function brakingLateOnce() {
  let opened = 0;
  return (lines: readonly string[]) => {
    if (opened > 0) {
      opened += 1;
      return opened > 6 ? undefined : ['1', '', '', '', ''][opened - 2];
    }
    const last = lines.findLast(line => /^\d+ /.test(line)) ?? '';
    const number = /^(\d+) Brake earlier/.exec(last)?.[1];
    if (number !== undefined) opened = 1;
    return number ?? '';
  };
}

describe('Championship Formula is read out without abbreviations', () => {
  test('the cards of a car by their figures, and a price by what is paid', async () => {
    const said = await played('championship', [], { reply: brakingLateOnce() });
    expect(said).toContainEqual(expect.stringMatching(/^\d front: acceleration 40, /));
    expect(said).toContainEqual(expect.stringMatching(/^Your car: acceleration \d+, decel/));
    expect(said).toContainEqual(expect.stringMatching(/wear \d of \d, \d for this third/));
    expect(said).toContainEqual(expect.stringMatching(/hard braking for 1 wear, or a test at 83%/));
    expect(said.some(line => / brakes late to \d+ mph/.test(line))).toBe(true);
    const asked = said.filter(line => /^\d+ \d+ mph, /.test(line));
    expect(asked.filter(line => /\d\/\d|\+(test|chance)|\bacc\b/.test(line))).toEqual([]);
  });

  test('d says that a car without a grid place is not on the road', async () => {
    const said = await played('championship', ['', 'd']);
    expect(said).toContain('You are not on the road.');
  });
});
