import { expect, test } from 'vitest';
import type { Standing } from '../rules/kit/types.ts';
import { sealedBids } from '../testing/bids/sealed-bids.ts';
import { cornersBoard } from '../testing/circuits/tiny-circuits.ts';
import { classification, teamStandings } from './classification.ts';

const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora'];

function told(standings: readonly Standing[]): readonly string[] {
  const book = { ...sealedBids, standings: () => standings };
  const setup = {
    book: book.id,
    track: '',
    seed: 1,
    laps: 1,
    seats: NAMES.map(name => ({ name })),
  };
  const { race } = book.start({ ...setup, options: {} }, cornersBoard());
  return classification(race, book, cornersBoard(), NAMES);
}

test('a car that is out has no place', () => {
  expect(
    told([
      { place: 1, seat: 1, status: 'finished' },
      { place: 2, seat: 0, status: 'retired' },
    ]),
  ).toEqual(['Classification', ' 1  Bert', ' -  Ada                   retired']);
});

test('points stand beside the places where a race is for points', () => {
  expect(
    told([
      { place: 1, seat: 1, status: 'finished', points: 10 },
      { place: 2, seat: 0, status: 'retired', points: 1 },
    ]),
  ).toEqual([
    'Classification',
    ' 1  Bert                   10 points',
    ' -  Ada                     1 point   retired',
  ]);
});

const TEAMS: readonly Standing[] = [
  { place: 1, seat: 2, status: 'finished', points: 10, team: 1 },
  { place: 2, seat: 0, status: 'finished', points: 8, team: 0 },
  { place: 3, seat: 1, status: 'finished', points: 6, team: 0 },
  { place: 4, seat: 3, status: 'retired', points: 4, team: 1 },
];

test('a team has the points of its cars, and the best car decides between equal teams', () => {
  expect(teamStandings(TEAMS)).toEqual([
    { place: 1, team: 1, points: 14, seats: [2, 3] },
    { place: 2, team: 0, points: 14, seats: [0, 1] },
  ]);
  expect(teamStandings(TEAMS.slice(1))[0]).toMatchObject({ team: 0, points: 14 });
  expect(told(TEAMS).slice(-3)).toEqual([
    'Teams',
    ' 1  Team 2                 14 points  Cleo, Dora',
    ' 2  Team 1                 14 points  Ada, Bert',
  ]);
});
