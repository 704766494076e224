// What happened as lines of the log: the sentence of each event, and what the commentary adds to it.
import { comment } from '../../../replay/commentary/commentary.ts';
import type { Told } from '../../../replay/commentary/director.ts';
import { type FactKind, HEADLINE, type Highlight } from '../../../replay/commentary/highlight.ts';
import { stories } from '../../../replay/stories.ts';
import type { RaceEvent } from '../../../rules/kit/types.ts';
import type { RaceTable } from '../../messages.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import type { Tone } from '../../rows.ts';
import type { RaceWords } from '../../words/words.ts';
import { nameInLog } from './log.ts';
import type { LogLine } from './race-model.ts';

/** Facts that their event reports with more figures than the commentary does. */
const SAID_BY_EVENT: readonly FactKind[] = ['contact', 'pitStop', 'wreckCleared'];
/** Facts that no event reports: they get a line of their own. */
const SAID_BESIDE: readonly FactKind[] = [
  'lead',
  'leadInherited',
  'overtake',
  'podiumLost',
  'lapped',
  'launch',
  'fastestLap',
];

/** Tones of what goes well or wrong; other headlines are strong, and the rest is plain. */
const TONES: Readonly<Partial<Record<FactKind, Tone>>> = {
  out: 'bad',
  engine: 'bad',
  stopped: 'bad',
  restarted: 'bad',
  stall: 'warn',
  spin: 'warn',
  lapped: 'warn',
  weather: 'warn',
  flag: 'good',
  flyingStart: 'good',
  topRoll: 'good',
};

export interface Happened {
  readonly events: readonly RaceEvent[];
  readonly told: readonly Told[];
}

/** Returns the lines before all events, then those after each event. */
export function toldLines(
  table: RaceTable,
  { events, told }: Happened,
  words: RaceWords,
): readonly (readonly LogLine[])[] {
  const at = Map.groupBy(told, ({ after }) => after);
  const headed = (index: number) =>
    (at.get(index) ?? []).map(({ highlight }) => commentLine(table, highlight, words));
  const panels = panelsOf({ table });
  return [
    headed(-1),
    ...events.map((event, index) => {
      const own = panels.line(table, event, words);
      return own === undefined ? headed(index) : joined(own, headed(index));
    }),
  ];
}

function commentLine(table: RaceTable, highlight: Highlight, words: RaceWords): LogLine {
  const { fact, seats, weight } = highlight;
  const { language } = words;
  const name = (seat: number) => nameInLog(table, seat, false);
  const sheet = stories.of(table.book).sheetWords(language, table.setup.book);
  const text = comment(highlight, language, { name, words: sheet });
  const tone = TONES[fact.kind] ?? (weight >= HEADLINE ? 'strong' : 'plain');
  return { seat: seats[0] ?? -1, text, tone, highlight };
}

// The line of the commentary replaces that of the event, unless the event reports more.
function joined(own: LogLine, headed: readonly LogLine[]): readonly LogLine[] {
  const isBeside = ({ highlight }: LogLine) =>
    highlight !== undefined && SAID_BESIDE.includes(highlight.fact.kind);
  const beside = headed.filter(isBeside);
  const instead = headed.filter(line => !isBeside(line));
  const { highlight } = instead[0] ?? {};
  if (highlight === undefined) return [own, ...beside];
  if (!SAID_BY_EVENT.includes(highlight.fact.kind)) return [...instead, ...beside];
  return [{ ...own, highlight }, ...beside];
}
