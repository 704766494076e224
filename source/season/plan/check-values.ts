// Checks of scoring and of order in time: points, ties, trials, stages and dates.
import { type ContentFault, quote } from '../../circuit/file/faults.ts';
import { didYouMean } from '../../rules/kit/nearest.ts';
import { TIE_WORDS, wordFor } from './notation.ts';
import { weekendTerms } from './plan.ts';
import { earlier, type PlanCheck, type Subject } from './plan-check.ts';

export const VALUE_CHECKS: readonly PlanCheck[] = [
  { needs: ['points'], find: risingPoints },
  { needs: ['points', 'ties', 'rules'], find: nothingScores },
  { needs: ['entrants'], find: racesAlone },
  { needs: ['points', 'calendar'], find: tooManyCount },
  { needs: ['points', 'trials', 'grid', 'calendar', 'stages'], find: pointsWithoutTrials },
  { needs: ['ties'], find: idleTies },
  { needs: ['stages'], find: emptyTakes },
  { needs: ['stages', 'calendar'], find: weekendsOfStages },
  { needs: ['calendar'], find: datesBack },
];

function risingPoints({ plan }: Subject): readonly ContentFault[] {
  return (['places', 'trials'] as const).flatMap((field): readonly ContentFault[] => {
    const points = plan.points[field];
    const at = points.findIndex((value, index) => index > 0 && value > (points[index - 1] ?? 0));
    if (at < 0) return [];
    const message = `the points rise from ${points[at - 1]} to ${points[at]} at place ${at + 1}`;
    return [{ path: ['points', field, at], message, mend: 'list them from the first place down' }];
  });
}

function nothingScores({ plan, text }: Subject): readonly ContentFault[] {
  const { by, places, trials, pole, fastestLap, classified } = plan.points;
  const scores = [...places, ...trials, pole, fastestLap, classified].some(points => points !== 0);
  if (by === 'book' || scores || text.points === undefined) return [];
  const message = 'nobody scores a point, so the ties alone rank';
  return [{ path: ['points'], message, mend: 'write places: 10-6-4-3-2-1', severity: 'warning' }];
}

function racesAlone({ plan }: Subject): readonly ContentFault[] {
  if (plan.entrants.length !== 1) return [];
  const message = 'there is one entrant, who races alone';
  return [
    {
      path: ['entrants'],
      message,
      mend: 'add others, here or by season join',
      severity: 'warning',
    },
  ];
}

function thereAre(weekends: number): string {
  return weekends === 1 ? 'there is 1 weekend' : `there are ${weekends} weekends`;
}

function tooManyCount({ plan }: Subject): readonly ContentFault[] {
  const { best = 0, drop, startsLeast } = plan.count;
  const weekends = plan.calendar.length;
  const path = (field: string) => ['points', field];
  return [
    ...(best > weekends
      ? [
          {
            path: path('count'),
            message: `the best ${best} results count, but ${thereAre(weekends)}`,
            mend: `write count: best ${weekends} or fewer, or count: all`,
          },
        ]
      : []),
    ...(drop >= weekends
      ? [
          {
            path: path('count'),
            message: `${drop === 1 ? '1 result is' : `${drop} results are`} dropped, and ${thereAre(weekends)}`,
            mend: 'drop fewer than there are',
          },
        ]
      : []),
    ...(startsLeast > weekends
      ? [
          {
            path: path('starts'),
            message: `the title needs ${startsLeast} starts, but ${thereAre(weekends)}`,
            mend: `write starts: ${weekends} or fewer`,
          },
        ]
      : []),
  ];
}

function pointsWithoutTrials({ plan }: Subject): readonly ContentFault[] {
  if (!plan.points.trials.some(points => points > 0)) return [];
  if (plan.calendar.some(weekend => weekendTerms(plan, weekend).sessions > 0)) return [];
  const message = 'places in the timed trials score, but no weekend has trials';
  return [{ path: ['points', 'trials'], message, mend: 'write trials: 1, or remove it' }];
}

