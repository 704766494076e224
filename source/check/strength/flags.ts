// The flags that most measurements of drivers have.

const FIVE_CIRCUITS = 'monza,spa,monaco,suzuka,zandvoort';

interface ListFlag {
  readonly type: 'string';
  readonly default: string;
  readonly takes: string;
  readonly says: string;
}

export function tracksFlag(usual: string = FIVE_CIRCUITS): ListFlag {
  return { type: 'string', default: usual, takes: 'IDS', says: 'circuits, separated by commas' };
}

export function racesFlag(usual: number): ListFlag {
  return { type: 'string', default: `${usual}`, takes: 'N', says: 'races on each circuit' };
}

export const lapsFlag: ListFlag = {
  type: 'string',
  default: '3',
  takes: 'N',
  says: 'laps of a race',
};

export const seedFlag: ListFlag = {
  type: 'string',
  default: '1',
  takes: 'N',
  says: 'seed of the first race',
};

export const onePlayFlag = {
  type: 'boolean',
  default: false,
  says: 'champions imagine no run to the flag: much faster',
} as const;
