// The drivers bid for pole in secret; ties are settled by dice, and a knock-out has a second bid (CFR-108 to CFR-110,
// CFR-178, CFR-179).
import type { Seat } from '../../../kit/types.ts';
import type { ChampionshipChoice } from '../../choices.ts';
import {
  type Asking,
  type Automatic,
  type ChampionshipTable,
  carOf,
  draftCar,
} from '../../table.ts';
import {
  type Bid,
  bothBids,
  byWorth,
  chipsAfter,
  NO_BID,
  secondBidders,
  skillToBid,
} from './pole-bid.ts';
import { foreseeNothing, opened, seal, unseal } from './sealed-answers.ts';

/** Every driver takes any wear and skill that there are into the hand, none first (CFR-108). */
export const bidForPole: Asking = {
  must: true,
  secret: true,
  choices: ['bid'],
  ask(race, _task, seat, { values }) {
    const car = carOf(race, seat);
    return handsWith(car.wear, skillToBid(car, values));
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'bid') return;
    seal(table, seat, { kind: 'bid', bid: { wear: choice.wear, skill: choice.skill } });
  },
};

const hands = new Map<string, readonly ChampionshipChoice[]>();

// Cached: the same few hundred hands are requested after every answer.
function handsWith(wearMost: number, skillMost: number): readonly ChampionshipChoice[] {
  const key = `${wearMost} ${skillMost}`;
  const known =
    hands.get(key) ??
    upTo(wearMost).flatMap(wear =>
      upTo(skillMost).map((skill): ChampionshipChoice => ({ kind: 'bid', wear, skill })),
    );
  hands.set(key, known);
  return known;
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, one) => one);
}

/**
 * All bids are opened and spent; the highest is in front, ties are rolled for (CFR-108, CFR-110, CR-29). In a knock-out only
 * the lower half is placed now, and the tasks that follow keep who bids again and who is placed (CFR-178, CR-31).
 */
export const revealBids: Automatic = {
  foresee: foreseeNothing,
  play(table) {
    const { race, ground } = table;
    const bids = spendBids(table);
    race.bids = [...bids];
    const groups = byWorth(bids, [...bids.keys()], ground.values);
    const again = race.agenda.find(({ step }) => step === 'bidAgain');
    const placing = race.agenda.find(({ step }) => step === 'revealSecondBids');
    if (again === undefined || placing === undefined) {
      setOrder(
        table,
        groups.flatMap(tied => settled(table, tied)),
      );
      return;
    }
    const upper = secondBidders(bids.length);
    const order = placedBelow(table, groups, upper);
    const agenda = race.agenda.slice();
    // A car that is alone in its half has nobody to bid against (CR-71).
    const bidders = upper > 1 ? inSeatOrder(order.slice(0, upper)) : [];
    agenda[race.agenda.indexOf(again)] = { ...again, seats: bidders };
    agenda[race.agenda.indexOf(placing)] = { ...placing, seats: order.slice(upper) };
    race.agenda = agenda;
  },
};

/** The upper half, rounded up, bids again; the first bids lie open (CFR-179). */
export const bidAgain: Asking = { ...bidForPole };

/** Both bids of the upper half are added and place it in front of the seats of the task (CFR-179, CR-29). */
export const revealSecondBids: Automatic = {
  foresee: foreseeNothing,
  play(table, { seats: lower }) {
    const { race, ground } = table;
    const first: readonly Bid[] = race.bids ?? [];
    const second = spendBids(table, true);
    const bids = first.map((bid, seat) => bothBids(bid, second[seat] ?? NO_BID));
    race.bids = [...bids];
    const upper = [...bids.keys()].filter(seat => !lower.includes(seat));
    const front = byWorth(bids, upper, ground.values).flatMap(tied => settled(table, tied));
    setOrder(table, [...front, ...lower]);
  },
};

/** Opens the hands, reports them and takes the chips of each from its car (CR-29); a seat that has none bids nothing. */
function spendBids(table: ChampionshipTable, isSecond = false): readonly Bid[] {
  const { ground } = table;
  return unseal(table).map((answer, seat) => {
    if (answer.kind === 'none') return NO_BID;
    const { bid } = opened(answer, 'bid');
    const car = draftCar(table, seat);
    Object.assign(car, chipsAfter(chipsIn(car), bid, ground.values));
    table.tell({ kind: 'bidRevealed', seat, bid, ...(isSecond ? { second: true as const } : {}) });
    return bid;
  });
}

function chipsIn({ wear, green, red }: ReturnType<typeof carOf>) {
  return { wear, green, red };
}

/**
 * Returns the seats by their bids, rolling only for ties that reach into the lower half; the others bid again anyway
 * (CFR-178, CR-31).
 */
function placedBelow(
  table: ChampionshipTable,
  groups: readonly (readonly Seat[])[],
  upper: number,
): readonly Seat[] {
  const order: Seat[] = [];
  for (const tied of groups) {
    const isAbove = order.length + tied.length <= upper;
    order.push(...(isAbove ? tied : settled(table, tied)));
  }
  return order;
}

/**
 * Returns tied seats as two dice place them, which no skill lowers: the higher total is ahead, equal ones roll again
 * (CFR-110, CR-30).
 */
function settled(table: ChampionshipTable, tied: readonly Seat[]): readonly Seat[] {
  if (tied.length < 2) return tied;
  const { die } = table.ground.values;
  const rolled = tied.map(seat => {
    const total = table.roll(die, seat) + table.roll(die, seat);
    table.tell({ kind: 'tieRolled', seat, total });
    return { seat, total };
  });
  const groups = [...Map.groupBy(rolled, ({ total }) => total)].toSorted(([a], [b]) => b - a);
  return groups.flatMap(([, equal]) =>
    settled(
      table,
      equal.map(({ seat }) => seat),
    ),
  );
}

function setOrder({ race }: ChampionshipTable, grid: readonly Seat[]): void {
  race.grid = [...grid];
}

function inSeatOrder(seats: readonly Seat[]): Seat[] {
  return seats.toSorted((a, b) => a - b);
}
