import type { Language } from '../../../replay/language.ts';
import { trialBook } from '../../../rules/books.ts';
import type { BookText } from '../../../rules/text/book-text.ts';
import { chapterHolding } from '../../../rules/text/chapter-holding.ts';
import { chapterLines } from '../../../rules/text/page.ts';
import { ruleText } from '../../../storage/rule-texts.ts';
import { keyName } from '../../hints.ts';
import { placeOf } from '../../key-context.ts';
import { type Command, commandsAt, keysOf, PLACES } from '../../keys.ts';
import { padded, wrapped } from '../../look.ts';
import type { Size } from '../../messages.ts';
import { type Model, type Screen, wordsOf } from '../../model.ts';
import { panelsByGame, panelsOf } from '../../race-panels/panels-by-game.ts';
import type { Row } from '../../rows.ts';
import { textWidth } from '../../theme/width.ts';
import { stageOf } from '../../update.ts';
import type { GlossaryEntry } from '../../words/guide-words.ts';
import type { Words } from '../../words/words.ts';
import type { Stage } from '../race/course.ts';
import type { RaceModel } from '../race/race-model.ts';
import { asksOpenly, openItems } from '../race/race-update.ts';
import { listHeading, promptLines } from '../race/view/prompt-rows.ts';
import { partOf } from '../screens.ts';

/** More columns than any line takes. */
const UNCUT = 1000;

/** Further rows of a line are indented to stand under its words. */
const INDENT = 4;

const KEY_COLUMNS = 22;
const SIGN_COLUMNS = 14;
const TEXT_COLUMNS_MAX = 100;
/** The text of a chapter begins with its name, underlined, and a blank line. */
const CHAPTER_HEADING_ROWS = 3;

/** Returns the lines of help that fit on the screen besides heading and keys. */
export function helpHeight(size: Size): number {
  return size.rows - 1 - 2;
}

export interface HelpPart {
  readonly name: string;
  readonly rows: readonly Row[];
}

export function helpParts(model: Model): readonly HelpPart[] {
  const words = wordsOf(model);
  const columns = Math.min(TEXT_COLUMNS_MAX, model.size.columns) - 4;
  const { overlay } = model;
  if (overlay.kind !== 'help') return [];
  if (overlay.topic === 'game') return gameParts(words, columns);
  const under = { ...model, overlay: overlay.under };
  return [
    { name: words.helpNow, rows: paragraphRows(paragraphsFor(under, words), columns) },
    ...choicesOf(model, words, columns),
    ...chapterOf(model, words, columns),
    ...signsShown(model.screen, words).map(signs => signsPart(words, signs, columns)),
    { name: words.keySheet, rows: keySheet(words.keySheet, commandsAt(placeOf(under)), words) },
  ];
}

function gameParts(words: Words, columns: number): readonly HelpPart[] {
  const { howToPlay, games, allKeys, everywhere, places } = words.guide;
  const common = PLACES.reduce<readonly Command[]>(
    (kept, place) => kept.filter(command => commandsAt(place).includes(command)),
    commandsAt('title'),
  );
  const sheets = PLACES.map(place => {
    const own = commandsAt(place).filter(command => !common.includes(command));
    return keySheet(places[place], own, words);
  });
  return [
    { name: howToPlay, rows: paragraphRows(games, columns) },
    ...panelsByGame.all().map(panels => {
      const { name, lessons } = panels.game(words);
      return { name, rows: paragraphRows(lessons, columns) };
    }),
    signsPart(
      words,
      panelsByGame.all().flatMap(panels => panels.signs(words)),
      columns,
    ),
    { name: allKeys, rows: [keySheet(everywhere, common, words), ...sheets].flat() },
  ];
}

// Returns the signs of the game that a screen shows a race of; none on another screen.
function signsShown(screen: Screen, words: Words): readonly (readonly GlossaryEntry[])[] {
  return screen.kind === 'race' ? [panelsOf(screen.race).signs(words)] : [];
}

function signsPart({ guide }: Words, signs: readonly GlossaryEntry[], columns: number): HelpPart {
  const width = Math.max(SIGN_COLUMNS, ...signs.map(([sign]) => textWidth(sign) + 2));
  const rows = signs.flatMap(([sign, meaning]) =>
    wrapped(meaning, columns - width).map(
      (line, at): Row => [
        { text: `  ${padded(at === 0 ? sign : '', width)}`, tone: 'strong' },
        { text: line, tone: 'plain' },
      ],
    ),
  );
  return {
    name: guide.signs,
    rows: [[{ text: ` ${guide.signsHeading}`, tone: 'title' }], ...rows, []],
  };
}

function paragraphRows(paragraphs: readonly string[], columns: number): readonly Row[] {
  return paragraphs.flatMap((text): Row[] => [
    ...wrapped(text, columns).map((line): Row => [{ text: `  ${line}`, tone: 'plain' }]),
    [],
  ]);
}

