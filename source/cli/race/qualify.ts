// chicane qualify: timed laps against par, alone or with several drivers; in a pipe people drive by numbers, CPU drivers as text.
import { DEFAULT_LEVEL } from '../../drivers/levels/drivers.ts';
import { newWeekend, type Weekend } from '../../session/weekend.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../problem.ts';
import {
  isPlain,
  playerName,
  playPlainly,
  type ScreenFlags,
  screenIsThere,
  showScreen,
} from '../screen/screen.ts';
import { screenFlags } from '../screen/screen-flags.ts';
import { openPreferences } from '../screen/settings.ts';
import {
  checkSessions,
  gridFromFlags,
  type TrialFlags,
  trialFlags,
  weatherOf,
  withTrials,
} from './qualify-flags.ts';
import { raceFromFlags, type VenueFlags, venueFlags } from './race-flags.ts';
import { drawGrid, seatsOf } from './race-setup.ts';
import { printTrials } from './text-trials.ts';

export const qualify: Command<VenueFlags & TrialFlags & ScreenFlags> = {
  command: 'qualify',
  describe: 'Drive a timed lap against par: fewest rolls, then the stopwatch',
  repeats: ['human', 'cpu'],
  build: yargs =>
    screenFlags(trialFlags(venueFlags(yargs)))
      .example('$0 qualify --track spa', 'you, one lap, the clock')
      .example('$0 qualify --weather roll', 'roll for the weather instead of sun')
      .example('$0 qualify --cpu pro | cat', 'a lap by a CPU driver, as text'),
  run(args) {
    const begin = () => {
      const named = args.human.length + args.cpu.length > 0;
      return trialsOnly(args, named ? args.human : [playerName(openPreferences())], args.cpu);
    };
    if (screenIsThere(args)) return showScreen(args, begin);
    if (isPlain(args) || args.human.length > 0) return playPlainly(args, begin);
    printTrials(trialsOnly(args, [], args.cpu.length > 0 ? args.cpu : [DEFAULT_LEVEL]));
    return EXIT.fine;
  },
};

// Returns trials without a race. The weather is sun unless given, because par is counted for a dry lap.
function trialsOnly(
  args: VenueFlags & TrialFlags,
  humans: readonly string[],
  cpus: readonly string[],
): Weekend {
  const { sessions, hand } = gridFromFlags({ ...args, qualify: 'timed' });
  const grid = humans.length + cpus.length;
  const race = raceFromFlags({ ...args, laps: undefined, grid, dice: undefined }, (slots, seed) =>
    drawGrid(seatsOf({ humans, cpus, grid }, slots, seed), seed),
  );
  const withBoard = withTrials(race);
  checkSessions(race, sessions);
  return newWeekend({
    race: withBoard,
    wishes: { sessions, hand, weather: weatherOf(race) ?? 'sun' },
    races: false,
  });
}
