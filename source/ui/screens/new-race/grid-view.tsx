// The form of a new race: drivers, laps, cars, level, seed; the circuit beside it where there is room.
import { Box } from 'ink';
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { type HintOptions, hintRow } from '../../hints.ts';
import type { Command } from '../../keys.ts';
import { type Look, padded } from '../../look.ts';
import type { GridScreen, Model } from '../../model.ts';
import type { Row, Run } from '../../rows.ts';
import { fieldOf } from '../../text-field.ts';
import { besideRows, fitRow } from '../../theme/fit.ts';
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
import { moreRow } from './more-row.ts';
import { optionLabel, optionRuns } from './option-runs.ts';

const LABEL_COLUMNS = 16;
const MAP_FROM_COLUMNS = 100;
const FORM_COLUMNS = 62;
const GAP_COLUMNS = 2;

export function GridView(props: ScreenProps & { readonly screen: GridScreen }) {
  const { model, look, columns, rows, screen } = props;
  const { words } = look;
  const { form } = screen;
  const body = rows - 4;
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
          circuitRows(track, form.rules, model.par, columns - FORM_COLUMNS, body, look),
        )
      : filled;
  const notice: Row =
    model.notice === ''
      ? moreRow(first + body < lines.length, look)
      : [{ text: ` ${model.notice}`, tone: 'warn' }];
  return (
    <Box flexDirection="column">
      <Rows
        rows={[
          [{ text: ` ${words.grid.heading}`, tone: 'title' }],
          [],
          ...content,
          notice,
          hintRow('grid', columns, words, hintsOf(form, words)),
        ]}
        columns={columns}
        look={look}
      />
    </Box>
  );
}

// Enter starts the race, opens the list of opponents, or goes one line down; left and right change values only.
function hintsOf(form: FormModel, { grid, commands }: Words): HintOptions {
  const { kind } = rowAt(form);
  const confirm =
    kind === 'start' ? grid.start : kind === 'opponents' ? grid.opponents : commands.next;
  if (isTyping(form)) return { without: ['less', 'more', 'quit'], called: { confirm } };
  const without: readonly Command[] = kind === 'start' ? ['less', 'more'] : [];
  return { without, called: { confirm } };
}

function formRow(model: Model, form: FormModel, row: FormRow, marked: boolean, look: Look): Row {
  const { words, glyphs } = look;
  const start: Run = { text: marked ? `${glyphs.pointer} ` : '  ', tone: 'strong' };
  if (row.kind === 'start') {
    return [start, { text: ` ${words.grid.start} `, tone: marked ? 'chosen' : 'strong' }];
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
    case 'start':
      return words.grid.start;
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
    case 'rules': {
      const book = model.offer.books.find(one => one.id === form.rules);
      return choiceRuns(book?.name ?? form.rules, marked);
    }
    case 'option':
      return optionRuns(form, row.name, marked, offeredBy(form.rules, model.offer), words);
    case 'human':
      return fieldRuns(form.humans[row.index] ?? fieldOf(''), marked, words.grid.addHuman, glyphs);
    case 'seed':
      return fieldRuns(form.seed, marked, words.grid.seedHint, glyphs);
    case 'start':
      return [];
  }
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
