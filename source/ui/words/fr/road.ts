// French: the choices that are made on the road.
import type { Neighbour, NextGear, RoadWords } from '../road-words.ts';

export const FR_ROAD: RoadWords = {
  sure: 'C’est l’abandon. Vraiment ? [y] oui, [esc] non',
  sureOfSession: 'C’est la fin de votre séance. Vraiment ? [y] oui, [esc] non',
  or: keys => `ou ${keys}`,
  inCorner: (space, corner, exit) => `${space} dans ${corner}, sortie à ${exit}`,
  before: (space, corner, spaces) => `${space}, ${corner} à ${spaces}`,
  near: (ahead, behind) =>
    [
      ahead === undefined ? '' : inFront(ahead),
      behind === undefined ? '' : `${behind[0]} à ${behind[1]} derrière`,
    ]
      .filter(text => text !== '')
      .join(', '),
  next: gears => `ensuite : ${gears.map(chances).join(', ')}`,
};

function inFront([letter, spaces]: Neighbour): string {
  return spaces === 0 ? `à côté de ${letter}` : `${letter} à ${spaces} devant`;
}

// A gear that finds no corner is told by how often it costs nothing.
function chances({ gear, inCornerPercent, cleanPercent, fatalPercent }: NextGear): string {
  const name = gear === 1 ? '1re' : `${gear}e`;
  const good = inCornerPercent > 0 ? `arrêt ${inCornerPercent}%` : `libre ${cleanPercent}%`;
  return `${name} ${good}${fatalPercent > 0 ? ` ÉLIM. ${fatalPercent}%` : ''}`;
}
