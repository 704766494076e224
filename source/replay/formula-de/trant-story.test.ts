// The events that only Trant tells, in both languages.

import { expect, test } from 'vitest';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { TrantEvent } from '../../rules/formula-de/trant/events.ts';
import { trant } from '../../rules/formula-de/trant/trant.ts';
import { track } from '../../testing/formula-de/builders.ts';
import { spaceName } from '../space-names.ts';
import { stories } from '../stories.ts';
import { sentence } from './en-story.ts';
import { sentenceInFrench } from './fr-story.ts';

const board = track('20 1R12 40');
const names = ['Ada', 'Ben', 'Cleo'];
const seat = 0;
const [space = ''] = board.spaces.map(({ id }) => id);
const built = {
  points: { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 2, handling: 2 },
  fittings: { qualifying: 1, pitCrew: 2 },
  driver: 1,
};

const TOLD: readonly (readonly [TrantEvent, string, string])[] = [
  [
    { kind: 'gearsShown', gears: [1, 2] },
    'All gears are set and shown.',
    'Tous les rapports sont choisis et dévoilés.',
  ],
  [
    { kind: 'chartRead', seat, dice: 'd20', roll: 11, gear: 2, points: 4 },
    'Ada rolls 11 in 2nd: 4 movement points.',
    'Ada fait 11 en 2e : 4 points de mouvement.',
  ],
  [
    { kind: 'chartRead', seat, dice: 'twoD10', roll: 6, gear: 1, points: 1 },
    'Ada rolls 6 with two d10 in 1st: 1 movement point.',
    'Ada fait 6 avec deux d10 en 1re : 1 point de mouvement.',
  ],
  [
    { kind: 'engineBoosted', seat, roll: 16, points: 8 },
    'Ada pushes the engine to 16: 8 movement points.',
    'Ada pousse le moteur à 16 : 8 points de mouvement.',
  ],
  [
    { kind: 'penaltyFaced', seat, why: 'skid', points: 3 },
    'Ada skids on the wet track: 3 movement points more.',
    'Ada glisse sur la piste mouillée : 3 points de mouvement de plus.',
  ],
  [
    { kind: 'penaltyFaced', seat, why: 'body', points: -1 },
    'Ada drives without bodywork: 1 movement point less.',
    'Ada roule sans carrosserie : 1 point de mouvement de moins.',
  ],
  [
    { kind: 'swerveShifted', seat, from: 4, gear: 2 },
    'Ada shifts down to 2nd behind the cars ahead.',
    'Ada rétrograde en 2e derrière les voitures.',
  ],
  [
    { kind: 'secondCheckMade', chain: false, rolls: [], loser: 1 },
    'Second check: Ben alone is beside it and is hit.',
    'Second contrôle : Ben, seul à côté, est touché.',
  ],
  [
    {
      kind: 'secondCheckMade',
      chain: true,
      rolls: [
        { seat: 1, roll: 4 },
        { seat: 2, roll: 9 },
      ],
      loser: 1,
    },
    'Chain reaction: Ben 4, Cleo 9. Ben is hit.',
    'Réaction en chaîne : Ben 4, Cleo 9. Ben est touché.',
  ],
  [
    { kind: 'workOrdered', seat, tires: 'rain', repairs: ['body'], points: 15 },
    'Ada orders wet tires and a repair: 15 movement points of work.',
    'Ada commande des pneus pluie et une réparation : 15 points de mouvement de travail.',
  ],
  [
    { kind: 'workDriven', seat, points: 8, left: 4 },
    "Ada's crew still needs 4 movement points.",
    'Les mécaniciens d’Ada : encore 4 points de mouvement.',
  ],
  [
    { kind: 'workDriven', seat, points: 4, left: 0 },
    "Ada's crew has finished.",
    'Les mécaniciens d’Ada ont fini.',
  ],
  [
    { kind: 'wingChosen', seat, wing: 'high' },
    'Ada fits the high wing.',
    'Ada monte l’aileron à fort appui.',
  ],
  [
    { kind: 'gridRollKept', seat, roll: 3 },
    'Ada keeps the 3 for the grid.',
    'Ada garde le 3 pour la grille.',
  ],
  [
    { kind: 'backmarkerPlaced', seat, marker: 0, space },
    `Ada puts backmarker 1 on ${space}.`,
    `Ada place l’attardé 1 en ${spaceName(space, 'fr')}.`,
  ],
  [
    { kind: 'backmarkersRemoved', markers: [0, 1] },
    'The backmarkers leave the track.',
    'Les attardés quittent la piste.',
  ],
  [{ kind: 'raceStopped' }, 'The race is stopped.', 'La course est arrêtée.'],
  [
    { kind: 'raceRestarted', laps: 2, grid: [1, 0] },
    'The race restarts over 2 laps.',
    'La course repart pour 2 tours.',
  ],
  [
    { kind: 'driverPointSpent', seat, die: 'd20', value: 2, from: 'won' },
    'Ada spends a driver point to roll the 2 again.',
    'Ada dépense un point de pilote pour relancer le 2.',
  ],
  [
    { kind: 'weatherSectionEntered', seat, section: 1 },
    'Ada is first to a weather mark: the weather is rolled.',
    'Ada atteint en premier un repère météo : on lance le dé.',
  ],
  [
    { kind: 'carBuilt', seat, ...built },
    'Ada builds a car: 6-3-3-3-2-2, qualifying, crew 2, driver 1.',
    'Ada construit sa voiture : 6-3-3-3-2-2, qualification, mécaniciens 2, pilote 1.',
  ],
  [
    { kind: 'carStripped', seat, parts: ['tires', 'gearbox'] },
    'Ada gives up a point each of tires, transmission.',
    'Ada rend un point de pneus, de transmission.',
  ],
];

