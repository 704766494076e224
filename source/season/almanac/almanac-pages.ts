// The pages of the almanac: hall of fame, a driver, and the records of all circuits or of one.
import type { Language } from '../../replay/language.ts';
import { bookName } from '../pages/context.ts';
import { figuresOf, tableOf, wordsOf } from '../pages/layout/table-of.ts';
import type { AlmanacDoor, PageCell, PagePart, SeasonPage } from '../pages/page.ts';
import { SEASON_WORDS } from '../pages/words/season-words.ts';
import type { Almanac, AlmanacDriver, AlmanacEntry, AlmanacRace, NamedFigure } from './almanac.ts';
import { ALMANAC_WORDS, type AlmanacWords } from './almanac-words.ts';
import { type Life, lifeOf, livesOf, rivalsIn } from './lives.ts';
import { type CircuitRecords, recordsOf } from './records.ts';

export interface AlmanacContext {
  readonly almanac: Almanac;
  readonly language: Language;
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
        wordsOf(words.season, 0, entry => seasonCell(entry)),
        wordsOf(words.ended, 2, ({ at }) => at.slice(0, 10)),
        wordsOf(words.champion, 0, ({ champions }) => peopleCell(champions)),
        wordsOf(words.second, 1, entry => peopleCell(namesAt(entry, 2))),
        wordsOf(words.third, 3, entry => peopleCell(namesAt(entry, 3))),
        wordsOf(words.team, 4, ({ team }) => team ?? ''),
      ]),
      livesPart(words, livesOf(almanac)),
    ],
  };
}

function nothing({ nothing: text }: AlmanacWords): PagePart {
  return { kind: 'text', lines: [text] };
}

function namesAt({ drivers }: AlmanacEntry, place: number): readonly string[] {
  return drivers.filter(driver => driver.place === place).map(({ name }) => name);
}

function seasonCell({ id, name }: AlmanacEntry): PageCell {
  return { text: name, door: { kind: 'pastSeason', season: id } };
}

// A cell with several names leads to the first of them.
function peopleCell(names: readonly string[]): PageCell {
  const [name] = names;
  const text = names.join(', ');
  return name === undefined ? { text } : { text, door: { kind: 'life', name } };
}

function circuitCell({ tracks }: AlmanacContext, track: string): PageCell {
  return { text: tracks[track] ?? track, door: { kind: 'records', track } };
}

function livesPart(words: AlmanacWords, lives: readonly Life[]): PagePart {
  const count = (
    head: string,
    rank: number,
    figure: 'seasons' | 'starts' | 'wins' | 'podiums' | 'poles' | 'fastestLaps' | 'retirements',
  ) => figuresOf<Life>(head, rank, life => String(life[figure]));
  return tableOf<Life>(words.people, lives, [
    wordsOf(words.driver, 0, ({ name }) => peopleCell([name])),
    figuresOf(words.titles, 0, ({ titles }) => String(titles.length)),
    count(words.starts, 1, 'starts'),
    count(words.wins, 0, 'wins'),
    count(words.podiums, 0, 'podiums'),
    count(words.poles, 2, 'poles'),
    count(words.fastestLaps, 3, 'fastestLaps'),
    count(words.out, 4, 'retirements'),
  ]);
}

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
      tableOf<NamedFigure & { readonly season: string }>(words.season, life.places, [
        wordsOf(words.season, 0, ({ season, name: called }) => ({
          text: called,
          door: { kind: 'pastSeason', season },
        })),
        figuresOf(words.place, 0, ({ figure }) => String(figure)),
      ]),
      tableOf(words.rivals, rivalsIn(almanac, name).slice(0, RIVALS_MOST), [
        wordsOf(words.rivals, 0, rival => peopleCell([rival.name])),
        figuresOf(words.record, 0, ({ ahead, behind }) => `${ahead}–${behind}`),
      ]),
    ],
  };
}

/** Returns the records by circuit and book, only those of one circuit where its id is given. */
export function recordsPage(context: AlmanacContext, track?: string): SeasonPage {
  const { almanac, language, tracks } = context;
  const words = ALMANAC_WORDS[language];
  const records = recordsOf(almanac, track);
  const title = track === undefined ? words.records : `${words.records}: ${tracks[track] ?? track}`;
  if (records.length === 0) return { title, parts: [nothing(words)] };
  const held = (figure: NamedFigure | undefined): PageCell =>
    figure === undefined
      ? { text: '' }
      : { ...peopleCell([figure.name]), text: `${figure.figure} ${figure.name}` };
  return {
    title,
    aside: words.seasons(almanac.length),
    parts: [
      tableOf<CircuitRecords>(words.records, records, [
        wordsOf(words.circuit, 0, one => circuitCell(context, one.track)),
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

/** Returns the final standings and the races of a season that is over; undefined for one that is not there. */
function pastSeasonPage(context: AlmanacContext, id: string): SeasonPage | undefined {
  const { almanac, language } = context;
  const words = ALMANAC_WORDS[language];
  const entry = almanac.find(one => one.id === id);
  if (entry === undefined) return undefined;
  const hasTeams = entry.drivers.some(({ team }) => team !== undefined);
  const count = (head: string, rank: number, figure: 'starts' | 'wins' | 'podiums' | 'poles') =>
    figuresOf<AlmanacDriver>(head, rank, line => String(line[figure]));
  return {
    title: entry.name,
    aside: entry.at.slice(0, 10),
    parts: [
      tableOf<AlmanacDriver>(words.standings, entry.drivers, [
        figuresOf(words.place, 0, ({ place }) => String(place)),
        wordsOf(words.driver, 0, ({ name }) => peopleCell([name])),
        ...(hasTeams ? [wordsOf<AlmanacDriver>(words.team, 2, ({ team }) => team ?? '')] : []),
        figuresOf(words.points, 0, ({ points }) => SEASON_WORDS[language].points(points)),
        count(words.starts, 3, 'starts'),
        count(words.wins, 1, 'wins'),
        count(words.podiums, 1, 'podiums'),
        count(words.poles, 2, 'poles'),
      ]),
      tableOf<AlmanacRace>(words.racesHead, entry.races, [
        wordsOf(words.circuit, 0, ({ track }) => circuitCell(context, track)),
        wordsOf(words.winner, 0, ({ order }) => peopleCell(order.slice(0, 1))),
        wordsOf(words.second, 2, ({ order }) => peopleCell(order.slice(1, 2))),
        wordsOf(words.pole, 1, ({ pole }) => peopleCell(pole === undefined ? [] : [pole])),
        wordsOf(words.bestLap, 3, ({ bestLap }) =>
          bestLap === undefined ? '' : `${bestLap.figure} ${bestLap.name}`,
        ),
      ]),
    ],
  };
}

/** Returns the page of the almanac that a door leads to; the hall of fame where that page no longer exists. */
export function almanacPage(context: AlmanacContext, door: AlmanacDoor): SeasonPage {
  switch (door.kind) {
    case 'hall':
      return hallPage(context);
    case 'life':
      return lifePage(context, door.name) ?? hallPage(context);
    case 'records':
      return recordsPage(context, door.track);
    case 'pastSeason':
      return pastSeasonPage(context, door.season) ?? hallPage(context);
  }
}
