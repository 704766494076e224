// chicane without a command: the title screen; in a pipe, a whole CPU race as text.
import { DEFAULT_LEVEL } from '../../drivers/levels/drivers.ts';
import { books } from '../../rules/books.ts';
import { newSession } from '../../session/begin-session.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../problem.ts';
import { raceFromFlags } from '../race/race-flags.ts';
import { drawGrid, seatsOf } from '../race/race-setup.ts';
import { printRace } from '../race/text-race.ts';
import { isPlain, playPlainly, type ScreenFlags, screenIsThere, showScreen } from './screen.ts';
import { screenFlags } from './screen-flags.ts';

export const title: Command<ScreenFlags> = {
  command: '$0',
  describe: 'Open the title screen: new race, resume, help',
  build: yargs => screenFlags(yargs).example('$0', 'the title screen'),
  run(args) {
    if (screenIsThere(args)) return showScreen(args);
    if (isPlain(args)) return playPlainly(args);
    const entry = { humans: [], cpus: [], grid: undefined, level: DEFAULT_LEVEL };
    const flags = {
      track: 'monza',
      laps: undefined,
      rules: books[0]?.id ?? '',
      human: [],
      cpu: [],
      grid: undefined,
      seed: undefined,
      dice: undefined,
    };
    printRace(
      newSession(
        raceFromFlags(flags, (slots, seed) => drawGrid(seatsOf(entry, slots, seed), seed)),
      ),
    );
    return EXIT.fine;
  },
};
