// A timed trial driven by hand: one car, scripted dice, and answers named by what they do.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { trialBook } from '../../rules/books.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeOptions } from '../../rules/formula-de/state.ts';
import { spaceId } from '../circuits/layout.ts';

/** Returns the session of a driver from the weather roll on; `faces` fall in their order. */
export function trialLap(
  faces: readonly number[],
  board: FormulaBoard,
  hand: 'guided' | 'free',
  options: Partial<FormulaDeOptions> = {},
  bookId = 'masters-2005',
) {
  const book = trialBook(bookId, hand);
  if (book === undefined) throw new Error('no trial');
  const setup = {
    book: book.id,
    track: board.id,
    seed: 1,
    dice: faces,
    laps: 1,
    seats: [{ name: 'Ada' }],
    options,
  };
  let { race, events } = book.start(setup, board);
  const answer = (wanted: (choice: FormulaDeChoice) => boolean) => {
    const [decision] = book.decisions(race, board);
    const choice = decision?.choices.find(wanted);
    if (choice === undefined) throw new Error(`not offered: ${JSON.stringify(decision?.choices)}`);
    const after = book.apply(race, 0, choice, board);
    race = after.race;
    events = [...events, ...after.events];
  };
  return {
    answer,
    tires: (type: string) => answer(one => one.kind === 'chooseTires' && one.tires === type),
    gear: (gear: number) => answer(one => one.kind === 'chooseGear' && one.gear === gear),
    to: (name: string) =>
      answer(
        one => (one.kind === 'move' || one.kind === 'placeCar') && one.to === spaceId(board, name),
      ),
    offered: () => book.decisions(race, board)[0]?.choices ?? [],
    consequences: (choice: FormulaDeChoice) => book.consequences(race, 0, choice, board),
    car: () => race.cars[0],
    race: () => race,
    told: () => events,
  };
}
