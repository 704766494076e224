// English: the choices that are made on the road.
import { ordinal } from '../../../replay/ordinal.ts';
import type { Neighbour, NextGear, RoadWords, Rolled } from '../road-words.ts';
import { plural } from './consequences.ts';

export const EN_ROAD: RoadWords = {
  sure: 'This ends your race. Sure? [y] yes, [esc] no',
  sureOfSession: 'This ends your session. Sure? [y] yes, [esc] no',
  marks: { stop: 'stop', clear: 'clear', pays: 'costs', out: 'OUT' },
  meanings: {
    stop: 'this roll ends in a corner, and the stop counts',
    clear: 'this roll costs nothing',
    pays: 'this roll costs points',
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
  results: { green: 'green: no harm', yellow: 'yellow: trouble', red: 'red: the worst' },
  tested: (failed, upTo) => `${failed ? 'damaged' : 'no harm'}: needed ${upTo + 1} or more`,
  or: keys => `or [${keys}]`,
  inCorner: (space, corner, exit) => `${space} in ${corner}, ${exit} to exit`,
  before: (space, corner, spaces) => `${space}, ${spaces} to ${corner}`,
  beforeFlag: (space, spaces) => `${space}, ${spaces} to the flag`,
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
};

function inFront([letter, spaces]: Neighbour): string {
  return spaces === 0 ? `beside ${letter}` : `${letter} ${spaces} ahead`;
}

// For a gear that does not reach a corner, how often it costs nothing is shown instead.
function chances({ gear, inCornerPercent, cleanPercent, fatalPercent }: NextGear): string {
  const good = inCornerPercent > 0 ? `stop ${inCornerPercent}%` : `clean ${cleanPercent}%`;
  return `${ordinal(gear)} ${good}${fatalPercent > 0 ? ` OUT ${fatalPercent}%` : ''}`;
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
    case 'pays':
      return tires > 0 ? `too far: ${plural(tires, 'tire', 'tires')}` : 'it will cost you';
    case 'out':
      return 'off the road!';
  }
}
