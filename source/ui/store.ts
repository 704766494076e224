// Holds the state of the screen: messages go in, the next state and its effects come out, and listeners are called.

import { isFleeting } from './key-context.ts';
import type { Effect, Message } from './messages.ts';
import type { Model } from './model.ts';
import { update } from './reducer.ts';

// Longest time without a picture, in milliseconds, so that the player sees some progress.
const REST_MAX_MS = 300;
const LONG_AGO = Number.NEGATIVE_INFINITY;

export interface Store {
  readonly model: () => Model;
  /**
   * Returns the state as drawn, which waits while CPU drivers play without pictures and while more keys wait, but not
   * for long.
   */
  readonly drawn: () => Model;
  readonly catchUp: () => void;
  /** Reports whether the list on the screen may differ from the one in the state. */
  readonly stale: () => boolean;
  /** Takes a message; its effects run once the state has changed. */
  readonly send: (message: Message) => void;
  /** Calls `listener` after every change; returns a function that stops that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Returns a store that begins with `first` and gives its effects to `run`. While `hurried` reports that more keys wait,
 * a change is not drawn.
 * @param clock milliseconds since any moment
 */
export function openStore(
  first: Model,
  run: (effect: Effect, send: (message: Message) => void) => void,
  hurried: () => boolean,
  clock: () => number,
): Store {
  let model = first;
  let drawn = first;
  let drawnAt = LONG_AGO;
  let stale = false;
  const listeners = new Set<() => void>();
  const send = oneByOne(read);

  function read(message: Message): void {
    const next = update(model, message);
    const changed = next.model !== model;
    model = next.model;
    if (changed) draw(message.kind === 'highlighted');
    for (const effect of next.effects) run(effect, send);
  }

  function draw(byList: boolean): void {
    const now = clock();
    const mayRest = model.size === drawn.size && (hurried() || isFleeting(model));
    if (mayRest && now - drawnAt < REST_MAX_MS) {
      stale ||= !byList;
      return;
    }
    drawn = model;
    stale = false;
    drawnAt = now;
    for (const listener of listeners) listener();
  }

  return {
    model: () => model,
    drawn: () => drawn,
    stale: () => stale,
    catchUp: () => {
      drawnAt = LONG_AGO;
      if (drawn !== model) draw(false);
    },
    send,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// A message that an effect sends at once waits until the one before is handled.
function oneByOne(read: (message: Message) => void): (message: Message) => void {
  const inbox: Message[] = [];
  let reading = false;
  return message => {
    inbox.push(message);
    if (reading) return;
    reading = true;
    try {
      for (let next = inbox.shift(); next !== undefined; next = inbox.shift()) read(next);
    } finally {
      reading = false;
    }
  };
}
