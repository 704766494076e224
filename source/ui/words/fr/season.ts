// The screens of a season in French.

import { ofName } from '../../../replay/elision.ts';
import type { SeasonScreenWords } from '../season-words.ts';
import { plural } from './consequences.ts';

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
    none: 'Aucune saison pour l’instant.',
    newSeason: 'Nouvelle saison',
    weekend: (weekend, weekends) => `week-end ${weekend}/${weekends}`,
    help: [
      'Chaque saison est un dossier : un plan, un registre de tout ce qui a compté, et les courses. Copiez le dossier et elle continue ailleurs.',
      'Entrée ouvre le paddock, le centre d’une saison : sa première ligne est ce qui reste à faire.',
    ],
  },
  pages: {
    paddock: 'Au paddock',
    standings: 'Classement et tableau',
    drivers: 'Pilotes',
    teams: 'Écuries',
    weekend: 'Week-end et tables',
    tables: 'Tables en course',
    calendar: 'Calendrier',
    entrants: 'Engagés et écuries',
    rulings: 'Décisions',
    hall: 'Palmarès',
    records: 'Records par circuit',
  },
  due: {
    trials: (track, driver) => `Essais : ${track}, au tour ${ofName(driver)}`,
    draw: tables => `Accepter le tirage : ${plural(tables, 'table', 'tables')}`,
    drawByHand: 'Tirer les tables à la main',
    roll: driver => `Tirer la météo : ${driver}, pour toutes les tables`,
    grid: table => `Établir la grille de la table ${table}`,
    race: (track, table) => `Courir : ${ofTable(track, table)}`,
    raceOn: (track, table) => `Continuer : ${ofTable(track, table)}`,
  },
  held: {
    question: (table, holder) => `La table ${table} est ouverte ailleurs : ${holder}.`,
    leaveIt: 'La laisser là-bas',
    watch: 'La regarder',
    takeOver: 'La reprendre : sauvegardée là-bas, elle continue ici',
  },
  actions: {
    newRuling: 'Une nouvelle décision',
    swap: 'Changer un pilote de table',
    otherTrial: 'Choisir qui fait son essai',
  },
  trial: {
    title: 'À qui le prochain essai',
    driver: 'pilote',
    left: drivers =>
      drivers < 2
        ? `${drivers} personne doit encore rouler`
        : `${drivers} personnes doivent encore rouler`,
    nobody: 'Personne n’a d’essai à faire pour l’instant.',
    drive: 'À l’essai',
  },
  decision: {
    title: 'Une décision de l’organisateur',
    what: 'quoi',
    kinds: {
      pointsOff: 'points en moins',
      disqualified: 'disqualifié',
      result: 'un autre résultat',
      raceAgain: 'rejouer une table',
      trialAgain: 'refaire un essai',
      undone: 'annuler une décision',
      backTo: 'retour à une ligne',
      absent: 'absent d’un week-end',
      present: 'vient tout de même',
      joined: 'engagement tardif',
      replaced: 'changement de pilote',
      withdrawn: 'se retire de la saison',
      returned: 'revient dans la saison',
      closed: 'clore la saison',
    },
    driver: 'pilote',
    weekend: 'week-end',
    table: 'table',
    session: 'séance',
    points: 'points',
    line: 'ligne',
    standIn: 'remplaçant',
    emptySeat: 'la place reste vide',
    reason: 'motif',
    outcome: 'Le classement si elle est inscrite',
    enter: 'L’inscrire au registre',
    needsNumber: 'Tapez un nombre.',
    needsReason: 'Dites pourquoi, en quelques mots.',
    needsName: 'Tapez le nom du nouveau pilote.',
    needsWinner: 'Il faut un vainqueur.',
    name: 'nouveau pilote',
    team: 'écurie',
    noTeam: 'aucune',
    level: 'conduite par',
    leavesOut: names => `${names} : arrivés, mais hors course dans cet ordre. L’inscrire ?`,
    questions: {
      raceAgain:
        'Ce qui a été couru à cette table est annulé, et elle est rejouée avec d’autres dés. L’inscrire ?',
      trialAgain: 'Ce tour est annulé, et il est refait avec d’autres dés. L’inscrire ?',
      backTo:
        'Tout est annulé à partir de cette ligne ; ce qui a été couru depuis est rejoué avec d’autres dés. L’inscrire ?',
      replaced:
        'Le nouveau pilote reprend la place, la lettre et les points ; l’ancien garde ses courses et quitte la saison. L’inscrire ?',
      closed:
        'Une saison close est finie : plus de courses, et le classement est définitif. La clore ?',
    },
  },
  question: { no: 'Non, pas encore', yes: 'Oui, l’inscrire au registre' },
  swap: {
    title: 'Deux pilotes changent de table',
    one: 'pilote',
    other: 'change avec',
    outcome: 'Les tables ensuite',
    oneTable: 'Il n’y a qu’une table.',
    enter: 'Inscrire le tirage',
  },
  grid: {
    title: table => `La grille de la table ${table}`,
    place: place => `${place}`,
    how: 'Gauche et droite avancent et reculent le pilote marqué.',
    enter: 'Établir la grille',
  },
  plan: {
    title: 'Nouvelle saison',
    name: 'Nom',
    usualName: 'Notre saison',
    format: 'Formule',
    formats: {
      championship: 'Championnat',
      'masters-day': 'Journée Masters',
      'most-wins': 'Le plus de victoires',
      'team-cup': 'Coupe par équipes',
      'one-make': 'Monotype',
      'series-1995': 'Série de 1995',
    },
    book: 'Livre',
    laps: 'Tours',
    grid: 'Grille',
    usual: 'selon la formule',
    series: {
      car: {
        label: 'Voitures',
        values: { perRace: 'construites à chaque course', builtOnce: 'construites une fois' },
      },
      marshal: {
        label: 'Commissaires',
        values: { none: 'aucun', rota: 'une écurie se repose à chaque course' },
      },
    },
    calendar: 'Calendrier',
    people: 'Personnes',
    cpus: 'Pilotes IA',
    level: 'Niveau',
    points: 'Points',
    count: 'Comptent',
    teams: 'Écuries',
    noTeams: 'aucune',
    ofTwo: 'de deux voitures',
    absent: 'Absent',
    emptySeat: 'place vide',
    seed: 'Graine',
    circuit: 'Circuit',
    titleOf: list => `Nouvelle saison : ${list.toLowerCase()}`,
    asSeason: 'celui de la saison',
    addWeekend: 'Ajouter un week-end',
    entrantsHead: 'Engagés',
    oneByOne: 'un par un',
    addEntrant: 'Ajouter un pilote',
    team: 'Écurie',
    letter: 'Lettre',
    drivenBy: 'Conduite par',
    ties: 'Égalités',
    tieHead: 'Départagées par, dans cet ordre',
    addTie: 'Ajouter un critère',
    done: 'Retour au plan',
    listed: names => `${names.length} : ${names.join(', ')}`,
    twice: name =>
      `Deux pilotes s’appellent ${name} : donnez à l’un un second nom ou une initiale.`,
    letterTwice: letter =>
      `La lettre ${letter} est prise deux fois : prenez-en une autre, ou aucune.`,
    save: 'Enregistrer le plan dans un fichier',
    file: 'Fichier',
    fileHow:
      'Le plan se modifie dans tout éditeur et se lance par chicane season new NOM --from FICHIER. Un fichier existant n’est jamais remplacé.',
    needsFile: 'Tapez le nom du fichier.',
    write: 'Écrire le fichier',
    inWords: 'Le plan en clair',
    start: 'Commencer la saison',
    needsName: 'Donnez un nom à la saison.',
    needsCircuit: 'Le calendrier n’a encore aucun circuit.',
    needsSeed: 'Une graine est un nombre entier.',
    needsLaps: 'Les tours : un nombre de 1 à 99, ou rien pour ceux du livre.',
    entrants: (least, most, count) =>
      `La formule admet de ${least} à ${most} pilotes ; il y en a ${count}.`,
  },
  formHelp: [
    'Haut et bas vont de ligne en ligne, gauche et droite changent une valeur, un texte se tape sur place. La dernière ligne valide le tout.',
    'Le résultat est montré à côté avant toute inscription ; Échap n’inscrit rien.',
  ],
  listHelp: [
    'Haut et bas vont de ligne en ligne, Tab de colonne en colonne ; gauche et droite changent une valeur, sa première lettre la choisit. Un texte se tape sur place ; plusieurs noms séparés par des virgules se collent d’un coup.',
    'Ctrl-N ajoute une ligne après celle qui est marquée, Ctrl-D la supprime, < et > la déplacent. Échap revient au plan, qui garde la liste.',
  ],
  find: 'chercher',
  notFound: text => `Aucun nom ici ne contient « ${text} ».`,
  exported: file => `Écrit dans ${file}`,
  points: 'Voir les points',
  toPaddock: 'Retour au paddock',
  help: [
    'Noms et résultats sont des liens : Entrée ouvre la page de celui qui est marqué. Échap revient en arrière, Tab va au tableau suivant ou aux lignes du bas.',
    '/ cherche un nom sur la page, x écrit la page en Markdown dans le dossier de la saison.',
    'Tout, sur ces pages, est recalculé à partir du plan et du registre : rien ne peut y être périmé.',
  ],
  about: {
    paddock:
      'Le paddock est le centre d’une saison. Sa première ligne fait ce qui reste à faire : essais, tirage, météo, grille ou course ; si plusieurs tables attendent, elle y mène.',
    standings:
      'Une ligne par pilote ou écurie, une colonne par week-end. Les cases sont des liens : la ligne du bas décrit celle qui est marquée. Gauche et droite au bord montrent d’autres week-ends.',
    weekend:
      'Les essais en détail, les tables tirées ou à tirer, et la météo de la course. Tant qu’une table n’a pas couru, deux pilotes peuvent changer de table.',
    tables:
      'Chaque table du week-end : qui l’a ouverte, son tour, qui mène, qui doit jouer et depuis quand. La page est mise à jour chaque seconde ; une table ouvre sa page, où on la regarde.',
    race: 'Le résultat d’une course : places, gains, points, chance aux dés en cases, manches en tête, et le classement après elle. Pendant la course, la page montre qui est où.',
    calendar: 'Chaque week-end avec son circuit, ses tours, sa pole et son vainqueur.',
    entrants: 'Tous les engagés avec la lettre de leur voiture, qui reste la leur.',
    driver: 'La saison d’un pilote en chiffres, et chaque résultat.',
    team: 'Les pilotes d’une écurie, et ses points à chaque week-end.',
    hall: 'Les champions de chaque saison finie, et ce que chacun y a fait. Chaque nom est un lien.',
    life: 'La carrière d’un pilote : titres, victoires, places, et ses adversaires les plus fréquents.',
    records:
      'Les records de chaque circuit, livre par livre : le tour le plus court en coups, victoires, places gagnées, manches en tête.',
    pastSeason: 'Comment une saison s’est terminée : le classement final, et qui a gagné où.',
    rulings:
      'Tout ce qui a été décidé, avec sa ligne au registre. Une nouvelle décision montre d’abord le classement tel qu’il serait.',
  },
};
