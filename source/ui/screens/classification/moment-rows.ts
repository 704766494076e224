// The biggest moment of a race: a sentence, and the piece of road on which it happened.
import {
  type BigMoment,
  momentHeading,
  momentSentence,
} from '../../../season/pages/of-race/big-moment.ts';
import type { PageTeller } from '../../../season/pages/of-race/page-teller.ts';
import { type Look, wrapped } from '../../look.ts';
import type { RaceTable } from '../../messages.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import type { Row } from '../../rows.ts';
import { atRest } from '../race/play.ts';

const NOBODY = -1;
/** Pictures on a page are drawn as on a screen with this many rows, whatever its width. */
const SCREEN_ROWS = 24;
/** Ticks by which a car may be behind and still be in the picture. */
const BEHIND_MOST = 40;

/** Returns the heading, the sentence in rows, then the picture as wide as the page. */
export function momentRows(
  big: BigMoment,
  table: RaceTable,
  teller: PageTeller,
  look: Pick<Look, 'glyphs' | 'words'>,
  columns: number,
): readonly Row[] {
  const sentence = wrapped(momentSentence(big, teller), columns - 4);
  return [
    [{ text: ` ${momentHeading(big, teller)}`, tone: 'title' }],
    ...sentence.map((text): Row => [{ text: `  ${text}`, tone: 'strong' }]),
    ...momentPicture(big, table, look, columns),
  ];
}

/** Returns the road around the car that the moment is about; none where it is about the whole race. */
export function momentPicture(
  { highlight, race }: BigMoment,
  table: RaceTable,
  { glyphs, words }: Pick<Look, 'glyphs' | 'words'>,
  columns: number,
): readonly Row[] {
  const [seat] = highlight.seats;
  if (seat === undefined) return [];
  const panels = panelsOf({ table });
  const view = table.book.view(race, NOBODY);
  const { progress } = panels.whereIs(table, view, seat) ?? {};
  if (progress === undefined) return [];
  const others = highlight.seats.flatMap(one => panels.whereIs(table, view, one)?.progress ?? []);
  // The cars that it concerns are all in the picture where they are near, the rearmost on its left.
  const centre = Math.min(progress, ...others.filter(one => progress - one <= BEHIND_MOST));
  const still = atRest(table, { race: view, next: { kind: 'over' }, notice: '' });
  const model = { ...still, mover: seat, look: seat, centre, scroll: 0 };
  const size = { columns, rows: SCREEN_ROWS };
  const room = { layout: 'compact', columns, size, extraRows: 0, glyphs, words } as const;
  return panels.picture(model, [], room);
}
