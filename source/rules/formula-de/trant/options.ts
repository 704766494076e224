// The options that only Trant has.
import type { BookOption } from '../options.ts';

/** Cars put out by the loss of a body point shake all around them, as long as others go out (TR-94, TR-95). */
export const CHAIN_REACTION: BookOption = {
  name: 'chainReaction',
  values: ['off', 'on'],
  usual: 'off',
  off: 'off',
  changes: { collision: { chainReaction: true } },
  flag: {
    name: 'chain',
    help: 'Cars put out by contact shake those around them (chain reaction)',
    form: 'name',
    sets: 'on',
    told: { on: 'chain reactions' },
  },
};

/** Slow cars that belong to nobody are on the track once the leader has completed a lap (TR-134 to TR-142, TRR-51). */
export const BACKMARKERS: BookOption = {
  name: 'backmarkers',
  values: ['on', 'off'],
  usual: 'on',
  off: 'off',
  flag: {
    name: 'backmarkers',
    help: 'Whether backmarkers are put on the track after the first lap',
    form: 'value',
    sets: 'on',
    told: { off: 'no backmarkers' },
  },
};
