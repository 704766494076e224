// French: the words of the race screen of Championship Formula Racing.

import { FR_CHOICE_WORDS } from '../../../replay/championship-formula/fr-choice-words.ts';
import { spaceName } from '../../../replay/space-names.ts';
import type { ExcessPayment } from '../../../rules/championship-formula/chapters/corners/excess.ts';
import type { ChampionshipWords } from '../championship-words.ts';
import { sharesOf } from '../shares.ts';
import { ordinal, plural } from './consequences.ts';
import { engineerIn } from './engineer.ts';

const TESTED = { acceleration: 'acc', topSpeed: 'max', startSpeed: 'départ' } as const;

// `1 usure/chance` where either one wear or a roll pays; `2 usure/1+chance` where the roll replaces one of several.
function payments(
  ways: readonly ExcessPayment[],
  roll: 'chance' | 'test',
  percent?: number,
): string {
  const told = ways
    .map((way, at) => {
      if (!way.roll) return `${way.wear} usure`;
      if (way.wear === 0) return roll;
      return at === 0 ? `${way.wear} usure+${roll}` : `${way.wear}+${roll}`;
    })
    .join('/');
  const isRolled = percent !== undefined && ways.some(way => way.roll);
  return isRolled ? `${told} ${percent}\u00a0%` : told;
}

const because = (why: readonly string[]) => (why.length === 0 ? '' : ` : ${why.join(', ')}`);
const decimal = (figure: number) => figure.toFixed(1).replace('.', ',');

