// French: the words of plain-text play.
import type { PlainOdds, PlainWords } from '../plain-words.ts';
import { ordinal, plural } from './consequences.ts';
import { FR_PLAIN_CHAMPIONSHIP } from './plain-championship.ts';

function comma(value: string): string {
  return value.replace('.', ',');
}

/** Each lane by its letter: its name, and where something on it is. */
const LANES: Readonly<Record<string, readonly [name: string, where: string]>> = {
  L: ['Voie de gauche', 'à gauche'],
  C: ['Voie du centre gauche', 'au centre gauche'],
  M: ['Voie du centre', 'au centre'],
  D: ['Voie du centre droit', 'au centre droit'],
  R: ['Voie de droite', 'à droite'],
};

function laneOf(letter: string): readonly [name: string, where: string] {
  return LANES[letter] ?? [letter, letter];
}

function gapOf(spaces: number): string {
  return `${comma(String(spaces))} ${spaces < 2 ? 'case' : 'cases'}`;
}

function oddsIn(odds: PlainOdds): string {
  const { from, to, inCorner, overshoot, blocked, spin, fatal, flag, tires, price } = odds;
  const share = (percent: number, what: string) => (percent > 0 ? [`${percent} % ${what}`] : []);
  return [
    from === to ? plural(from, 'case', 'cases') : `${from} à ${to} cases`,
    ...share(flag, 'passent la ligne'),
    ...share(inCorner, 'dans le virage'),
    ...share(overshoot, 'au-delà du virage'),
    ...share(blocked, 'dans le trafic'),
    ...(tires > 0 ? [`${comma(tires.toFixed(1))} pneu en moyenne`] : []),
    ...share(spin, 'DE TOUPIE'),
    ...share(fatal, 'D’ABANDON'),
    ...(price === '' ? [] : [`coûte ${price}`]),
  ].join(', ');
}

