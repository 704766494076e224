// Events that only Trant has, as French sentences.
import type { Pool } from '../../rules/formula-de/state.ts';
import type {
  InjuryChecked,
  PenaltyFaced,
  TrantEvent,
} from '../../rules/formula-de/trant/events.ts';
import type { Seat } from '../../rules/kit/types.ts';

const PENALTIES: Readonly<Record<PenaltyFaced['why'], string>> = {
  skid: 'glisse sur la piste mouillée',
  body: 'roule sans carrosserie',
  suspension: 'roule sans suspension',
  wornTires: 'roule en pneus tendres usés',
};

const CONDITIONS: Readonly<Record<InjuryChecked['condition'], string>> = {
  unhurt: 'est indemne',
  bruised: 'est contusionné mais sera là à la prochaine course',
  injured: 'est blessé et manquera la prochaine course',
  severe: 'est gravement blessé : sa saison est finie',
  killed: 'ne survit pas à l’accident',
};

/** The words of Trant for pools of points. */
export const TRANT_POOLS_IN_FRENCH: Readonly<Partial<Record<Pool, string>>> = {
  gearbox: 'de transmission',
  body: 'de carrosserie',
  handling: 'de suspension',
};

/** Returns an event of Trant as a French sentence; undefined for one that others beside it tell. */
export function trantSentenceInFrench(
  told: TrantEvent,
  name: (seat: Seat) => string,
): string | undefined {
  switch (told.kind) {
    case 'gearsShown':
      return `Rapports dévoilés : ${told.gears.filter(gear => gear > 0).join(' ')}.`;
    case 'chartRead':
      return `${name(told.seat)} fait ${told.roll} en ${gearName(told.gear)} : ${movement(told.points)}.`;
    case 'engineBoosted':
      return `${name(told.seat)} pousse le moteur à ${told.roll} : ${movement(told.points)}.`;
    case 'penaltyFaced':
      return `${name(told.seat)} ${PENALTIES[told.why]} : ${told.points > 0 ? '+' : ''}${told.points}.`;
    case 'swerveShifted':
      return `${name(told.seat)} rétrograde en ${gearName(told.gear)} derrière les voitures.`;
    case 'secondCheckMade':
      return `Les voitures voisines relancent : ${name(told.loser)} fait le plus petit.`;
    case 'injuryChecked':
      return `Le pilote de ${name(told.seat)} ${CONDITIONS[told.condition]}.`;
    case 'driverPointSpent':
      return `${name(told.seat)} dépense un point de pilote pour relancer le ${told.value}.`;
    case 'weatherSectionEntered':
      return `${name(told.seat)} atteint en premier un repère météo.`;
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
      return `${name(told.seat)} : il faut ${movement(told.points)} au stand.`;
    case 'workDriven':
      return told.left === 0
        ? `Les mécaniciens de ${name(told.seat)} ont fini.`
        : `${name(told.seat)} : encore ${movement(told.left)} au stand.`;
    case 'wingChosen':
      return told.wing === 'high' ? `${name(told.seat)} monte l’aileron haut.` : undefined;
    case 'gridRollKept':
      return `${name(told.seat)} garde le ${told.roll} pour la grille.`;
    case 'backmarkerPlaced':
      return `${name(told.seat)} place l’attardé ${told.marker + 1} en ${told.space}.`;
    case 'backmarkerMoved':
      return `L’attardé ${told.marker + 1} avance jusqu’en ${told.path.at(-1) ?? told.from}.`;
    case 'backmarkersRemoved':
      return 'Les attardés sont retirés.';
    case 'raceStopped':
      return 'La course est arrêtée.';
    case 'raceRestarted':
      return `La course repart pour ${told.laps} ${told.laps === 1 ? 'tour' : 'tours'}.`;
    case 'carBuilt':
      return `${name(told.seat)} a construit sa voiture.`;
    case 'carStripped':
      return `${name(told.seat)} rend des points pour la course courte.`;
  }
}

function movement(points: number): string {
  return points === 1 ? '1 point de mouvement' : `${points} points de mouvement`;
}

function gearName(gear: number): string {
  return gear === 1 ? '1re' : `${gear}e`;
}
