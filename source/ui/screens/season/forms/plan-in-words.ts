// A plan told in sentences.
import type { SeasonWords } from '../../../../season/pages/words/words.ts';
import { type Plan, weekendTerms } from '../../../../season/plan/plan.ts';

/** Returns a plan in sentences; circuits are named by `tracks`. */
export function planWords(
  plan: Plan,
  words: SeasonWords,
  tracks: Readonly<Record<string, string>>,
): readonly string[] {
  const { plan: said, standings, weekend } = words;
  const sessions = plan.calendar.map(one => weekendTerms(plan, one).sessions);
  const most = Math.max(0, ...sessions);
  const criteria = plan.rank.slice(1).map(criterion => words.criteria[criterion]);
  const { best, drop } = plan.count;
  const count =
    best !== undefined ? standings.best(best) : drop > 0 ? standings.drop(drop) : standings.all;
  const table = plan.points.by === 'book' ? standings.byBook : plan.points.places.join('-');
  return [
    `${said.weekends(plan.calendar.length)}: ${plan.calendar.map(({ track }) => tracks[track] ?? track).join(', ')}.`,
    `${words.laps(plan.laps)}; ${said.tables(plan.tables.size)}.`,
    said.grid(weekend.grids[plan.grid]),
    ...(most > 0 ? [said.sessions(most)] : []),
    `${table}; ${count}; ${said.ties(criteria.join(', '))}.`,
    ...(plan.teams.length > 0 ? [said.teams(plan.teamScores)] : []),
    ...(plan.car === 'builtOnce' ? [said.builtOnce] : []),
    ...(plan.marshal === 'rota' ? [said.rota] : []),
    said.absent(plan.absent.standIn, plan.absent.scores),
    `${words.paddock.drivers}: ${plan.entrants.map(({ name }) => name).join(', ')}.`,
  ];
}
