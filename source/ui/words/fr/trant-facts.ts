// What the engineer knows about the questions that only Trant asks, in French.
import { spaceName } from '../../../replay/space-names.ts';
import type { TrantFacts } from '../trant-facts.ts';

const figure = (rolls: number) => rolls.toFixed(1).replace('.', ',');

export const FR_TRANT_FACTS: TrantFacts = {
  work: (points, takes, saves) =>
    `${points} PM de travail ${points === 1 ? 'coûte' : 'coûtent'} ${inRolls(takes)} et ${saved(saves, points === 1)}`,
  leaving: (points, takes, saves) =>
    `repartir avec ${points} PM évite un travail qui coûte ${inRolls(takes)} et ${saved(saves, true)}`,
  throwing: (left, percent, remain) => `encore ${left} PM de travail, ${ending(percent, remain)}`,
  marker: ({ space, rival, spaces, rivals, own }) => {
    const theirs = rival === undefined ? '' : `${rival.spaces} devant ${rival.letter} et `;
    return `${spaceName(space, 'fr')} est ${theirs}${spaces} devant nous, et un attardé ${toll('y coûte', rivals, own)}`;
  },
  passed: (agrees, count, rivals, own) => {
    const those =
      count === 1
        ? 'l’attardé que tous ont dépassé'
        : `les ${count} attardés que tous ont dépassés`;
    return agrees
      ? `retirer ${those} ${toll('épargne', rivals, own)}`
      : `garder ${those} ${toll('coûte', rivals, own)}`;
  },
  otherPassed: (agrees, count) => {
    const them = count === 1 ? 'le' : 'les';
    return agrees ? `${them} retirer` : `${them} garder`;
  },
};

function toll(verb: string, rivals: number, own: number): string {
  return isNothing(rivals) && isNothing(own)
    ? `n’${verb} rien à personne`
    : `${verb} ${inRolls(rivals)} aux autres et ${figure(own)} à nous`;
}

function isNothing(rolls: number): boolean {
  return figure(Math.abs(rolls)) === '0,0';
}

// In French the plural begins at two.
function inRolls(rolls: number): string {
  return `${figure(rolls)} lancer${rolls < 1.95 ? '' : 's'}`;
}

// A saving below zero is lost in addition to the work.
function saved(rolls: number, isOne: boolean): string {
  const amount = figure(Math.abs(rolls));
  if (isNothing(rolls)) return `n’en ${isOne ? 'rapporte' : 'rapportent'} aucun`;
  if (rolls < 0) return `en ${isOne ? 'perd' : 'perdent'} encore ${amount} d’ici à l’arrivée`;
  return `en ${isOne ? 'rapporte' : 'rapportent'} ${amount} d’ici à l’arrivée`;
}

function ending(percent: number, remain: number): string {
  if (percent === 0) return `dont ${figure(remain)} resteraient au prochain coup`;
  if (percent === 100) return `fini, avec ${figure(remain)} PM pour repartir`;
  return `fini dans ${percent}\u00a0% des jets, avec ${figure(remain)} PM pour repartir`;
}
