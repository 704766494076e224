// chicane school: the screen begins with the lessons of the driving school.
import type { Command } from '../command.ts';
import { type ScreenFlags, schoolPlainly, screenIsThere, showScreen } from './screen.ts';
import { screenFlags } from './screen-flags.ts';

export const school: Command<ScreenFlags> = {
  command: 'school',
  describe: 'Learn to drive: eight short lessons, twelve minutes in all',
  build: yargs => screenFlags(yargs).example('$0 school', 'the first lesson you have not passed'),
  run(args) {
    if (!screenIsThere(args)) return schoolPlainly(args);
    return showScreen(args, () => ({ school: true }));
  },
};
