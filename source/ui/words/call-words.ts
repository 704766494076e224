// The words with which a driver is called beside the screen.

export interface CallWords {
  /** What the lines of the options are called. */
  readonly rows: Readonly<Record<'bell' | 'title', string>>;
  /** The title of the window. */
  readonly title: (name: string, circuit: string) => string;
}