export const FR_CHAMPIONSHIP: ChampionshipWords = {
  ...FR_CHOICE_WORDS,
  game: {
    name: 'Championship',
    about: [
      'À chaque manche chacun pose une carte de vitesse face cachée, et toutes sont retournées ensemble ; 20 mph font une case, la voiture de tête avance d’abord.',
      'Chaque case d’un virage a une limite. Au-dessus on paie en usure, ou par une chance à deux dés, qui peut finir en tête-à-queue ou en accident.',
      'Entrée fait toujours un choix raisonnable : on apprend en lisant ce que coûte chacun.',
    ],
    lessons: [
      'Avant la course vous composez une voiture : six cartes qui totalisent deux points, ou l’une des trois voitures imprimées. Puis chacun mise de l’usure et du talent pour la pole, poing fermé ; le plus offrant part devant, toutes les mises sont dépensées.',
      'À chaque manche vous posez une carte de vitesse face cachée. On gagne jusqu’à son accélération, on perd jusqu’à ses freins ; au-delà, il faut un test à deux dés, ou de l’usure. Les cartes sont retournées ensemble, et les voitures avancent dans l’ordre, une case par 20 mph.',
      'Chaque case d’un virage a une limite. Chaque 20 mph de trop coûte une usure, et l’un d’eux peut être une chance : deux dés, et l’on passe, part en tête-à-queue ou sort de la route. On ne paie un virage qu’une fois.',
      'Les trajectoires marquées relèvent la limite si on les suit jusqu’au bout. Une voiture juste devant, aussi rapide et hors d’un virage, aspire d’une case ou deux, sans rien payer.',
      'On peut forcer le passage par une case prise : celui de devant peut fermer la porte, et deux dés décident. Un jeton de talent baisse un jet de un, un rouge de trois.',
      'L’usure doit durer : le tableau de bord dit ce qui reste pour ce tiers de la course. À l’arrivée elle ne vaut plus rien.',
      'À plusieurs sur un clavier, un écran cache les cartes et nomme qui peut regarder. # dans l’ordre est une carte face cachée.',
    ],
  },
  signs: [
    [
      'L M R',
      'les voies : gauche, centre, droite dans le sens de la marche ; C17 est une case du centre',
    ],
    ['80', 'dans une case : la limite d’un virage ; au-dessus : jusqu’où va une vitesse'],
    ['~ ≈', 'une trajectoire rouge, qui relève les limites de 20, et une verte, de 40'],
    ['▒', 'le côté gris, qui passe d’abord à vitesse égale'],
    ['─ ↑ ↓', 'entre les voies : pas de passage ; de ce côté seulement'],
    ['×', 'la rangée d’un accident de cette manche'],
    ['<<', 'une voiture qui vous aspire'],
    ['[A] (A)', 'la voiture qui joue ; une voiture en travers'],
    ['1A/100#', 'dans l’ordre : place, voiture, vitesse ; # est une carte face cachée'],
    ['100>140', 'une carte retournée : 100 avant, 140 maintenant ; ! était hors d’atteinte'],
    ['tiers 4', 'l’usure qui reste pour ce tiers de la course, à parts égales'],
    ['2 usure/1+chance', 'deux façons de payer : deux d’usure, ou une et une chance'],
    ['payé +20', 'ce que vous avez payé dans ce virage : jusqu’à 20 au-dessus, c’est gratuit'],
    ['acc fre', 'accélération et freinage, en mph par manche ; ! est abîmé'],
    ['P [A]', 'une case de la voie des stands ; une voiture qui s’y trouve'],
    ['usure, talent, rouge', 'jetons : paient la vitesse ; baissent un jet de 1 ; de 3'],
    ['talent 4+1', 'quatre jetons verts de talent et un rouge'],
  ],
  turn: turn => `manche ${turn}`,
  settingUp: 'préparation des voitures',
  bidding: 'enchères pour la pole',
  choosingTires: 'pneus du départ',
  planning: (laid, cars) => `cartes posées : ${laid} sur ${cars}`,
  attributesShort: {
    acceleration: 'acc',
    deceleration: 'fre',
    topSpeed: 'max',
    startSpeed: 'dép',
    wear: 'usure',
    skill: 'talent',
  },
  tiresShort: { hard: 'durs', soft: 'tendres' },
  pitStages: { entered: 'stands', exit2: 'stands -2', exit1: 'stands -1' },
  retirements: {
    crash: 'accident',
    gravel: 'dans le gravier',
    engine: 'casse moteur',
    brakes: 'plus de freins',
  },
  skill: 'talent',
  red: 'rouge',
  thirdWear: wear => `(tiers ${wear})`,
  paid: over => `payé +${over}`,
  spun: 'en travers',
  columns: {
    card: 'carte',
    spaces: 'cases',
    here: 'ici',
    flag: 'le drapeau',
    next: corner => (corner === '' ? 'prochain virage' : `puis ${corner}`),
    engineer: 'ingénieur, en manches',
  },
  next: {
    brake: (by, cost) => (cost === undefined ? `freiner de ${by}` : `freiner ${by}, ${cost}`),
    outOfReach: 'trop vite pour freiner',
  },
  ahead: {
    named: letters =>
      letters.length < 2
        ? `${letters.join()} devant`
        : `${letters.slice(0, -1).join(', ')} et ${letters.at(-1)} devant`,
    letters: letters => `${letters} devant`,
    count: cars => `${cars} devant`,
  },
  free: 'gratuit',
  payments,
  least: (wear, rolls) => {
    const rolled = rolls === 0 ? '' : plural(rolls, 'jet', 'jets');
    return [wear === 0 ? '' : `${wear} usure`, rolled].filter(part => part !== '').join(', ');
  },
  wearLeft: wear => `reste ${wear}`,
  tests: (tests, percent) => `${tests.map(test => TESTED[test]).join('+')} ${percent}\u00a0%`,
  brakes: payment => `frein ${payment}`,
  offRoad: 'GRAVIER',
  way: {
    ...FR_CHOICE_WORDS.way,
    slip: (letter, spaces) => `+${spaces} aspiré par ${letter}`,
    pass: percent => `passe à ${percent}\u00a0%`,
    crash: percent => `crash ${percent}\u00a0%`,
    past: letters => `à travers ${letters}`,
    brake: speed => `freiner à ${speed}`,
    short: {
      slip: (letter, spaces) => `+${spaces} ${letter}`,
      past: letters => `force ${letters}`,
      brake: speed => `à ${speed}`,
    },
    by: space => `par ${spaceName(space, 'fr')}`,
    limit: (corner, limit) => `${corner} (${limit})`,
    slipped: letters => `aspiration possible : ${letters.join(', ')}`,
  },
  flagAtStake: (place, rivals) => {
    const who = rivals.map(([name, mph]) => `${name} dès ${mph} mph`).join(', ');
    if (who === '') return `${ordinal(place)} si vous passez la ligne à cette manche`;
    return `${ordinal(place)} si vous allez le plus loin au-delà de la ligne ; la passent aussi : ${who}`;
  },
  toFlag: spaces => (spaces === 0 ? 'ligne franchie' : `à ${spaces} de la ligne`),
  inCorner: (corner, cost) => `${corner} ${cost}`,
  rollNames: {
    acceleration: 'test acc.',
    topSpeed: 'vitesse max.',
    startSpeed: 'test du départ',
    deceleration: 'test des freins',
    lateBraking: 'test des freins',
    chance: 'chance au virage',
    crashAvoidance: 'accident',
    avoidDamage: 'dégâts',
    pass: 'passage en force',
  },
  came: {
    acceleration: { green: 'réussi', red: '-20, abîmé' },
    topSpeed: { green: 'réussi', red: '-20, abîmé' },
    startSpeed: { green: 'réussi', yellow: 'lent', red: 'cale' },
    deceleration: { green: 'réussi', red: 'abîmés, 1 usure' },
    lateBraking: { green: 'réussi', red: 'abîmés, 1 usure' },
    chance: { green: 'passe', yellow: 'toupie', red: 'crash' },
    crashAvoidance: { green: 'passe', yellow: 'toupie', red: 'crash' },
    avoidDamage: { green: 'indemne', red: 'coûte de l’usure' },
    pass: { green: 'passe', yellow: 'touche', red: 'bloqué' },
  },
  shares: (odds, came) => sharesOf(odds, came, '\u00a0%'),
  block: {
    ...FR_CHOICE_WORDS.block,
    blockWith: chips => `fermer la porte : ${chips}`,
    passes: percent => `passe à ${percent}\u00a0%`,
    contact: '3 et 4 coûtent',
  },
  pits: {
    ...FR_CHOICE_WORDS.pits,
    enterFacts: wear => `deux manches ; usure à ${wear}`,
  },
  tireFacts: (tire, bonus) =>
    tire === 'hard' ? `${bonus} d’usure rendus à chaque tour` : 'l’usure peut remplacer une chance',
  overBy: over => `${over} en trop`,
  wantsPast: letter => `${letter} veut passer`,
  total: (points, wanted) => {
    if (points === wanted)
      return plural(points, 'point, le compte y est', 'points, le compte y est');
    const off = Math.abs(points - wanted);
    return `${plural(points, 'point', 'points')} : ${points > wanted ? `${off} de trop` : `encore ${off}`}`;
  },
  perRace: (attribute, chips, red) =>
    attribute === 'wear' ? `${chips} en tout` : `${chips} verts${red > 0 ? `, ${red} rouges` : ''}`,
  readyCars: { front: 'devant', middle: 'milieu', back: 'derrière' },
  illegalCar: (points, wanted) =>
    `Les cartes font ${points} et doivent faire ${wanted} : changez-en une, ou prenez une voiture imprimée.`,
  howToSetUp:
    'Gauche et droite changent une carte ; entrée prend la voiture dont le compte y est, 1 à 3 une voiture imprimée.',
  bid: {
    ...FR_CHOICE_WORDS.bid,
    worth: (worth, { likely, worst, isSecond }) => {
      const when = isSecond ? 'sans surenchère' : 'd’ordinaire';
      return `vaut ${decimal(worth)} : rangée ${likely} ${when}, au pire ${worst}`;
    },
    left: (of, red, counts) => (red === 0 ? `sur ${of}` : `sur ${of}, un rouge compte ${counts}`),
    howTo:
      'Gauche et droite changent une part. Votre mise est dépensée, gagnée ou non ; deux talents valent une usure. La plus haute enchère part devant.',
  },
  result: {
    finished: (wear, bid) => `arrivé, usure ${wear}, enchère ${bid}`,
    retired: (why, lap) => `abandon au tour ${lap} : ${why}`,
  },
  table: { speed: 'mph', wear: 'usure', skill: 'tal.' },
  length: spaces => `${plural(spaces, 'case', 'cases')} par le plus court chemin`,
  par: turns => `par ${turns} manches : un tour seul, voiture du milieu`,
  carsAlone: (laps, cars) =>
    `${plural(laps, 'tour', 'tours')} seul : ${cars.map(([name, turns]) => `${name} ${turns}`).join(', ')}`,
  corners: (corners, low, high) =>
    `${plural(corners, 'virage', 'virages')}, limites de ${low} à ${high} mph`,
  engineer: engineerIn('manche'),
  opinions: {
    best: 'le meilleur choix',
    even: 'aussi bon',
    worse: (turns, why) => `+${decimal(turns)}${because(why)}`,
    ruin: 'risque l’abandon',
  },
};
