// Cars that change hands in plain text: which car, and who has it from now on.
import { seatStaysBecause } from '../../replay/hand-over.ts';
import type { HandOver } from '../../rules/kit/hand-over.ts';
import type { Seat } from '../../rules/kit/types.ts';
import type { RaceTable } from '../../ui/messages.ts';
import { handOverText } from '../../ui/screens/hot-seat/hand-over-lines.ts';
import { formerDriver, type SeatWish, wishesFor } from '../../ui/screens/hot-seat/seats-update.ts';
import { nameOf } from '../../ui/screens/race/race-model.ts';
import { levelAndStyle } from '../../ui/styles.ts';
import { askMenu, type Menu } from './menu.ts';
import type { PlainTable } from './plain-table.ts';

export interface HandedOver {
  readonly handed: HandOver;
  readonly text: string;
}

/**
 * Asks which car goes to whom, and gives it away.
 * @param asked whose question is open: the usual line is that car
 * @returns what is told of it; undefined where all stays as it was, which has been said
 */
export async function changeDrivers(
  { session, dialogue, settings, script, levels }: PlainTable,
  table: RaceTable,
  asked: Seat,
): Promise<HandedOver | undefined> {
  const { words, plain } = script;
  const { language } = settings;
  if (levels === undefined) {
    dialogue.say(plain.nobodyElse);
    return undefined;
  }
  dialogue.say(words.race.hotSeat.heading);
  const seat = await chosen<Seat>({ dialogue, script }, carMenu(table, asked, script.words));
  if (seat === undefined) return undefined;
  const wish = await chosen({ dialogue, script }, wishMenu(wishesFor(levels, table, seat), words));
  if (wish === undefined || wish.kind === 'stays') return undefined;
  const former = formerDriver(table, seat) ?? '';
  const typed = wish.kind === 'person' ? await dialogue.hear(plain.whoDrives(former)) : '';
  if (typed === undefined) return undefined;
  const driver = wish.kind === 'cpu' ? wish : ({ kind: 'human' } as const);
  const handed = session.handOver(seat, { name: typed === '' ? former : typed, driver });
  if (typeof handed !== 'string') {
    return { handed, text: handOverText(handed, table.letters, words) };
  }
  dialogue.say(seatStaysBecause(handed, language));
  return undefined;
}

type Asking = Pick<PlainTable, 'dialogue' | 'script'>;

function carMenu(table: RaceTable, asked: Seat, words: PlainTable['script']['words']): Menu<Seat> {
  const { hotSeat } = words.race;
  const lines = table.drivers.map((driver, seat) => {
    const level = levelAndStyle(driver, words);
    const holder = hotSeat.holder(nameOf(table, seat), level === '' ? hotSeat.person : level);
    return { text: `${table.letters[seat] ?? ''} ${holder}`, value: seat };
  });
  return { lines, usual: asked };
}

function wishMenu(
  wishes: readonly SeatWish[],
  words: PlainTable['script']['words'],
): Menu<SeatWish> {
  const { hotSeat } = words.race;
  const textOf = (wish: SeatWish) => {
    if (wish.kind === 'cpu') return hotSeat.asLevel(words.levels[wish.level] ?? wish.level);
    return wish.kind === 'person' ? `${hotSeat.asPerson} ${hotSeat.person}` : hotSeat.stays;
  };
  return { lines: wishes.map(value => ({ text: textOf(value), value })), usual: 0 };
}

// Any command leaves everything as it was.
async function chosen<X>({ dialogue, script }: Asking, menu: Menu<X>): Promise<X | undefined> {
  const heard = await askMenu(dialogue, menu, script.plain);
  return heard.kind === 'chosen' ? heard.value : undefined;
}
