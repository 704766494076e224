// The organiser's desk: a ruling or another decision, with the standings as they would be if it were entered.
import { enter } from '../../../../season/enter.ts';
import type { Entry } from '../../../../season/ledger/entry.ts';
import { driverName, type PageContext, trackName } from '../../../../season/pages/context.ts';
import { signed } from '../../../../season/pages/figures.ts';
import { NotDue, type Season } from '../../../../season/season.ts';
import { type DriverLine, standings } from '../../../../season/standings/standings.ts';
import { type Model, wordsOf } from '../../../model.ts';
import { contextOf } from '../season-model.ts';
import type { SeasonModel } from '../season-state.ts';
import { DECISION_KINDS, type DecisionKind } from './decision-kinds.ts';
import { choiceField, type FormField, type FormSheet, type FormState, textField } from './form.ts';

/** Lines of the form by what is decided. */
const LINES: Readonly<Record<DecisionKind, readonly string[]>> = {
  pointsOff: ['driver', 'points', 'weekend'],
  disqualified: ['driver', 'weekend'],
  raceAgain: ['weekend', 'table'],
  trialAgain: ['driver', 'weekend', 'session'],
  backTo: ['line'],
  absent: ['driver', 'weekend', 'standIn'],
  present: ['driver', 'weekend'],
  withdrawn: ['driver', 'weekend'],
  closed: [],
};
const WITHOUT_REASON: readonly DecisionKind[] = ['absent', 'present', 'withdrawn'];
const OUTCOME_MOST = 12;
/** In place of a level: the seat stays empty. */
const EMPTY_SEAT = '-';

/** Returns the form as it stands. */
export function decisionSheet(model: Model, season: SeasonModel, form: FormState): FormSheet {
  const words = wordsOf(model).season.decision;
  const fields = fieldsOf(model, season, form);
  const value = (id: string) => fields.find(field => field.id === id)?.value ?? '';
  const entry = entryOf(model, value);
  const outcome = outcomeOf(contextOf(model, season), entry, words.needsNumber);
  return {
    title: words.title,
    aside: season.open.season.plan.name,
    fields,
    heading: words.outcome,
    outcome: outcome.lines,
    fault: outcome.fault,
    action: words.enter,
    effect: outcome.fault === '' ? { kind: 'season', act: { kind: 'enter', entry } } : undefined,
  };
}

function fieldsOf(model: Model, season: SeasonModel, form: FormState): readonly FormField[] {
  const words = wordsOf(model).season.decision;
  const what = choiceField(
    'what',
    words.what,
    DECISION_KINDS,
    form,
    kind => words.kinds[kind as DecisionKind],
  );
  const kind = what.value as DecisionKind;
  const lines = LINES[kind].map(id => fieldOf(id, model, season, form));
  const reason = textField('reason', words.reason, '', form);
  return [what, ...lines, ...(WITHOUT_REASON.includes(kind) ? [] : [reason])];
}

function fieldOf(id: string, model: Model, { open }: SeasonModel, form: FormState): FormField {
  const words = wordsOf(model).season.decision;
  const { season } = open;
  const context = contextOf(model, { open, trail: [], racing: undefined, held: undefined });
  const { plan, facts } = season;
  switch (id) {
    case 'driver': {
      const ids = facts.roster.map(({ entrant }) => entrant.id);
      return choiceField(id, words.driver, ids, form, one => driverName(context, one));
    }
    case 'weekend': {
      const ids = plan.calendar.map(weekend => weekend.id);
      return choiceField(id, words.weekend, ids, form, one => weekendName(context, one));
    }
    case 'points':
      return textField(id, words.points, '3', form);
    case 'line':
      return textField(id, words.line, String(Math.max(1, season.lines.length - 1)), form);
    case 'standIn': {
      const levels = [EMPTY_SEAT, ...model.offer.levels];
      const said = (level: string) =>
        level === EMPTY_SEAT ? words.emptySeat : (wordsOf(model).levels[level] ?? level);
      const usual = {
        ...form,
        values: { standIn: plan.absent.standIn ?? EMPTY_SEAT, ...form.values },
      };
      return choiceField(id, words.standIn, levels, usual, said);
    }
    default: {
      const most =
        id === 'table' ? Math.max(...facts.weekends.map(({ results }) => results.length), 1) : 3;
      const numbers = Array.from({ length: most }, (_, at) => String(at + 1));
      return choiceField(
        id,
        id === 'table' ? words.table : words.session,
        numbers,
        form,
        one => one,
      );
    }
  }
}

function weekendName(context: PageContext, id: string): string {
  const weekend = context.season.plan.calendar.find(one => one.id === id);
  return weekend === undefined ? id : trackName(context, weekend);
}

function entryOf(model: Model, value: (id: string) => string): Entry {
  const [what, driver, weekend] = [
    value('what') as DecisionKind,
    value('driver'),
    value('weekend'),
  ];
  const reason = value('reason');
  const by = model.settings.name;
  const number = (id: string) => Number(value(id).replace(',', '.'));
  switch (what) {
    case 'pointsOff':
      return {
        kind: 'ruled',
        ruling: { kind: what, driver, points: number('points'), weekend },
        reason,
        by,
      };
    case 'disqualified':
      return { kind: 'ruled', ruling: { kind: what, driver, weekend }, reason, by };
    case 'raceAgain':
      return { kind: 'ruled', ruling: { kind: what, weekend, table: number('table') }, reason, by };
    case 'trialAgain':
      return {
        kind: 'ruled',
        ruling: { kind: what, weekend, session: number('session') - 1, driver },
        reason,
        by,
      };
    case 'backTo':
      return { kind: 'ruled', ruling: { kind: what, line: number('line') }, reason, by };
    case 'absent': {
      const standIn = value('standIn');
      return { kind: what, driver, weekend, ...(standIn === EMPTY_SEAT ? {} : { standIn }) };
    }
    case 'present':
    case 'withdrawn':
      return { kind: what, driver, weekend };
    case 'closed':
      return { kind: what, reason };
  }
}

// Tries the entry on the season: the standings after it against those before, or why it does not fit.
function outcomeOf(
  context: PageContext,
  entry: Entry,
  needsNumber: string,
): { readonly lines: readonly string[]; readonly fault: string } {
  const { season } = context;
  if ('ruling' in entry && Object.values(entry.ruling).some(value => Number.isNaN(value))) {
    return { lines: [], fault: needsNumber };
  }
  try {
    const after = enter(season, entry, season.lines.at(-1)?.at ?? '');
    return { lines: changes(context, season, after), fault: '' };
  } catch (error) {
    if (error instanceof NotDue) return { lines: [], fault: sentence(error.message) };
    throw error;
  }
}

function changes(context: PageContext, before: Season, after: Season): readonly string[] {
  const old = standings(before).drivers;
  const lines = standings(after).drivers.slice(0, OUTCOME_MOST);
  const { words } = context;
  return lines.map((line: DriverLine) => {
    const was = old.find(({ driver }) => driver === line.driver);
    const points = line.points - (was?.points ?? 0);
    const gain = (was?.place ?? line.place) - line.place;
    const moved = gain === 0 ? '' : gain > 0 ? '▲' : '▼';
    const name = driverName(context, line.driver).padEnd(12);
    const change = points === 0 ? '' : signed(points);
    return `${String(line.place).padStart(2)}  ${name}${words.points(line.points).padStart(5)} ${change.padStart(5)} ${moved}`.trimEnd();
  });
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
