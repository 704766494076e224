// What holds of every race in rows, stated from the rules once more.
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import type { ChampionshipBook } from '../../rules/championship-formula/book.ts';
import type { Car, ChampionshipRace, Sealed } from '../../rules/championship-formula/state.ts';
import type { Turn } from '../contract/turns.ts';
import { cornerFaults } from './corner-story.ts';
import { storyFaults } from './story.ts';

export function championshipFaults(
  book: ChampionshipBook,
  board: RowBoard,
  turn: Turn,
): readonly string[] {
  const race = turn.race as ChampionshipRace;
  return [
    ...race.cars.flatMap(chipFaults),
    ...placeFaults(race, board),
    ...secretFaults(book, race),
    ...storyFaults(board, turn),
    ...cornerFaults(board, turn),
  ];
}

// Chips are spent, never owed (CFR-48, CFR-92, CFR-124).
function chipFaults({ seat, ...car }: Car): readonly string[] {
  return (['wear', 'green', 'red'] as const)
    .filter(chips => car[chips] < 0)
    .map(chips => `seat ${seat} has ${car[chips]} ${chips}`);
}

// One car a space on the track, but for one on its way through another and one that came out of the pits into a full row; any number
// in the pits (CFR-5, CFR-119, CFR-193, CFR-199).
function placeFaults({ cars, move }: ChampionshipRace, board: RowBoard): readonly string[] {
  const onBoard = cars.filter(car => car.space !== '');
  const unknown = onBoard
    .filter(({ space }) => !board.indexOf.has(space))
    .map(({ seat, space }) => `seat ${seat} is on ${space}, which the board does not have`);
  const passing = move?.over === false ? move.seat : -1;
  const standing = onBoard.filter(
    ({ status, stop, seat, pitted }) =>
      status === 'racing' && stop === undefined && seat !== passing && pitted === undefined,
  );
  const shared = [...Map.groupBy(standing, ({ space }) => space)]
    .filter(([, there]) => there.length > 1)
    .map(([space, there]) => `${there.map(({ seat }) => seat).join(' and ')} stand on ${space}`);
  return [...unknown, ...shared];
}

// Nobody sees what lies face down before another, and a watcher sees nothing of it (CFR-61, CFR-105, CFR-108, CFR-187).
function secretFaults(book: ChampionshipBook, race: ChampionshipRace): readonly string[] {
  const seats = [-1, ...race.cars.map(({ seat }) => seat)];
  return seats.flatMap(seat => {
    const { sealed, tires = [] } = book.view(race, seat);
    const seen = [...sealed.entries(), ...tires.entries()].filter(
      ([owner, answer]: readonly [number, Sealed]) =>
        owner !== seat && answer.kind !== 'hidden' && answer.kind !== 'none',
    );
    return seen.map(([owner]) => `seat ${seat} sees what lies face down before ${owner}`);
  });
}
