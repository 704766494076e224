// Cars that change hands, as lines of the log.
import { handOverNews } from '../../../replay/hand-over.ts';
import type { HandOver } from '../../../rules/kit/hand-over.ts';
import type { RaceEvent } from '../../../rules/kit/types.ts';
import type { RaceTable } from '../../messages.ts';
import type { Words } from '../../words/words.ts';
import type { LogLine } from '../race/race-model.ts';

/** Returns the sentence of a car that changes hands now. */
export function handOverText(handed: HandOver, letters: readonly string[], words: Words): string {
  const level = (id: string) => words.levels[id] ?? id;
  const letter = letters[handed.seat] ?? '?';
  return handOverNews(handed, { letter, level }, words.race.language);
}

/** Returns the line of a car that changes hands. */
export function handOverLine(
  handed: HandOver,
  { letters }: Pick<RaceTable, 'letters'>,
  words: Words,
): LogLine {
  const text = handOverText(handed, letters, words);
  return { seat: handed.seat, text, tone: 'strong', news: 'race' };
}

/**
 * Returns lines by event, the first of them before all events, with those of the cars that changed hands: each at the end of its
 * round, since no event knows after which answer it came.
 */
export function withHandOvers(
  lines: readonly (readonly LogLine[])[],
  events: readonly RaceEvent[],
  table: Pick<RaceTable, 'letters' | 'handOvers'>,
  words: Words,
): readonly (readonly LogLine[])[] {
  const { handOvers = [] } = table;
  if (handOvers.length === 0) return lines;
  const starts = events.map(roundBegunBy);
  return lines.map((some, at) => {
    const next = starts.slice(at).find(round => round !== undefined) ?? Number.POSITIVE_INFINITY;
    const isLast = at === events.length || starts[at] !== undefined;
    const round = starts.slice(0, at).findLast(one => one !== undefined) ?? 0;
    if (!isLast) return some;
    const changed = handOvers.filter(one => one.round >= round && one.round < next);
    return [...some, ...changed.map(one => handOverLine(one, table, words))];
  });
}

// An event that begins a round, or a turn, has its number.
function roundBegunBy(event: RaceEvent): number | undefined {
  if (!event.kind.endsWith('Began')) return undefined;
  if ('round' in event && typeof event.round === 'number') return event.round;
  return 'turn' in event && typeof event.turn === 'number' ? event.turn : undefined;
}
