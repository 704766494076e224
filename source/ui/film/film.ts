// A replay as the screen would show it, without a terminal and without a clock: each change of the screen with the time
// at which it comes.
import type { Replay } from '../../session/replay.ts';
import { ReplayRunner } from '../effects/replay-runner.ts';
import type { Effect, Message, Size } from '../messages.ts';
import type { Model } from '../model.ts';
import { update } from '../reducer.ts';
import { DEFAULT_SETTINGS, type Settings } from '../services.ts';
import { EN } from '../words/en/words.ts';
import { FR } from '../words/fr/words.ts';

export interface Scene {
  /** Milliseconds since the first one. */
  readonly atMs: number;
  readonly model: Model;
}

/**
 * Yields what the screen shows of a replay, to the end of its record. The speed must leave a rest between two answers.
 */
export function* filmed(replay: Replay, size: Size, settings: Settings): Generator<Scene> {
  const inbox: Message[] = [];
  const runner = new ReplayRunner(replay, message => inbox.push(message));
  let model = emptyScreen(size, settings);
  let atMs = 0;
  let due: Extract<Effect, { kind: 'later' }> | undefined;
  runner.show();
  for (;;) {
    for (let message = inbox.shift(); message !== undefined; message = inbox.shift()) {
      const next = update(model, message);
      ({ model } = next);
      for (const effect of next.effects) {
        if (effect.kind === 'later') due = effect;
        if (effect.kind === 'replayOn') runner.advance();
      }
    }
    yield { atMs, model };
    if (due === undefined) return;
    atMs += due.waitMs;
    inbox.push(due.message);
    due = undefined;
  }
}

function emptyScreen(size: Size, settings: Settings): Model {
  return {
    size,
    offer: { tracks: [], levels: [], books: [], carsMax: 0, words: { en: EN, fr: FR } },
    settings: { ...DEFAULT_SETTINGS, ...settings },
    background: 'unknown',
    screen: { kind: 'title', at: '' },
    overlay: { kind: 'none' },
    notice: '',
    unfinished: undefined,
    seasons: undefined,
    season: undefined,
    almanac: undefined,
    par: {},
    pace: {},
    leaveAsked: false,
  };
}
