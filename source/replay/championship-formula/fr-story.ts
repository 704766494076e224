// Events of Championship Formula Racing as French sentences, for the log and replays.

import type { Board } from '../../circuit/board.ts';
import { CHAMPIONSHIP_VALUES } from '../../rules/championship-formula/championship-values.ts';
import type { Damage } from '../../rules/championship-formula/chapters/damage/damage.ts';
import { NO_BID, worthOf } from '../../rules/championship-formula/chapters/set-up/pole-bid.ts';
import type { ChampionshipEvent } from '../../rules/championship-formula/events.ts';
import type { Retirement, RollCause, Tire } from '../../rules/championship-formula/state.ts';
import type { RollResult } from '../../rules/championship-formula/values.ts';
import type { RaceEvent } from '../../rules/kit/types.ts';
import { ofName } from '../elision.ts';
import { spaceName } from '../space-names.ts';
import { entersCorner, type PlaceWords, rollText, type Telling, told } from './telling.ts';

/**
 * Returns an event as one French sentence of at most 76 columns for names of ordinary length, undefined for an event that
 * the events around it already report. `names` are by seat, fit for a terminal.
 */
export function sentenceInFrench(
  event: RaceEvent,
  names: readonly string[],
  board: Board,
): string | undefined {
  return told(event, names, board, { ...PLACES, telling: TELLING });
}

const PLACES: PlaceWords = {
  space: id => spaceName(id, 'fr'),
  car: number => `Voiture ${number}`,
  place: (space, corner) => `${space} dans ${corner ?? 'les stands'}`,
};

type Event<Kind extends ChampionshipEvent['kind']> = Extract<
  ChampionshipEvent,
  { readonly kind: Kind }
>;

const ATTRIBUTES: Readonly<Record<keyof Damage, string>> = {
  acceleration: 'd’accélération',
  topSpeed: 'de vitesse maximale',
  deceleration: 'de freinage',
};

const TIRES: Readonly<Record<Tire, string>> = { hard: 'pneus durs', soft: 'pneus tendres' };

const WHY_OUT: Readonly<Record<Retirement, string>> = {
  crash: 'accident en',
  gravel: 'dans le gravier en',
  engine: 'moteur cassé en',
  brakes: 'freins cassés en',
};

const TESTED = { green: 'réussi', yellow: 'réussi', red: 'manqué' } as const;
const DAMAGED = { green: 'indemne', yellow: 'indemne', red: 'touché' } as const;
const CHANCED = { green: 'ça passe', yellow: 'tête-à-queue', red: 'accident' } as const;

// What each roll is called, and what its colours mean (CFR-83 to CFR-96).
const ROLLS: Readonly<
  Record<Exclude<RollCause, 'pass'>, readonly [string, Readonly<Record<RollResult, string>>]>
> = {
  acceleration: ['teste l’accélération', TESTED],
  topSpeed: ['teste la vitesse maximale', TESTED],
  startSpeed: ['teste le départ', { green: 'réussi', yellow: 'rapport raté', red: 'moteur calé' }],
  deceleration: ['teste les freins', TESTED],
  lateBraking: ['teste le freinage tardif', TESTED],
  chance: ['tente sa chance', CHANCED],
  crashAvoidance: ['cherche à éviter l’accident', CHANCED],
  avoidDamage: ['cherche à éviter les dégâts', DAMAGED],
};

const PAID_FOR: Readonly<Record<Event<'wearPaid'>['for'], string>> = {
  braking: 'pour freiner plus fort',
  lateBraking: 'pour freiner tard',
  corner: 'pour le virage',
  contact: 'pour le contact',
  brakeTest: 'pour le test de freins manqué',
  test: 'pour le test',
};

