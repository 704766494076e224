// What holds of every race in rows, told from the rules once more.
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import type { Car, ChampionshipRace } from '../../rules/championship-formula/state.ts';
import type { Turn } from '../contract/turns.ts';

/** Returns everything that a turn shows to be wrong. */
export function championshipFaults(board: RowBoard, turn: Turn): readonly string[] {
  const race = turn.race as ChampionshipRace;
  return [...race.cars.flatMap(chipFaults), ...placeFaults(race, board)];
}

// Chips are spent, never owed (CFR-48, CFR-92, CFR-124).
function chipFaults({ seat, ...car }: Car): readonly string[] {
  return (['wear', 'green', 'red'] as const)
    .filter(chips => car[chips] < 0)
    .map(chips => `seat ${seat} has ${car[chips]} ${chips}`);
}

// One car a space on the track; any number in the pits (CFR-5, CFR-193).
function placeFaults({ cars }: ChampionshipRace, board: RowBoard): readonly string[] {
  const onBoard = cars.filter(car => car.space !== '');
  const unknown = onBoard
    .filter(({ space }) => !board.indexOf.has(space))
    .map(({ seat, space }) => `seat ${seat} is on ${space}, which the board does not have`);
  const racing = onBoard.filter(({ status, stop }) => status === 'racing' && stop === undefined);
  const shared = [...Map.groupBy(racing, ({ space }) => space)]
    .filter(([, there]) => there.length > 1)
    .map(([space, there]) => `${there.map(({ seat }) => seat).join(' and ')} stand on ${space}`);
  return [...unknown, ...shared];
}
