// What the engineer knows about the questions that only Trant asks, in English.
import type { TrantFacts } from '../trant-facts.ts';

const figure = (rolls: number) => rolls.toFixed(1);

export const EN_TRANT_FACTS: TrantFacts = {
  work: (points, takes, saves) =>
    `${points} MP of work ${points === 1 ? 'costs' : 'cost'} ${inRolls(takes)} and ${saved(saves, points === 1)}`,
  leaving: (points, takes, saves) =>
    `driving off with ${points} MP spares us work that costs ${inRolls(takes)} and ${saved(saves, true)}`,
  throwing: (left, percent, remain) => `${left} MP of work left, ${ending(percent, remain)}`,
  marker: ({ space, rival, spaces, rivals, own }) => {
    const theirs = rival === undefined ? '' : `${rival.spaces} ahead of ${rival.letter} and `;
    return `${space} is ${theirs}${spaces} ahead of us, and a backmarker there costs ${toll(rivals, own)}`;
  },
  passed: (agrees, count, rivals, own) => {
    const those =
      count === 1 ? 'the one that all have passed' : `the ${count} that all have passed`;
    const figures = toll(rivals, own);
    return agrees ? `taking off ${those} spares ${figures}` : `keeping ${those} costs ${figures}`;
  },
  otherPassed: (agrees, count) => {
    const them = count === 1 ? 'it' : 'them';
    return agrees ? `taking ${them} off` : `keeping ${them}`;
  },
};

function toll(rivals: number, own: number): string {
  return isNothing(rivals) && isNothing(own)
    ? 'nobody anything'
    : `our rivals ${inRolls(rivals)} and us ${figure(own)}`;
}

function isNothing(rolls: number): boolean {
  return figure(Math.abs(rolls)) === '0.0';
}

function inRolls(rolls: number): string {
  return `${figure(rolls)} ${figure(rolls) === '1.0' ? 'roll' : 'rolls'}`;
}

// A saving below zero is lost in addition to the work.
function saved(rolls: number, isOne: boolean): string {
  const amount = figure(Math.abs(rolls));
  if (isNothing(rolls)) return `${isOne ? 'saves' : 'save'} nothing`;
  if (rolls < 0) return `${isOne ? 'loses' : 'lose'} another ${amount} by the flag`;
  return `${isOne ? 'saves' : 'save'} ${amount} by the flag`;
}

function ending(percent: number, remain: number): string {
  if (percent === 0) return `of which ${figure(remain)} would still be there next turn`;
  if (percent === 100) return `done with ${figure(remain)} MP to drive off`;
  return `done in ${percent}% of throws with ${figure(remain)} MP to drive off`;
}
