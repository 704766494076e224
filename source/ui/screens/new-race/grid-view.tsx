// The form of a new race: drivers, laps, cars, level, seed; with the circuit beside it where there is room.
import { Box } from 'ink';
import { bookNamed } from '../../../rules/games.ts';
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { type HintOptions, hintRow } from '../../hints.ts';
import type { Command } from '../../keys.ts';
import { type Look, padded, wrapped } from '../../look.ts';
import type { GridScreen, Model } from '../../model.ts';
import { panelsByGame } from '../../race-panels/panels-by-game.ts';
import type { Row, Run } from '../../rows.ts';
import type { TrackEntry } from '../../services.ts';
import { besideRows, fitRow } from '../../theme/fit.ts';
import { fieldOf } from '../../typing/text-field.ts';
import type { Words } from '../../words/words.ts';
import { choiceRuns } from './choice-runs.ts';
import { circuitRows } from './circuit-view.tsx';
import { fieldRuns, hint } from './field-runs.ts';
import {
  type FormModel,
  type FormRow,
  humansOf,
  isTyping,
  offeredBy,
  rowAt,
  rowsOf,
} from './form.ts';
import { formFault } from './form-faults.ts';
import { teamAt } from './form-teams.ts';
import { moreRow } from './more-row.ts';
import { optionLabel, optionNote, optionRuns, optionsInShort } from './option-runs.ts';

const LABEL_COLUMNS = 16;
const MAP_FROM_COLUMNS = 100;
const FORM_COLUMNS = 62;
const GAP_COLUMNS = 2;
const FACT_ROWS = 5;
const NOTE_ROWS = 3;

export function GridView(props: ScreenProps & { readonly screen: GridScreen }) {
  const { model, look, columns, rows, screen } = props;
  const { words } = look;
  const { form } = screen;
  const note = noteRows(form, columns, look);
  const body = rows - 4 - note.length;
  const lines = rowsOf(form).map((row, index) =>
    formRow(model, form, row, index === form.row, look),
  );
  const first = Math.max(0, Math.min(form.row - Math.floor(body / 2), lines.length - body));
  const shown = lines.slice(first, first + body);
  const filled = [...shown, ...blankRows(body - shown.length)];
  const track = model.offer.tracks.find(one => one.id === form.track);
  const content =
    columns >= MAP_FROM_COLUMNS
      ? besideRows(
          filled.map(row => fitRow(row, FORM_COLUMNS - GAP_COLUMNS)),
          FORM_COLUMNS,
          circuitRows(track, form.rules, model, columns - FORM_COLUMNS, body, look),
        )
      : withFacts(filled, lines.length, turnFacts(track, form, model, columns, look));
  const below = first + body < lines.length;
  return (
    <Box flexDirection="column">
      <Rows
        rows={[
          [{ text: ` ${headingOf(model, form, words)}`, tone: 'title' }],
          [],
          ...content,
          ...note,
          noticeRow(model, form, below, look),
          hintRow('grid', columns, words, hintsOf(form, words)),
        ]}
        columns={columns}
        look={look}
      />
    </Box>
  );
}

// Facts of the circuit under the form, for a game in turns, where there is room for them but none for a map.
function turnFacts(
  track: TrackEntry | undefined,
  form: FormModel,
  model: Model,
  columns: number,
  look: Look,
): readonly Row[] {
  const book = bookNamed(form.rules);
  if (track === undefined || book === undefined || panelsByGame.of(book).pace === undefined)
    return [];
  const rows = circuitRows(track, form.rules, model, columns - 1, FACT_ROWS, look);
  return rows.map(row => [{ text: ' ', tone: 'plain' }, ...row]);
}

/** Returns the rows of a form with the facts in place of the last ones, if at least one free row remains above them. */
function withFacts(form: readonly Row[], taken: number, facts: readonly Row[]): readonly Row[] {
  const from = form.length - facts.length;
  return from > taken ? [...form.slice(0, from), ...facts] : form;
}

// A fault of the form is shown before somebody tries to start the race.
function noticeRow(model: Model, form: FormModel, below: boolean, look: Look): Row {
  const said = formFault(form, model.offer, look.words) ?? '';
  const notice = model.notice === '' ? said : model.notice;
  return notice === '' ? moreRow(below, look) : [{ text: ` ${notice}`, tone: 'warn' }];
}

function headingOf(model: Model, form: FormModel, { grid }: Words): string {
  return form.page === 'options' ? grid.optionsHeading(bookName(model, form)) : grid.heading;
}

function bookName({ offer }: Model, { rules }: FormModel): string {
  return offer.books.find(one => one.id === rules)?.name ?? rules;
}

