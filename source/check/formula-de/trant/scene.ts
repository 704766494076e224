// What stands where during the events of a turn, and what is left of its bodywork.
import { cornerOf, spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard, FormulaCorner } from '../../../circuit/formula-board.ts';
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';

export interface Scene {
  readonly board: FormulaBoard;
  /** Spaces of cars on the road by seat, and of backmarkers by number. */
  readonly cars: Map<number, string>;
  readonly markers: Map<number, string>;
  isWet: boolean;
}

export function sceneOf(board: FormulaBoard, race: FormulaDeRace): Scene {
  // A wreck, which the book takes off at once, is checked with nobody (TRR-37).
  const onBoard = race.cars.filter(car => car.onBoard && car.status === 'racing');
  const onTrack = [...(race.backmarkers ?? []).entries()].filter(([, one]) => one.removed !== true);
  return {
    board,
    cars: new Map(onBoard.map(({ seat, space }) => [seat, space])),
    markers: new Map(onTrack.map(([marker, { space }]) => [marker, space])),
    isWet: race.weather?.track === 'wet',
  };
}

/** Enters where an event leaves cars, backmarkers and the weather. */
export function moveOn(scene: Scene, event: FormulaDeEvent): void {
  const { board, cars, markers } = scene;
  switch (event.kind) {
    case 'carMoved':
      cars.set(event.seat, event.path.at(-1) ?? event.from);
      break;
    case 'moveShortened':
    case 'carHeldBack':
      cars.set(event.seat, event.to);
      break;
    case 'wreckRemoved':
    case 'carFinished':
      cars.delete(event.seat);
      break;
    case 'backmarkerPlaced':
      markers.set(event.marker, event.space);
      break;
    case 'backmarkerMoved':
      markers.set(event.marker, event.path.at(-1) ?? event.from);
      break;
    case 'backmarkersRemoved':
      for (const marker of event.markers) markers.delete(marker);
      break;
    case 'weatherSet':
      scene.isWet = event.track === 'wet';
      break;
    case 'raceRestarted':
      cars.clear();
      event.grid.forEach((seat, place) => {
        cars.set(seat, board.spaces[board.grid[place] ?? -1]?.id ?? '');
      });
      break;
    default:
  }
}

/** Returns the corner in which a space of the track lies; undefined on a straight and in the pits. */
export function cornerAt(board: FormulaBoard, id: string): FormulaCorner | undefined {
  const space = spaceOf(board, id);
  return space.kind === 'track' ? cornerOf(board, space) : undefined;
}

/** Returns the spaces that touch one: straight ahead, straight behind, and beside it (TRR-38). */
function around(board: FormulaBoard, id: string): readonly string[] {
  const { index, ahead, beside } = spaceOf(board, id);
  const behind = board.spaces.filter(one => one.kind === 'track' && one.ahead === index);
  const touching = [ahead, ...beside].flatMap(at => board.spaces[at] ?? []);
  return [...touching, ...behind].filter(one => one.kind === 'track').map(one => one.id);
}

export function touching(
  { board, cars, markers }: Scene,
  id: string,
): { readonly cars: readonly number[]; readonly markers: readonly number[] } {
  const spaces = around(board, id);
  const near = (all: Map<number, string>) =>
    [...all].flatMap(([one, space]) => (spaces.includes(space) ? [one] : []));
  return { cars: near(cars), markers: near(markers) };
}
