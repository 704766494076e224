import { describe, expect, test } from 'vitest';
import { deriveRows } from '../../circuit/rows/derive-rows.ts';
import { CHAMPIONSHIP_VALUES } from '../../rules/championship-formula/championship-values.ts';
import { figuresOf } from '../../rules/championship-formula/chapters/car/car-set-up.ts';
import type { ChampionshipEvent } from '../../rules/championship-formula/events.ts';
import { shippedCircuit } from '../../testing/circuits/row-text.ts';
import { sentence } from './en-story.ts';
import { sentenceInFrench } from './fr-story.ts';

const board = deriveRows(shippedCircuit('monaco'));
const names = ['Ada', 'Ben'];
const seat = 0;
const cards = {
  acceleration: 1,
  deceleration: 1,
  topSpeed: 0,
  startSpeed: 0,
  wear: 1,
  skill: -1,
} as const;
const roll = { kind: 'rollRead', seat, total: 8, lowered: 0 } as const;
const wearPaid = { kind: 'wearPaid', seat, wear: 2, left: 5 } as const;

const told: readonly (readonly [
  event: ChampionshipEvent,
  english: string | undefined,
  french: string | undefined,
])[] = [
  [{ kind: 'dieRolled', seat, die: 'six', value: 3 }, undefined, undefined],
  [{ kind: 'answerSealed', seat }, undefined, undefined],
  [
    {
      kind: 'carRevealed',
      seat,
      cards,
      figures: figuresOf(cards, false, CHAMPIONSHIP_VALUES),
    },
    'Ada: acc 60 dec 60 top 160 start 60 wear 7 skill 2.',
    'Ada : acc 60 fre 60 max 160 dép 60 usure 7 talent 2.',
  ],
  [
    { kind: 'bidRevealed', seat, bid: { wear: 3, skill: 5 } },
    'Ada bids 3 wear and 5 skill, worth 5.5.',
    'Ada mise 3 d’usure et 5 de talent, soit 5,5.',
  ],
  [
    { kind: 'bidRevealed', seat, bid: { wear: 0, skill: 0 }, second: true },
    'Ada adds nothing.',
    'Ada n’ajoute rien.',
  ],
  [
    { kind: 'tieRolled', seat, total: 9 },
    'Ada rolls 9 to break the tie.',
    'Ada fait 9 pour départager.',
  ],
  [{ kind: 'gridSet', grid: [1, 0] }, 'Ben has pole position.', 'Ben part en pole position.'],
  [
    { kind: 'tireShown', seat, tire: 'hard' },
    'Ada starts on hard tires.',
    'Ada part en pneus durs.',
  ],
  [{ kind: 'turnBegan', turn: 5 }, 'Turn 5.', 'Manche 5.'],
  [
    { kind: 'cardRevealed', seat, speed: 120, before: 0 },
    'Ada turns over 120 mph.',
    'Ada retourne 120 mph.',
  ],
  [
    { kind: 'cardRevealed', seat, speed: 120, before: 100 },
    'Ada turns over 120 mph, 20 up.',
    'Ada retourne 120 mph, 20 de plus.',
  ],
  [
    { kind: 'cardRevealed', seat, speed: 60, before: 100 },
    'Ada turns over 60 mph, 40 down.',
    'Ada retourne 60 mph, 40 de moins.',
  ],
  [
    { kind: 'cardRevealed', seat, speed: 60, before: 60 },
    'Ada turns over 60 mph, as before.',
    'Ada retourne 60 mph, comme avant.',
  ],
  [
    { kind: 'cardRevealed', seat, speed: 160, before: 100, planned: 200 },
    'Ada turns over 200 mph, which is out of reach: 160 mph.',
    'Ada retourne 200 mph, hors de portée : 160 mph.',
  ],
  [{ kind: 'movesOrdered', order: [0, 1] }, undefined, undefined],
  [{ kind: 'moveBegan', seat, speed: 120 }, 'Ada drives at 120 mph.', 'Ada roule à 120 mph.'],
  [{ kind: 'skillSpent', seat, green: 0, red: 0 }, undefined, undefined],
  [
    { kind: 'skillSpent', seat, green: 2, red: 0 },
    'Ada spends 2 skill.',
    'Ada dépense 2 de talent.',
  ],
  [
    { kind: 'skillSpent', seat, green: 0, red: 1 },
    'Ada spends a red chip.',
    'Ada dépense un jeton rouge.',
  ],
  [
    { ...roll, cause: 'acceleration', result: 'green', lowered: 2 },
    'Ada tests the acceleration: 8 - 2, passed.',
    'Ada teste l’accélération : 8 - 2, réussi.',
  ],
  [
    { ...roll, cause: 'topSpeed', result: 'red', total: 11 },
    'Ada tests the top speed: 11, failed.',
    'Ada teste la vitesse maximale : 11, manqué.',
  ],
  [
    { ...roll, cause: 'startSpeed', result: 'yellow', total: 9 },
    'Ada tests the start: 9, a mis-shift.',
    'Ada teste le départ : 9, rapport raté.',
  ],
  [
    { ...roll, cause: 'deceleration', result: 'green' },
    'Ada tests the brakes: 8, passed.',
    'Ada teste les freins : 8, réussi.',
  ],
  [
    { ...roll, cause: 'lateBraking', result: 'red', total: 12 },
    'Ada tests late braking: 12, failed.',
    'Ada teste le freinage tardif : 12, manqué.',
  ],
  [
    { ...roll, cause: 'chance', result: 'yellow' },
    'Ada takes a chance: 8, a spin.',
    'Ada tente sa chance : 8, tête-à-queue.',
  ],
  [
    { ...roll, cause: 'crashAvoidance', result: 'green', lowered: 3 },
    'Ada rolls to avoid the crash: 8 - 3, through.',
    'Ada cherche à éviter l’accident : 8 - 3, ça passe.',
  ],
  [
    { ...roll, cause: 'pass', result: 'green', total: 5, other: 1 },
    'Ada gets past Ben (5).',
    'Ada passe Ben (5).',
  ],
  [
    { ...roll, cause: 'pass', result: 'red', other: 1 },
    'Ada finds no way past Ben (8).',
    'Ada ne trouve pas l’ouverture sur Ben (8).',
  ],
  [
    { ...roll, cause: 'pass', result: 'yellow', lowered: -1, other: 1 },
    'Ada scrapes past Ben (8 + 1).',
    'Ada passe Ben en le touchant (8 + 1).',
  ],
  [
    { ...roll, cause: 'avoidDamage', result: 'red', total: 11 },
    'Ada rolls to avoid damage: 11, harmed.',
    'Ada cherche à éviter les dégâts : 11, touché.',
  ],
  [
    { kind: 'speedChanged', seat, speed: 100 },
    'Ada is at 100 mph now.',
    'Ada est maintenant à 100 mph.',
  ],
  [
    { kind: 'speedChanged', seat, speed: 60, late: true },
    'Ada brakes late to 60 mph.',
    'Ada freine tard, à 60 mph.',
  ],
  [{ kind: 'speedChanged', seat, speed: 0 }, 'Ada comes to a stop.', 'Ada s’arrête.'],
  [
    { kind: 'damaged', seat, attribute: 'deceleration' },
    'Ada loses 20 mph of braking from now on.',
    'Ada a désormais 20 mph de freinage de moins.',
  ],
  [
    { ...wearPaid, for: 'corner', corner: 'Mirabeau' },
    'Ada pays 2 wear in Mirabeau, 5 left.',
    'Ada paie 2 d’usure dans Mirabeau, reste 5.',
  ],
  [
    { ...wearPaid, for: 'contact' },
    'Ada pays 2 wear for the contact, 5 left.',
    'Ada paie 2 d’usure pour le contact, reste 5.',
  ],
  [
    { ...wearPaid, for: 'test', wear: 1 },
    'Ada pays 1 wear for the test, 5 left.',
    'Ada paie 1 d’usure pour le test, reste 5.',
  ],
  [
    { ...wearPaid, for: 'lateBraking' },
    'Ada pays 2 wear to brake late, 5 left.',
    'Ada paie 2 d’usure pour freiner tard, reste 5.',
  ],
  [
    { kind: 'carMoved', seat, from: 'L18', to: 'L19' },
    'Ada enters Mirabeau on L19.',
    'Ada entre dans Mirabeau en G19.',
  ],
  [{ kind: 'carMoved', seat, from: 'L19', to: 'L20' }, undefined, undefined],
  [{ kind: 'carMoved', seat, from: 'L21', to: 'L22' }, undefined, undefined],
  [{ kind: 'lineCrossed', seat, laps: 1 }, undefined, undefined],
  [{ kind: 'lineCrossed', seat, laps: 3 }, 'Ada completes lap 2.', 'Ada termine le tour 2.'],
  [
    { kind: 'wearGained', seat, wear: 2 },
    'Ada gains 2 wear from hard tires.',
    'Ada regagne 2 d’usure grâce aux pneus durs.',
  ],
  [
    { kind: 'slipTaken', seat, of: 1, spaces: 2 },
    'Ada slipstreams Ben for 2 spaces.',
    'Ada profite de l’aspiration de Ben : 2 cases.',
  ],
  [
    { kind: 'slipTaken', seat, of: 1, spaces: 1 },
    'Ada slipstreams Ben for 1 space.',
    'Ada profite de l’aspiration de Ben : 1 case.',
  ],
  [
    { kind: 'lineLeft', seat },
    'Ada leaves the racing line early.',
    'Ada quitte trop tôt la trajectoire.',
  ],
  [
    { kind: 'passTried', seat, other: 1, blocked: true },
    'Ada tries to pass Ben, who blocks.',
    'Ada tente de passer Ben, qui ferme la porte.',
  ],
  [
    { kind: 'passTried', seat, other: 1, blocked: false },
    'Ada tries to pass Ben.',
    'Ada tente de passer Ben.',
  ],
  [
    { kind: 'carSpun', seat, space: 'L20' },
    'Ada spins on L20 in Mirabeau.',
    'Ada part en tête-à-queue en G20 dans Mirabeau.',
  ],
  [
    { kind: 'carPlaced', seat, from: 'L20', to: 'R21' },
    'Ada comes to rest on R21 in Mirabeau.',
    'Ada s’immobilise en D21 dans Mirabeau.',
  ],
  [{ kind: 'stalled', seat }, 'Ada stalls on the grid.', 'Ada cale sur la grille.'],
  [
    { kind: 'retired', seat, space: 'L20', cause: 'crash' },
    'Ada is out: crashed on L20 in Mirabeau.',
    'Ada est éliminé : accident en G20 dans Mirabeau.',
  ],
  [
    { kind: 'retired', seat, space: 'L22', cause: 'engine' },
    'Ada is out: the engine blows on L22.',
    'Ada est éliminé : moteur cassé en G22.',
  ],
  [
    { kind: 'retired', seat, space: 'P3', cause: 'gravel' },
    'Ada is out: in the gravel at P3 in the pits.',
    'Ada est éliminé : dans le gravier en P3 dans les stands.',
  ],
  [
    { kind: 'finished', seat, place: 1 },
    'Ada takes the flag in 1st place.',
    'Ada franchit l’arrivée à la 1re place.',
  ],
  [
    { kind: 'finished', seat, place: 12 },
    'Ada takes the flag in 12th place.',
    'Ada franchit l’arrivée à la 12e place.',
  ],
  [
    { kind: 'pitEntered', seat, space: 'P3' },
    'Ada enters the pits, P3.',
    'Ada entre aux stands, P3.',
  ],
  [
    { kind: 'tireChanged', seat, tire: 'soft', wear: 12 },
    'Ada takes soft tires and is back to 12 wear.',
    'Ada prend des pneus tendres et retrouve 12 d’usure.',
  ],
  [
    { kind: 'pitLeft', seat, space: 'L1' },
    'Ada leaves the pits on L1.',
    'Ada sort des stands en G1.',
  ],
  [{ kind: 'turnEnded', turn: 5 }, undefined, undefined],
  [{ kind: 'raceEnded' }, 'The race is over.', 'La course est terminée.'],
];

describe('the story of Championship Formula Racing', () => {
  test.each(told)('%o', (event, english, french) => {
    expect(sentence(event, names, board)).toBe(english);
    expect(sentenceInFrench(event, names, board)).toBe(french);
  });

  test('every sentence fits a narrow log with ordinary names', () => {
    const long = ['Bartholomew', 'Wilhelmina'];
    for (const [event] of told) {
      for (const text of [sentence(event, long, board), sentenceInFrench(event, long, board)]) {
        expect(text?.length ?? 0, text).toBeLessThanOrEqual(76);
      }
    }
  });

  test('a car without a name has a number, a space without a board its id', () => {
    const spun: ChampionshipEvent = { kind: 'carSpun', seat: 4, space: 'X2' };
    expect(sentence(spun, names, board)).toBe('Car 5 spins on X2.');
    expect(sentenceInFrench(spun, names, board)).toBe('Voiture 5 part en tête-à-queue en X2.');
  });

  test('an event of another game is not told', () => {
    for (const kind of ['roundBegan', 'toString', 'constructor']) {
      expect(sentence({ kind }, names, board)).toBeUndefined();
      expect(sentenceInFrench({ kind }, names, board)).toBeUndefined();
    }
  });
});
