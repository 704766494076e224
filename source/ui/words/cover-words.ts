// The words on the screen while the keyboard goes to a person whose answer must stay secret.

export interface CoverWords {
  /** `name` is that of the driver who is asked next. */
  readonly takes: (name: string) => string;
  readonly lift: (letter: string, isCapital: boolean) => string;
  /** How many have answered in secret, and the names of those who are waited for. */
  readonly waiting: (laid: number, total: number, names: string) => string;
}

export const EN_COVER: CoverWords = {
  takes: name => `${name} takes the keyboard; the others look away.`,
  lift: (letter, isCapital) =>
    `Nobody is watching? Press ${isCapital ? 'a capital ' : ''}${letter} to see your choices.`,
  waiting: (laid, total, names) => `${laid} of ${total} have chosen: waiting for ${names}.`,
};

export const FR_COVER: CoverWords = {
  takes: name => `${name} prend le clavier ; les autres regardent ailleurs.`,
  lift: (letter, isCapital) =>
    `Personne ne regarde ? La touche ${letter}${isCapital ? ' (majuscule)' : ''} montre vos choix.`,
  waiting: (laid, total, names) => `${laid} sur ${total} ont choisi : on attend ${names}.`,
};
