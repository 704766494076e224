// What the news of a season may report after a weekend: facts, each with the figures of its sentence.

/** A fact that is worth a sentence. Drivers and teams are named by their ids, luck is in spaces. */
export type News =
  /** A table won from pole, or from another place of the grid. */
  | { readonly kind: 'wonFromPole'; readonly driver: string; readonly plays?: number }
  | { readonly kind: 'wonFrom'; readonly driver: string; readonly grid: number }
  /** The first win of somebody who has started so often in the season. */
  | { readonly kind: 'firstWin'; readonly driver: string; readonly starts: number }
  | { readonly kind: 'winsInRow'; readonly driver: string; readonly count: number }
  | { readonly kind: 'ledAll'; readonly driver: string; readonly rounds: number }
  /** More places gained, or lost, than by anybody else at the weekend. */
  | {
      readonly kind: 'climb' | 'collapse';
      readonly driver: string;
      readonly from: number;
      readonly to: number;
    }
  /** A climb of more places than any before it in the season. */
  | { readonly kind: 'climbOfSeason'; readonly driver: string; readonly places: number }
  | { readonly kind: 'lastLap'; readonly count: number }
  | { readonly kind: 'overtakes'; readonly driver: string; readonly count: number }
  | { readonly kind: 'fastestLap'; readonly driver: string; readonly plays: number }
  | { readonly kind: 'fastestLaps'; readonly driver: string; readonly count: number }
  | { readonly kind: 'drama'; readonly points: number; readonly races: number }
  /** Good or bad luck with the dice, over the weekend and over the season. */
  | { readonly kind: 'luckyDay' | 'unluckyDay'; readonly driver: string; readonly spaces: number }
  | {
      readonly kind: 'luckiest' | 'unluckiest';
      readonly driver: string;
      readonly spaces: number;
      readonly races: number;
    }
  /** Among those who finished, the one who spent the fewest points. */
  | {
      readonly kind: 'saver';
      readonly driver: string;
      readonly points: number;
      readonly place: number;
    }
  | { readonly kind: 'outs'; readonly count: number; readonly of: number }
  | { readonly kind: 'leaderOut'; readonly driver: string; readonly round: number }
  /** The first retirement of somebody who has started so often. */
  | { readonly kind: 'firstRetirement'; readonly driver: string; readonly starts: number }
  | {
      readonly kind: 'outAgain';
      readonly driver: string;
      readonly count: number;
      readonly of: number;
    }
  | { readonly kind: 'polesWithoutWin'; readonly driver: string; readonly poles: number }
  | {
      readonly kind: 'samePlace';
      readonly driver: string;
      readonly place: number;
      readonly count: number;
    }
  | { readonly kind: 'podiumsInRow'; readonly driver: string; readonly count: number }
  | { readonly kind: 'alwaysPoints'; readonly driver: string; readonly count: number }
  | { readonly kind: 'firstPoints'; readonly driver: string; readonly starts: number }
  /** A circuit that was raced so often in the season, and won by nobody else. */
  | { readonly kind: 'ownCircuit'; readonly driver: string; readonly count: number }
  /** Two drivers who have met often, nearly as often the one in front as the other. */
  | {
      readonly kind: 'rivalry';
      readonly driver: string;
      readonly other: string;
      readonly ahead: number;
      readonly behind: number;
    }
  | {
      readonly kind: 'standingsUp' | 'standingsDown';
      readonly driver: string;
      readonly from: number;
      readonly to: number;
    }
  /** Somebody else leads the standings than a weekend ago; or the same driver does. */
  | {
      readonly kind: 'newLeader';
      readonly driver: string;
      readonly other: string;
      readonly points: number;
    }
  | {
      readonly kind: 'leaderStays';
      readonly driver: string;
      readonly other: string;
      readonly points: number;
    }
  | {
      readonly kind: 'level';
      readonly driver: string;
      readonly other: string;
      readonly points: number;
    }
  | { readonly kind: 'titleSettled'; readonly driver: string; readonly left: number }
  /** With this place at the next weekend a driver is champion whatever the others do. */
  | { readonly kind: 'titleNeeds'; readonly driver: string; readonly place: number }
  | { readonly kind: 'titleOpen'; readonly count: number; readonly left: number }
  | {
      readonly kind: 'teamLead';
      readonly team: string;
      readonly other: string;
      readonly points: number;
    }
  | {
      readonly kind: 'oneTwo';
      readonly team: string;
      readonly driver: string;
      readonly other: string;
    }
  /** An absent driver, and the place of the CPU driver in its car; absent when that did not finish. */
  | { readonly kind: 'standIn'; readonly driver: string; readonly place?: number }
  | {
      readonly kind: 'pointsOff';
      readonly driver: string;
      readonly points: number;
      readonly line: number;
    }
  | { readonly kind: 'disqualified'; readonly driver: string; readonly line: number };

export type NewsKind = News['kind'];

/** Weights of the kinds; the lightest are left out first where there is too much to report. */
export const NEWS_WEIGHTS: Readonly<Record<NewsKind, number>> = {
  titleSettled: 20,
  titleNeeds: 15,
  disqualified: 14,
  firstWin: 13,
  winsInRow: 12,
  ledAll: 12,
  newLeader: 12,
  climbOfSeason: 11,
  wonFrom: 10,
  wonFromPole: 10,
  leaderOut: 10,
  pointsOff: 10,
  oneTwo: 9,
  level: 9,
  standingsUp: 8,
  standIn: 8,
  outAgain: 8,
  ownCircuit: 8,
  climb: 7,
  drama: 7,
  firstPoints: 7,
  polesWithoutWin: 7,
  podiumsInRow: 7,
  firstRetirement: 6,
  rivalry: 6,
  samePlace: 6,
  collapse: 6,
  leaderStays: 5,
  teamLead: 5,
  titleOpen: 5,
  unluckiest: 5,
  luckiest: 4,
  unluckyDay: 4,
  luckyDay: 4,
  alwaysPoints: 4,
  standingsDown: 4,
  fastestLaps: 4,
  outs: 4,
  saver: 3,
  lastLap: 3,
  overtakes: 3,
  fastestLap: 2,
};

export const NEWS_WORTH = {
  winsInRow: 2,
  roundsLed: 5,
  places: 4,
  lastLap: 2,
  overtakes: 4,
  fastestLaps: 3,
  dayLuck: 8,
  seasonLuck: 10,
  racesForLuck: 2,
  saverPlace: 3,
  outsShare: 1 / 3,
  startsBefore: 3,
  outAgain: 2,
  poles: 2,
  samePlace: 3,
  podiums: 3,
  pointsRaces: 4,
  ownCircuit: 2,
  rivalryMeetings: 4,
  standings: 2,
} as const;
