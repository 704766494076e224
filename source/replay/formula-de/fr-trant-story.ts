// Events that only Trant has, as French sentences.

import { figuresOf } from '../../rules/formula-de/budget.ts';
import type { Pool } from '../../rules/formula-de/state.ts';
import type {
  CarBuilt,
  ChartRead,
  InjuryChecked,
  MoveAdjusted,
  PenaltyFaced,
  SecondCheckMade,
  TrantEvent,
  WorkOrdered,
} from '../../rules/formula-de/trant/events.ts';
import type { Seat } from '../../rules/kit/types.ts';
import { ofName } from '../elision.ts';
import { spaceName } from '../space-names.ts';
import { FR_TRANT_STORY_NAMES } from './fr-trant-words.ts';

const PENALTIES: Readonly<Record<PenaltyFaced['why'], string>> = {
  skid: 'glisse sur la piste mouillée',
  body: 'roule sans carrosserie',
  suspension: 'roule sans suspension',
  wornTires: 'roule en pneus tendres usés',
};

const ADJUSTMENTS: Readonly<Record<MoveAdjusted['why'], string>> = {
  softBonus: 'gagne un point de mouvement avec ses pneus tendres neufs',
  wing: 'économise un point de mouvement grâce à l’aileron à fort appui',
};

const DICE: Readonly<Record<ChartRead['dice'], string>> = { d20: '', twoD10: ' avec deux d10' };

const TIRES: Readonly<Record<WorkOrdered['tires'], string>> = {
  hard: 'durs',
  soft: 'tendres',
  rain: 'pluie',
};

const CONDITIONS: Readonly<Record<InjuryChecked['condition'], string>> = {
  unhurt: 'est indemne',
  bruised: 'n’a que des bleus et sera là à la prochaine course',
  injured: 'est blessé et manquera la prochaine course',
  severe: 'est gravement blessé : sa saison est finie',
  killed: 'ne survit pas à l’accident',
};

/** Returns an event of Trant as a French sentence; undefined for one that the events around it already report. */
export function trantSentenceInFrench(
  told: TrantEvent,
  name: (seat: Seat) => string,
): string | undefined {
  switch (told.kind) {
    case 'gearsShown':
      return 'Tous les rapports sont choisis et dévoilés.';
    case 'chartRead':
      return `${name(told.seat)} fait ${told.roll}${DICE[told.dice]} en ${gearName(told.gear)} : ${movement(told.points)}.`;
    case 'engineBoosted':
      return `${name(told.seat)} pousse le moteur à ${told.roll} : ${movement(told.points)}.`;
    case 'penaltyFaced':
      return `${name(told.seat)} ${PENALTIES[told.why]} : ${movement(Math.abs(told.points))} de ${told.points > 0 ? 'plus' : 'moins'}.`;
    case 'moveAdjusted':
      return `${name(told.seat)} ${ADJUSTMENTS[told.why]}.`;
    case 'moveShortened':
      return `${name(told.seat)} ne va que jusqu’en ${spaceName(told.to, 'fr')}.`;
    case 'swerveShifted':
      return `${name(told.seat)} rétrograde en ${gearName(told.gear)} derrière les voitures.`;
    case 'secondCheckMade':
      return secondCheck(told, name);
    case 'injuryChecked':
      return `${name(told.seat)} ${CONDITIONS[told.condition]}.`;
    case 'driverPointSpent':
      return `${name(told.seat)} dépense un point de pilote pour relancer le ${told.value}.`;
    case 'weatherSectionEntered':
      return `${name(told.seat)} atteint en premier un repère météo : on lance le dé.`;
    default:
      return aroundTheRace(told, name);
  }
}

type Around = Extract<
  TrantEvent,
  {
    kind:
      | 'workOrdered'
      | 'workDriven'
      | 'wingChosen'
      | 'gridRollKept'
      | 'backmarkerPlaced'
      | 'backmarkerMoved'
      | 'backmarkersRemoved'
      | 'raceStopped'
      | 'raceRestarted'
      | 'carBuilt'
      | 'carStripped';
  }
>;

function aroundTheRace(told: Around, name: (seat: Seat) => string): string | undefined {
  switch (told.kind) {
    case 'workOrdered':
      return `${name(told.seat)} commande des pneus ${TIRES[told.tires]}${repairs(told.repairs)} : ${movement(told.points)} de travail.`;
    case 'workDriven':
      return told.left === 0
        ? `Les mécaniciens ${ofName(name(told.seat))} ont fini.`
        : `Les mécaniciens ${ofName(name(told.seat))} : encore ${movement(told.left)}.`;
    case 'wingChosen':
      return told.wing === 'high' ? `${name(told.seat)} monte l’aileron à fort appui.` : undefined;
    case 'gridRollKept':
      return `${name(told.seat)} garde le ${told.roll} pour la grille.`;
    case 'backmarkerPlaced':
      return `${name(told.seat)} place l’attardé ${told.marker + 1} en ${spaceName(told.space, 'fr')}.`;
    case 'backmarkerMoved':
      return `L’attardé ${told.marker + 1} avance jusqu’en ${spaceName(told.path.at(-1) ?? told.from, 'fr')}.`;
    case 'backmarkersRemoved':
      return 'Les attardés quittent la piste.';
    case 'raceStopped':
      return 'La course est arrêtée.';
    case 'raceRestarted':
      return `La course repart pour ${told.laps} ${told.laps === 1 ? 'tour' : 'tours'}.`;
    case 'carBuilt':
      return `${name(told.seat)} construit sa voiture : ${built(told)}.`;
    case 'carStripped':
      return `${name(told.seat)} rend un point ${told.parts.map(partName).join(', ')}.`;
  }
}

function movement(points: number): string {
  return points === 1 ? '1 point de mouvement' : `${points} points de mouvement`;
}

function gearName(gear: number): string {
  return gear === 1 ? '1re' : `${gear}e`;
}

function repairs({ length }: WorkOrdered['repairs']): string {
  if (length === 0) return '';
  return length === 1 ? ' et une réparation' : ` et ${length} réparations`;
}

// With one car beside the one that is out there is no roll (TRR-40).
function secondCheck(
  { chain, rolls, loser }: SecondCheckMade,
  name: (seat: Seat) => string,
): string {
  const cause = chain ? 'Réaction en chaîne' : 'Second contrôle';
  if (rolls.length < 2) return `${cause} : ${name(loser)}, seul à côté, est touché.`;
  const told = rolls.map(({ seat, roll }) => `${name(seat)} ${roll}`).join(', ');
  return `${cause} : ${told}. ${name(loser)} est touché.`;
}

function built({ points, fittings, driver }: CarBuilt): string {
  const beside = [
    fittings.qualifying > 0 ? 'qualification' : '',
    fittings.pitCrew > 0 ? `mécaniciens ${fittings.pitCrew}` : '',
    driver > 0 ? `pilote ${driver}` : '',
  ];
  return [figuresOf(points).join('-'), ...beside].filter(text => text !== '').join(', ');
}

const PARTS: Readonly<Partial<Record<Pool, string>>> = {
  tires: 'de pneus',
  brakes: 'de freins',
  engine: 'de moteur',
  ...FR_TRANT_STORY_NAMES.pools,
};

function partName(part: Pool): string {
  return PARTS[part] ?? part;
}
