// The screens of a season in French.
import type { SeasonScreenWords } from '../season-words.ts';

function ofTable(track: string, table: number | undefined): string {
  return table === undefined ? track : `${track}, table ${table}`;
}

export const FR_SEASON: SeasonScreenWords = {
  where: ({ name, weekend, weekends, track }) =>
    `${name}, week-end ${weekend}/${weekends} : ${track}`,
  isOver: 'finie',
  waiting: 'Attendent ailleurs',
  list: {
    heading: 'Saisons',
    none: 'Aucune saison n’est commencée.',
    newSeason: 'Nouvelle saison',
    weekend: (weekend, weekends) => `week-end ${weekend}/${weekends}`,
    help: [
      'Chaque saison est un dossier : un plan, un registre de tout ce qui a compté, et les courses. Copiez le dossier et elle continue ailleurs.',
      'Entrée ouvre le paddock, le foyer d’une saison : ce qui est à faire en est la première ligne.',
    ],
  },
  pages: {
    paddock: 'Au paddock',
    standings: 'Classement et tableau',
    drivers: 'Pilotes',
    teams: 'Écuries',
    weekend: 'Le week-end : essais, tables',
    tables: 'Tables en course',
    calendar: 'Calendrier',
    entrants: 'Engagés et écuries',
    rulings: 'Décisions',
  },
  due: {
    trials: (track, driver) => `Essais : ${track}, au tour de ${driver}`,
    draw: tables => `Accepter le tirage : ${tables} tables`,
    drawByHand: 'Tirer les tables à la main',
    roll: driver => `Lancer le ciel : ${driver}, pour toutes les tables`,
    grid: table => `Établir la grille de la table ${table}`,
    race: (track, table) => `Courir : ${ofTable(track, table)}`,
    raceOn: (track, table) => `Continuer : ${ofTable(track, table)}`,
  },
  held: {
    question: (table, holder) => `La table ${table} est ouverte ailleurs : ${holder}.`,
    leaveIt: 'L’y laisser',
    takeOver: 'La reprendre : sauvée là-bas, elle continue ici',
  },
  find: 'chercher',
  notFound: text => `Aucun nom ici ne contient « ${text} ».`,
  exported: file => `Écrit dans ${file}`,
  points: 'Aux points',
  toPaddock: 'Retour au paddock',
  help: [
    'Un nom ou un résultat sous le curseur est une porte : Entrée ouvre sa page. Échap revient d’un pas, Tab va au tableau suivant ou aux lignes du bas.',
    '/ cherche un nom sur la page, x écrit la page en Markdown dans le dossier de la saison.',
    'Tout, sur ces pages, est calculé du plan et du registre ; rien n’est gardé qui pourrait être faux.',
  ],
};
