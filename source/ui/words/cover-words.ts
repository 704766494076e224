// The words on the screen while the keyboard goes to a person whose answer must stay secret.

export interface CoverWords {
  /** `name` is that of the driver who is asked next. */
  readonly takes: (name: string) => string;
  readonly lift: (letter: string, isCapital: boolean) => string;
}

export const EN_COVER: CoverWords = {
  takes: name => `${name} takes the keyboard; the others look away.`,
  lift: (letter, isCapital) =>
    `Nobody is watching? Press ${isCapital ? 'a capital ' : ''}${letter} to see your choices.`,
};

export const FR_COVER: CoverWords = {
  takes: name => `${name} prend le clavier ; les autres regardent ailleurs.`,
  lift: (letter, isCapital) =>
    `Personne ne regarde ? La touche ${letter}${isCapital ? ' (majuscule)' : ''} montre vos choix.`,
};
