// What an organiser may decide at the desk.

export const DECISION_KINDS = [
  'pointsOff',
  'disqualified',
  'result',
  'raceAgain',
  'trialAgain',
  'undone',
  'backTo',
  'absent',
  'present',
  'joined',
  'replaced',
  'withdrawn',
  'returned',
  'closed',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Decisions that leave no reason in the ledger. */
export const WITHOUT_REASON: readonly DecisionKind[] = [
  'absent',
  'present',
  'joined',
  'replaced',
  'withdrawn',
  'returned',
];

/**
 * Decisions that change more than a line of the standings: a race is driven again with other dice, or somebody else takes
 * over. They need a confirmation.
 */
export const FINAL_KINDS = [
  'raceAgain',
  'trialAgain',
  'backTo',
  'replaced',
  'closed',
] as const satisfies readonly DecisionKind[];
export type FinalKind = (typeof FINAL_KINDS)[number];
