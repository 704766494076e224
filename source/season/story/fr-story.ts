// French: the story of a race.
import { commentWithin } from '../../replay/commentary/commentary.ts';
import type { DramaWord } from './drama.ts';
import type { StoryTeller, StoryWords } from './telling.ts';

const DRAMAS: Readonly<Record<DramaWord, string>> = {
  procession: 'une procession',
  quiet: 'une course calme',
  open: 'une course ouverte',
  fight: 'une lutte serrée',
  streetFight: 'une bataille de rue',
};

export const FR_STORY: StoryWords = {
  tales: {
    win: ({ seat, grid, plays }, { name, words }) =>
      `${name(seat)} gagne, parti ${grid === 1 ? 'en pole' : place(grid)}, en ${words.plays.told(plays)}.`,
    leading: ({ seat, round }, { name }) => `${name(seat)} est en tête à la manche ${round}.`,
    podium: ({ second, third }, { name }) =>
      third === undefined
        ? `${name(second)} finit 2e.`
        : `${name(second)} finit 2e et ${name(third)} 3e.`,
    allTheWay: ({ seat, rounds }, { name }) =>
      `${name(seat)} était devant à la fin de chacune des ${rounds} manches.`,
    leadChanges: ({ count }) => `La course a changé ${count} fois de leader.`,
    ledMost: ({ seat, led, of }, { name }) =>
      `${name(seat)} a mené ${led} manches sur ${of}, plus que quiconque.`,
    climb: ({ seat, from, to }, { name }) =>
      `${name(seat)} remonte de la ${order(from)} à la ${order(to)} place.`,
    fall: ({ seat, from, to }, { name }) =>
      `${name(seat)} recule de la ${order(from)} à la ${order(to)} place.`,
    overtakes: ({ seat, count }, { name }) => `${name(seat)} a le plus dépassé : ${cars(count)}.`,
    lastLap: ({ count }) =>
      `Le dernier tour a vu ${count} ${count < 2 ? 'dépassement' : 'dépassements'}.`,
    fastestLap: ({ seat, plays }, { name, words }) =>
      `${name(seat)} a fait le meilleur tour, en ${words.plays.told(plays)}.`,
    lucky: ({ seat, spaces }, { name }) =>
      `Les dés ont mené ${name(seat)} ${spaces} cases plus loin que leur moyenne.`,
    unlucky: ({ seat, spaces }, { name }) =>
      `Les dés ont laissé ${name(seat)} ${spaces} cases en deçà de leur moyenne.`,
    figure: ({ seat, name: figure, count }, { name, words }) =>
      `Avec ${counted(figure, count, words)}, ${name(seat)} en a eu plus que quiconque.`,
    outs: ({ count, of }) => `Sur ${of} voitures, ${count} ${count < 2 ? 'a' : 'ont'} abandonné.`,
    firstOut: ({ seat, round, where, cause }, { name, words }) =>
      `${name(seat)} abandonne en premier, à la manche ${round}${at(where)} : ${because(cause, words)}.`,
    leaderOut: ({ seat, round, where, cause }, { name, words }) =>
      `${name(seat)} abandonne en tête, à la manche ${round}${at(where)} : ${because(cause, words)}.`,
    moment: ({ highlight }, teller) =>
      `Le tournant de la course : ${commentWithin(highlight, 'fr', teller)}`,
    drama: ({ word }) => `En somme, ${DRAMAS[word]}.`,
  },
  memories: {
    allTheWay: ({ rounds }) => `a mené les ${rounds} manches`,
    wonFrom: ({ grid }) => `gagne, parti ${place(grid)}`,
    poleToLast: ({ of }) => `pole, puis dernier sur ${of}`,
    climb: ({ from, to }) => `${from}e à ${place(to)} : la remontée`,
    fall: ({ from, to }) => `${place(from)} à ${to}e : la chute`,
    led: ({ led, of }) => `en tête ${led} manches sur ${of}`,
    fastestLap: ({ plays }, { words }) => `meilleur tour : ${words.plays.told(plays)}`,
    lucky: ({ spaces }) => `meilleurs dés : +${spaces} cases`,
    unlucky: ({ spaces }) => `pires dés : -${spaces} cases`,
    overtakes: ({ count }) => `a dépassé ${cars(count)}`,
    late: ({ count }) => `${count} dépassements au dernier tour`,
    figure: ({ name, count }, { words }) => `record : ${counted(name, count, words)}`,
  },
  out: ({ round, where, cause, place }, { words }) => {
    const from = place === 1 ? ', en tête' : '';
    return `${where === '' ? '' : `${where}, `}manche ${round}${from} : ${because(cause, words)}`;
  },
  dramas: DRAMAS,
};

function place(number: number): string {
  return number === 1 ? '1er' : `${number}e`;
}

function order(number: number): string {
  return number === 1 ? '1re' : `${number}e`;
}

function cars(count: number): string {
  return `${count} ${count < 2 ? 'voiture' : 'voitures'}`;
}

function at(where: string): string {
  return where === '' ? '' : `, ${where}`;
}

function because(cause: string, words: StoryTeller['words']): string {
  return words.causes[cause] ?? cause;
}

function counted(name: string, count: number, words: StoryTeller['words']): string {
  return words.figures[name]?.told(count) ?? `${name} ${count}`;
}
