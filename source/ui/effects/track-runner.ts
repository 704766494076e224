// The circuits behind the screen: their list, and the figures of the one that is marked.

import type { Message } from '../messages.ts';
import type { ScreenServices, TrackEntry } from '../services.ts';
import type { EffectOf } from './handlers.ts';
import type { QualifyingRunner } from './qualifying-runner.ts';

const PAR_WAIT_MS = 120;

export class TrackRunner {
  readonly #services: ScreenServices;
  #tracks: readonly TrackEntry[] | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(services: ScreenServices) {
    this.#services = services;
  }

  list(): readonly TrackEntry[] {
    this.#tracks ??= this.#services.tracks();
    return this.#tracks;
  }

  /**
   * Tells the figures of a circuit. They may take a while, so they are worked out only for a circuit that stays marked for a
   * moment.
   * @param plan of the timed trials on the screen
   */
  ask(
    { track, rules }: EffectOf<'askPar'>,
    plan: QualifyingRunner['weekend']['plan'] | undefined,
    told: (message: Message) => void,
  ): void {
    const par = this.#parOf(track, plan);
    const entry = this.#tracks?.find(one => one.id === track);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      par?.().then(
        par => told({ kind: 'parKnown', track, par }),
        () => undefined,
      );
      if (rules === undefined) return;
      entry?.pace?.(rules).then(
        pace => pace && told({ kind: 'paceKnown', track, rules, pace }),
        () => undefined,
      );
    }, PAR_WAIT_MS);
  }

  /** Cancels the pending request for figures. */
  wait(): void {
    clearTimeout(this.#timer);
  }

  #parOf(
    id: string,
    plan: QualifyingRunner['weekend']['plan'] | undefined,
  ): (() => Promise<number | undefined>) | undefined {
    if (plan?.board.id === id) return () => this.#services.parOf(plan.board, plan.book.id);
    return this.list().find(track => track.id === id)?.par;
  }
}
