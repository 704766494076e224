import { describe, expect, it } from 'vitest';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import { race as situation } from '../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import { screenModel } from '../../../testing/terminal/race-frame.ts';
import {
  boardOf,
  type Game,
  KEYS,
  play,
  QUESTION,
  race,
  raceFrom,
  toForm,
} from '../../../testing/terminal/screen-game.ts';
import { keyName } from '../../hints.ts';
import { commandsAt, keysOf, PLACES } from '../../keys.ts';
import type { Model } from '../../model.ts';
import { DEFAULT_SETTINGS } from '../../services.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import { choicesInFull, helpRows } from './help-rows.ts';

/** Opens the help with its key and closes it with the same key. */
async function asked(screen: Game, place: string | RegExp): Promise<void> {
  await screen.sees(place);
  // Figures that are worked out in the background, such as par, come a little later.
  await screen.quiet();
  const before = page(screen);
  screen.press('?');
  await screen.sees('Keys');
  screen.press('?');
  await screen.until('the screen from before', () => page(screen) === before);
}

function page(screen: Game): string {
  return screen
    .lines()
    .map(line => line.trimEnd())
    .join('\n');
}

/** Returns everything that the open help says, page by page. */
async function read(screen: Game): Promise<string> {
  let all = screen.text();
  while (/more below/.test(screen.text())) {
    const before = screen.text();
    screen.press(' ');
    await screen.until('the next page', () => screen.text() !== before);
    all += screen.text();
  }
  return all;
}

describe('the key ?', () => {
  it('opens the help on every screen around the race, and closes it again', async () => {
    const screen = play(80, 24);
    await screen.sees('New race');
    screen.press('o');
    await asked(screen, 'Animation');
    screen.press(`${KEYS.up}`);
    await asked(screen, /▸ Your name/);
    screen.press(KEYS.escape);
    await screen.sees('New race');
    screen.press('4');
    await asked(screen, 'No saved races yet');
    screen.press(KEYS.escape);
    await screen.sees('New race');
    screen.press(KEYS.up + KEYS.up + KEYS.up);
    await toForm(screen);
    await asked(screen, 'Who is racing?');
    screen.press(KEYS.escape);
    await asked(screen, 'Choose a circuit');
  });

  it('opens the help on every pane of the race and on the question before leaving', async () => {
    const screen = race(80, 24, { saved: false });
    await asked(screen, QUESTION);
    for (const pane of ['m', 't', 'l']) {
      screen.press(pane);
      await screen.loses(QUESTION);
      await asked(screen, 'Otterbrook');
      screen.press(KEYS.escape);
      await screen.sees(QUESTION);
    }
    screen.press(KEYS.escape);
    await asked(screen, 'cannot be saved');
    screen.press(KEYS.enter);
    await screen.sees(QUESTION);
  });

  it('in the options is named by the help line, and explains the options', async () => {
    const screen = play(80, 24);
    await screen.sees('New race');
    screen.press('o');
    await screen.sees('[?] help');
    screen.press('?');
    await screen.sees('every change is saved at once');
    await screen.sees('Your race engineer coaches you at every turn');
  });
});

describe('what the race screen has to cut', () => {
  /** On wet asphalt a 20 in 5th leads far out of the corner ahead, at many prices. */
  const FAR = {
    board: boardOf('monza'),
    toPlay: [0],
    dice: [20],
    cars: [{ space: 'M57', gear: 5, points: { tires: 6, brakes: 3 } }],
  };

  it('stands in full in the help of the question', async () => {
    const screen = raceFrom(80, 24, situation(FAR), ['Ann']);
    await screen.sees('which gear?');
    screen.press('5');
    await screen.sees('where to?');
    const listed = screen
      .text()
      .split('\n')
      .flatMap(line => /^[▸ ] [0-9a-zA-Z] {2}(?:\w+ +)?([LMR]\d+) /.exec(line)?.[1] ?? []);
    expect(listed.length).toBeGreaterThan(0);
    screen.press('?');
    await screen.sees('The choices in full');
    const whole = (await read(screen)).replaceAll(/\s+/g, ' ');
    for (const space of listed) {
      expect(whole).toMatch(new RegExp(`${space} (costs|overshoots|spins|OUT OF THE RACE)`));
    }
  });

  it('stays behind the cover of a secret question', () => {
    const model = raceModel({ book: masters2005, board: FAR.board, race: situation(FAR).race }, EN);
    const stage = { settings: DEFAULT_SETTINGS, size: { columns: 80, rows: 24 }, words: EN };
    expect(choicesInFull(model, stage, 76).length).toBeGreaterThan(3);
    expect(choicesInFull({ ...model, covered: true }, stage, 76)).toEqual([]);
  });
});

