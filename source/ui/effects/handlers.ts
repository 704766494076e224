// Who carries out which effect of the screen: each runner has handlers for its own, and the compiler names one without any.
import type { Effect, Message } from '../messages.ts';

export type Send = (message: Message) => void;

export type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/** Handlers for effects of some kinds; `send` reports their results to the screen. */
export type Handlers<Kind extends Effect['kind'] = Effect['kind']> = {
  readonly [K in Kind]: (effect: EffectOf<K>, send: Send) => void;
};

export function carryOut(handlers: Handlers, effect: Effect, send: Send): void {
  // The handler of a kind takes the effects of that kind, which the compiler cannot follow through the table.
  const handle = handlers[effect.kind] as (effect: Effect, send: Send) => void;
  handle(effect, send);
}