export const FR_PLAIN: PlainWords = {
  race: (track, laps, cars, rules, seed) =>
    `${track} : ${plural(laps, 'tour', 'tours')}, ${plural(cars, 'voiture', 'voitures')}, ${rules}, graine ${seed}.`,
  commands:
    'Tapez un numéro. ? aide, r répéter, t classement, d piste, h ingénieur, l journal, u annuler, q quitter.',
  help: [
    'Tapez le numéro de votre choix ; Entrée seule prend celui de l’invite.',
    '?  cette aide.',
    'r  répète où vous en êtes et ce qui est demandé.',
    't  lit le classement en piste, avec ce que montre chaque voiture.',
    'd  décrit les 15 prochaines cases de la piste, voie par voie.',
    'h  demande à l’ingénieur quels choix sont les meilleurs, et pourquoi.',
    'l  relit ce qui s’est passé depuis votre dernier choix.',
    'u  annule votre dernier choix, tant qu’aucun dé n’est tombé et que personne d’autre n’a joué.',
    '+  monte les rapports pour vous, jusqu’à ce qu’il y ait un choix à faire.',
    'c  change les pilotes : confie une voiture à un pilote automatique, la reprend, ou la donne à un ami arrivé en retard.',
    'm  laisse un message à la personne qui prend ensuite le clavier.',
    'b  revient à la liste précédente.',
    'q  quitte. La course est sauvegardée après chaque choix.',
  ],
  prompt: (most, usual) => {
    const range = most === 1 ? 'Tapez 1' : `1 à ${most}`;
    return usual > 0 ? `${range}, Entrée pour ${usual} :` : `${range} :`;
  },
  typeName: example => `Quelle case, comme ${example} ?`,
  noSuchLine: (typed, most) =>
    `« ${typed} » n’est pas dans la liste. Tapez un numéro de 1 à ${most}, ou ? pour l’aide.`,
  noSuchName: (typed, example) =>
    `Aucune case « ${typed} » où aller. Tapez-en une comme ${example}, ou ? pour l’aide.`,
  nothingUsual: 'Entrée seule ne choisit rien ici. Tapez un numéro, ou ? pour l’aide.',
  endOfInput: 'Fin de l’entrée : il n’y a plus personne pour répondre.',
  lookAway: name =>
    `Pour ${name} seulement : que les autres regardent ailleurs. Entrée quand c’est fait :`,
  hidden: 'Ce que vous tapez à une question secrète ne s’affiche pas.',
  notHidden:
    'L’entrée n’est pas un clavier : ce qui est tapé à une question secrète se voit là d’où cela vient.',
  place: (lap, laps, place, cars) =>
    `Tour ${lap} sur ${laps}, vous êtes ${ordinal(place)} sur ${cars}.`,
  weather: (sky, track) => `Ciel : ${sky}. Piste : ${track}.`,
  ahead: (name, spaces) =>
    spaces === 0 ? `À votre hauteur : ${name}.` : `Devant : ${name}, à ${gapOf(spaces)}.`,
  behind: (name, spaces) => `Derrière : ${name}, à ${gapOf(spaces)}.`,
  alone: 'Personne d’autre n’est en piste.',
  aheadBy: (name, spaces) =>
    spaces === 0 ? `${name}, à votre hauteur` : `${name}, ${gapOf(spaces)} devant`,
  behindBy: (name, spaces) => `${name}, ${gapOf(spaces)} derrière`,
  onLane: (letter, found) =>
    `${laneOf(letter)[0]} : ${found.length === 0 ? 'rien' : found.join(', ')}.`,
  carOnLane: (name, spaces) => (spaces === 0 ? `${name} à côté de vous` : `${name} à ${spaces}`),
  cornerOnLane: (corner, from, to) => {
    if (from === 0) return to === undefined ? `${corner} tout du long` : `${corner} jusqu’à ${to}`;
    return to === undefined ? `${corner} à partir de ${from}` : `${corner} de ${from} à ${to}`;
  },
  lineOnLane: spaces => `passage de la ligne à ${spaces}`,
  lanesFrom: lanes => lanes.map(([letter, spaces]) => `${spaces} ${laneOf(letter)[1]}`).join(', '),
  nothingNew: 'Rien ne s’est passé depuis votre dernier choix.',
  noted: (lines, note) => `${lines} : ${note}`,
  rises: 'Rien à décider encore : + monte les rapports jusqu’à ce qu’il y ait un choix.',
  risesNot: 'Il y a un choix à faire ici : + ne fait rien.',
  nobodyElse: 'Aucune voiture ne change de mains ici.',
  whoDrives: former =>
    former === '' ? 'Qui la conduit ? Tapez un nom :' : `Qui la conduit ? Entrée pour ${former} :`,
  message: 'Votre message, lu à la personne qui prend ensuite le clavier ; Entrée pour aucun :',
  nobodyToRead: 'Personne d’autre ne joue à ce clavier.',
  watched: 'Plus personne ici n’est en course ; les autres continuent.',
  car: (name, facts) => `${name} : ${facts.join(', ')}.`,
  gear: (gear, odds) => `${gear === 1 ? '1re' : ordinal(gear)} : ${oddsIn(odds)}`,
  odds: oddsIn,
  withBrakes: count =>
    `Freiner plus tôt : ${plural(count, 'autre case possible', 'autres cases possibles')}`,
  onePoint: 'Déplacer un point',
  fromPart: (part, points) => `de ${part}, qui en a ${points}`,
  toPart: (part, points) => `vers ${part}, qui en a ${points}`,
  ownCar: 'Composer vous-même les six cartes',
  gearsShown: gears =>
    `${gears.map(([name, gear]) => `${name} en ${gear === 1 ? '1re' : ordinal(gear)}`).join(', ')}.`,
  noSuchCar:
    'Avec cette carte, les six ne font plus leur total. Prenez-en une autre, ou b pour la carte d’avant.',
  cardPoints: (card, figure, points) => {
    if (points === 0) return `${card} ${figure} : aucun point`;
    const size = plural(Math.abs(points), 'point', 'points');
    return `${card} ${figure} : ${points > 0 ? 'prend' : 'rend'} ${size}`;
  },
  bid: (wear, skill) => `miser ${wear} d’usure et ${skill} de talent`,
  bidWear: wear => `${wear} d’usure`,
  bidSkill: skill => `${skill} de talent`,
  engineers: choice => `le choix de l’ingénieur : ${choice}`,
  limits: (corner, spaces, limits) => {
    const where = spaces === 0 ? 'vous y êtes' : `à ${plural(spaces, 'case', 'cases')}`;
    return `${corner} : ${[...new Set(limits)].join(' à ')} mph, ${where}.`;
  },
  card: (mph, spaces, here, next) =>
    `${mph} mph, ${plural(spaces, 'case', 'cases')} : ${here}${next === '' ? '' : ` ; ${next}`}`,
  championship: FR_PLAIN_CHAMPIONSHIP,
  wearOf: (wear, start) => `usure ${wear} sur ${start}`,
  cardShown: mph => `a retourné ${mph} mph`,
  redChips: chips => plural(chips, 'jeton rouge', 'jetons rouges'),
  damaged: attribute => `${attribute} abîmé`,
  carFigures: figures =>
    `Votre voiture : ${figures.map(([attribute, figure]) => `${attribute} ${figure}`).join(', ')}.`,
  noRoadYet: 'Vous n’êtes pas sur la piste.',
  season: {
    byHand: 'C’est à l’organisateur d’en décider : voir chicane season draw --help.',
    elsewhere: 'Un autre programme court cette course.',
    which: 'Quelle saison ?',
    none: 'Aucune saison en cours. chicane season new en lance une.',
  },
  afterFlag: {
    on: 'Continuer',
    story: 'Le récit de la course',
    page: 'Écrire la page de la course dans un fichier',
    sameDice: 'Recourir, avec les mêmes dés',
    whichDecision: 'Choisissez une décision pour reprendre la course à partir de là.',
    cost: (loss, best) =>
      `a coûté ${loss.replace(/^-/, '')}${best === '' ? '' : `, le mieux était ${best}`}`,
  },
  newRecord: what => `Nouveau record : ${what}.`,
  title: {
    heading: 'Chicane, en texte seul.',
    again: 'Revanche, avec d’autres dés',
    newRace: 'Nouvelle course',
    resume: 'Reprendre une course',
    timedLap: 'Tour chronométré',
    leave: 'Quitter',
    nothingToResume: 'Aucune course à reprendre.',
    whichRace: 'Quelle course ?',
    rules: 'Quelles règles ?',
    circuit: 'Quel circuit ?',
    laps: (most, usual) => `Combien de tours ? 1 à ${most}, Entrée pour ${usual} :`,
    opponents: (most, usual) => `Combien d’adversaires ? 0 à ${most}, Entrée pour ${usual} :`,
    level: 'De quel niveau ?',
    notANumber: (typed, least, most) =>
      `« ${typed} » n’est pas un nombre entier de ${least} à ${most}. Tapez-en un, ou q pour quitter.`,
  },
};