const TELLING: Telling = {
  dieRolled: () => undefined,
  answerSealed: () => undefined,
  carRevealed: ({ seat, figures }, { name }) => {
    const { acceleration, deceleration, topSpeed, startSpeed, wear, skill } = figures;
    const speeds = `acc ${acceleration} fre ${deceleration} max ${topSpeed} dép ${startSpeed}`;
    return `${name(seat)} : ${speeds} usure ${wear} talent ${skill}.`;
  },
  bidRevealed: ({ seat, bid, second }, { name }) => {
    const bids = second === true ? 'ajoute' : 'mise';
    const worth = worthOf(bid, CHAMPIONSHIP_VALUES);
    if (worth === worthOf(NO_BID, CHAMPIONSHIP_VALUES))
      return `${name(seat)} ${second === true ? 'n’ajoute' : 'ne mise'} rien.`;
    const value = String(worth).replace('.', ',');
    return `${name(seat)} ${bids} ${bid.wear} d’usure et ${bid.skill} de talent, soit ${value}.`;
  },
  tieRolled: ({ seat, total }, { name }) => `${name(seat)} fait ${total} pour départager.`,
  gridSet: ({ grid }, { name }) => `${name(grid[0] ?? 0)} part en pole position.`,
  tireShown: ({ seat, tire }, { name }) => `${name(seat)} part en ${TIRES[tire]}.`,
  turnBegan: ({ turn }) => `Manche ${turn}.`,
  cardRevealed: ({ seat, speed, before, planned }, { name }) =>
    planned === undefined
      ? `${name(seat)} retourne ${speed} mph${changeFrom(before, speed)}.`
      : `${name(seat)} retourne ${planned} mph, hors de portée : ${speed} mph.`,
  movesOrdered: () => undefined,
  moveBegan: ({ seat, speed }, { name }) => `${name(seat)} roule à ${speed} mph.`,
  skillSpent: ({ seat, green, red }, { name }) => {
    if (green + red === 0) return undefined;
    return `${name(seat)} dépense ${red > 0 ? 'un jeton rouge' : `${green} de talent`}.`;
  },
  rollRead: (roll, { name }) => rollSentence(roll, name(roll.seat), name(roll.other ?? -1)),
  speedChanged: ({ seat, speed, late }, { name }) => {
    if (speed === 0) return `${name(seat)} s’arrête.`;
    return late === true
      ? `${name(seat)} freine tard, à ${speed} mph.`
      : `${name(seat)} est maintenant à ${speed} mph.`;
  },
  damaged: ({ seat, attribute }, { name }) =>
    `${name(seat)} a désormais 20 mph ${ATTRIBUTES[attribute]} de moins.`,
  wearPaid: ({ seat, wear, left, corner, for: why }, { name }) => {
    const what = corner === undefined ? PAID_FOR[why] : `dans ${corner}`;
    return `${name(seat)} paie ${wear} d’usure ${what}, reste ${left}.`;
  },
  carMoved: ({ seat, from, to }, teller) =>
    entersCorner(from, to, teller)
      ? `${teller.name(seat)} entre dans ${teller.corner(to)} en ${spaceName(to, 'fr')}.`
      : undefined,
  lineCrossed: ({ seat, laps }, { name }) =>
    laps > 1 ? `${name(seat)} termine le tour ${laps - 1}.` : undefined,
  wearGained: ({ seat, wear }, { name }) =>
    `${name(seat)} regagne ${wear} d’usure grâce aux pneus durs.`,
  slipTaken: ({ seat, of, spaces }, { name }) =>
    `${name(seat)} profite de l’aspiration ${ofName(name(of))} : ${spaces} ${spaces === 1 ? 'case' : 'cases'}.`,
  lineLeft: ({ seat }, { name }) => `${name(seat)} quitte trop tôt la trajectoire.`,
  passTried: ({ seat, other, blocked }, { name }) =>
    `${name(seat)} tente de passer ${name(other)}${blocked ? ', qui ferme la porte' : ''}.`,
  carSpun: ({ seat, space }, { name, place }) =>
    `${name(seat)} part en tête-à-queue en ${place(space)}.`,
  carPlaced: ({ seat, to }, { name, place }) => `${name(seat)} s’immobilise en ${place(to)}.`,
  stalled: ({ seat }, { name }) => `${name(seat)} cale sur la grille.`,
  retired: ({ seat, space, cause }, { name, place }) =>
    `${name(seat)} est éliminé : ${WHY_OUT[cause]} ${place(space)}.`,
  finished: ({ seat, place }, { name }) =>
    `${name(seat)} franchit l’arrivée à la ${place === 1 ? '1re' : `${place}e`} place.`,
  pitEntered: ({ seat, space }, { name }) =>
    `${name(seat)} entre aux stands, ${spaceName(space, 'fr')}.`,
  tireChanged: ({ seat, tire, wear }, { name }) =>
    `${name(seat)} prend des ${TIRES[tire]} et retrouve ${wear} d’usure.`,
  pitLeft: ({ seat, space }, { name }) =>
    `${name(seat)} sort des stands en ${spaceName(space, 'fr')}.`,
  turnEnded: () => undefined,
  raceEnded: () => 'La course est terminée.',
};

// A car that stood still has no earlier speed to compare with.
function changeFrom(before: number, speed: number): string {
  if (before === 0) return '';
  if (speed === before) return ', comme avant';
  return speed > before ? `, ${speed - before} de plus` : `, ${before - speed} de moins`;
}

function rollSentence(roll: Event<'rollRead'>, name: string, other: string): string {
  const { cause, result, total, lowered } = roll;
  const read = rollText(total, lowered);
  if (cause === 'pass') {
    if (result === 'red') return `${name} ne trouve pas l’ouverture sur ${other} (${read}).`;
    return `${name} passe ${other}${result === 'yellow' ? ' en le touchant' : ''} (${read}).`;
  }
  const [rolls, results] = ROLLS[cause];
  return `${name} ${rolls} : ${read}, ${results[result]}.`;
}
