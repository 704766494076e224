// The race screen of the test game of sealed bids: purses for a board, coins for an answer. A bid that is not revealed
// shows its back.
import { stories } from '../../replay/stories.ts';
import type { Seat } from '../../rules/kit/types.ts';
import { blankRows } from '../../ui/components/frame.ts';
import { LINE_KEYS } from '../../ui/keys.ts';
import { padded } from '../../ui/look.ts';
import type { MapRoom, PictureRoom, RacePanels } from '../../ui/race-panels/race-panels.ts';
import type { Row, Run } from '../../ui/rows.ts';
import type { Item } from '../../ui/screens/race/items.ts';
import {
  actingSeat,
  letterOf,
  lookedAt,
  nameOf,
  nameWithLetter,
  ownSeat,
  type RaceModel,
} from '../../ui/screens/race/race-model.ts';
import { turnRuns } from '../../ui/screens/race/view/turn-runs.ts';
import type { Words } from '../../ui/words/words.ts';
import { type Bid, type BidRace, NO_BID, SEALED } from './sealed-bids.ts';
import './bid-tables.ts';

type BidModel = RaceModel<BidRace>;

const NAME_COLUMNS = 12;
const WON_COLUMNS = 6;

export const bidPanels: RacePanels = {
  features: () => ({}),
  boardFacts: ({ name }) => name,

  game: () => ({ name: 'Bids', about: ['Bid coins.'], lessons: ['The highest bid wins.'] }),
  signs: () => [['coins', 'what drivers bid with']],
  fresh: () => undefined,
  // No car moves.
  whereIs: () => undefined,
  steps: () => [],
  turnOf: () => undefined,
  line(table, event, { language }) {
    const names = table.drivers.map((_, seat) => nameOf(table, seat));
    const text = stories.of(table.book).sentence(event, names, table.board, language);
    if (text === undefined) return undefined;
    const line = { seat: event.seat ?? -1, text, tone: 'plain' } as const;
    return event.kind === 'bidsRevealed' ? { ...line, news: 'race' } : line;
  },

  nameOf: ({ kind }) => kind,
  items: itemsOf,
  marked: (_model, items) => items[0]?.value ?? '',
  place: () => 'race',
  endsRace: () => false,
  idle: () => ['brakes', 'path', 'scrollBack', 'scrollAhead', 'follow'],

  titleRow,
  orderRow,
  picture: (model: BidModel, _items, room) => pictureRows(model, room),
  map: (model: BidModel, room) => mapRows(model, room),
  dashboard: (model: BidModel) => [dashboard(model, lookedAt(model))],
  question: () => [{ text: ' how many coins?', tone: 'plain' }],
  listHeading: () => [],
  lines: (_model, items: readonly Item<Bid>[]) =>
    items.map(({ value, key, choice }) => ({
      value,
      row: [{ text: `${key} ${coinsIn(choice.coins)}`, tone: 'plain' }],
    })),
  engineer: () => [],
  underList: ({ prompt }) =>
    prompt?.kind === 'ask'
      ? [[{ text: ' The highest bid wins the round; every bid is paid.', tone: 'faint' }]]
      : [],
  raceTable,
  result: ({ moment: { race } }: BidModel, seat) => `${race.won[seat] ?? 0} won`,
};

function itemsOf({ prompt }: RaceModel): readonly Item<Bid>[] {
  if (prompt?.kind !== 'ask') return [];
  const choices = prompt.decision.choices as readonly Bid[];
  return choices.map((choice, index) => ({
    value: String(index),
    choice,
    key: LINE_KEYS[index] ?? '',
    advised: false,
  }));
}

function coinsIn(coins: number): string {
  return coins === 1 ? '1 coin' : `${coins} coins`;
}

function titleRow(model: BidModel, _columns: number, words: Words): Row {
  const { shown, table } = model;
  return [
    { text: ` ${table.board.name}`, tone: 'title' },
    { text: `  round ${shown.round}/${shown.rounds}`, tone: 'plain' },
    ...turnRuns(model, words),
  ];
}

function orderRow(model: BidModel, _columns: number, words: Words): Row {
  const { table, shown } = model;
  const runs = table.book.standings(shown, table.board).map(({ place, seat }): Run => {
    const star = seat === actingSeat(model) ? '*' : '';
    return { text: ` ${place}${letterOf(table, seat)}${star}`, tone: toneOf(model, seat), seat };
  });
  return [{ text: ` ${words.race.order} `, tone: 'faint' }, ...runs];
}

function toneOf(model: BidModel, seat: Seat): Run['tone'] {
  return seat === ownSeat(model) ? 'own' : 'car';
}

function pictureRows(model: BidModel, { glyphs }: PictureRoom): readonly Row[] {
  return model.shown.purses.map(
    (coins, seat): Row => [
      { text: ` ${letterOf(model.table, seat)} `, tone: toneOf(model, seat), seat },
      { text: glyphs.meterFull.repeat(coins), tone: 'good' },
      { text: ` ${bidOn(model.shown.bids[seat])}`, tone: 'warn' },
    ],
  );
}

function bidOn(bid = NO_BID): string {
  if (bid === SEALED) return '[#]';
  return bid === NO_BID ? '' : `[${bid}]`;
}

function mapRows(model: BidModel, { rows, glyphs }: MapRoom): readonly Row[] {
  const drawn = model.shown.won.map(
    (won, seat): Row => [
      { text: ` ${letterOf(model.table, seat)} `, tone: toneOf(model, seat), seat },
      { text: glyphs.stopDone.repeat(won), tone: 'plain' },
    ],
  );
  return [...drawn, ...blankRows(rows - drawn.length)].slice(0, rows);
}

function dashboard(model: BidModel, seat: Seat): Row {
  const { purses, won } = model.shown;
  return [
    { text: ` ${nameWithLetter(model, seat)}`, tone: 'strong', seat },
    { text: `  purse ${coinsIn(purses[seat] ?? 0)}  won ${won[seat] ?? 0}`, tone: 'plain' },
  ];
}

function raceTable(model: BidModel): readonly Row[] {
  const { table, shown } = model;
  const heading = `  ${padded('driver', NAME_COLUMNS)}${padded('won', WON_COLUMNS)}purse`;
  return [
    [{ text: heading, tone: 'faint' }],
    ...table.book.standings(shown, table.board).map(
      ({ seat }): Row => [
        { text: ` ${letterOf(table, seat)}`, tone: toneOf(model, seat), seat },
        { text: ` ${padded(nameOf(table, seat), NAME_COLUMNS - 1)}`, tone: 'plain' },
        { text: padded(String(shown.won[seat]), WON_COLUMNS), tone: 'plain' },
        { text: String(shown.purses[seat]), tone: 'plain' },
      ],
    ),
  ];
}
