// Errors thrown by the rules, each for a mistake in code or in a script of dice; the checks stay on in releases.

/** Thrown for an answer that is not among the legal choices of its seat. */
export class IllegalChoice extends Error {
  override readonly name = 'IllegalChoice';
  readonly seat: number;
  readonly choice: { readonly kind: string };
  constructor(seat: number, choice: { readonly kind: string }, reason: string) {
    super(`seat ${seat} may not answer ${JSON.stringify(choice)}: ${reason}`);
    this.seat = seat;
    this.choice = choice;
  }
}

/** Thrown when a script of dice has no face left; names the die that was to be thrown. */
export class DiceUsedUp extends Error {
  override readonly name = 'DiceUsedUp';
  readonly die: string;
  constructor(die: string, used: number) {
    super(`the dice script is used up after ${used} dice: the ${die} die asked for one more`);
    this.die = die;
  }
}

/** Thrown when the next face of a script does not exist on the die. */
export class ImpossibleFace extends Error {
  override readonly name = 'ImpossibleFace';
  constructor(
    die: { readonly name: string; readonly faces: readonly number[] },
    value: number,
    position: number,
  ) {
    super(
      `dice script, number ${position}: ${value} is not on the ${die.name} die (${[...new Set(die.faces)].join(', ')})`,
    );
  }
}

/** Thrown when the rules break a promise of their own, e.g. a race that never ends or a task without a step. */
export class BrokenRace extends Error {
  override readonly name = 'BrokenRace';
}
