// What the author of a plan is shown about its fields.
import type { FieldHome } from '../../circuit/file/circuit.ts';
import { quote } from '../../circuit/file/faults.ts';
import { type FileWords, valueAt } from '../../circuit/file/shape-faults.ts';
import {
  ABSENT,
  ENTRANT,
  POINTS,
  STAGE,
  TABLES,
  TEAM,
  TEAMS,
  TRIALS,
  WEEKEND,
} from './plan-fields.ts';
import { OPTION_FIELDS, PLAN, PLAN_HELPS } from './plan-shape.ts';

export const PLAN_WORDS: FileWords = {
  fields: { ...OPTION_FIELDS, ...PLAN_HELPS },
  homes: [
    home('', 'at the top', PLAN, OPTION_FIELDS),
    home('trials', 'under trials:', TRIALS),
    home('tables', 'under tables:', TABLES),
    home('stages', 'in a stage', STAGE, OPTION_FIELDS),
    home('points', 'under points:', POINTS),
    home('teams', 'under teams:', TEAMS),
    home('teams.list', 'in a team', TEAM),
    home('absent', 'under absent:', ABSENT),
    home('calendar', 'in a weekend', WEEKEND, OPTION_FIELDS),
    home('entrants', 'in an entrant', ENTRANT),
  ],
  nothing: {
    message: 'the file holds no plan',
    mend: 'begin with format: chicane-plan/1, then name, rules, calendar and entrants',
  },
  ownerOf(path, content) {
    const [list, index] = path;
    const what = LISTS[`${list}`];
    if (what === undefined || typeof index !== 'number') return '';
    const entry = valueAt(content, [`${list}`, index]);
    const name = typeof entry === 'string' ? entry : nameOf(content, [`${list}`, index]);
    return typeof name === 'string' && name !== ''
      ? `${what} ${quote(name).slice(1, -1)}: `
      : `${what} ${index + 1}: `;
  },
};

function home(path: string, place: string, ...fields: readonly object[]): FieldHome {
  return { path, place, fields: fields.flatMap(Object.keys) };
}

/** The lists of a plan, and what an entry of each is called. */
const LISTS: Readonly<Record<string, string>> = {
  entrants: 'entrant',
  calendar: 'weekend',
  stages: 'stage',
};

function nameOf(content: unknown, path: readonly (string | number)[]): unknown {
  return ['name', 'id', 'track']
    .map(field => valueAt(content, [...path, field]))
    .find(value => typeof value === 'string');
}
