// What an organiser may decide at the desk.

export const DECISION_KINDS = [
  'pointsOff',
  'disqualified',
  'raceAgain',
  'trialAgain',
  'backTo',
  'absent',
  'present',
  'withdrawn',
  'closed',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];
