// What happens in a race of this game, named in the past tense.
import type { DieRolled } from '../kit/agenda.ts';
import type { Seat } from '../kit/types.ts';
import type { CarCards, CarFigures } from './car.ts';
import type { Damage } from './chapters/damage/damage.ts';
import type { Bid } from './chapters/set-up/pole-bid.ts';
import type { Retirement, RollCause, Tire } from './state.ts';
import type { RollResult } from './values.ts';

export type ChampionshipEvent =
  | DieRolled
  /** An answer lies face down; the event does not reveal it. */
  | { readonly kind: 'answerSealed'; readonly seat: Seat }
  | {
      readonly kind: 'carRevealed';
      readonly seat: Seat;
      readonly cards: CarCards;
      readonly figures: CarFigures;
    }
  | { readonly kind: 'bidRevealed'; readonly seat: Seat; readonly bid: Bid; readonly second?: true }
  /** The total of a tied bidder's dice (CFR-110). */
  | { readonly kind: 'tieRolled'; readonly seat: Seat; readonly total: number }
  | { readonly kind: 'gridSet'; readonly grid: readonly Seat[] }
  | { readonly kind: 'tireShown'; readonly seat: Seat; readonly tire: Tire }
  | { readonly kind: 'turnBegan'; readonly turn: number }
  /** A card is turned; `planned` differs where it could not be reached (CFR-159, CR-10). */
  | {
      readonly kind: 'cardRevealed';
      readonly seat: Seat;
      readonly speed: number;
      readonly before: number;
      readonly planned?: number;
    }
  | { readonly kind: 'movesOrdered'; readonly order: readonly Seat[] }
  | { readonly kind: 'moveBegan'; readonly seat: Seat; readonly speed: number }
  | {
      readonly kind: 'skillSpent';
      readonly seat: Seat;
      readonly green: number;
      readonly red: number;
    }
  /** The result of two dice (CFR-82). */
  | {
      readonly kind: 'rollRead';
      readonly seat: Seat;
      readonly cause: RollCause;
      readonly total: number;
      readonly lowered: number;
      readonly result: RollResult;
      readonly other?: Seat;
    }
  /** The speed of a move changed: by a test, brakes, a failed pass. */
  | {
      readonly kind: 'speedChanged';
      readonly seat: Seat;
      readonly speed: number;
      readonly late?: true;
    }
  | { readonly kind: 'damaged'; readonly seat: Seat; readonly attribute: keyof Damage }
  | {
      readonly kind: 'wearPaid';
      readonly seat: Seat;
      readonly wear: number;
      readonly left: number;
      readonly for: 'braking' | 'lateBraking' | 'corner' | 'contact' | 'brakeTest' | 'test';
      /** The name of a corner. */
      readonly corner?: string;
    }
  | {
      readonly kind: 'carMoved';
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      readonly slip?: true;
    }
  | { readonly kind: 'lineCrossed'; readonly seat: Seat; readonly laps: number }
  | { readonly kind: 'wearGained'; readonly seat: Seat; readonly wear: number }
  | { readonly kind: 'slipTaken'; readonly seat: Seat; readonly of: Seat; readonly spaces: number }
  | { readonly kind: 'lineLeft'; readonly seat: Seat }
  | {
      readonly kind: 'passTried';
      readonly seat: Seat;
      readonly other: Seat;
      readonly blocked: boolean;
    }
  | { readonly kind: 'carSpun'; readonly seat: Seat; readonly space: string }
  /** A car is put on another space of the row, or behind (CFR-130, CFR-132). */
  | { readonly kind: 'carPlaced'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly kind: 'stalled'; readonly seat: Seat }
  | {
      readonly kind: 'retired';
      readonly seat: Seat;
      readonly space: string;
      readonly cause: Retirement;
    }
  | { readonly kind: 'finished'; readonly seat: Seat; readonly place: number }
  | { readonly kind: 'pitEntered'; readonly seat: Seat; readonly space: string }
  | {
      readonly kind: 'tireChanged';
      readonly seat: Seat;
      readonly tire: Tire;
      readonly wear: number;
    }
  | { readonly kind: 'pitLeft'; readonly seat: Seat; readonly space: string }
  | { readonly kind: 'turnEnded'; readonly turn: number }
  | { readonly kind: 'raceEnded' };
