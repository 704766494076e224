// Who drives in a new season: people and CPU drivers by flags, and those of a CSV.
import { describeFault, type Fault } from '../../circuit/file/faults.ts';
import { driverTables } from '../../drivers/driver-tables.ts';
import { cpuNamed, drawNames } from '../../drivers/levels/opponents.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { readEntrants } from '../../season/plan/entrants-csv.ts';
import { idsFor } from '../../season/plan/ids.ts';
import { lettersFor } from '../../season/plan/letters.ts';
import type { Entrant, Team } from '../../season/plan/plan.ts';
import { safeName, safeText } from '../../storage/untrusted-text.ts';
import { tellPerson } from '../printer.ts';
import { Problem, wrongUse } from '../problem.ts';
import { readCsv } from './csv-text.ts';

const WORD_CELLS = 40;

/** Returns the problem of a text with faults, one line each. */
export function faultsProblem(faults: readonly Fault[]): Problem {
  return new Problem(faults.map(fault => `${describeFault(fault)}.`).join('\n'));
}

interface Field {
  readonly entrants: readonly Entrant[];
  readonly teams: readonly Team[];
}

export interface FieldFlags {
  /** Path of a CSV file. */
  readonly entrants: string | undefined;
  readonly human: readonly string[];
  readonly cpu: readonly string[];
}

/**
 * Returns the entrants that the flags name, with letters and teams.
 * @throws Problem when nobody is named, for an unknown level, and with every fault of the CSV
 */
export function entrantsOf(
  { entrants: file, human, cpu }: FieldFlags,
  book: RuleBook,
  seed: number,
): Field {
  const levels = driverTables.of(book).drivers.map(({ level }) => level);
  const listed = file === undefined ? NOBODY : fromCsv(file, levels);
  const people = human.map(text => personOf(text));
  const wanted = cpu.map(text => cpuOf(text, levels));
  const taken = [...listed.entrants, ...people].map(({ name }) => name);
  const nameless = wanted.filter(({ name }) => name === '').length;
  const names = [...drawNames(nameless, [...taken, ...wanted.map(({ name }) => name)], seed)];
  const named = wanted.map(one => (one.name === '' ? { ...one, name: names.shift() ?? '' } : one));
  const others = [...people, ...named];
  if (listed.entrants.length + others.length === 0) {
    throw wrongUse('Name who drives: --human NAME, --cpu LEVEL, or --entrants FILE.');
  }
  checkNames([...listed.entrants, ...others].map(({ name }) => name));
  return joined(listed, others);
}

function checkNames(names: readonly string[]): void {
  const known = new Set<string>();
  for (const name of names) {
    const key = name.toLowerCase();
    if (known.has(key)) {
      throw wrongUse(
        `Two drivers are called '${name}'; give one of them a second name or an initial.`,
      );
    }
    known.add(key);
  }
}

const NOBODY: Field = { entrants: [], teams: [] };

function fromCsv(file: string, levels: readonly string[]): Field {
  const read = readEntrants(readCsv(file), file, levels);
  if (!read.ok) throw faultsProblem(read.faults);
  for (const warning of read.warnings) tellPerson(`${describeFault(warning)}.`);
  const entrants = read.entrants.map(one => ({ ...one, ...cpuNamed(one.name, one.cpu) }));
  return { ...read, entrants };
}

interface Wanted {
  readonly name: string;
  readonly team?: string;
  readonly cpu?: string;
}

function personOf(text: string): Wanted {
  const [name = '', team] = text.split('@');
  return { name: safeName(name), ...(team ? { team: safeName(team) } : {}) };
}

function cpuOf(text: string, levels: readonly string[]): Wanted {
  const [who = '', team] = text.split('@');
  const [level = '', ...name] = who.split(':');
  if (!levels.includes(level)) {
    throw wrongUse(
      `There is no CPU level "${safeText(level, WORD_CELLS)}". Levels: ${levels.join(', ')}.`,
    );
  }
  const named = { name: safeName(name.join(':')), cpu: level };
  return team ? { ...named, team: safeName(team) } : named;
}

function joined({ entrants, teams }: Field, others: readonly Wanted[]): Field {
  const names = [...new Set(others.flatMap(({ team }) => team ?? []))];
  const known = (name: string) =>
    teams.find(team => team.name.toLowerCase() === name.toLowerCase());
  const added = names.filter(name => known(name) === undefined);
  const teamIds = idsFor([...teams, ...added.map(name => ({ name }))], 'team');
  const allTeams = [...teams, ...added].map((team, at) =>
    typeof team === 'string' ? { id: teamIds[at] ?? '', name: team } : team,
  );
  const ids = idsFor([...entrants, ...others], 'driver');
  const fresh = others.map(({ name, team, cpu }, at): Entrant => {
    const id = ids[entrants.length + at] ?? '';
    const teamId = allTeams.find(one => one.name.toLowerCase() === team?.toLowerCase())?.id;
    return {
      id,
      name,
      ...(teamId === undefined ? {} : { team: teamId }),
      ...cpuNamed(name, cpu),
    };
  });
  const all = [...entrants, ...fresh];
  const letters = lettersFor(all);
  return {
    entrants: all.map((entrant, at) => ({ ...entrant, letter: letters[at] ?? '' })),
    teams: allTeams,
  };
}
