// French: the choices that are made on the road.
import { spaceName } from '../../../replay/space-names.ts';
import type { Neighbour, NextGear, RoadWords, Rolled } from '../road-words.ts';
import { plural } from './consequences.ts';

export const FR_ROAD: RoadWords = {
  sure: 'C’est l’abandon. Vraiment ? [y] oui, [esc] non',
  sureOfSession: 'C’est la fin de votre séance. Vraiment ? [y] oui, [esc] non',
  marks: {
    stop: 'arrêt',
    clear: 'libre',
    pays: 'coûte',
    held: 'ralenti',
    waits: 'attend',
    harm: 'dégât',
    spin: 'toupie',
    out: 'ÉLIM.',
  },
  meanings: {
    stop: 'ce jet finit dans un virage, et l’arrêt compte',
    clear: 'ce jet ne coûte rien',
    pays: 'ce jet coûte des points',
    held: 'ce jet vous rend plus lent que prévu : départ lent, dépassement manqué',
    waits: 'ce jet vous fait attendre un tour de jeu : la voiture cale, ou l’arrêt rapide échoue',
    harm: 'ce jet casse quelque chose, une qualité de la voiture ou le moteur, ou blesse le pilote',
    spin: 'ce jet met la voiture en toupie, même au prix le plus bas',
    out: 'ce jet met fin à votre course, quoi que vous payiez',
  },
  gearRoll: gear => (gear === 1 ? '1re vitesse' : `${gear}e vitesse`),
  tests: {
    collision: 'accrochage',
    wall: 'le mur',
    handling: 'débris',
    engine: 'moteur forcé',
  },
  start: 'départ',
  stall: 'cale',
  blown: 'moteur cassé',
  hurt: 'blessé',
  started: came => {
    if (came === 'stalls') return 'calé !';
    return came === 'away' ? 'bien parti' : `départ canon : ${plural(came, 'case', 'cases')}`;
  },
  quickStop: 'arrêt rapide',
  quickStopped: spaces =>
    spaces > 0 ? `reparti, ${plural(spaces, 'case', 'cases')}` : 'attend le prochain tour de jeu',
  thoughts: {
    collisionRoll: 'accrochage',
    backmarkerCheck: 'accrochage',
    handlingTest: 'débris',
    injuryCheck: 'le pilote',
  },
  verdict,
  result: (colour, came) => `${COLOURS[colour]} : ${came}`,
  tested: (failed, upTo) => `${failed ? 'dégât' : 'indemne'} : il fallait ${upTo + 1} ou plus`,
  markFirst:
    'Entrée ne prend rien tant que vous n’avez pas marqué une ligne avec les flèches ; ou tapez son numéro.',
  along: 'piste',
  or: keys => `ou [${keys}]`,
  inCorner: (space, corner, exit) => `${spaceName(space, 'fr')} dans ${corner}, sortie à ${exit}`,
  before: (space, corner, spaces) => `${spaceName(space, 'fr')}, ${corner} à ${spaces}`,
  beforeFlag: (space, spaces) => `${spaceName(space, 'fr')}, drapeau à ${spaces}`,
  place: {
    sides: {
      inside: 'intérieur',
      outside: 'extérieur',
      left: 'à gauche',
      middle: 'au milieu',
      right: 'à droite',
    },
    inCorner: (corner, exit) => `dans ${corner}, sortie à ${exit}`,
    before: (corner, spaces) => `à ${spaces} de ${corner}`,
    beforeFlag: spaces => `à ${spaces} du drapeau`,
    overLine: 'ligne franchie',
    beside: letter => `à côté de ${letter}`,
  },
  near: (ahead, behind) =>
    [
      ahead === undefined ? '' : inFront(ahead),
      behind === undefined ? '' : `${behind[0]} à ${behind[1]} derrière`,
    ]
      .filter(text => text !== '')
      .join(', '),
  drafts: drafters =>
    `aspiration pour ${drafters.map(chance => `${chance.join(' ')}\u00a0%`).join(', ')}`,
  bonus: spaces => `tendres +1 : ${spaces.map(id => spaceName(id, 'fr')).join(', ')}`,
  next: gears => `ensuite : ${gears.map(chances).join(', ')}`,
  braking: (by, to) => {
    if (by === '') return `[b] freiner : ${to ?? ''}`;
    return to === undefined
      ? `Freinage de ${by}, le maximum. [b] ne plus freiner`
      : `Freinage de ${by} ; [b] plus : ${to}`;
  },
};

const COLOURS = { green: 'vert', yellow: 'jaune', red: 'rouge' } as const;

function inFront([letter, spaces]: Neighbour): string {
  return spaces === 0 ? `à côté de ${letter}` : `${letter} à ${spaces} devant`;
}

// For a gear that does not reach a corner, how often it costs nothing is shown instead.
function chances({
  gear,
  inCornerPercent,
  cleanPercent,
  spinPercent,
  fatalPercent,
}: NextGear): string {
  const name = gear === 1 ? '1re' : `${gear}e`;
  const good =
    inCornerPercent > 0 ? `arrêt ${inCornerPercent}\u00a0%` : `nette ${cleanPercent}\u00a0%`;
  const spin = spinPercent > 0 ? ` toupie ${spinPercent}\u00a0%` : '';
  return `${name} ${good}${spin}${fatalPercent > 0 ? ` ÉLIM. ${fatalPercent}\u00a0%` : ''}`;
}

function verdict({ mark, tires, reached, spare }: Rolled): string {
  switch (mark) {
    case 'stop':
      if (reached === 1 || spare === 1) return 'dans le virage, à une case près';
      return spare === undefined
        ? 'dans le virage'
        : `dans le virage, ${plural(spare - 1, 'case', 'cases')} de marge`;
    case 'clear':
      return 'la voie est libre';
    case 'spin':
      return 'toupie !';
    case 'out':
      return 'hors de la piste !';
    default:
      return tires > 0 ? `trop loin : ${plural(tires, 'pneu', 'pneus')}` : 'il faut payer';
  }
}