test.each(TOLD)('%j', (event, english, french) => {
  expect(sentence(event, names, board, 'trant')).toBe(english);
  expect(sentenceInFrench(event, names, board, 'trant')).toBe(french);
});

test.each([
  ['unhurt', 'Ada is unhurt.', 'Ada est indemne.'],
  [
    'bruised',
    'Ada is bruised, but fit for the next race.',
    'Ada n’a que des bleus et sera là à la prochaine course.',
  ],
  [
    'injured',
    'Ada is injured and misses the next race.',
    'Ada est blessé et manquera la prochaine course.',
  ],
  [
    'severe',
    'Ada is badly injured: out for the season.',
    'Ada est gravement blessé : sa saison est finie.',
  ],
  ['killed', 'Ada does not survive the crash.', 'Ada ne survit pas à l’accident.'],
] as const)('a driver who is %s (TR-144 to TR-146)', (condition, english, french) => {
  const event = {
    kind: 'injuryChecked',
    seat,
    roll: 3,
    added: 0,
    gear: 5,
    condition,
    second: 1,
  } as const;
  expect(sentence(event, names, board, 'trant')).toBe(english);
  expect(sentenceInFrench(event, names, board, 'trant')).toBe(french);
});

test('points and ends of a race have the names of the book', () => {
  const paid = {
    kind: 'pointsPaid',
    seat,
    part: 'gearbox',
    amount: 1,
    why: 'overRevving',
  } as const;
  expect(sentence(paid, names, board, 'trant')).toBe(
    'Ada pays 1 transmission point for the gears skipped.',
  );
  expect(sentenceInFrench(paid, names, board, 'trant')).toBe(
    'Ada paie 1 point de transmission pour les rapports sautés.',
  );
  const out = { kind: 'carRetired', seat, why: 'handling' } as const;
  expect(sentence(out, names, board, 'trant')).toBe('Ada is out: the suspension breaks on debris.');
  const wet = { kind: 'tiresFitted', seat, tires: 'rain' } as const;
  expect(sentence(wet, names, board, 'trant')).toBe('Ada is on wet tires.');
  expect(sentence(wet, names, board, 'masters-2005')).toBe('Ada is on rain tires.');
});

test('a lap alone is told in the words of its book', () => {
  const charged: FormulaDeEvent = {
    kind: 'pointsPaid',
    seat,
    part: 'gearbox',
    amount: 1,
    why: 'overRevving',
  };
  const told = stories.of(trant).sentence(charged, names, board, 'en', 'trant-trial');
  expect(told).toContain('transmission');
  expect(stories.of(trant).sheetWords('en', 'trant-trial').pools).toMatchObject({
    handling: 'suspension',
  });
});

test('a repair is told with the points it gives back, not as all of them (TR-129)', () => {
  const event = { kind: 'pointsRestored', seat, pool: 'body', amount: 1 } as const;
  expect(sentence(event, names, board, 'trant')).toBe('Ada gets 1 bodywork point back.');
  expect(sentenceInFrench(event, names, board, 'trant')).toBe(
    'Ada retrouve 1 point de carrosserie.',
  );
});