function idleTies({ plan, text }: Subject): readonly ContentFault[] {
  const ties = text.ties ?? [];
  const words = ties.map(one => wordFor(TIE_WORDS, one));
  const twice = earlier(words, word => word).flatMap((before, at) =>
    before === undefined
      ? []
      : [{ path: ['ties', at], message: `${words[at]} is listed twice`, mend: 'take one out' }],
  );
  const end = ties.findIndex(word => word === 'lot' || word === 'shared');
  if (end < 0 || end === ties.length - 1) return twice;
  const last = wordFor(
    TIE_WORDS,
    plan.rank.find(one => one === 'lot' || one === 'shared') ?? 'lot',
  );
  const message = `what stands behind ${last} never decides`;
  return [...twice, { path: ['ties', end + 1], message, mend: `put ${last} at the end` }];
}

function emptyTakes({ plan }: Subject): readonly ContentFault[] {
  const [first] = plan.stages;
  const takesNobody = plan.stages.flatMap(({ id, takes }, at): readonly ContentFault[] => {
    const number = 'first' in takes ? takes.first : 'count' in takes ? takes.count : 0;
    const isNone = takes.kind !== 'all' && (takes.kind === 'winners' ? takes.wins : number) === 0;
    if (!isNone) return [];
    const message = `stage ${id}: it takes nobody`;
    return [{ path: ['stages', at, 'takes'], message, mend: 'write a number from 1 on' }];
  });
  if (first === undefined || first.takes.kind === 'all') return takesNobody;
  const message = `stage ${first.id}: it takes from a stage before it, and there is none`;
  const mend = 'write takes: all, or put the other stage in front';
  return [{ path: ['stages', 0, 'takes'], message, mend }, ...takesNobody];
}

function weekendsOfStages({ plan, text }: Subject): readonly ContentFault[] {
  const ids = plan.stages.map(({ id }) => id);
  const unknown = plan.calendar.flatMap(({ id, stage }, at): readonly ContentFault[] => {
    if (ids.includes(stage)) return [];
    const near = didYouMean(stage, ids).replace(/^; |\?$/g, '');
    const message =
      stage === ''
        ? `weekend ${id}: of several stages it names none`
        : `weekend ${id}: there is no stage ${quote(stage)}`;
    const mend = near === '' ? `write stage: ${ids[0] ?? 'season'}` : near;
    return [{ path: ['calendar', at, 'stage'], message, mend }];
  });
  const idle = plan.stages.flatMap(({ id }, at): readonly ContentFault[] => {
    if (text.stages === undefined || plan.calendar.some(({ stage }) => stage === id)) return [];
    const message = `stage ${id}: no weekend of the calendar belongs to it`;
    const mend = `give a weekend stage: ${id}, or take the stage out`;
    return [{ path: ['stages', at], message, mend }];
  });
  const order = plan.calendar.map(({ stage }) => ids.indexOf(stage));
  const back = order.findIndex(
    (stage, at) => stage >= 0 && stage < Math.max(...order.slice(0, at)),
  );
  if (back < 0) return [...unknown, ...idle];
  const { id = '', stage = '' } = plan.calendar[back] ?? {};
  const message = `weekend ${id}: it belongs to ${stage}, which is over by then`;
  const mend = 'list the weekends of a stage before those of the next';
  return [...unknown, ...idle, { path: ['calendar', back, 'stage'], message, mend }];
}

function datesBack({ plan, lineOf }: Subject): readonly ContentFault[] {
  let last: { readonly date: string; readonly at: number } | undefined;
  return plan.calendar.flatMap(({ id, date }, at): readonly ContentFault[] => {
    if (date === undefined) return [];
    const before = last;
    last = { date, at };
    // Dates of one form sort as text; a day with and one without a time compare by the day.
    if (before === undefined || before.date.slice(0, 10) <= date.slice(0, 10)) return [];
    const line = lineOf(['calendar', before.at]);
    const message = `weekend ${id}: its date is before that of the weekend in line ${line}`;
    const mend = 'weekends are driven in the order of the list';
    return [{ path: ['calendar', at, 'date'], message, mend, severity: 'warning' }];
  });
}
