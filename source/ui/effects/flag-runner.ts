// What the screen does about a race that is over: its figures, its records, its report, and the same race again.
import type { Seat } from '../../rules/kit/types.ts';
import { type BigMoment, bigMomentOf } from '../../season/pages/of-race/big-moment.ts';
import { type PlayedRace, raceSheet } from '../../season/sheet/make-sheet.ts';
import type { RaceSheet } from '../../season/sheet/race-sheet.ts';
import { type Account, accountsOf } from '../../season/story/accounts.ts';
import { startersOf } from '../../session/hand-overs.ts';
import type { Session } from '../../session/session.ts';
import { bestOf, type RecordSet } from '../../storage/records/kept-record.ts';
import { raceFeats } from '../../storage/records/race-feats.ts';
import type { Message, RaceTable } from '../messages.ts';
import type { Opened, Problem, RacedBefore, ScreenServices, TrackEntry } from '../services.ts';
import { peopleIn } from './decision-runner.ts';
import type { EffectOf } from './handlers.ts';
import { sentenceFrom } from './notices.ts';
import { tableOf } from './race-table.ts';
import type { ReplayRunner } from './replay-runner.ts';

export interface ToldRace {
  readonly sheet: RaceSheet;
  readonly big: BigMoment | undefined;
  /** What the race was for some of its seats. */
  readonly accounts: readonly Account[];
}

/** Returns what is told of a race and of some of its seats; undefined for one that cannot be played again. */
export function toldOf(played: PlayedRace, seats: readonly Seat[] = []): ToldRace | undefined {
  const sheet = tried(() => raceSheet(played));
  return (
    sheet && {
      sheet,
      big: tried(() => bigMomentOf(played)),
      accounts: tried(() => accountsOf(played, seats)) ?? [],
    }
  );
}

function tried<X>(act: () => X): X | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

interface ReadRace {
  readonly played: PlayedRace;
  readonly people: readonly Seat[];
  readonly told: ToldRace & { readonly table: RaceTable };
}

/** Returns what is told of the race of a save, or why it cannot be. */
export function sheetOf({ replay }: ScreenServices, file: string): ReadRace | Problem {
  const opened = replay(file);
  if ('problem' in opened) return { problem: sentenceFrom(opened.problem) };
  const { played } = opened;
  const people = peopleIn(opened.seats);
  const told = toldOf(played, people);
  const table = tableOf({ ...opened, file });
  opened.close();
  if (told === undefined) return { problem: 'This race cannot be played again.' };
  return { played, people, told: { ...told, table } };
}

/** Records what the people of a race have achieved; returns the records set and those that they beat. */
export function keepFeats(
  { records }: Pick<ScreenServices, 'records'>,
  session: Session,
  sheet: RaceSheet,
): readonly RecordSet[] {
  const { board, book, seats } = session;
  const drivers = seats.map(({ name, driver }) => ({ name, kind: driver.kind }));
  return raceFeats(session.played(), sheet, drivers).flatMap(feat => {
    const place = { ...feat, track: board.id, hash: board.hash, book: book.id };
    const before = bestOf(records.all(), place);
    if (!records.keep(board, book.id, feat)) return [];
    return [{ feat, ...(before === undefined ? {} : { before }) }];
  });
}

export function keptReport(
  { keepReport }: ScreenServices,
  { name, markdown }: EffectOf<'keepReport'>,
): Message {
  try {
    return { kind: 'pageKept', file: sentenceFrom(keepReport(name, markdown)) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { kind: 'problem', text: sentenceFrom(text) };
  }
}

export function listedRecords(
  { records, day }: ScreenServices,
  circuits: readonly TrackEntry[],
): Message {
  const tracks = Object.fromEntries(circuits.map(({ id, name }) => [id, name]));
  return { kind: 'recordsListed', records: records.all(), tracks, day: day?.state() };
}

export function racedBefore(
  session: Session | undefined,
  replay: ReplayRunner | undefined,
): RacedBefore | undefined {
  return session === undefined ? replay?.race : raceBefore(session);
}

export function raceBefore(session: Session): RacedBefore {
  const { book, seats, handOvers, file = '' } = session;
  const played = { ...session.played(), book };
  return { played, seats: startersOf(seats, handOvers), file };
}

export function againBy(
  services: ScreenServices,
  race: RacedBefore,
  { dice, keepsGrid }: EffectOf<'raceAgain'>,
): Opened | Problem {
  const other = dice === 'new' ? { seed: services.seed() } : {};
  return services.raceAgain(race, { keepsGrid, ...other });
}

export function againFrom(
  services: ScreenServices,
  race: RacedBefore,
  { answered, dice }: EffectOf<'tryAgain'>,
): Session | Problem {
  return services.tryAgain(race, {
    answered,
    ...(dice === 'new' ? { seed: services.seed() } : {}),
  });
}
