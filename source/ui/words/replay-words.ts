// The words of a race that is watched again.

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
  /** `drivers`: the names of those who are asked; empty for nobody. */
  readonly live: (drivers: string) => string;
  readonly heldBy: (holder: string) => string;
  /** At the end of a race that was left before its flag. */
  readonly ends: string;
  readonly whichRound: (rounds: number, typed: string) => string;
  readonly noSuchRound: (rounds: number) => string;
  /** In the title while the replay is paused; names the key that resumes it. */
  readonly paused: string;
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
type CommandWords = Readonly<Record<ReplayCommand, string>>;

export const EN_REPLAY: ReplayWords = {
  where: ({ at, paused, answered, answers, speed }) =>
    `Replay${paused ? ' paused' : ''}: ${at}, answer ${answered}/${answers}, speed ${speed}`,
  over: 'The race is over.',
  live: drivers => (drivers === '' ? 'Live: driven elsewhere' : `Live: ${drivers} to play`),
  heldBy: holder => `in ${holder}`,
  ends: 'The record ends here: the race was left before its flag.',
  whichRound: (rounds, typed) => `Which round, 1 to ${rounds}? ${typed}_`,
  noSuchRound: rounds => `The race has rounds 1 to ${rounds}.`,
  paused: 'paused: space to continue',
  pairs: { step: 'step', roundOn: 'round', faster: 'speed' },
  help: [
    'The race as a spectator saw it: what was secret stays secret until it was revealed.',
    'Speed 3 is that of a race; each step doubles or halves it. From 6 up cars jump, and 9 does not wait at all.',
    'Nothing here changes the race or its save.',
    'A season table that is open in another program is shown live; T takes it over, after a question.',
  ],
};

export const FR_REPLAY: ReplayWords = {
  where: ({ at, paused, answered, answers, speed }) =>
    `${paused ? 'En pause' : 'Revoir'} : ${at}, réponse ${answered}/${answers}, vitesse ${speed}`,
  over: 'La course est finie.',
  live: drivers =>
    drivers === '' ? 'En direct : course menée ailleurs' : `En direct : on attend ${drivers}`,
  heldBy: holder => `dans ${holder}`,
  ends: 'L’enregistrement s’arrête là : course quittée avant le drapeau.',
  whichRound: (rounds, typed) => `À quelle manche, de 1 à ${rounds} ? ${typed}_`,
  noSuchRound: rounds => `La course va de la manche 1 à la ${rounds}.`,
  paused: 'pause : espace pour continuer',
  pairs: { step: 'pas à pas', roundOn: 'manche', faster: 'vitesse' },
  help: [
    'Une course déjà disputée, telle qu’un spectateur l’a vue : ce qui était secret le reste jusqu’à sa révélation.',
    'La vitesse 3 est celle d’une course ; chaque pas la double ou la divise par deux. À partir de 6 les voitures sautent, 9 n’attend pas.',
    'Rien ici ne change la course ni sa sauvegarde.',
    'Une table de saison ouverte ailleurs est montrée en direct ; T la reprend ici, après une question.',
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
