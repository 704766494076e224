// The decisions of a race that is over, the chances to win, and the question from which it is tried again.
import type { Weighed } from '../../../drivers/review.ts';
import { withCost } from '../../../season/story/accounts.ts';
import type { Message } from '../../messages.ts';
import { type ClassificationScreen, type Model, type ResultPanel, wordsOf } from '../../model.ts';
import { to, type Update } from '../../update.ts';
import { namedDecisions } from './race-report.ts';

export const RESULT: ResultPanel = { kind: 'result' };

/** Opens another panel; what the analysis works out stops with its panel. */
export function toPanel(model: Model, screen: ClassificationScreen, panel: ResultPanel): Update {
  const isAnalysis = panel.kind === 'analysis';
  const stops = screen.panel.kind === 'analysis' && !isAnalysis;
  const at = isAnalysis ? lineValueOf(costliest(screen)) : stops ? 'again' : screen.at;
  const next: Model = { ...model, screen: { ...screen, at, panel } };
  if (isAnalysis) return to(next, { kind: 'imagine' });
  return stops ? to(next, { kind: 'imagineNoMore' }) : to(next);
}

/** Returns what identifies the line of a decision. */
export function lineValueOf(decision: Weighed | undefined): string {
  return decision === undefined ? '' : String(decision.answered);
}

/** Returns the decision that cost most, of equal ones the first; undefined where none is known. */
function costliest({ decisions = [] }: ClassificationScreen): Weighed | undefined {
  const most = Math.max(...decisions.map(({ loss }) => loss));
  return decisions.find(({ loss }) => loss === most);
}

/** Returns the decision to which the page leads back: the marked one, or the one that cost most. */
export function markedDecision(screen: ClassificationScreen): Weighed | undefined {
  const { decisions = [], panel, at } = screen;
  if (panel.kind === 'analysis') return decisions.find(one => lineValueOf(one) === at);
  const round = panel.kind === 'chart' ? panel.round : undefined;
  return round === undefined ? costliest(screen) : decisions.find(one => one.round >= round);
}

/** Moves the mark of the chart by a round. */
export function markRound(model: Model, screen: ClassificationScreen, by: 1 | -1): Update {
  const { panel, sheet } = screen;
  if (panel.kind !== 'chart' || sheet === undefined) return to(model);
  const round = (panel.round ?? markedDecision(screen)?.round ?? sheet.began) + by;
  const marked = Math.max(sheet.began + 1, Math.min(sheet.rounds, round));
  return to({ ...model, screen: { ...screen, panel: { kind: 'chart', round: marked } } });
}

export function decisionsWeighed(
  model: Model,
  { decisions: weighed }: Extract<Message, { kind: 'decisionsWeighed' }>,
): Update {
  const { screen } = model;
  if (screen.kind !== 'classification') return to(model);
  const decisions = namedDecisions(screen.race.table, weighed, wordsOf(model));
  const accounts = screen.accounts?.map(account => withCost(account, decisions));
  const known = { ...screen, decisions, ...(accounts && { accounts }) };
  const at = screen.panel.kind === 'analysis' ? lineValueOf(costliest(known)) : screen.at;
  return to({ ...model, screen: { ...known, at } });
}

export function chancesTold(
  model: Model,
  { chances }: Extract<Message, { kind: 'chancesTold' }>,
): Update {
  const { screen } = model;
  return screen.kind === 'classification'
    ? to({ ...model, screen: { ...screen, chances } })
    : to(model);
}
