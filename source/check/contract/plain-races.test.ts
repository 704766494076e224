// Plain-text play of every book: whole races in both languages, by people who choose, ask, take back and mistype.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { type PlainEnd, playRace } from '../../cli/plain/plain-race.ts';
import { drivers } from '../../drivers/levels/drivers.ts';
import { LANGUAGES, type Language } from '../../replay/language.ts';
import { bookNamed } from '../../rules/games.ts';
import { newSession } from '../../session/begin-session.ts';
import type { Session } from '../../session/session.ts';
import { bidder } from '../../testing/bids/sealed-bids.ts';
import { bookIds } from '../../testing/every-book.ts';
import {
  repliesInOrder,
  type ScriptedDialogue,
  scriptedDialogue,
} from '../../testing/plain/scripted-dialogue.ts';
import { volume } from '../../testing/volume.ts';
import { DEFAULT_SETTINGS } from '../../ui/services.ts';
import { wordsBy } from '../../ui/words/book-words.ts';
import { EN } from '../../ui/words/en/words.ts';
import { FR } from '../../ui/words/fr/words.ts';
import { plainWords } from '../../ui/words/plain-languages.ts';
import { gameOf, tinyTracksOf } from './games.ts';
import '../../testing/bids/bid-plain.ts';

const WORDS = { en: EN, fr: FR };

/** Starts a race of a book by people, usually one, among CPU drivers, with options drawn from a seed. */
function raceOf(bookId: string, seed: number, people = 1): Session {
  const book = bookNamed(bookId);
  const tracks = book === undefined ? [] : tinyTracksOf(book);
  const game = gameOf(bookId, tracks[seed % tracks.length] ?? 'monza');
  const { board } = game;
  const person = { kind: 'human' } as const;
  const cpu = {
    kind: 'cpu',
    level: game.book.family === 'test' ? bidder.level : 'random',
  } as const;
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
  // Cars of teams come in pairs.
  const seats = names.map((name, at) => ({ name, driver: at < people ? person : cpu }));
  const levels = [...drivers, bidder];
  const options = game.options(seed);
  return newSession({
    book: game.book,
    board,
    circuitText: '',
    seats,
    laps: 1,
    seed,
    options,
    levels,
  });
}

function played(
  session: Session,
  dialogue: ScriptedDialogue,
  language: Language,
): Promise<PlainEnd> {
  const words = wordsBy(WORDS[language], session.book.id);
  const settings = { ...DEFAULT_SETTINGS, language };
  return playRace({ session, dialogue, settings, script: { words, plain: plainWords[language] } });
}

/** Most prompts of a race: then whoever plays keeps to what Enter takes. */
const PATIENCE = 400;

/** Returns somebody who mostly chooses and sometimes asks, takes back or mistypes. */
function player(seed: number): ScriptedDialogue {
  const random = xoroshiro128plus(seed);
  let asked = 0;
  return scriptedDialogue(prompt => {
    asked += 1;
    const most = Number(/1 (?:to|à) (\d+)/.exec(prompt)?.[1] ?? 1);
    const usual = /Enter|Entrée/.test(prompt) ? '' : '1';
    const number = String(uniformInt(random, 1, most));
    const odd = ['?', 't', 'r', 'u', 'b', 'nine', '0', '', '\u001b[A'];
    const draw = uniformInt(random, 0, 11);
    if (asked > PATIENCE || draw < 5) return usual;
    return draw < 9 ? number : odd[uniformInt(random, 0, odd.length - 1)];
  });
}

const RACES = bookIds.map((id, at) => [id, LANGUAGES[at % LANGUAGES.length] ?? 'en'] as const);

describe.each(RACES)('a race by %s in plain text (%s)', (bookId, first) => {
  test('is played to the flag, and every line is in words', async () => {
    for (let seed = 1; seed <= volume(1, 20); seed++) {
      const language = seed % 2 === 1 ? first : first === 'en' ? 'fr' : 'en';
      const session = raceOf(bookId, seed);
      const dialogue = player(seed);
      expect(await played(session, dialogue, language)).toBe('over');
      expect(session.next().kind).toBe('over');
      for (const line of dialogue.said) {
        expect(line).not.toMatch(/undefined|NaN|\[object|Infinity/);
        expect(line).not.toMatch(/^\d+ ?$/);
        // No table is read out.
        expect(line).not.toMatch(/(?:^| )\d+ \d+ \d+ \d+/);
      }
    }
  });
});

describe('plain text', () => {
  test('says of the situation only what has changed', async () => {
    const session = raceOf('masters-2005', 3);
    const dialogue = player(3);
    await played(session, dialogue, 'en');
    const weather = dialogue.said.filter(line => line.startsWith('Sky:'));
    // Once, unless the weather changes or is asked for.
    const changes = dialogue.said.filter(line => /sun|rain|track is/i.test(line)).length;
    expect(weather.length).toBeGreaterThan(0);
    expect(weather.length).toBeLessThanOrEqual(changes + 1);
  });

  test('u takes the last answer back, and everybody is told', async () => {
    const session = raceOf('masters-2005', 5, 4);
    const replies = Array.from({ length: 40 }, (_, at) => (at % 3 === 0 ? '1' : 'u'));
    const dialogue = repliesInOrder(...replies);
    expect(await played(session, dialogue, 'en')).toBe('endOfInput');
    expect(session.answers().some(({ choice }) => choice.kind === 'takeBack')).toBe(true);
    expect(dialogue.said.some(line => line.endsWith('takes that back.'))).toBe(true);
  });

  test('q leaves the race as it stands', async () => {
    const session = raceOf('bga-basic', 1);
    expect(await played(session, repliesInOrder('1', 'q'), 'fr')).toBe('quit');
    expect(session.next().kind).toBe('ask');
  });
});
