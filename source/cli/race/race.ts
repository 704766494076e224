// chicane race: starts a race without the title screen; in a pipe people play it by numbers, and CPU drivers alone race it as text.
import { characters } from '../../drivers/levels/characters.ts';
import type { SessionSeat } from '../../session/session.ts';
import { EN } from '../../ui/words/en/words.ts';
import { FR } from '../../ui/words/fr/words.ts';
import type { Command } from '../command.ts';
import { spokenLanguage } from '../language.ts';
import { print } from '../printer.ts';
import { EXIT } from '../problem.ts';
import { playPlainly, type ScreenFlags, screenIsThere, showScreen } from '../screen/screen.ts';
import { screenFlags } from '../screen/screen-flags.ts';
import { type GridFlags, gridFlags, gridFromFlags, openRace } from './qualify-flags.ts';
import { type RaceFlags, raceFlags, raceFromFlags } from './race-flags.ts';
import { seatsOf } from './race-setup.ts';
import { printRace } from './text-race.ts';
import { printTrials } from './text-trials.ts';

const WORDS = { en: EN, fr: FR };

const known = characters.map(({ name, style }) => `${name} (${EN.styles[style].name})`);

export const race: Command<RaceFlags & GridFlags & ScreenFlags> = {
  command: 'race',
  describe: 'Start a race at once: humans by name, CPU drivers fill the grid',
  repeats: ['human', 'cpu', 'handicap'],
  build: yargs =>
    screenFlags(gridFlags(raceFlags(yargs)))
      .example('$0 race --human Ada --grid 6', 'Ada against five CPU drivers')
      .example('$0 race --human Ada --qualify timed', 'timed trials first, then the race')
      .example('$0 race --human Ada --plain', 'in plain text, by numbers')
      .example('$0 race --cpu pro --cpu club | cat', 'a CPU race as plain text')
      .epilogue(`Characters for --cpu: ${known.join(', ')}.`),
  run(args) {
    const seats = (slots: number, seed: number): readonly SessionSeat[] =>
      seatsOf({ humans: args.human, cpus: args.cpu, grid: args.grid }, slots, seed);
    const entry = raceFromFlags(args, seats);
    const grid = gridFromFlags(args);
    const begin = (folder: string) => openRace({ ...entry, saving: { folder } }, grid);
    if (screenIsThere(args)) return showScreen(args, begin);
    if (args.human.length > 0) return playPlainly(args, begin);
    const opened = openRace(entry, grid);
    if (!('qualifying' in opened)) printRace(opened);
    else if (printTrials(opened) > 0) printRace(opened.race());
    else print(WORDS[spokenLanguage()].race.trials.sheet.nobodyStarts);
    return EXIT.fine;
  },
};
