// The pages of the almanac: hall of fame, a driver, and the records of all circuits or of one.
import type { Language } from '../../replay/language.ts';
import { bookName } from '../pages/context.ts';
import { figuresOf, tableOf, wordsOf } from '../pages/layout/table-of.ts';
import type { PagePart, SeasonPage } from '../pages/page.ts';
import type { Almanac, AlmanacEntry, NamedFigure } from './almanac.ts';
import { ALMANAC_WORDS, type AlmanacWords } from './almanac-words.ts';
import { type Life, lifeOf, livesOf, rivalsIn } from './lives.ts';
import { type CircuitRecords, recordsOf } from './records.ts';

/** What the pages are made from. */
export interface AlmanacContext {
  readonly almanac: Almanac;
  readonly language: Language;
  /** Names of circuits by their ids. */
  readonly tracks: Readonly<Record<string, string>>;
}

const RIVALS_MOST = 8;

/** Returns the hall of fame: the champions of every season, the latest first, and everybody's life. */
export function hallPage({ almanac, language }: AlmanacContext): SeasonPage {
  const words = ALMANAC_WORDS[language];
  if (almanac.length === 0) return { title: words.hall, parts: [nothing(words)] };
  return {
    title: words.hall,
    aside: words.seasons(almanac.length),
    parts: [
      tableOf<AlmanacEntry>(words.champions, almanac.toReversed(), [
        wordsOf(words.season, 0, ({ name }) => name),
        wordsOf(words.ended, 2, ({ at }) => at.slice(0, 10)),
        wordsOf(words.champion, 0, ({ champions }) => champions.join(', ')),
        wordsOf(words.second, 1, entry => namesAt(entry, 2)),
        wordsOf(words.third, 3, entry => namesAt(entry, 3)),
        wordsOf(words.team, 4, ({ team }) => team ?? ''),
      ]),
      livesPart(words, livesOf(almanac)),
    ],
  };
}

function nothing({ nothing: text }: AlmanacWords): PagePart {
  return { kind: 'text', lines: [text] };
}

function namesAt({ drivers }: AlmanacEntry, place: number): string {
  return drivers
    .filter(driver => driver.place === place)
    .map(({ name }) => name)
    .join(', ');
}

function livesPart(words: AlmanacWords, lives: readonly Life[]): PagePart {
  const count = (
    head: string,
    rank: number,
    figure: 'seasons' | 'starts' | 'wins' | 'podiums' | 'poles' | 'fastestLaps' | 'retirements',
  ) => figuresOf<Life>(head, rank, life => String(life[figure]));
  return tableOf<Life>(words.people, lives, [
    wordsOf(words.driver, 0, ({ name }) => name),
    figuresOf(words.titles, 0, ({ titles }) => String(titles.length)),
    count(words.starts, 1, 'starts'),
    count(words.wins, 0, 'wins'),
    count(words.podiums, 0, 'podiums'),
    count(words.poles, 2, 'poles'),
    count(words.fastestLaps, 3, 'fastestLaps'),
    count(words.out, 4, 'retirements'),
  ]);
}

/** Returns the life of a driver, undefined for a name that no season has. */
export function lifePage(
  { almanac, language }: AlmanacContext,
  name: string,
): SeasonPage | undefined {
  const words = ALMANAC_WORDS[language];
  const life = lifeOf(almanac, name);
  if (life === undefined) return undefined;
  return {
    title: life.name,
    aside: words.seasons(life.seasons),
    parts: [
      livesPart(words, [life]),
      tableOf<NamedFigure>(words.season, life.places, [
        wordsOf(words.season, 0, one => one.name),
        figuresOf(words.place, 0, ({ figure }) => String(figure)),
      ]),
      tableOf(words.rivals, rivalsIn(almanac, name).slice(0, RIVALS_MOST), [
        wordsOf(words.rivals, 0, rival => rival.name),
        figuresOf(words.record, 0, ({ ahead, behind }) => `${ahead}–${behind}`),
      ]),
    ],
  };
}

/** Returns the records by circuit and book, those of one circuit where it is named by its id. */
export function recordsPage(
  { almanac, language, tracks }: AlmanacContext,
  track?: string,
): SeasonPage {
  const words = ALMANAC_WORDS[language];
  const records = recordsOf(almanac, track);
  const title = track === undefined ? words.records : `${words.records}: ${tracks[track] ?? track}`;
  if (records.length === 0) return { title, parts: [nothing(words)] };
  const held = (figure: NamedFigure | undefined) =>
    figure === undefined ? '' : `${figure.figure} ${figure.name}`;
  return {
    title,
    aside: words.seasons(almanac.length),
    parts: [
      tableOf<CircuitRecords>(words.records, records, [
        wordsOf(words.circuit, 0, one => tracks[one.track] ?? one.track),
        wordsOf(words.book, 2, ({ book }) => bookName(book)),
        figuresOf(words.races, 3, ({ races }) => String(races)),
        wordsOf(words.bestLap, 0, ({ bestLap }) => held(bestLap)),
        wordsOf(words.mostWins, 0, ({ mostWins }) => held(mostWins)),
        wordsOf(words.climb, 1, ({ climb }) => held(climb)),
        wordsOf(words.lead, 4, ({ lead }) => held(lead)),
      ]),
    ],
  };
}
