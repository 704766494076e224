// The words on the screen while the keyboard goes to a person whose answer must stay secret.

export interface CoverWords {
  /**
   *
   * @param name of the driver who is asked next
   */
  readonly takes: (name: string) => string;
  readonly show: string;
}

export const EN_COVER: CoverWords = {
  takes: name => `${name} takes the keyboard; the others look away.`,
  show: 'Nobody is watching: show my choices',
};

export const FR_COVER: CoverWords = {
  takes: name => `${name} prend le clavier ; les autres regardent ailleurs.`,
  show: 'Personne ne regarde : afficher mes choix',
};
