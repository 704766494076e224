// The flags of commands that draw a screen.
import type { Argv } from 'yargs';
import { ENTERS } from '../../ui/services.ts';
import type { ScreenFlags } from './screen.ts';

export function screenFlags<T>(yargs: Argv<T>): Argv<T & ScreenFlags> {
  return yargs
    .option('saves', { type: 'string', describe: 'Saves folder' })
    .option('ascii', {
      type: 'boolean',
      describe: 'Draw with ASCII characters only, as on consoles; --no-ascii draws all',
    })
    .option('animation', {
      type: 'boolean',
      describe: 'Move cars space by space; --no-animation for slow connections',
    })
    .option('enter', {
      type: 'string',
      choices: ENTERS.filter(manner => manner !== 'first'),
      describe:
        'What Enter takes: a careful choice, the usual one of a club driver, or none until a line is marked',
    })
    .option('plain', {
      type: 'boolean',
      describe: 'Play in plain text, by numbers; the default with TERM=dumb and screen readers',
    })
    .requiresArg(['saves', 'enter']) as Argv<T & ScreenFlags>;
}
