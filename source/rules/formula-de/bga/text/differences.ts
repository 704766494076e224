// Where the two games part: the value of each number or rule in either, in the order of the chapters.
import type { OptionLine } from '../../../text/book-text.ts';
import type { Game } from './games.ts';

/** In one game: the value, and the rows or rulings that give it. */
type InAGame = readonly [value: string, ...rows: readonly string[]];

const DIFFERENCES: readonly (readonly [name: string, values: Readonly<Record<Game, InAGame>>])[] = [
  [
    'laps',
    {
      basic: ['1, or 2 with a pit stop between them', 'BGA-B-12', 'BGA-B-66'],
      advanced: ['as many as are set; 2 or more for pit stops', 'BGA-A-78'],
    },
  ],
  [
    'wearPoints',
    {
      basic: ['18 in one pool', 'BGA-B-40'],
      advanced: ['20 of six kinds, or as constructed', 'BGA-A-22', 'BGA-O-2'],
    },
  ],
  ['normalStart', { basic: ['2 to 16', 'BGA-B-46'], advanced: ['2 to 19', 'BGA-A-27'] }],
  ['greatStart', { basic: ['17 to 20', 'BGA-B-47'], advanced: ['20', 'BGA-A-28'] }],
  [
    'overshootPaidWith',
    {
      basic: ['points of the pool', 'BGA-B-49'],
      advanced: ['tires', 'BGA-A-30'],
    },
  ],
  [
    'spinout',
    {
      basic: ['none', 'BR-2'],
      advanced: ['when an overshoot takes the last tire', 'BGA-A-36'],
    },
  ],
  [
    'brakingPaidWith',
    { basic: ['points of the pool', 'BGA-B-55'], advanced: ['brakes', 'BGA-A-40'] },
  ],
  [
    'blockingPaidWith',
    {
      basic: ['points of the pool', 'BR-4'],
      advanced: ['3 brakes, then brakes or tires', 'BGA-A-43'],
    },
  ],
  [
    'gearingDown',
    {
      basic: ['a point for each gear skipped', 'BGA-B-56'],
      advanced: ['gearbox, then brake, then engine', 'BGA-A-48'],
    },
  ],
  [
    'collisionFailsOn',
    {
      basic: ['1 to 4', 'BGA-B-59'],
      advanced: ['1, in rain 1 or 2', 'BGA-A-52', 'BGA-O-33'],
    },
  ],
  [
    'engineFailsOn',
    {
      basic: ['1 to 4', 'BGA-B-62'],
      advanced: ['1 to 4, in rain 1 to 3', 'BGA-A-58', 'BGA-O-34'],
    },
  ],
  [
    'outAtZero',
    {
      basic: ['nothing; more due than there is puts out', 'BR-2'],
      advanced: ['body, engine and handling', 'BGA-A-55', 'BGA-A-59', 'BGA-A-64'],
    },
  ],
  [
    'dangerousSpaces',
    {
      basic: ['none', 'BR-58'],
      advanced: ['where body or engine is lost or a car goes out', 'BGA-A-60', 'BGA-A-62'],
    },
  ],
  [
    'slipstream',
    {
      basic: ['none', 'BGA-B-4'],
      advanced: ['3 spaces, from 4th up', 'BGA-A-66', 'BGA-A-69'],
    },
  ],
  [
    'pitStopGivesBack',
    { basic: ['all 18 points', 'BGA-B-73'], advanced: ['all tires', 'BGA-A-83'] },
  ],
  [
    'pitStopTakes',
    {
      basic: ['until the next turn', 'BGA-B-73'],
      advanced: ['no time on 1 to 10, else until the next round', 'BGA-A-85', 'BGA-A-86'],
    },
  ],
  [
    'options',
    {
      basic: ['qualifying, team race, nitro', 'BGA-O-1'],
      advanced: ['all seven', 'BGA-O-1'],
    },
  ],
];

/** What one of the games has, beside what the other has in its place. */
export function differencesOf(game: Game): readonly OptionLine[] {
  return DIFFERENCES.map(([name, values]) => {
    const [value, ...paragraphs] = values[game];
    return { name, value, paragraphs };
  });
}
