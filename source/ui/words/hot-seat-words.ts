// The words of what people at one keyboard need: cars that change hands, and a message to whoever takes the keyboard next.

export interface HotSeatWords {
  readonly heading: string;
  readonly about: readonly string[];
  readonly person: string;
  /** The driver of a car, by name, and its level where a CPU driver has it. */
  readonly holder: (name: string, level: string) => string;
  /** What becomes of a car: it stays, a CPU driver of a level has it, somebody has it whose name follows. */
  readonly stays: string;
  readonly asLevel: (level: string) => string;
  readonly asPerson: string;
  readonly message: string;
  readonly messageAbout: readonly string[];
  /** A line of a message, by the name of whoever wrote it. */
  readonly said: (name: string, text: string) => string;
}

export const EN_HOT_SEAT: HotSeatWords = {
  heading: 'Who drives which car',
  about: [
    'A car goes to a CPU driver and back, or to a friend who comes late, from now on. Left and right choose, Enter gives the car away.',
    'A car that changes hands sets no record. In a season it goes only to the stand-in of the plan and back.',
  ],
  person: 'a person',
  holder: (name, level) => `${name}, ${level}`,
  stays: 'stays',
  asLevel: level => `drives as ${level}`,
  asPerson: 'driven by',
  message: 'A message to the next person',
  messageAbout: [
    'Whoever takes the keyboard next reads it once. Enter on the second line keeps it; two empty lines take it back. No save has it.',
  ],
  said: (name, text) => `${name} says: ${text}`,
};

export const FR_HOT_SEAT: HotSeatWords = {
  heading: 'Qui conduit quelle voiture',
  about: [
    'Une voiture passe dès maintenant à un pilote automatique, ou revient, ou va à un ami arrivé en retard. Gauche et droite choisissent, Entrée confie la voiture.',
    'Une voiture qui change de mains n’établit aucun record. Dans une saison, elle ne va qu’au remplaçant prévu par le plan, puis revient.',
  ],
  person: 'une personne',
  holder: (name, level) => `${name}, ${level}`,
  stays: 'ne change pas',
  asLevel: level => `roule au niveau ${level}`,
  asPerson: 'conduite par',
  message: 'Un message à la personne suivante',
  messageAbout: [
    'La personne qui prend ensuite le clavier le lit une fois. Entrée sur la deuxième ligne le garde ; deux lignes vides l’annulent. Aucune sauvegarde ne le contient.',
  ],
  said: (name, text) => `${name} dit : ${text}`,
};
