// What a season came to, in English.
import { ordinal } from '../../../replay/ordinal.ts';
import type { ComingBackWords } from './coming-back.ts';

export const EN_COMING_BACK: ComingBackWords = {
  doors: { chart: 'Chart', paper: 'The paper', whatIf: 'What if' },
  paper: {
    title: season => `The paddock paper of ${season}`,
    head: circuit => `The paddock paper, after ${circuit}`,
    after: circuit => `after ${circuit}`,
    nothing: 'Nothing has been raced yet.',
    others: 'Papers',
  },
  title: {
    head: 'Title:',
    champion: (driver, left) =>
      left === 0
        ? `${driver} is champion.`
        : `${driver} is champion, with ${weekends(left)} to go.`,
    needs: (driver, place, circuit) =>
      place === 1
        ? `${driver} is champion with a win at ${circuit}.`
        : `${driver} is champion with ${ordinal(place)} place or better at ${circuit}.`,
    chance: (driver, percent) => `${driver} ${percent}`,
    percent: percentText,
    others: count =>
      count === 1 ? '1 other driver can still win it.' : `${count} others can still win it.`,
  },
  chart: {
    title: {
      points: season => `${season}: points after each weekend`,
      places: season => `${season}: places after each weekend`,
      teams: season => `${season}: points of the teams after each weekend`,
    },
    start: 'start',
    nothing: 'Nothing has been raced yet.',
    shown: (shown, of) => `Only the first ${shown} of ${of} are drawn.`,
    ledSince: (name, circuit) => `${name} has led since ${circuit}.`,
    ledAlways: name => `${name} has led since the first race.`,
    steepest: (name, points, count) =>
      `Steepest: ${name}, with ${points} points over the last ${weekends(count)}.`,
    others: 'Charts',
    of: { points: 'points', places: 'places', teams: 'teams' },
  },
  whatIf: {
    title: season => `${season}: what if`,
    points: table => `with the points ${table}`,
    without: circuit => `without ${circuit}`,
    asIs: 'as it is',
    same: 'Nobody would change places.',
    moved: count =>
      count === 1 ? '1 driver would change places.' : `${count} drivers would change places.`,
    imagined: 'then',
    now: 'now',
    tables: 'Other points',
    weekends: 'Without a weekend',
    leads: 'first',
  },
  ceremony: {
    drama: (word, isMost) =>
      `${upper(word)}${isMost ? ', the liveliest race of the season so far' : ''}.`,
    leadChanges: count =>
      `The lead changed ${count === 2 ? 'twice' : `${count} times`}, the most this season.`,
    outs: count => `${count} cars are out, more than in any other race this season.`,
    overtakes: (driver, cars) => `${driver} overtook ${cars} cars, the most this season.`,
    climb: (driver, places) => `${driver} gained ${places} places: the climb of the season.`,
    fall: (driver, places) => `${driver} lost ${places} places, the most this season.`,
    lucky: (driver, spaces) =>
      `${driver} had the luckiest dice of the season, ${spaces} spaces above their mean.`,
    unlucky: (driver, spaces) =>
      `${driver} had the unluckiest dice of the season, ${spaces} spaces below their mean.`,
  },
  driver: {
    period: '',
    season: 'season',
    career: 'career',
    titles: 'titles',
    form: results => `Form: ${results}.`,
    luck: (spaces, races, rank, of) =>
      `Luck: ${spaces} spaces in ${races === 1 ? '1 race' : `${races} races`}, ${ordinal(rank)} of ${of}.`,
    aLap: (plays, own, field) => `${upper(plays)} a lap: ${own}; the field ${field}.`,
    led: rounds => `In front at the end of ${rounds}.`,
    overtook: (cars, overtaken) =>
      `Overtook ${cars === 1 ? '1 car' : `${cars} cars`}, was overtaken by ${overtaken}.`,
    spent: pools => `Points spent: ${pools}.`,
    average: (grid, result) => `On average ${grid} on the grid, ${result} at the flag.`,
    distribution: 'How often',
    place: 'place',
    result: 'result',
    rivals: 'Rivals',
    record: (ahead, behind) => `${ahead}–${behind}`,
    recordHead: 'ahead–behind',
    mate: 'team mate',
    lastRaces: 'The last races',
    remembered: 'remembered for',
    notRaced: 'No race yet.',
  },
  headToHead: {
    title: (one, other) => `${one} against ${other}`,
    record: (one, ahead, other, behind) =>
      `Where both finished, ${one} was ahead ${times(ahead)} and ${other} ${times(behind)}.`,
    career: (one, ahead, other, behind) =>
      `In earlier seasons: ${one} ${ahead}, ${other} ${behind}.`,
    never: 'They have not finished a race together yet.',
    figures: 'The season',
    average: 'mean result',
    weekends: 'Weekends',
    ahead: 'ahead',
  },
};

function percentText(chance: number): string {
  const percent = chance * 100;
  if (percent < 1) return '<1%';
  if (percent > 99) return '>99%';
  return `${Math.round(percent)}%`;
}

function weekends(count: number): string {
  return count === 1 ? '1 weekend' : `${count} weekends`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
