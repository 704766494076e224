// The strategies of the characters: the same names as in every game of the house, each with the style that suits it here.
import { characterNamed, type Style } from '../../levels/characters.ts';
import { PLAIN, type Strategy } from '../planning/strategy.ts';

/** The strategies by style; a front runner spends early and bids high, one from the back waits (CFR-168 to CFR-175). */
const STRATEGIES: Readonly<Record<Style, Partial<Strategy>>> = {
  lateBraker: { dread: [-0.06, -0.06, -0.06], cards: { deceleration: 0.3, wear: -0.3 } },
  earlyBraker: { dread: [0.05, 0.05, 0], bid: 0.6, cards: { deceleration: -0.2, wear: -0.3 } },
  tireSaver: {
    dread: [0.12, 0.02, -0.04],
    bid: 0.1,
    cards: { startSpeed: 0.3, acceleration: -0.3 },
  },
  slipstreamer: { slip: -0.12, bid: 0.3, cards: { topSpeed: -0.4 } },
  blocker: { block: -0.25, bid: 1.2, cards: { wear: -0.2, skill: -0.1 } },
  cleanDriver: { block: 1, pass: 0.6, chance: 0.6, bid: 0.9 },
  elbows: { pass: -0.3, block: -0.1, cards: { skill: -0.3 } },
  rainGambler: { chance: -1, engine: -0.05, cards: { skill: -0.3 } },
  pitFox: { pit: -0.6, dread: [-0.04, -0.04, 0] },
  engineFlogger: { engine: -0.1, cards: { skill: -0.4 } },
  engineNurse: { engine: 0.4, brakes: 0.2, cards: { wear: -0.3 } },
  starter: { dread: [-0.08, 0, 0.03], engine: -0.02, bid: 1.4, cards: { startSpeed: -0.4 } },
  finisher: { dread: [0.05, 0, -0.06], bid: 0.4, cards: { startSpeed: 0.3 } },
  metronome: { change: 0.03, bid: 0.7 },
};

/** Returns the strategy of a character; that of a plain driver where none has this name. */
export function strategyOf(character: string): Strategy {
  const known = characterNamed(character);
  return known === undefined ? PLAIN : { ...PLAIN, ...STRATEGIES[known.style] };
}