describe('the chapter of a question', () => {
  /** Returns the rows of the help about the first question of a race, its book given another id. */
  function told(id: string, language: 'en' | 'fr'): string {
    const words = language === 'fr' ? FR : EN;
    const { race } = situation({
      board: boardOf('monza'),
      toPlay: [0],
      dice: [],
      cars: [{ space: 'M57', gear: 4 }],
    });
    const shown = raceModel({ book: masters2005, board: boardOf('monza'), race }, words);
    const table = { ...shown.table, book: { ...shown.table.book, id } };
    const model: Model = {
      ...screenModel({ ...shown, table }, { language, size: { columns: 80, rows: 24 } }),
      overlay: { kind: 'help', topic: 'here', top: 0, under: { kind: 'none' } },
    };
    return helpRows(model)
      .map(row => row.map(({ text }) => text).join(''))
      .join('\n');
  }

  it('is in the language of the player where the book is', () => {
    expect(told('masters-2005', 'en')).toContain('M-6-3-s1    Name your gear.');
    const french = told('masters-2005', 'fr');
    expect(french).toContain('M-6-3-s1    Annoncez votre rapport.');
    expect(french).toContain('Décisions de la maison');
    expect(french).not.toContain(FR.rulesLanguage);
  });

  it('is in English elsewhere, and says so', () => {
    const french = told('masters-2002', 'fr');
    expect(french).toContain('M-6-3-s1    Name your gear.');
    expect(french).toContain(FR.rulesLanguage);
    expect(told('masters-2002', 'en')).not.toContain(FR.rulesLanguage);
  });

  it('is left out for a book without a text', () => {
    expect(told('another-game', 'fr')).not.toContain('M-6-3-s1');
  });
});

describe('How to play, and all keys', () => {
  it('tells how to play, and every key of every place', async () => {
    const screen = play(120, 40);
    await screen.sees('New race');
    screen.press('8');
    await screen.sees('Signs');
    const told = await read(screen);
    const lines = told.split('\n').map(line => line.trimEnd());
    expect(told).toContain('4th 7-12');
    for (const place of PLACES) {
      expect(told).toContain(EN.guide.places[place]);
      for (const command of commandsAt(place)) {
        const keys = keysOf(command).map(key => keyName(key, EN));
        expect(lines).toContain(`  ${keys.join(', ').padEnd(22)}${EN.commands[command]}`);
      }
    }
  });

  it.each([EN, FR])(
    'explains every abbreviation of the race: $language',
    ({ guide, race: said }) => {
      const signs = guide.glossary.map(([sign]) => sign);
      const { gear: _gear, ...columns } = said.gearColumns;
      for (const short of [...Object.values(said.partsShort), ...Object.values(columns)]) {
        expect(
          signs.some(sign => sign === short || sign.split(' ')[0] === short),
          short,
        ).toBe(true);
      }
      expect(signs.join(' ')).toContain(['L', 'M', 'R'].map(said.lane).join(' '));
    },
  );

  it.each([
    ['en', 'Signs', /How to play .*Championship/],
    ['fr', 'Signes', /Comment jouer .*Championship/],
  ] as const)(
    'explains both games on one page of 80x24, then each: %s',
    async (language, signs, tabs) => {
      const screen = play(80, 24, { settings: { language } });
      await screen.sees(/1\b/);
      screen.press('8');
      await screen.sees(signs);
      expect(screen.lines()[0]).toMatch(tabs);
      for (const said of ['Formula Dé', 'Championship Formula Racing', 'q']) {
        expect(screen.text()).toContain(said);
      }
      // The page ends with the keys that lead out, before the second part begins.
      expect(screen.text()).toMatch(
        language === 'en' ? /Every answer [^▼]*\scontinue\./ : /Chaque réponse [^▼]*\sreprendre\./,
      );
      expect(screen.text()).not.toContain('6th 21-30');
      screen.press(KEYS.tab);
      await screen.sees(/21-30/);
      screen.press(KEYS.tab);
      await screen.sees(language === 'en' ? /the cars move in order/ : /avancent dans l’ordre/);
    },
  );

  it('is explained in a race too', async () => {
    const screen = race(80, 24);
    await screen.sees(QUESTION);
    screen.press('?');
    await screen.sees('Keys');
    expect(await read(screen)).toContain('other cars are in the way');
  });
});
