// What a season came to, in French.
import type { ComingBackWords } from './coming-back.ts';

export const FR_COMING_BACK: ComingBackWords = {
  doors: { chart: 'Graphique', paper: 'Le journal', whatIf: 'Et si' },
  paper: {
    title: season => `Le journal du paddock : ${season}`,
    head: circuit => `Le journal du paddock, après ${circuit}`,
    after: circuit => `après ${circuit}`,
    nothing: 'Rien n’a encore été couru.',
    others: 'Journaux',
  },
  title: {
    head: 'Titre :',
    champion: (driver, left) =>
      left === 0
        ? `Le titre est à ${driver}.`
        : `Le titre est à ${driver}, à ${weekends(left)} de la fin.`,
    needs: (driver, place, circuit) =>
      place === 1
        ? `Une victoire donne le titre à ${driver} (${circuit}).`
        : `Une ${place}e place ou mieux donne le titre à ${driver} (${circuit}).`,
    chance: (driver, percent) => `${driver} ${percent}`,
    percent: chance => {
      const percent = chance * 100;
      if (percent < 1) return '<1\u00a0%';
      return percent > 99 ? '>99\u00a0%' : `${Math.round(percent)}\u00a0%`;
    },
    others: count =>
      count < 2
        ? '1 autre pilote peut encore le gagner.'
        : `${count} autres peuvent encore le gagner.`,
  },
  chart: {
    title: {
      points: season => `${season} : points après chaque week-end`,
      places: season => `${season} : places après chaque week-end`,
      teams: season => `${season} : points des écuries après chaque week-end`,
    },
    start: 'dép.',
    nothing: 'Rien n’a encore été couru.',
    shown: (shown, of) => `Les ${shown} premiers sur ${of} sont dessinés.`,
    ledSince: (name, circuit) => `En tête depuis ${circuit} : ${name}.`,
    ledAlways: name => `En tête depuis la première course : ${name}.`,
    steepest: (name, points, count) =>
      `La plus forte progression : ${name}, ${points} points sur ${weekends(count)}.`,
    others: 'Graphiques',
    of: { points: 'points', places: 'places', teams: 'écuries' },
  },
  whatIf: {
    title: season => `${season} : et si`,
    points: table => `avec les points ${table}`,
    without: circuit => `sans ${circuit}`,
    asIs: 'tel quel',
    same: 'Personne n’aurait une autre place.',
    moved: count =>
      count < 2 ? '1 pilote aurait une autre place.' : `${count} pilotes auraient une autre place.`,
    imagined: 'alors',
    now: 'actuel',
    tables: 'Autres points',
    weekends: 'Sans un week-end',
    leads: 'premier',
  },
  ceremony: {
    drama: (word, isMost) =>
      `${upper(word)}${isMost ? ', la course la plus disputée de la saison à ce jour' : ''}.`,
    leadChanges: count => `La course a changé ${count} fois de leader, un record cette saison.`,
    outs: count => `${count} voitures ont abandonné, plus qu’ailleurs cette saison.`,
    overtakes: (driver, cars) => `${driver} a dépassé ${cars} voitures, le record de la saison.`,
    climb: (driver, places) => `${driver} a gagné ${places} places : la remontée de la saison.`,
    fall: (driver, places) => `${driver} a perdu ${places} places : la chute de la saison.`,
    lucky: (driver, spaces) =>
      `${driver} a eu les meilleurs dés de la saison, ${spaces} cases au-dessus de leur moyenne.`,
    unlucky: (driver, spaces) =>
      `${driver} a eu les pires dés de la saison, ${spaces} cases sous leur moyenne.`,
  },
  driver: {
    period: '',
    season: 'saison',
    career: 'carrière',
    titles: 'titres',
    form: results => `Forme : ${results}.`,
    luck: (spaces, races, rank, of) =>
      `Dés : ${spaces} cases en ${races < 2 ? '1 course' : `${races} courses`}, rang ${rank} sur ${of}.`,
    aLap: (plays, own, field) => `${upper(plays)} par tour : ${own} ; le peloton ${field}.`,
    led: rounds => `En tête à la fin de ${rounds}.`,
    overtook: (cars, overtaken) =>
      `A dépassé ${cars < 2 ? `${cars} voiture` : `${cars} voitures`}, a été dépassé ${overtaken} fois.`,
    spent: pools => `Points dépensés : ${pools}.`,
    average: (grid, result) => `En moyenne ${grid} au départ, ${result} à l’arrivée.`,
    distribution: 'Combien de fois',
    place: 'place',
    result: 'arrivée',
    rivals: 'Rivaux',
    record: (ahead, behind) => `${ahead}–${behind}`,
    recordHead: 'devant–derrière',
    mate: 'équipier',
    lastRaces: 'Les dernières courses',
    remembered: 'ce qu’on retient',
    notRaced: 'Pas encore de course.',
  },
  headToHead: {
    title: (one, other) => `${one} contre ${other}`,
    record: (one, ahead, other, behind) =>
      `Quand les deux arrivent : ${one} devant ${ahead} fois, ${other} ${behind} fois.`,
    career: (one, ahead, other, behind) => `Saisons passées : ${one} ${ahead}, ${other} ${behind}.`,
    never: 'Ils n’ont encore fini aucune course ensemble.',
    figures: 'La saison',
    average: 'arrivée moy.',
    weekends: 'Week-ends',
    ahead: 'devant',
  },
};

function weekends(count: number): string {
  return count < 2 ? `${count} week-end` : `${count} week-ends`;
}

function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
