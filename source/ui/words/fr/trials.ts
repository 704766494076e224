// French: timed trials.

import { LOT_WORDS } from '../../../replay/lot-words.ts';
import { spaceName } from '../../../replay/space-names.ts';
import type { LastingInjury } from '../../../rules/formula-de/trant/state.ts';
import type { TrialWords } from '../trial-words.ts';
import { FR_CLASSIFICATION } from './classification.ts';
import { plural } from './consequences.ts';

const decimal = (value: number) => Math.abs(value).toFixed(1).replace('.', ',');

const signed = (value: number) => {
  const amount = decimal(value);
  return amount === '0,0' ? 'dans le par' : `${value < 0 ? '-' : '+'}${amount}`;
};

const HURT: Readonly<Record<LastingInjury, string>> = {
  injured: 'a été blessé',
  severe: 'a été gravement blessé',
  killed: 's’est tué',
};

export const FR_TRIALS: TrialWords = {
  lap: (session, sessions) =>
    sessions > 1 ? `tour chronométré, séance ${session}/${sessions}` : 'tour chronométré',
  par: (rolls, wet) => `par ${decimal(rolls)}${wet ? ' au sec' : ''}`,
  ghost: avance =>
    avance === 0
      ? 'à hauteur du meilleur tour'
      : `${String(Math.abs(avance)).replace('.', ',')} ${avance > 0 ? 'devant' : 'derrière'} le meilleur tour`,
  counted: rolls => plural(rolls, 'lancer', 'lancers'),
  overshoots: rolls => `sorties ${rolls}`,
  spent: rolls => `points ${rolls}`,
  minutes: minutes => `minutes ${minutes}`,
  total: rolls => `total ${rolls}`,
  ready: tires => `prêt, pneus ${tires} ?`,
  otherTires: 'd’autres pneus',
  rainReminder:
    'La piste est mouillée : chaque arrêt en virage glisse, d’une case en pneus pluie, de trois avec les autres.',
  placing: 'posez la voiture',
  placingHelp:
    'gauche et droite le long de la ligne, haut et bas pour changer de ligne, entrée pour la poser ; personne ne vérifie avant la fin',
  notThere: 'aucun coup permis ne finit là avec ce dé',
  cursorOn: space => `en ${spaceName(space, 'fr')} ?`,
  over: why => (why === undefined ? 'La ligne est franchie !' : `Séance terminée : ${why}.`),
  why: { ...FR_CLASSIFICATION.why, overshoot: 'trop d’arrêts manquants' },
  seeSheet: 'Voir le résultat',
  weather: said => `Météo de la séance : ${said}.`,
  crossed: name => `${name} franchit la ligne.`,
  aborted: (name, why) => `${name} abandonne, ${why} : séance terminée.`,
  rollsColumn: 'lanc.',
  tableHeading: 'tour chronométré',
  help: [
    'Un tour, seul, contre les dés et le chrono. Chaque dé de rapport est un lancer ; chaque case au-delà d’un virage coûte des lancers selon les pneus ; chaque minute entière aussi. Le moins de lancers l’emporte, puis le meilleur temps.',
    'Il n’y a pas de points : ni freins, ni tête-à-queue, ni tests. On peut sauter des rapports en descendant sans rien payer, mais jamais de 6e en 1re.',
    'Le chrono démarre quand vous validez le premier rapport et s’arrête avec le coup qui franchit la ligne. Rien ne l’arrête avant : un tour abandonné est classé dernier de sa séance.',
  ],
  sheet: {
    heading: (session, sessions) =>
      sessions > 1
        ? `essais chronométrés, séance ${session} sur ${sessions}`
        : 'essais chronométrés',
    allSessions: 'essais chronométrés, toutes les séances',
    weather: (sky, roll) => {
      const said = {
        sun: 'soleil, piste sèche',
        changeable: 'nuages, piste sèche',
        rain: 'pluie, piste mouillée',
      };
      return roll > 0 ? `le dé donne ${roll} : ${said[sky]}` : said[sky];
    },
    hands: { guided: '', free: 'à main levée' },
    spentColumn: 'pts',
    columns: {
      place: 'pl.',
      driver: 'pilote',
      tires: 'pneus',
      rolls: 'lanc.',
      overshoots: 'sort.',
      minutes: 'min',
      misplacements: 'faux',
      total: 'total',
      time: 'temps',
      session: 's.',
    },
    ends: { aborted: 'interrompu', withdrawn: 'non disputé', void: 'nul' },
    drives: name => `${name} est en piste …`,
    turn: name => `${name}, à votre tour.`,
    ...LOT_WORDS.fr,
    wasVoid: name => `${name} a abandonné son tour : il est nul.`,
    noStart: 'forfait',
    hurt: (name, injury, races) =>
      `${name} ${HURT[injury]} dans le tour chronométré${races ? ' et ne prend pas le départ' : ''}.`,
    nobodyStarts: 'Personne n’est en état de prendre le départ : il n’y a pas de course.',
    drive: 'Prendre la piste',
    withdrawing: name => `${name}, renoncez-vous à ce tour ?`,
    next: 'à suivre',
    withdraw: 'Renoncer au tour : dernier de la séance',
    stay: 'Non, revenir',
    withdrawNow: 'Oui, y renoncer : dernier de la séance',
    nextSession: session => `Passer à la séance ${session}`,
    showAll: 'Le classement de toutes les séances',
    race: 'Sur la grille : lancer la course',
    again: 'Rouler à nouveau',
    title: 'Retour à l’accueil',
    leave: 'Quitter',
    pole: name => `${name} décroche la pole absolue.`,
    lap: ({ name, trial, minutes, misplaced, chargesPoints, total, time, why }) =>
      trial.end === 'finished'
        ? `${name} : ${[
            plural(trial.rolls.length, 'lancer', 'lancers'),
            trial.overshootRolls > 0
              ? `${trial.overshootRolls} ${chargesPoints ? 'de points dépensés' : 'de sorties'}`
              : '',
            minutes > 0 ? `${minutes} de minutes entières` : '',
            misplaced > 0 ? `${misplaced} de cases fausses` : '',
          ]
            .filter(part => part !== '')
            .join(' + ')} = ${total}${time === '' ? '' : ` en ${time}`}`
        : `${[`${name} a abandonné`, ...(why === '' ? [] : [why])].join(', ')} : dernier de la séance.`,
    againstPar: (difference, par) => `par ${decimal(par)} : ${signed(difference)}`,
    firstHere: 'Le premier tour d’un joueur ici : c’est celui à battre.',
    record: 'Le meilleur tour d’un joueur ici à ce jour !',
    best: (name, rolls, time) =>
      `Le meilleur tour d’un joueur ici à ce jour : ${rolls} en ${time}, par ${name}.`,
    help: [
      'Une séance est un tour chronométré par pilote, par la même météo, tirée au dé. Le moins de lancers est devant, puis le meilleur temps, puis le premier à l’avoir réalisé.',
      'Lanc. : dés de rapport. Sort. : lancers pour les cases au-delà des virages. Min : un par minute entière. Faux : dix par case fausse, à main levée. Total : le tout.',
      'La meilleure séance de chacun compte ; le premier décroche la pole absolue et tire au dé la météo de la course.',
      'Les pilotes IA mettent de 2,8 à 3 secondes par lancer.',
    ],
  },
  leavingSheet: 'Ces essais ne sont pas sauvegardés. Les quitter quand même ?',
  stay: 'Non, continuer',
  leaveLap: 'Oui, abandonner le tour',
  timed: {
    go: '1re : le chrono démarre',
    warning: 'Le chrono démarre avec votre premier rapport, et rien ne l’arrête.',
    leaving: 'Le chrono tourne : un tour abandonné est classé dernier. L’abandonner ?',
    void: 'Le tour en cours est classé dernier de sa séance : le chrono ne s’arrête pas.',
  },
  untimed: {
    go: '1re : c’est parti',
    warning: 'Pas de chrono. Un tour commencé puis abandonné est classé dernier.',
    leaving: 'Le tour est commencé : abandonné, il est classé dernier. L’abandonner ?',
    void: 'Le tour en cours est classé dernier de sa séance : on ne le refait pas.',
  },
};
