// The pages of a season in French.

import { ofName } from '../../../replay/elision.ts';
import { LOT_WORDS } from '../../../replay/lot-words.ts';
import type { SeasonWords } from './words.ts';

const LEVELS: Readonly<Record<string, string>> = {
  random: 'au hasard',
  rookie: 'débutant',
  club: 'club',
  pro: 'pro',
  champion: 'champion',
};

function plural(count: number, one: string, many: string): string {
  return `${count} ${count < 2 ? one : many}`;
}

function points(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1).replace('.', ',');
}

export const FR: SeasonWords = {
  language: 'fr',
  heads: {
    place: { said: 'place' },
    gain: { said: 'écart' },
    car: { said: 'voiture' },
    driver: 'pilote',
    team: 'écurie',
    points: 'pts',
    form: 'forme',
    wins: 'vict.',
    luck: 'chance',
    grid: 'grille',
    plays: 'coups',
    led: 'tête',
    passes: 'dépass.',
    fastest: 'mt',
    out: 'abandon',
    weekend: 'week-end',
    circuit: 'circuit',
    date: 'date',
    laps: 'tours',
    lap: 'tour',
    round: 'manche',
    leader: 'en tête',
    toMove: 'doit jouer',
    since: 'depuis',
    keyboard: 'clavier',
    winner: 'vainqueur',
    pole: 'pole',
    table: 'table',
    seat: 'place',
    tires: 'pneus',
    rolls: 'lanc.',
    over: 'sort.',
    total: 'total',
    time: 'temps',
    session: 'en',
    drivenBy: 'conduit par',
    starts: 'dép.',
    line: 'ligne',
    when: 'quand',
    what: 'quoi',
    reason: 'motif',
    by: 'par',
  },
  points,
  list: names =>
    names.length < 2
      ? (names[0] ?? '')
      : `${names.slice(0, -1).join(', ')} et ${names.at(-1) ?? ''}`,
  laps: laps => plural(laps, 'tour', 'tours'),
  weekendOf: (number, all, circuit) => `week-end ${number} sur ${all} : ${circuit}`,
  isOver: 'la saison est finie',
  closed: reason => `close : ${reason}`,
  none: 'aucun',
  person: 'une personne',
  remote: 'un programme',
  levels: LEVELS,
  results: { out: 'ab', disqualified: 'dsq', absent: '–' },
  paddock: {
    drivers: 'Pilotes',
    teams: 'Écuries',
    weekend: 'Ce week-end',
    trials: 'essais',
    driven: (driven, all) => `${driven} sur ${all} disputés`,
    pole: 'pole',
    sky: 'météo',
    table: table => `table ${table}`,
    draw: 'tirage',
    drawDue: 'à faire',
    roll: driver => `${driver} lance pour tous`,
    gridDue: 'attend sa grille',
    ready: 'prête',
    won: driver => `gagnée par ${driver}`,
    atLap: (lap, laps) => `tour ${lap}/${laps}`,
    toMove: driver => `${driver} doit jouer`,
    champion: (driver, total) => `${driver} est champion avec ${total} points.`,
    next: 'à présent',
  },
  standings: {
    title: season => `${season} : pilotes`,
    teamsTitle: season => `${season} : écuries`,
    after: (driven, all) => `après ${driven} week-ends sur ${all}`,
    before: 'a',
    former: (name, before, circuit) =>
      `a avant : ${name} a le volant et les points ${ofName(before)} depuis ${circuit} ; les résultats d’avant restent à ${before}.`,
    legend: ['P pole · * meilleur tour · ab abandon · dsq disqualifié · (3) retiré · s remplaçant'],
    off: (driver, total, lines) =>
      `° ${driver} : ${total} points par ${lines.length === 1 ? 'la décision' : 'les décisions'} ${lines.join(', ')}`,
    scoring: (table, count) => `${table}, ${count}`,
    bestCars: count =>
      count < 2
        ? 'la meilleure voiture d’une écurie compte'
        : `les ${count} meilleures voitures d’une écurie comptent`,
    ...LOT_WORDS.fr,
    byBook: 'points du livre',
    best: count => `les ${count} meilleurs comptent`,
    drop: count =>
      count === 1 ? 'le pire résultat est retiré' : `les ${count} pires résultats sont retirés`,
    all: 'tout compte',
    ties: criteria => `Égalités : ${criteria.join(', ')}.`,
    finished: place => (place === 1 ? '1er' : `${place}e`),
    from: grid => `parti ${grid === 1 ? '1er' : `${grid}e`}`,
    scored: total => `${total} points`,
    stoodIn: level => `IA ${LEVELS[level] ?? level} au volant`,
    droppedCell: 'retiré',
  },
  criteria: {
    points: 'points',
    wins: 'victoires',
    places: 'places',
    headToHead: 'confrontations',
    latest: 'dernière course',
    earliestWin: 'première victoire',
    trials: 'essais',
    lot: 'tirage au sort',
    shared: 'ex æquo',
  },
  weekend: {
    title: (season, circuit) => `${season} : ${circuit}`,
    trials: 'Essais chronométrés',
    session: (session, sky) => `Séance ${session} : ${sky}.`,
    ends: { finished: '', aborted: 'interrompu', withdrawn: 'non disputé', void: 'nul' },
    noLap: (name, why) => `Pas de tour de ${name} : ${why}.`,
    tires: { hard: 'durs', soft: 'tendres', rain: 'pluie' },
    tables: 'Tables',
    tableLine: (table, cars) => `table ${table} : ${plural(cars, 'voiture', 'voitures')}`,
    sky: (sky, roll) => {
      const said: Readonly<Record<string, string>> = {
        sun: 'soleil, sec',
        changeable: 'nuages, sec',
        rain: 'pluie, mouillé',
      };
      return `le dé donne ${roll} : ${said[sky] ?? sky}`;
    },
    rolled: (driver, die) => `Météo de la course : ${driver} a fait ${die} pour toutes les tables.`,
    toRoll: driver => `Météo de la course : ${driver} lance pour toutes les tables.`,
    moved: pairs => `Échangés pour séparer les équipiers : ${pairs.join(', ')}.`,
    together: groups => `Équipiers à une même table : ${groups.join(', ')}.`,
    drawnLater: 'Les tables sont tirées après les essais chronométrés.',
    apart: 'Équipiers à une même table : aucun.',
    absent: names => `Absents : ${names}.`,
    standIn: (name, level) => `${name} (IA ${LEVELS[level] ?? level} au volant)`,
    notYet: 'à disputer',
    grids: {
      trials: 'les essais',
      lot: 'tirage au sort',
      rotation: 'rotation',
      standings: 'le classement, le premier devant',
      reversed: 'le classement, le dernier devant',
      lastResult: 'le dernier résultat',
      byHand: 'l’organisateur',
      book: 'le livre',
    },
    draws: {
      classification: 'le classement',
      snake: 'serpentin',
      lot: 'tirage au sort',
      byHand: 'l’organisateur',
    },
    voids: {
      last: 'est dernier',
      again: 'est disputé à nouveau',
      onceAgain: 'est disputé à nouveau une fois',
    },
    gridBy: rule => `Grille par ${rule}.`,
    grid: 'Grille',
  },
  race: {
    title: (circuit, table) => (table === undefined ? circuit : `${circuit}, table ${table}`),
    facts: ({ rounds, leadChanges, out }) =>
      [
        ...(rounds === undefined ? [] : [plural(rounds, 'manche', 'manches')]),
        ...(leadChanges === undefined
          ? []
          : [plural(leadChanges, 'changement en tête', 'changements en tête')]),
        plural(out, 'abandon', 'abandons'),
      ].join(', '),
    result: 'Résultat',
    notRaced: 'La course de cette table n’est pas encore disputée.',
    retired: ({ round, where }) =>
      [...(where === '' ? [] : [where]), ...(round === undefined ? [] : [`manche ${round}`])].join(
        ', ',
      ) || 'abandon',
    byHand: 'Saisi à la main : places et points seuls.',
    standings: 'Classement',
    change: 'gain',
  },
  tables: {
    title: (season, circuit) => `${season}, ${circuit} : la course`,
    nobody: 'personne',
    here: 'ici',
    waits: drivers => `attend ${drivers}`,
    over: 'finie',
    news: 'Dépêches',
    newsOf: (table, text) => `table ${table}  ${text}`,
    cpu: 'IA',
    advance: names => `Si tout s’arrêtait là, se qualifieraient : ${names}.`,
  },
  calendar: {
    title: season => `${season} : calendrier`,
    stage: 'étape',
    weight: 'compte',
    state: '',
    over: 'fini',
    now: 'à présent',
  },
  entrants: {
    title: season => `${season} : engagés et écuries`,
    count: (drivers, teams) =>
      `${plural(drivers, 'pilote', 'pilotes')}${teams === 0 ? '' : `, ${plural(teams, 'écurie', 'écuries')}`}`,
    from: weekend => `à partir de ${weekend}`,
    until: weekend => `jusqu’à ${weekend}`,
    replaced: races =>
      races === 'season'
        ? 'blessé : remplacé jusqu’à la fin de la saison'
        : `blessé : remplacé pour ${races === 1 ? 'une course' : `${races} courses`}`,
    won: (points, count) =>
      count < 2 ? `${points} point de pilote gagné` : `${points} points de pilote gagnés`,
    handicap: 'handicap',
    notes: 'notes',
  },
  driver: {
    letter: letter => `lettre ${letter}`,
    season: 'La saison',
    podiums: 'podiums',
    poles: 'poles',
    fastestLaps: 'meill. tours',
    retirements: 'aband.',
    results: 'Résultats',
    standIn: 'remplaçant',
  },
  team: { results: 'Résultats', drivers: 'Pilotes' },
  rulings: {
    title: 'Décisions',
    count: (season, rulings) => `${season}, ${rulings} au registre`,
    none: 'Aucune décision.',
    stays: 'Une décision reste au registre : une autre peut la corriger, aucune ne l’efface.',
    ledger: 'Décisions',
    pointsOff: total => `${total} points en moins`,
    pointsOn: total => `${total} points en plus`,
    disqualified: 'disqualifié',
    result: (table, order) => `résultat de la table ${table} : ${order}`,
    raceAgain: table => `la table ${table} est rejouée`,
    trialAgain: session => `essai de la séance ${session} à refaire`,
    backTo: line => `retour à la ligne ${line}`,
    absent: 'absent',
    present: 'vient tout de même',
    joined: 'rejoint la saison',
    withdrawn: 'se retire',
    replaced: by => `remplacé par ${by}`,
    undone: line => `ligne ${line} annulée`,
    returned: 'revient',
    built: drivers => `une voiture est construite pour ${drivers}`,
    closed: 'saison close',
    takenOver: (what, from) => `${what} : repris à ${from}`,
    drawnByHand: 'tables tirées à la main',
    gridSet: (table, order) => `grille de la table ${table} : ${order}`,
    organiser: 'organisateur',
  },
  plan: {
    inWords: 'Le plan en clair',
    weekends: count => (count === 1 ? 'Un week-end' : `${count} week-ends`),
    tables: most => `des tables de ${most} au plus`,
    grid: rule => `Grille par ${rule}.`,
    sessions: sessions =>
      sessions === 1
        ? 'Une séance d’essais chronométrés.'
        : `${sessions} séances d’essais chronométrés.`,
    score: table => table,
    counts: text => text,
    ties: text => `égalités par ${text}`,
    teams: score =>
      score === undefined
        ? 'Toutes les voitures d’une écurie marquent.'
        : `Les ${score} meilleures d’une écurie marquent.`,
    builtOnce: 'Les voitures sont construites une fois pour toute la saison.',
    rota: 'Les écuries sont commissaires à tour de rôle et ne courent pas cette course-là.',
    absent: (level, scores) => {
      if (level === undefined) return 'Absent : la place reste vide.';
      const gets = {
        nobody: 'sans points',
        team: 'des points pour l’écurie',
        half: 'la moitié des points',
      };
      return `Absent : IA ${LEVELS[level] ?? level} au volant, ${gets[scores]}.`;
    },
  },
};
