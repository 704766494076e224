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
    hall: 'Palmarès',
    records: 'Records par circuit',
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
    watch: 'La regarder',
    takeOver: 'La reprendre : sauvée là-bas, elle continue ici',
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
      result: 'un autre ordre d’arrivée',
      raceAgain: 'recourir une table',
      trialAgain: 'refaire un essai',
      backTo: 'retour à une ligne du registre',
      absent: 'absent d’un week-end',
      present: 'vient tout de même',
      joined: 'engagement tardif',
      replaced: 'une place change de pilote',
      withdrawn: 'se retire de la saison',
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
    questions: {
      raceAgain:
        'Le résultat de cette table est annulé, et elle est recourue avec d’autres dés. L’inscrire ?',
      trialAgain: 'Ce tour est annulé, et il est refait avec d’autres dés. L’inscrire ?',
      backTo:
        'Tout est annulé à partir de cette ligne ; ce qui a été couru depuis est recouru avec d’autres dés. L’inscrire ?',
      replaced:
        'Le nouveau pilote prend dès lors la place, la lettre et les points ; l’ancien quitte la saison. L’inscrire ?',
      withdrawn: 'Qui s’est retiré ne revient pas. L’inscrire ?',
      closed: 'On ne court plus dans une saison close ; le classement est définitif. La clore ?',
    },
  },
  question: { no: 'Non, pas encore', yes: 'Oui, l’inscrire au registre' },
  swap: {
    title: 'Deux pilotes changent de table',
    one: 'pilote',
    other: 'change avec',
    outcome: 'Les tables alors',
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
    },
    book: 'Livre',
    laps: 'Tours',
    grid: 'Grille',
    usual: 'selon la formule',
    calendar: 'Calendrier',
    people: 'Personnes',
    cpus: 'Pilotes CPU',
    level: 'Niveau',
    points: 'Points',
    count: 'Comptent',
    teams: 'Écuries',
    noTeams: 'aucune',
    ofTwo: 'de deux voitures',
    absent: 'Absent',
    emptySeat: 'place vide',
    seed: 'Graine',
    inWords: 'Le plan en mots',
    start: 'Commencer la saison',
    needsName: 'Une saison a besoin d’un nom.',
    needsCircuit: 'Le calendrier ne nomme aucun circuit.',
    noCircuit: id =>
      `Il n’y a pas de circuit ${id} ; écrivez des noms comme monza, séparés par des blancs.`,
    needsSeed: 'Une graine est un nombre entier.',
    needsLaps: 'Les tours : un nombre de 1 à 99, ou rien pour ceux du livre.',
    entrants: (least, most, count) =>
      `La formule prend ${least} à ${most} pilotes ; en voici ${count}.`,
  },
  formHelp: [
    'Haut et bas vont de ligne en ligne, gauche et droite changent une valeur, un texte se tape sur place. La dernière ligne fait tout.',
    'Ce qui en résulte est dit à côté avant toute inscription ; Échap n’inscrit rien.',
  ],
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
  about: {
    paddock:
      'Le paddock est le foyer d’une saison. Sa première ligne fait ce qui est à faire : essais, tirage, lancer du ciel, grille ou course ; si plusieurs tables attendent, elle y mène.',
    standings:
      'Une ligne par pilote ou écurie, une colonne par week-end. Les cases sont des portes : la ligne du bas parle de celle qui est marquée. Gauche et droite au bord montrent d’autres week-ends.',
    weekend:
      'Les essais avec tout ce qui compte, les tables tirées ou à tirer, et le ciel de la course. Avant la première course, deux pilotes peuvent changer de table.',
    tables:
      'Chaque table du week-end : qui l’a ouverte, son tour, qui mène, qui doit jouer et depuis quand. La page se renouvelle chaque seconde ; une table ouvre sa page, où on la regarde.',
    race: 'Ce qu’une course a donné : places, gains, points, chance aux dés en cases, manches en tête, et le classement après elle. Pendant la course, elle montre qui est où.',
    calendar: 'Chaque week-end avec son circuit, ses tours, qui est parti et arrivé en tête.',
    entrants: 'Tous les engagés avec la lettre de leur voiture, qui reste la leur.',
    driver: 'La saison d’un pilote en chiffres, et chaque résultat.',
    team: 'Les pilotes d’une écurie, et ses points à chaque week-end.',
    hall: 'Les champions de chaque saison finie, et ce que chacun y a fait. Chaque nom est une porte.',
    life: 'Un pilote dans toutes les saisons : titres, victoires, places, et contre qui le plus souvent.',
    records:
      'Le meilleur de chaque circuit par livre : le tour en le moins de coups, victoires, places gagnées, manches en tête.',
    pastSeason: 'Comment une saison a fini : le classement final, et qui a gagné où.',
    rulings:
      'Tout ce qui a été décidé, avec sa ligne au registre. Une nouvelle décision montre d’abord le classement tel qu’il serait.',
  },
};
