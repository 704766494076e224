// The words with which a driver is called beside the screen.

export interface CallWords {
  readonly rows: Readonly<Record<'bell' | 'title', string>>;
  readonly title: (name: string, circuit: string) => string;
}
