// What plain text leaves to be seen of secret answers, and what it says once they are shown.
import { expect, test } from 'vitest';
import { gameOf } from '../../check/contract/games.ts';
import { newSession } from '../../session/begin-session.ts';
import type { Session } from '../../session/session.ts';
import { type ScriptedDialogue, scriptedDialogue } from '../../testing/plain/scripted-dialogue.ts';
import { DEFAULT_SETTINGS } from '../../ui/services.ts';
import { EN_PLAIN } from '../../ui/words/en/plain.ts';
import { EN } from '../../ui/words/en/words.ts';
import { playRace } from './plain-race.ts';

function sessionBy(id: string): Session {
  const { book, board } = gameOf(id, 'otterbrook');
  return newSession({
    book,
    board,
    circuitText: '',
    seats: ['Ada', 'Ben'].map(name => ({ name, driver: { kind: 'human' } })),
    laps: 1,
    seed: 5,
    options: {},
    levels: [],
  });
}

/** Plays with these replies, then with Enter until so many lines were said. */
async function played(id: string, replies: readonly string[], most = 200) {
  let pushed = 0;
  const left = [...replies];
  const spoken = scriptedDialogue((_, said) =>
    left.length > 0 ? left.shift() : said.length > most ? undefined : '',
  );
  const pushAway = () => {
    pushed += 1;
  };
  const dialogue: ScriptedDialogue = { ...spoken, pushAway };
  const session = sessionBy(id);
  const script = { words: EN, plain: EN_PLAIN };
  await playRace({ session, dialogue, settings: DEFAULT_SETTINGS, script });
  session.close();
  return { said: spoken.said, pushed };
}

test('every list of the six cards has all of them, whatever was chosen before (CFR-105)', async () => {
  // Five times the best card; then the last one can only be the least.
  const { said } = await played('championship', ['', '5', '4', '4', '4', '4', '4'], 20);
  const ends = said.filter(line => /^4 .*: takes 2 points$/.test(line));
  expect(ends.length).toBeGreaterThanOrEqual(3);
  const refused = said.findIndex(line => line.startsWith('With that card the six no longer'));
  expect(refused).toBeGreaterThan(0);
});

test.each([[['', '1']], [['', '2']], [['', '5', '1', '1', '1', '4', '4', '3']]])(
  'a secret answer leaves the window, however it was given: %j',
  async replies => {
    const { pushed } = await played('championship', replies, 10);
    expect(pushed).toBeGreaterThanOrEqual(1);
  },
);

test('the gears that were set in secret are said once they are shown (TR-73)', async () => {
  const { said } = await played('trant', []);
  const shown = said.indexOf('All gears are set and shown.');
  expect(said[shown + 1]).toMatch(/^(Ada|Ben) in [12](st|nd), (Ada|Ben) in [12](st|nd)\.$/);
});
