// What the author of a plan is shown about its fields.
import { quote } from '../../circuit/file/faults.ts';
import { type FileWords, valueAt } from '../../circuit/file/shape-faults.ts';
import { OPTION_FIELDS, PLAN_FIELDS } from './plan-fields.ts';
import { PLAN_PARTS } from './plan-shape.ts';

const OPTIONS = Object.keys(OPTION_FIELDS);

export const PLAN_WORDS: FileWords = {
  fields: { ...OPTION_FIELDS, ...PLAN_FIELDS },
  homes: [
    { path: '', place: 'at the top', fields: [...PLAN_PARTS.top, ...OPTIONS] },
    { path: 'trials', place: 'under trials:', fields: ['sessions', 'hand', 'void'] },
    { path: 'tables', place: 'under tables:', fields: ['size', 'draw', 'apart'] },
    { path: 'stages', place: 'in a stage', fields: [...PLAN_PARTS.stage, ...OPTIONS] },
    {
      path: 'points',
      place: 'under points:',
      fields: PLAN_PARTS.points,
    },
    { path: 'teams', place: 'under teams:', fields: ['of', 'score', 'list'] },
    { path: 'teams.list', place: 'in a team', fields: ['id', 'name', 'hue'] },
    { path: 'absent', place: 'under absent:', fields: ['standIn', 'scores'] },
    { path: 'calendar', place: 'in a weekend', fields: [...PLAN_PARTS.weekend, ...OPTIONS] },
    {
      path: 'entrants',
      place: 'in an entrant',
      fields: ['id', 'name', 'letter', 'team', 'cpu', 'character', 'handicap'],
    },
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
