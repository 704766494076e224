// The plan of a new season on one page, with the plan in words beside it.
import { drawOpponents } from '../../../../drivers/levels/opponents.ts';
import { bookNamed } from '../../../../rules/games.ts';
import { offeredOptions } from '../../../../rules/kit/options.ts';
import { SEASON_WORDS } from '../../../../season/pages/words/season-words.ts';
import { idFor } from '../../../../season/plan/ids.ts';
import type { Entrant, GridRule, Plan, Team } from '../../../../season/plan/plan.ts';
import { pointsTable } from '../../../../season/plan/points-tables.ts';
import { planFrom } from '../../../../season/templates/template.ts';
import { templateNamed } from '../../../../season/templates/templates.ts';
import { type Model, wordsOf } from '../../../model.ts';
import { cleanText } from '../../../text-field.ts';
import type { FormSheet, FormState } from './form.ts';
import { OPTION, planFields, USUAL } from './plan-fields.ts';
import { planWords } from './plan-in-words.ts';

const NAME_COLUMNS = 20;

/** Returns the form as it stands. */
export function planSheet(model: Model, form: FormState): FormSheet {
  const words = wordsOf(model).season.plan;
  const fields = planFields(model, form);
  const value = (id: string) => fields.find(field => field.id === id)?.value ?? '';
  const made = planOf(model, form, value);
  const isPlan = typeof made !== 'string';
  return {
    title: words.title,
    aside: '',
    fields,
    heading: words.inWords,
    outcome: isPlan ? planWords(made, SEASON_WORDS[model.settings.language], form.tracks) : [],
    fault: isPlan ? '' : made,
    action: words.start,
    effect: isPlan ? { kind: 'createSeason', plan: made } : undefined,
  };
}

// Returns the plan, or what is missing as a sentence.
function planOf(model: Model, form: FormState, value: (id: string) => string): Plan | string {
  const words = wordsOf(model).season.plan;
  const template = templateNamed(value('template'));
  const book = bookNamed(value('book'));
  if (template === undefined || book === undefined) return '';
  const name = cleanText(value('name'), 40).trim();
  if (name === '') return words.needsName;
  const tracks = value('calendar')
    .split(/[\s,]+/)
    .filter(id => id !== '');
  const known = form.tracks;
  const strange = tracks.find(id => known[id] === undefined);
  if (tracks.length === 0) return words.needsCircuit;
  if (strange !== undefined) return words.noCircuit(strange);
  const seed = Number(value('seed'));
  if (!Number.isSafeInteger(seed)) return words.needsSeed;
  const laps = value('laps');
  if (laps !== '' && !/^[1-9]\d?$/.test(laps)) return words.needsLaps;
  const { entrants, teams } = entrantsOf(value, model.offer.levels);
  const { min, max } = template.entrants;
  if (entrants.length < min || entrants.length > max)
    return words.entrants(min, max, entrants.length);
  const standIn = value('standIn');
  const filling = {
    name,
    book,
    tracks,
    entrants,
    teams,
    seed,
    ...(standIn === 'none' ? {} : { standIn }),
  };
  return {
    ...changed(planFrom(template, filling), value),
    ...(laps === '' ? {} : { laps: Number(laps) }),
  };
}

function changed(plan: Plan, value: (id: string) => string): Plan {
  const [grid, points, count] = [value('grid'), value('points'), value('count')];
  const options = offeredOptions(bookNamed(plan.rules)?.options ?? []).flatMap(({ name }) => {
    const wanted = value(`${OPTION}${name}`);
    return wanted === USUAL || wanted === '' ? [] : [[name, wanted] as const];
  });
  return {
    ...plan,
    options: { ...plan.options, ...Object.fromEntries(options) },
    ...(grid === USUAL
      ? {}
      : {
          grid: grid as GridRule,
          trials: { ...plan.trials, sessions: grid === 'trials' ? 1 : 0 },
        }),
    points:
      points === USUAL
        ? plan.points
        : points === 'book'
          ? { ...plan.points, by: 'book' }
          : { ...plan.points, by: 'places', places: pointsTable(points, plan.tables.size) },
    count: count === 'all' ? plan.count : { ...plan.count, best: Number(count) },
  };
}

// People first, then CPU drivers; with teams of two each takes the next one beside it.
function entrantsOf(
  value: (id: string) => string,
  levels: readonly string[],
): {
  readonly entrants: readonly Entrant[];
  readonly teams: readonly Team[];
} {
  const people = value('people')
    .split(',')
    .map(name => cleanText(name, NAME_COLUMNS).trim())
    .filter(name => name !== '');
  const level = value('level');
  const taken = new Set<string>();
  const wish = {
    count: Number(value('cpus')),
    level,
    spread: 'mixed',
    levels,
    taken: people,
  } as const;
  const cpus = drawOpponents(wish, Number(value('seed'))).map(
    ({ name, level: cpu, character }) => ({
      name,
      cpu,
      ...(character === undefined ? {} : { character }),
    }),
  );
  const all = [...people.map(name => ({ name })), ...cpus].map((one): Entrant => {
    const id = idFor(one.name, taken, 'driver');
    taken.add(id);
    return { id, ...one };
  });
  if (value('teams') === 'none') return { entrants: all, teams: [] };
  const entrants = all.map((entrant, at) => ({ ...entrant, team: `team-${(at >> 1) + 1}` }));
  const teams = Array.from({ length: Math.ceil(all.length / 2) }, (_, at) => ({
    id: `team-${at + 1}`,
    name: `Team ${at + 1}`,
  }));
  return { entrants, teams };
}
