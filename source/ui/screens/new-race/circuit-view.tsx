// The choice of a circuit: the list, with map, size and par of the marked one.
import { Box } from 'ink';
import { type Board, lapSpaces } from '../../../circuit/board.ts';
import { bookNamed, trialsOf } from '../../../rules/games.ts';
import { drawMap } from '../../board-view/map.ts';
import { ChoiceList } from '../../components/choice-list.tsx';
import { blankRows } from '../../components/frame.ts';
import { plainLine } from '../../components/list-page.tsx';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { hintRow } from '../../hints.ts';
import { type Look, wrapped } from '../../look.ts';
import { type CircuitScreen, type Model, paceOf } from '../../model.ts';
import { panelsByGame } from '../../race-panels/panels-by-game.ts';
import type { RacePanels } from '../../race-panels/race-panels.ts';
import type { Row } from '../../rows.ts';
import type { TrackEntry, TurnPace } from '../../services.ts';
import type { Words } from '../../words/words.ts';
import { bestHere } from '../records/record-rows.ts';

const LIST_COLUMNS = 30;

export function CircuitView(props: ScreenProps & { readonly screen: CircuitScreen }) {
  const { model, look, columns, rows, screen, send } = props;
  const { tracks } = model.offer;
  const { words } = look;
  const marked = tracks.find(track => track.id === screen.at) ?? tracks[0];
  const body = rows - 3;
  const lines = tracks.map((track, index) => plainLine(track.id, index + 1, track.name));
  const shown = Math.min(lines.length, body);
  const heading =
    screen.purpose === 'timedLap' ? words.circuit.timedHeading : words.circuit.heading;
  return (
    <Box flexDirection="column">
      <Rows
        rows={[headingRow(heading, tracks, marked, shown), typedRow(screen.typed, words)]}
        columns={columns}
        look={look}
      />
      <Box>
        <Box flexDirection="column" width={LIST_COLUMNS} flexShrink={0}>
          <ChoiceList
            name={`circuit ${screen.jumps}`}
            lines={lines}
            at={screen.at}
            columns={LIST_COLUMNS - 1}
            limit={body}
            look={look}
            onPick={value => send({ kind: 'picked', value })}
            onHighlight={value => send({ kind: 'highlighted', value })}
          />
          <Rows rows={blankRows(body - shown)} columns={LIST_COLUMNS} look={look} />
        </Box>
        <Rows
          rows={circuitRows(marked, screen.form.rules, model, columns - LIST_COLUMNS, body, look)}
          columns={columns - LIST_COLUMNS}
          look={look}
        />
      </Box>
      <Rows
        rows={[hintRow('circuit', columns, words, { digits: `1-${Math.min(9, lines.length)}` })]}
        columns={columns}
        look={look}
      />
    </Box>
  );
}

function typedRow(typed: string, { circuit }: Words): Row {
  return typed === '' ? [] : [{ text: `  ${circuit.typed(typed)}`, tone: 'faint' }];
}

/** Returns the question; when only a part of the list is in sight, also which of how many is marked. */
function headingRow(
  question: string,
  tracks: readonly TrackEntry[],
  marked: TrackEntry | undefined,
  shown: number,
): Row {
  const title = { text: ` ${question}`, tone: 'title' } as const;
  if (marked === undefined || shown >= tracks.length) return [title];
  const at = tracks.indexOf(marked) + 1;
  return [title, { text: `  ${at}/${tracks.length}`, tone: 'faint' }];
}

/**
 * Returns map and figures of a circuit in a box of cells.
 * @param rules id of the book by which it would be raced
 */
export function circuitRows(
  track: TrackEntry | undefined,
  rules: string,
  known: KnownFigures,
  columns: number,
  rows: number,
  { words, glyphs }: Look,
): readonly Row[] {
  if (track === undefined)
    return [[{ text: words.circuit.none, tone: 'warn' }], ...blankRows(rows - 1)];
  const board = track.board(rules);
  const book = bookNamed(rules);
  if (board === undefined || book === undefined) {
    const lines = wrapped(words.circuit.faulty, columns).map(
      (text): Row => [{ text, tone: 'warn' }],
    );
    return [...lines, ...blankRows(rows - lines.length)].slice(0, rows);
  }
  const panels = panelsByGame.of(book);
  const facts: readonly Row[] = [
    [
      { text: board.name, tone: 'strong' },
      { text: `  ${board.place}`, tone: 'faint' },
    ],
    [
      {
        text:
          panels.length?.(board, words) ??
          words.circuit.length(lapSpaces(board), board.lanes.length),
        tone: 'plain',
      },
    ],
    [{ text: panels.boardFacts(board, words), tone: 'plain' }],
    // Par is given in rolls of a timed lap, and in turns in a game without timed laps.
    ...(trialsOf(book) === undefined
      ? paceRows(paceOf(known, rules, track.id), panels, words)
      : [parRow(known.par[track.id], words)]),
    ...bestRows(board, rules, known, columns, words),
  ];
  const mapRows = rows - facts.length;
  if (mapRows < 5) return [...facts, ...blankRows(rows - facts.length)].slice(0, rows);
  const corners = mapRows >= 16 ? 'names' : mapRows >= 6 ? 'numbers' : 'none';
  const features = panels.features(board, glyphs);
  const box = { columns, rows: mapRows, corners } as const;
  return [...facts, ...drawMap({ ...box, board, cars: [], glyphs, features })];
}

type KnownFigures = Pick<Model, 'par' | 'pace' | 'records'>;

function bestRows(
  board: Board,
  rules: string,
  { records = [] }: KnownFigures,
  columns: number,
  words: Words,
): readonly Row[] {
  const best = bestHere(records, board, rules, words.records);
  if (best === undefined) return [];
  return wrapped(best, columns).map((text): Row => [{ text, tone: 'good' }]);
}

// Takes as many rows while the turns are worked out, so that the map does not jump.
function paceRows(pace: TurnPace | undefined, panels: RacePanels, words: Words): readonly Row[] {
  if (panels.pace === undefined) return [];
  if (pace === undefined) return [[{ text: words.circuit.parPending, tone: 'good' }], []];
  return panels.pace(pace, words).map((text, at): Row => {
    return [{ text, tone: at === 0 ? 'good' : 'plain' }];
  });
}

function parRow(rolls: number | undefined, { circuit }: Words): Row {
  return [{ text: rolls === undefined ? circuit.parPending : circuit.par(rolls), tone: 'good' }];
}