// The number of rows is always the same, so that the list does not jump.
function noteRows(form: FormModel, columns: number, { words }: Look): readonly Row[] {
  if (form.page !== 'options') return [];
  const row = rowAt(form);
  const note = row.kind === 'option' ? optionNote(row.name, words) : '';
  const lines = wrapped(note, columns - 2).map(
    (text): Row => [{ text: ` ${text}`, tone: 'faint' }],
  );
  return [...lines, ...blankRows(NOTE_ROWS - lines.length)].slice(0, NOTE_ROWS);
}

// Enter starts the race, opens or closes a page, or goes one line down; left and right only change values.
function hintsOf(form: FormModel, { grid, commands }: Words): HintOptions {
  const { kind } = rowAt(form);
  const opens = kind === 'start' || kind === 'opponents' || kind === 'options' || kind === 'done';
  const confirm = opens ? grid[kind] : commands.next;
  if (isTyping(form)) return { without: ['less', 'more', 'quit'], called: { confirm } };
  const isPlain = kind === 'start' || kind === 'options' || kind === 'done';
  const without: readonly Command[] = isPlain ? ['less', 'more'] : [];
  return { without, called: { confirm } };
}

function formRow(model: Model, form: FormModel, row: FormRow, marked: boolean, look: Look): Row {
  const { words, glyphs } = look;
  const start: Run = { text: marked ? `${glyphs.pointer} ` : '  ', tone: 'strong' };
  if (row.kind === 'start' || row.kind === 'done') {
    return [start, { text: ` ${words.grid[row.kind]} `, tone: marked ? 'chosen' : 'strong' }];
  }
  return [
    start,
    { text: padded(labelOf(row, words), LABEL_COLUMNS), tone: marked ? 'strong' : 'faint' },
    ...valueRuns(model, form, row, marked, look),
  ];
}

function labelOf(row: FormRow, words: Words): string {
  switch (row.kind) {
    case 'human':
      return words.grid.human(row.index + 1);
    case 'option':
      return optionLabel(row.name, words);
    default:
      return words.grid[row.kind];
  }
}

function valueRuns(
  model: Model,
  form: FormModel,
  row: FormRow,
  marked: boolean,
  { words, glyphs }: Look,
): readonly Run[] {
  switch (row.kind) {
    case 'track': {
      const track = model.offer.tracks.find(one => one.id === form.track);
      return choiceRuns(track?.name ?? form.track, marked);
    }
    case 'laps':
      return choiceRuns(String(form.laps), marked);
    case 'cars':
      return [...choiceRuns(String(form.cars), marked), hint(carsHint(form, words))];
    case 'level':
      return choiceRuns(words.levels[form.level] ?? form.level, marked);
    case 'opponents':
      return [
        ...choiceRuns(words.grid.spreads[form.spread], marked),
        hint(words.grid.opponentsHint),
      ];
    case 'qualify':
    case 'sessions':
    case 'hand':
      return trialRuns(form, row.kind, marked, words);
    case 'rules':
      return choiceRuns(bookName(model, form), marked);
    case 'options': {
      const said = optionsInShort(form, offeredBy(form.rules, model.offer), words);
      return [{ text: `  ${said}`, tone: 'plain' }, hint(words.grid.optionsHint)];
    }
    case 'option':
      return optionRuns(form, row.name, marked, offeredBy(form.rules, model.offer), words);
    case 'human':
      return [
        ...fieldRuns(form.humans[row.index] ?? fieldOf(''), marked, words.grid.addHuman, glyphs),
        ...teamRuns(model, form, row.index, words),
      ];
    case 'seed':
      return fieldRuns(form.seed, marked, words.grid.seedHint, glyphs);
    case 'start':
    case 'done':
      return [];
  }
}

// Only a driver with a name has a team; lines without a name come last or are skipped.
function teamRuns(
  { offer }: Model,
  form: FormModel,
  index: number,
  { classification }: Words,
): readonly Run[] {
  const isNamed = (at: number) => (form.humans[at]?.text.trim() ?? '') !== '';
  if (!isNamed(index)) return [];
  const place = form.humans.slice(0, index).filter((_, at) => isNamed(at)).length;
  const team = teamAt(place, form, offer);
  return team === undefined ? [] : [hint(classification.team(team + 1))];
}

function trialRuns(
  { grid }: FormModel,
  kind: 'qualify' | 'sessions' | 'hand',
  marked: boolean,
  words: Words,
): readonly Run[] {
  const said = words.grid;
  if (kind === 'sessions') return choiceRuns(String(grid.sessions), marked);
  if (kind === 'hand') {
    const runs = choiceRuns(said.hands[grid.hand], marked);
    return grid.hand === 'free' ? [...runs, hint(said.freeHint)] : runs;
  }
  return choiceRuns(said.qualifies[grid.qualify], marked);
}

function carsHint(form: FormModel, words: Words): string {
  const humans = humansOf(form).length;
  return humans === 0 ? words.grid.watchHint : words.grid.carsHint(humans, form.cars - humans);
}
