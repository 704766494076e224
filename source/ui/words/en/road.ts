// English: the choices that are made on the road.
import { ordinal } from '../../../replay/ordinal.ts';
import type { Neighbour, NextGear, RoadWords, Rolled } from '../road-words.ts';
import { plural } from './consequences.ts';

export const EN_ROAD: RoadWords = {
  sure: 'This ends your race. Sure? [y] yes, [esc] no',
  sureOfSession: 'This ends your session. Sure? [y] yes, [esc] no',
  marks: {
    stop: 'stop',
    clear: 'clear',
    pays: 'costs',
    held: 'slower',
    waits: 'waits',
    harm: 'damage',
    spin: 'spin',
    out: 'OUT',
  },
  meanings: {
    stop: 'this roll ends in a corner, and the stop counts',
    clear: 'this roll costs nothing',
    pays: 'this roll costs points',
    held: 'this roll makes you slower than you planned: a slow start, a pass that fails',
    waits: 'this roll makes you wait a round: the car stalls, or the quick stop fails',
    harm: 'this roll breaks something: a figure of the car, the engine; or it hurts the driver',
    spin: 'this roll spins your car, even at the least that it can cost',
    out: 'this roll ends your race, whatever you pay',
  },
  gearRoll: gear => `${ordinal(gear)} gear`,
  tests: {
    collision: 'contact',
    wall: 'the wall',
    handling: 'debris',
    engine: 'engine under strain',
  },
  start: 'start',
  stall: 'stall',
  blown: 'engine blown',
  hurt: 'hurt',
  started: came => {
    if (came === 'stalls') return 'stalled!';
    return came === 'away' ? 'away cleanly' : `super start: ${plural(came, 'space', 'spaces')}`;
  },
  quickStop: 'quick stop',
  quickStopped: spaces =>
    spaces > 0 ? `out again, ${plural(spaces, 'space', 'spaces')}` : 'waits for the next round',
  thoughts: {
    collisionRoll: 'contact',
    backmarkerCheck: 'contact',
    handlingTest: 'debris',
    injuryCheck: 'the driver',
  },
  verdict,
  result: (colour, came) => `${colour}: ${came}`,
  tested: (failed, upTo) => `${failed ? 'damaged' : 'no harm'}: needed ${upTo + 1} or more`,
  markFirst: 'Enter takes nothing until you mark a line with the arrows; or type its number.',
  along: 'road',
  or: keys => `or [${keys}]`,
  inCorner: (space, corner, exit) => `${space} in ${corner}, ${exit} to exit`,
  before: (space, corner, spaces) => `${space}, ${spaces} to ${corner}`,
  beforeFlag: (space, spaces) => `${space}, ${spaces} to the flag`,
  place: {
    sides: {
      inside: 'inside',
      outside: 'outside',
      left: 'left',
      middle: 'middle',
      right: 'right',
    },
    inCorner: (corner, exit) => `in ${corner}, ${exit} to exit`,
    before: (corner, spaces) => `${spaces} before ${corner}`,
    beforeFlag: spaces => `${spaces} before the flag`,
    overLine: 'over the line',
    beside: letter => `beside ${letter}`,
  },
  near: (ahead, behind) =>
    [
      ahead === undefined ? '' : inFront(ahead),
      behind === undefined ? '' : `${behind[0]} ${behind[1]} behind`,
    ]
      .filter(text => text !== '')
      .join(', '),
  drafts: drafters =>
    `may slipstream past you: ${drafters.map(chance => `${chance.join(' ')}%`).join(', ')}`,
  bonus: spaces => `soft +1: ${spaces.join(', ')}`,
  next: gears => `next: ${gears.map(chances).join(', ')}`,
  braking: (by, to) => {
    if (by === '') return `[b] brake: ${to ?? ''}`;
    return to === undefined
      ? `Braking by ${by}, the most. [b] stop braking`
      : `Braking by ${by}; [b] more: ${to}`;
  },
};

function inFront([letter, spaces]: Neighbour): string {
  return spaces === 0 ? `beside ${letter}` : `${letter} ${spaces} ahead`;
}

// For a gear that does not reach a corner, how often it costs nothing is shown instead.
function chances({
  gear,
  inCornerPercent,
  cleanPercent,
  spinPercent,
  fatalPercent,
}: NextGear): string {
  const good = inCornerPercent > 0 ? `stop ${inCornerPercent}%` : `clean ${cleanPercent}%`;
  const spin = spinPercent > 0 ? ` spin ${spinPercent}%` : '';
  return `${ordinal(gear)} ${good}${spin}${fatalPercent > 0 ? ` OUT ${fatalPercent}%` : ''}`;
}

function verdict({ mark, tires, reached, spare }: Rolled): string {
  switch (mark) {
    case 'stop':
      if (reached === 1 || spare === 1) return 'in the corner, by one space';
      return spare === undefined
        ? 'in the corner'
        : `in the corner, ${plural(spare - 1, 'space', 'spaces')} to spare`;
    case 'clear':
      return 'clear road';
    case 'spin':
      return 'a spin!';
    case 'out':
      return 'off the road!';
    default:
      return tires > 0 ? `too far: ${plural(tires, 'tire', 'tires')}` : 'it will cost you';
  }
}
