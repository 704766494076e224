// The words of a race that is watched again.

/** What a replay is about to show. */
export interface ReplayFacts {
  /** The round that is shown, of how many, or the grid. */
  readonly at: string;
  readonly paused: boolean;
  readonly answered: number;
  readonly answers: number;
  readonly speed: number;
}

export interface ReplayWords {
  /** Where the replay is, on one line of at most 55 cells. */
  readonly where: (facts: ReplayFacts) => string;
  readonly over: string;
  /** At the end of what another program has driven so far; `driver` is who is asked, empty for nobody in particular. */
  readonly live: (driver: string, holder: string) => string;
  /** At the end of a race that was left before its flag. */
  readonly ends: string;
  /** The question for a round, with the digits typed so far. */
  readonly whichRound: (rounds: number, typed: string) => string;
  readonly noSuchRound: (rounds: number) => string;
  /** In the title, while it stands still; the key goes on. */
  readonly paused: string;
  /** Names of pairs of keys. */
  readonly pairs: Readonly<Record<'step' | 'roundOn' | 'faster', string>>;
  readonly help: readonly string[];
}

type ReplayCommand =
  | 'halt'
  | 'step'
  | 'stepBack'
  | 'roundBack'
  | 'roundOn'
  | 'toRound'
  | 'slower'
  | 'faster'
  | 'speed'
  | 'car'
  | 'takeOver'
  | 'driverTable'
  | 'result';
/** The names of its keys. */
type CommandWords = Readonly<Record<ReplayCommand, string>>;

export const EN_REPLAY: ReplayWords = {
  where: ({ at, paused, answered, answers, speed }) =>
    `Replay${paused ? ' paused' : ''}: ${at}, answer ${answered}/${answers}, speed ${speed}`,
  over: 'The race is over.',
  live: (driver, holder) => `Live: ${driver === '' ? '' : `${driver} to play, `}${holder}`,
  ends: 'The record ends here: the race was left before its flag.',
  whichRound: (rounds, typed) => `To which round, 1 to ${rounds}? ${typed}_`,
  noSuchRound: rounds => `The race has the rounds 1 to ${rounds}.`,
  paused: 'paused: space to go on',
  pairs: { step: 'step', roundOn: 'round', faster: 'speed' },
  help: [
    'A race that was driven before, shown as a watcher saw it: what was secret stays so until it was revealed.',
    'Speed 3 is that of a race; each step doubles or halves it. From 6 on cars jump, and 9 does not wait at all.',
    'Nothing here changes the race or its save.',
    'A table of a season that another program has open is shown as it goes; T asks for it, after a question.',
  ],
};

export const FR_REPLAY: ReplayWords = {
  where: ({ at, paused, answered, answers, speed }) =>
    `${paused ? 'En pause' : 'Revoir'} : ${at}, réponse ${answered}/${answers}, vitesse ${speed}`,
  over: 'La course est finie.',
  live: (driver, holder) => `En direct : ${driver === '' ? '' : `à ${driver} de jouer, `}${holder}`,
  ends: 'L’enregistrement s’arrête là : course quittée avant le drapeau.',
  whichRound: (rounds, typed) => `À quelle manche, de 1 à ${rounds} ? ${typed}_`,
  noSuchRound: rounds => `La course compte les manches 1 à ${rounds}.`,
  paused: 'pause : espace pour continuer',
  pairs: { step: 'pas à pas', roundOn: 'manche', faster: 'vitesse' },
  help: [
    'Une course déjà disputée, telle qu’un spectateur l’a vue : ce qui était secret le reste jusqu’à sa révélation.',
    'La vitesse 3 est celle d’une course ; chaque pas la double ou la divise par deux. Dès 6 les voitures sautent, 9 n’attend pas.',
    'Rien ici ne change la course ni sa sauvegarde.',
    'Une table de saison ouverte ailleurs se montre en direct ; T la demande, après une question.',
  ],
};

export const EN_REPLAY_COMMANDS: CommandWords = {
  halt: 'pause',
  step: 'one answer on',
  stepBack: 'one answer back',
  roundBack: 'round back',
  roundOn: 'round on',
  toRound: 'to a round',
  slower: 'slower',
  faster: 'faster',
  speed: 'speed',
  car: 'follow the car with that letter',
  takeOver: 'take over',
  driverTable: 'drivers',
  result: 'classification',
};

export const FR_REPLAY_COMMANDS: CommandWords = {
  halt: 'pause',
  step: 'réponse suivante',
  stepBack: 'réponse précédente',
  roundBack: 'manche précédente',
  roundOn: 'manche suivante',
  toRound: 'aller à une manche',
  slower: 'moins vite',
  faster: 'plus vite',
  speed: 'vitesse',
  car: 'suivre la voiture de cette lettre',
  takeOver: 'reprendre ici',
  driverTable: 'pilotes',
  result: 'classement',
};
