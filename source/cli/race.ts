// chicane race: a race at once, without the title screen; in a pipe it is raced by CPU drivers and printed as text.
import { newSession, type SessionSeat } from '../session/session.ts';
import type { Command } from './command.ts';
import { EXIT, wrongUse } from './problem.ts';
import { type RaceFlags, raceFlags, raceFromFlags } from './race-flags.ts';
import { drawGrid, seatsOf } from './race-setup.ts';
import { type ScreenFlags, screenIsThere, showScreen } from './screen.ts';
import { screenFlags } from './screen-flags.ts';
import { printRace } from './text-race.ts';

/** `chicane race [--track monza] [--laps 3] …` */
export const race: Command<RaceFlags & ScreenFlags> = {
  command: 'race',
  describe: 'Race at once: humans by name, CPU drivers fill the grid',
  build: yargs =>
    screenFlags(raceFlags(yargs))
      .example('$0 race --track monza --human Ada --grid 6', 'Ada against five CPU drivers')
      .example('$0 race --cpu club:Ida --cpu random | cat', 'a CPU race as plain text'),
  run(args) {
    const seats = (slots: number, seed: number): readonly SessionSeat[] =>
      drawGrid(seatsOf({ humans: args.human, cpus: args.cpu, grid: args.grid }, slots, seed), seed);
    const start = raceFromFlags(args, seats);
    if (screenIsThere())
      return showScreen(args, folder => newSession({ ...start, saving: { folder } }));
    if (args.human.length > 0) {
      throw wrongUse(
        'A human driver needs a terminal to drive in. Leave --human out for a CPU race as text.',
      );
    }
    printRace(newSession(start));
    return EXIT.fine;
  },
};
