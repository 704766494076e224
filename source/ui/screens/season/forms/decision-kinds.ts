// What an organiser may decide at the desk.

export const DECISION_KINDS = [
  'pointsOff',
  'disqualified',
  'result',
  'raceAgain',
  'trialAgain',
  'backTo',
  'absent',
  'present',
  'joined',
  'replaced',
  'withdrawn',
  'closed',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** What leaves no reason in the ledger. */
export const WITHOUT_REASON: readonly DecisionKind[] = [
  'absent',
  'present',
  'joined',
  'replaced',
  'withdrawn',
];

/**
 * What no later decision makes as it was before: somebody leaves for good, or what was driven is driven anew with other
 * dice. It is asked about first.
 */
export const FINAL_KINDS = [
  'raceAgain',
  'trialAgain',
  'backTo',
  'replaced',
  'withdrawn',
  'closed',
] as const satisfies readonly DecisionKind[];
export type FinalKind = (typeof FINAL_KINDS)[number];
