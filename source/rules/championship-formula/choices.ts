// The answers of this game, named in the imperative by what they do.
import type { Seat } from '../kit/types.ts';
import type { CarCards } from './car.ts';
import type { Tire } from './state.ts';

export type ChampionshipChoice =
  /** Picks the six cards of the car (CFR-105). */
  | { readonly kind: 'setUpCar'; readonly cards: CarCards }
  /** Picks tires for the start, or for the way out of the pits (CFR-187, CFR-200). */
  | { readonly kind: 'chooseTire'; readonly tire: Tire }
  /** Takes wear and skill into the hand (CFR-108). */
  | { readonly kind: 'bid'; readonly wear: number; readonly skill: number }
  /** Lays a speed card face down, in mph (CFR-64). */
  | { readonly kind: 'playCard'; readonly speed: number }
  /** Pays an excess by wear, and by a roll: a test of the brakes or a chance (CFR-19, CFR-39). */
  | { readonly kind: 'pay'; readonly wear: number; readonly roll: boolean }
  /** Spends skill on a roll (CFR-97, CFR-98). */
  | { readonly kind: 'spendSkill'; readonly green: number; readonly red: number }
  /**
   * Drives a way: ids of the spaces entered in order, slip spaces among them, the car slipped, and by how much the car brakes
   * late, as soon as it has moved a space (CFR-4, CFR-32, CFR-133).
   */
  | {
      readonly kind: 'drive';
      readonly path: readonly string[];
      readonly slip?: { readonly of: Seat; readonly spaces: number };
      readonly brake: number;
    }
  /** Blocks a pass, with the skill that it is worth in a book that blocks by skill, or lets the attacker try (CFR-115). */
  | { readonly kind: 'block'; readonly green?: number; readonly red?: number }
  | { readonly kind: 'letPass' }
  /** Enters the pits, or stays on the track (CFR-190). */
  | { readonly kind: 'enterPits' }
  | { readonly kind: 'stayOut' };
