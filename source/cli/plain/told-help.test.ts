// The help of plain text names what can be typed there, and nothing of a drawn screen.
import { describe, expect, test } from 'vitest';
import { type HelpLine, helpTold } from '../../replay/rule-words.ts';
import { allBooks } from '../../rules/games.ts';
import { wordsBy } from '../../ui/words/book-words.ts';
import { EN } from '../../ui/words/en/words.ts';
import { FR } from '../../ui/words/fr/words.ts';

// A letter on its own is a key, the letters of French elisions and the d of dice apart.
const LONE_LETTER = /(?<![\p{L}’'\d-])[b-hj-xz](?![\p{L}’'\d-])/u;
const LANGUAGES = [
  {
    words: EN,
    drawn:
      /\b(strip|bars?|tables?|keys?|arrows?|star|(above|below) the list|marked line|up and down|esc|on the road are|over the road)\b/i,
  },
  {
    words: FR,
    drawn:
      /(barres sous|tableau|touche [a-z] |étoile|(au-dessus|sous) (de )?la (liste|route)|haut et bas|marquée[. ]|échap|en haut :)/i,
  },
];

function expectTold(help: readonly HelpLine[], drawn: RegExp): void {
  for (const line of toldIn(help)) {
    expect(line).not.toMatch(LONE_LETTER);
    expect(line).not.toMatch(drawn);
  }
}

function toldIn(help: readonly HelpLine[]): readonly string[] {
  return help.flatMap(line => helpTold(line) ?? []);
}

describe.each(allBooks().map(({ id }) => id))('the help in plain text in %s', bookId => {
  const asks = LANGUAGES.flatMap(({ words, drawn }) => {
    const { race } = wordsBy(words, bookId);
    const sheet = { question: 'trials', help: race.trials.sheet.help };
    return [...Object.values(race.asks), sheet].map(ask => ({ ...ask, drawn }));
  });

  test('names no key and no part of the drawn screen', () => {
    for (const { help, drawn } of asks) expectTold(help, drawn);
  });

  test('has something to say about every question', () => {
    for (const { question, help } of asks) expect(toldIn(help), question).not.toEqual([]);
  });
});

test('the driving school in plain text names no key and no part of the drawn screen either', () => {
  for (const { words, drawn } of LANGUAGES) {
    const { help, lessons } = words.school;
    const steps = Object.values(lessons).flatMap(lesson => lesson.steps);
    const said = steps.flatMap(({ say, wrong }) => [say, wrong]);
    expect(toldIn(said)).toHaveLength(said.length);
    expectTold([...help, ...said], drawn);
  }
});
