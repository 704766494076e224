// The state of the tables of a season that are being raced, here or in other programs: read from their saves.
import { LANGUAGES, type Language } from '../../replay/language.ts';
import { stories } from '../../replay/stories.ts';
import { everybody } from '../../season/field.ts';
import type { TableState } from '../../season/pages/table-state.ts';
import type { Season } from '../../season/season.ts';
import { realDisk } from '../../storage/disk.ts';
import type { Library } from '../../storage/library.ts';
import { isHeld, lockOf, readHolder } from '../../storage/lock.ts';
import { glanceAt } from '../../storage/saves/list-saves.ts';
import { type LoadedSave, readSave } from '../../storage/saves/read-save.ts';
import type { SeasonRun } from './season-run.ts';

const NEWS_MOST = 4;

/** Reads the state of tables; what has not changed since the last look is not read again. */
export class TableWatcher {
  readonly #library: Library;
  readonly #known = new Map<string, { readonly changedAt: number; readonly state: State }>();

  constructor(library: Library) {
    this.#library = library;
  }

  /** Returns the tables that are due and have begun; one whose save cannot be read is left out. */
  look(run: Pick<SeasonRun, 'season' | 'due' | 'tableFile'>, now: Date): readonly TableState[] {
    return run.due().flatMap((one): readonly TableState[] => {
      if (one.kind !== 'race') return [];
      const file = run.tableFile(one);
      const changedAt = changeOf(file);
      if (changedAt === undefined) return [];
      const state = this.#stateOf(file, changedAt, run.season());
      if (state === undefined) return [];
      const holder = holderOf(file, now);
      const idleMs = Math.max(0, now.getTime() - changedAt);
      return [{ ...state, table: one.table, idleMs, ...(holder === undefined ? {} : { holder }) }];
    });
  }

  #stateOf(file: string, changedAt: number, season: Season): State | undefined {
    const known = this.#known.get(file);
    if (known?.changedAt === changedAt) return known.state;
    const read = readSave(file, this.#library);
    if (!read.ok) return undefined;
    const state = stateOf(read, season);
    this.#known.set(file, { changedAt, state });
    return state;
  }
}

type State = Omit<TableState, 'table' | 'idleMs' | 'holder'>;

function stateOf(save: LoadedSave, season: Season): State {
  const { book, board, race, record } = save;
  const names = record.drivers.map(({ name }) => name);
  const idOf = (seat: number) =>
    everybody(season).find(({ name }) => name === names[seat])?.id ?? names[seat] ?? '';
  const standings = book.standings(race, board);
  const asked = book.decisions(race, board);
  const [first] = asked;
  const isPerson = first !== undefined && record.drivers[first.seat]?.kind !== 'cpu';
  const { lap = 0, laps = record.setup.laps, round } = glanceAt(save.file).race ?? {};
  return {
    lap,
    laps,
    ...(round === undefined ? {} : { round }),
    order: standings.filter(({ status }) => status !== 'retired').map(({ seat }) => idOf(seat)),
    out: standings.filter(({ status }) => status === 'retired').map(({ seat }) => idOf(seat)),
    ...(asked.length === 1 && isPerson ? { toMove: idOf(first.seat) } : {}),
    news: newsOf(save, names),
  };
}

function newsOf({ book, board, events }: LoadedSave, names: readonly string[]): TableState['news'] {
  const told: Readonly<Record<Language, string>>[] = [];
  const story = stories.of(book);
  for (let at = events.length - 1; at >= 0 && told.length < NEWS_MOST; at--) {
    const event = events[at];
    if (event === undefined) continue;
    const said = LANGUAGES.map(
      language => [language, story.sentence(event, names, board, language, book.id) ?? ''] as const,
    );
    if (said.every(([, text]) => text !== ''))
      told.push(Object.fromEntries(said) as Record<Language, string>);
  }
  return told;
}

function changeOf(file: string): number | undefined {
  try {
    return realDisk.changedAt(file);
  } catch {
    return undefined;
  }
}

function holderOf(file: string, now: Date): string | undefined {
  if (!isHeld(file, realDisk, now)) return undefined;
  const holder = readHolder(lockOf(file), realDisk);
  return holder === undefined ? undefined : `${holder.host.slice(0, 16)} ${holder.pid}`;
}
