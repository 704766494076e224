// The organiser's desk: a ruling or another decision, with the standings as they would be if it were entered.
import { cpuNamed } from '../../../../drivers/levels/opponents.ts';
import { enter } from '../../../../season/apply-entry.ts';
import { everybody } from '../../../../season/field.ts';
import { type Entry, lineOfNumber, type Ruling } from '../../../../season/ledger/entry.ts';
import {
  contextAt,
  driverName,
  type PageContext,
  refusedText,
} from '../../../../season/pages/context.ts';
import { signed } from '../../../../season/pages/figures.ts';
import { idsFor } from '../../../../season/plan/ids.ts';
import type { Entrant } from '../../../../season/plan/plan.ts';
import { NotDue, type Season, weekendIndex } from '../../../../season/season.ts';
import { finishersLeftOut } from '../../../../season/standings/results.ts';
import { type DriverLine, standings } from '../../../../season/standings/standings.ts';
import { padded } from '../../../look.ts';
import { type Model, wordsOf } from '../../../model.ts';
import { cleanText } from '../../../typing/text-field.ts';
import { contextOf } from '../season-model.ts';
import type { SeasonModel } from '../season-state.ts';
import { decisionFields, NO_LEVEL, NO_TEAM, orderSaid } from './decision-fields.ts';
import { type DecisionKind, FINAL_KINDS, WITHOUT_REASON } from './decision-kinds.ts';
import type { FormSheet, FormState } from './form.ts';

const OUTCOME_MOST = 12;
const NAME_COLUMNS = 20;
const SHOWN_COLUMNS = 12;
const REASON_COLUMNS = 200;

export function decisionSheet(model: Model, season: SeasonModel, form: FormState): FormSheet {
  const words = wordsOf(model).season.decision;
  const fields = decisionFields(model, season, form);
  const value = (id: string) => fields.find(field => field.id === id)?.value ?? '';
  const context = contextOf(model, season);
  const kind = value('what') as DecisionKind;
  const entry = entryOf({ model, context, form, value });
  const outcome = outcomeOf(context, entry, words.needsNumber);
  const fault = outcome.fault || blankFault(model, kind, entry);
  const question = questionOf(model, context, entry, kind);
  return {
    title: words.title,
    aside: season.open.season.plan.name,
    fields,
    heading: words.outcome,
    outcome: outcome.lines,
    fault,
    action: words.enter,
    effect: fault === '' ? { kind: 'season', act: { kind: 'enter', entry } } : undefined,
    ...(question === '' ? {} : { question }),
  };
}

// The question before it is entered: what it changes for good, and who loses a place although nobody named that driver.
function questionOf(model: Model, context: PageContext, entry: Entry, kind: DecisionKind): string {
  const words = wordsOf(model).season.decision;
  const final = FINAL_KINDS.find(one => one === kind);
  if (final !== undefined) return words.questions[final];
  if (entry.kind !== 'ruled' || entry.ruling.kind !== 'result') return '';
  const { season } = context;
  const then = contextAt(context, weekendIndex(season, entry.ruling.weekend));
  const names = finishersLeftOut(season, entry.ruling).map(driver => driverName(then, driver));
  return names.length === 0 ? '' : words.leavesOut(context.words.list(names));
}

// Faults that the season itself does not check.
function blankFault(model: Model, kind: DecisionKind, entry: Entry): string {
  const words = wordsOf(model).season.decision;
  const entrant =
    entry.kind === 'joined' ? entry.entrant : entry.kind === 'replaced' ? entry.by : undefined;
  if (entrant?.name === '') return words.needsName;
  if (entry.kind === 'ruled' && entry.ruling.kind === 'result' && entry.ruling.order.length === 0) {
    return words.needsWinner;
  }
  const isBlank = 'reason' in entry && entry.reason === '';
  return isBlank && !WITHOUT_REASON.includes(kind) ? words.needsReason : '';
}

interface Said {
  readonly model: Model;
  readonly context: PageContext;
  readonly form: FormState;
  readonly value: (id: string) => string;
}

function entryOf(said: Said): Entry {
  const { model, value } = said;
  const [what, driver, weekend] = [
    value('what') as DecisionKind,
    value('driver'),
    value('weekend'),
  ];
  const reason = cleanText(value('reason'), REASON_COLUMNS).trim();
  switch (what) {
    case 'absent': {
      const standIn = value('standIn');
      return { kind: what, driver, weekend, ...(standIn === NO_LEVEL ? {} : { standIn }) };
    }
    case 'present':
    case 'withdrawn':
    case 'returned':
      return { kind: what, driver, weekend };
    case 'joined':
      return { kind: what, entrant: entrantSaid(said), weekend };
    case 'replaced':
      return { kind: what, driver, by: entrantSaid(said), weekend };
    case 'closed':
      return { kind: what, reason };
    default:
      return { kind: 'ruled', ruling: rulingSaid(what, said), reason, by: model.settings.name };
  }
}

function rulingSaid(what: Ruling['kind'], { context, form, value }: Said): Ruling {
  const [driver, weekend] = [value('driver'), value('weekend')];
  const number = (id: string) => Number(value(id).replace(',', '.'));
  switch (what) {
    case 'pointsOff':
      return { kind: what, driver, points: number('points'), weekend };
    case 'disqualified':
      return { kind: what, driver, weekend };
    case 'result': {
      const table = number('table');
      return { kind: what, weekend, table, order: orderSaid(context, form, weekend, table) };
    }
    case 'raceAgain':
      return { kind: what, weekend, table: number('table') };
    case 'trialAgain':
      return { kind: what, weekend, session: number('session') - 1, driver };
    case 'undone':
    case 'backTo':
      return { kind: what, line: lineOfNumber(number('line')) };
  }
}

// Whoever takes a seat has the team of the seat.
function entrantSaid({ context, value }: Said): Entrant {
  const name = cleanText(value('name'), NAME_COLUMNS).trim();
  const id = idsFor([...everybody(context.season), { name }], 'driver').at(-1) ?? '';
  const [team, cpu] = [value('team'), value('level')];
  return {
    id,
    name,
    ...(team === NO_TEAM || team === '' ? {} : { team }),
    ...cpuNamed(name, cpu === NO_LEVEL ? undefined : cpu),
  };
}

// Tries the entry on the season: the standings after it compared with those before, or why it does not fit.
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
    if (error instanceof NotDue) return { lines: [], fault: refusedText(context, error.refusal) };
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
    const name = padded(driverName({ ...context, season: after }, line.driver), SHOWN_COLUMNS);
    const change = points === 0 ? '' : signed(points);
    return `${String(line.place).padStart(2)}  ${name}${words.points(line.points).padStart(5)} ${change.padStart(5)} ${moved}`.trimEnd();
  });
}
