// Errors thrown by the rules. All of them are programmer's or script mistakes; they stay on in releases.

/** An answer that is not in the list of that seat's legal choices. */
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

/** A script of dice that has no face left; says which die asked. */
export class DiceUsedUp extends Error {
  override readonly name = 'DiceUsedUp';
  readonly die: string;
  constructor(die: string, used: number) {
    super(`the dice script is used up after ${used} dice: the ${die} die asked for one more`);
    this.die = die;
  }
}

/** A scripted face that the die at hand does not have. */
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

/** The rules broke a promise of their own (a race that does not end, a task without a step). */
export class BrokenRace extends Error {
  override readonly name = 'BrokenRace';
}
