// The classification of a race as plain lines.
import type { Board } from '../circuit/board.ts';
import type { Race, RuleBook, Seat, Standing } from '../rules/kit/types.ts';
import type { Language } from './language.ts';

interface ClassificationWords {
  readonly heading: string;
  readonly status: Readonly<Record<Standing['status'], string>>;
  readonly teams: string;
  readonly team: (number: number) => string;
  /** The words for one point and for several, padded to the same width. */
  readonly points: readonly [one: string, many: string];
}

const WORDS: Readonly<Record<Language, ClassificationWords>> = {
  en: {
    heading: 'Classification',
    status: { finished: '', racing: 'still racing', retired: 'retired' },
    teams: 'Teams',
    team: number => `Team ${number}`,
    points: ['point ', 'points'],
  },
  fr: {
    heading: 'Classement',
    status: { finished: '', racing: 'encore en course', retired: 'abandon' },
    teams: 'Écuries',
    team: number => `Écurie ${number}`,
    points: ['point ', 'points'],
  },
};

/**
 * Returns the place to report, undefined for a car that is out: only cars that cross the line are classified (M-21-1-2,
 *
 */
export function classifiedPlace({ place, status }: Standing): number | undefined {
  return status === 'retired' ? undefined : place;
}

export interface TeamStanding {
  readonly place: number;
  readonly team: number;
  readonly points: number;
  /** Its seats, ordered by place. */
  readonly seats: readonly Seat[];
}

/** Returns the teams by the sum of their points, equal ones by their best car; none in a race without teams. */
export function teamStandings(standings: readonly Standing[]): readonly TeamStanding[] {
  const teams = Map.groupBy(standings, ({ team }) => team);
  teams.delete(undefined);
  return [...teams]
    .map(([team = 0, cars]) => ({
      team,
      points: cars.reduce((sum, { points = 0 }) => sum + points, 0),
      seats: cars.map(({ seat }) => seat),
    }))
    .toSorted((one, other) => other.points - one.points)
    .map((team, index) => ({ place: index + 1, ...team }));
}

/** Returns a heading, one line per seat in the order of places, and one line per team where there are teams. */
export function classification(
  race: Race,
  book: RuleBook,
  board: Board,
  names: readonly string[],
  language: Language = 'en',
): readonly string[] {
  const words = WORDS[language];
  const standings = book.standings(race, board);
  const nameOf = (seat: Seat) => names[seat] ?? `seat ${seat}`;
  const teams = teamStandings(standings).map(({ place, team, points, seats }) => {
    const line = `${placeText(place)}  ${words.team(team + 1).padEnd(20)}  ${pointsText(points, words)}`;
    return `${line}  ${seats.map(nameOf).join(', ')}`;
  });
  return [
    words.heading,
    ...standings.map(standing => {
      const { seat, status, points } = standing;
      const scored = points === undefined ? '' : `${pointsText(points, words)}  `;
      const name = nameOf(seat).padEnd(20);
      return `${placeText(classifiedPlace(standing))}  ${name}  ${scored}${words.status[status]}`.trimEnd();
    }),
    ...(teams.length === 0 ? [] : [words.teams, ...teams]),
  ];
}

function placeText(place: number | undefined): string {
  return String(place ?? '-').padStart(2);
}

function pointsText(points: number, words: ClassificationWords): string {
  const [one, many] = words.points;
  return `${String(points).padStart(3)} ${points === 1 ? one : many}`;
}