export function helpRows(model: Model): readonly Row[] {
  return helpParts(model).flatMap(part => part.rows);
}

function choicesOf(model: Model, words: Words, columns: number): readonly HelpPart[] {
  const { screen } = model;
  const rows = screen.kind === 'race' ? choicesInFull(screen.race, stageOf(model), columns) : [];
  const heading: Row = [{ text: ` ${words.choicesInFull}`, tone: 'title' }];
  return rows.length === 0 ? [] : [{ name: words.choicesTab, rows: [heading, ...rows] }];
}

// Returns the chapter that explains the step; none for a book without a text.
function chapterOf({ screen }: Model, words: Words, columns: number): readonly HelpPart[] {
  const asked = ruleAsked(screen);
  const { language } = words.race;
  const text = asked && textOf(asked.bookId, language);
  const chapter = text && chapterHolding(text.chapters, asked.rule);
  if (text === undefined || chapter === undefined) return [];
  const name = words.chapterTab(chapter.number);
  const lines = chapterLines(chapter, columns, text.language).map(
    (line): Row => [{ text: `  ${line}`, tone: 'plain' }],
  );
  const said: readonly Row[] =
    text.language === language ? [] : [[{ text: `  ${words.rulesLanguage}`, tone: 'faint' }]];
  const heading: Row = [{ text: ` ${words.rulesChapter(chapter.title)}`, tone: 'title' }];
  return [{ name, rows: [heading, ...said, [], ...lines.slice(CHAPTER_HEADING_ROWS), []] }];
}

// A damaged installation costs the help its chapter, not the driver the race.
function textOf(bookId: string, language: Language): BookText | undefined {
  try {
    return ruleText(bookId, language);
  } catch {
    return undefined;
  }
}

interface RuleAsked {
  readonly bookId: string;
  readonly rule: string;
}

// Everything about a timed trial is in the chapter that sets the car down by hand.
function ruleAsked(screen: Screen): RuleAsked | undefined {
  if (screen.kind === 'qualifying') return trialsOf(screen.sheet.bookId);
  if (screen.kind !== 'race') return undefined;
  const { table, prompt, trial } = screen.race;
  if (trial !== undefined) return trialsOf(trial.bookId);
  return prompt?.kind === 'ask' ? { bookId: table.book.id, rule: prompt.decision.rule } : undefined;
}

function trialsOf(bookId: string): RuleAsked | undefined {
  const rule = trialBook(bookId, 'free')?.terms({}).paragraphs['placeCar'];
  return rule === undefined ? undefined : { bookId, rule };
}

function paragraphsFor(model: Model, words: Words): readonly string[] {
  const { overlay, screen } = model;
  if (overlay.kind === 'settings') return [...words.settings.help, words.race.engineer.help];
  if (overlay.kind === 'leaving') return words.leaving.help;
  if (overlay.kind === 'seats') return words.race.hotSeat.about;
  if (overlay.kind === 'message') return words.race.hotSeat.messageAbout;
  if (overlay.kind === 'again') return words.lookBack.again.help;
  return partOf(screen).help(words, screen, model);
}

function keySheet(heading: string, commands: readonly Command[], words: Words): readonly Row[] {
  return [
    [{ text: ` ${heading}`, tone: 'title' }],
    ...commands.map((command): Row => {
      const keys = keysOf(command)
        .map(key => keyName(key, words))
        .join(', ');
      return [
        { text: `  ${padded(keys, KEY_COLUMNS)}`, tone: 'strong' },
        { text: words.commands[command], tone: 'plain' },
      ];
    }),
    [],
  ];
}

/** Returns the choices of the open question in `columns`; none while nothing is asked, and behind a cover. */
export function choicesInFull(race: RaceModel, stage: Stage, columns: number): readonly Row[] {
  if (!asksOpenly(race)) return [];
  const { words } = stage;
  const lines = promptLines(race, openItems(race, stage), UNCUT, words);
  return [
    ...listHeading(race, words, UNCUT).flatMap(row => wrappedRow(row, columns, 0)),
    ...lines.flatMap(({ row }) => wrappedRow(row, columns, INDENT)),
    ...panelsOf(race).underList(race, columns, words),
    [],
  ];
}

// A row of one tone, since the colours of its runs are lost at the end of a line.
function wrappedRow(row: Row, columns: number, indent: number): readonly Row[] {
  const text = row.map(run => run.text).join('');
  if (text.trimEnd().length <= columns) return [[{ text: '  ', tone: 'plain' }, ...row]];
  return wrapped(text, columns - indent).map(
    (line, at): Row => [{ text: ' '.repeat(at === 0 ? 2 : 2 + indent) + line, tone: 'plain' }],
  );
}
