// The sentences of the log about events, for those worth a line.
import { stories } from '../../../replay/stories.ts';
import type { RaceEvent } from '../../../rules/kit/types.ts';
import type { Tone } from '../../rows.ts';
import { nameInLog } from '../../screens/race/log.ts';
import type { LogLine, NewsKind } from '../../screens/race/race-model.ts';
import type { RaceWords } from '../../words/words.ts';
import type { ChampionshipTable } from './championship-model.ts';

const TONES: Readonly<Record<string, Tone>> = {
  retired: 'bad',
  finished: 'good',
  carSpun: 'warn',
  stalled: 'warn',
  damaged: 'warn',
  lineLeft: 'warn',
  slipTaken: 'good',
  turnBegan: 'faint',
};

/** Events that affect a person's car in another driver's turn, or decide a race. */
const NEWS: Readonly<Record<string, NewsKind>> = {
  retired: 'race',
  carSpun: 'car',
  damaged: 'car',
  carPlaced: 'car',
};

// A card that was out of reach is shown as a warning (CFR-159).
function toneOf(event: RaceEvent): Tone {
  const isMisplanned = event.kind === 'cardRevealed' && 'planned' in event;
  return isMisplanned ? 'warn' : (TONES[event.kind] ?? 'plain');
}

/** Returns the line of an event, undefined when it is not worth one. */
export function lineOf(
  table: ChampionshipTable,
  event: RaceEvent,
  words: RaceWords,
): LogLine | undefined {
  const { book, board, setup } = table;
  const names = table.drivers.map((_, seat) => nameInLog(table, seat, false));
  const text = stories.of(book).sentence(event, names, board, words.language, setup.book);
  if (text === undefined || text === '') return undefined;
  const line = { seat: event.seat ?? -1, text, tone: toneOf(event) };
  const isHuman = table.drivers[event.seat ?? -1]?.kind === 'human';
  const news = isHuman ? NEWS[event.kind] : undefined;
  return news === undefined ? line : { ...line, news };
}
