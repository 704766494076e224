// French: the news of a season.

import { ofName } from '../../replay/elision.ts';
import { lineNumber } from '../ledger/entry.ts';
import type { NewsWords } from './news-teller.ts';

export const FR_PAPER: NewsWords = {
  wonFromPole: ({ driver, plays }, { driver: name, circuit, plays: words }) =>
    `${circuit} : ${name(driver)} gagne depuis la pole${plays === undefined ? '' : `, en ${words.told(plays)}`}.`,
  wonFrom: ({ driver, grid }, { driver: name, circuit }) =>
    `${circuit} : ${name(driver)} gagne, parti ${place(grid)}.`,
  firstWin: ({ driver, starts }, { driver: name }) =>
    `C’est la première victoire ${ofName(name(driver))}, à son ${place(starts)} départ.`,
  winsInRow: ({ driver, count }, { driver: name }) =>
    `${name(driver)} compte ${count} victoires de suite.`,
  ledAll: ({ driver, rounds }, { driver: name, round }) =>
    `${name(driver)} était en tête à la fin de chaque manche : ${round.told(rounds)}.`,
  climb: ({ driver, from, to }, { driver: name }) =>
    `${name(driver)}, parti ${place(from)}, arrive ${place(to)}.`,
  collapse: ({ driver, from, to }, { driver: name }) =>
    `${name(driver)} recule de la ${order(from)} à la ${order(to)} place.`,
  climbOfSeason: ({ driver, places }, { driver: name }) =>
    `${name(driver)} gagne ${places} places : la remontée de la saison à ce jour.`,
  lastLap: ({ count }) => `Le dernier tour a vu ${count} dépassements.`,
  overtakes: ({ driver, count }, { driver: name }) =>
    `${name(driver)} a dépassé ${count} voitures, plus que tout autre.`,
  fastestLap: ({ driver, plays }, { driver: name, plays: words }) =>
    `Le meilleur tour est celui ${ofName(name(driver))} : ${words.told(plays)}.`,
  fastestLaps: ({ driver, count }, { driver: name }) =>
    `${name(driver)} en est à ${count} meilleurs tours, plus que tout autre.`,
  drama: ({ races }) => `La plus disputée des ${races} courses à ce jour.`,
  luckyDay: ({ driver, spaces }, { driver: name }) =>
    `Les dés ont mené ${name(driver)} ${spaces} cases au-delà de leur moyenne.`,
  unluckyDay: ({ driver, spaces }, { driver: name }) =>
    `Les dés ont laissé ${name(driver)} ${spaces} cases sous leur moyenne.`,
  luckiest: ({ driver, spaces, races }, { driver: name }) =>
    `Sur ${races} courses, les dés sourient surtout à ${name(driver)} : +${spaces} cases.`,
  unluckiest: ({ driver, spaces, races }, { driver: name }) =>
    `Sur ${races} courses, ${name(driver)} a le moins de chance : -${spaces} cases.`,
  saver: ({ driver, points, place: at }, { driver: name }) =>
    `${name(driver)} arrive ${place(at)} pour ${compte(points, 'point dépensé', 'points dépensés')}, le moins de tous.`,
  outs: ({ count, of }) => `Sur ${of} voitures, ${compte(count, 'a abandonné', 'ont abandonné')}.`,
  leaderOut: ({ driver, round }, { driver: name, round: words }) =>
    `${name(driver)} abandonne en tête, ${words.head} ${round}.`,
  firstRetirement: ({ driver, starts }, { driver: name }) =>
    `${name(driver)} abandonne pour la première fois en ${starts} départs.`,
  outAgain: ({ driver, count, of }, { driver: name }) =>
    `${name(driver)} en est à ${count} abandons en ${of} départs.`,
  polesWithoutWin: ({ driver, poles }, { driver: name }) =>
    `${name(driver)} a eu ${poles} poles et aucune victoire.`,
  samePlace: ({ driver, place: at, count }, { driver: name }) =>
    `${name(driver)} arrive ${place(at)} pour la ${count}e fois de suite.`,
  podiumsInRow: ({ driver, count }, { driver: name }) =>
    `${name(driver)} en est à ${count} podiums de suite.`,
  alwaysPoints: ({ driver, count }, { driver: name }) =>
    `${name(driver)} a marqué à chacun de ses ${count} départs.`,
  firstPoints: ({ driver, starts }, { driver: name }) =>
    `${name(driver)} marque pour la première fois, à son ${place(starts)} départ.`,
  ownCircuit: ({ driver, count }, { driver: name, circuit }) =>
    `${circuit} : ${name(driver)} a gagné toutes les courses, soit ${count}.`,
  rivalry: ({ driver, other, ahead, behind }, { driver: name }) =>
    `${name(driver)} contre ${name(other)} : ${ahead}–${behind}.`,
  standingsUp: ({ driver, from, to }, { driver: name }) =>
    `Au classement, ${name(driver)} monte de la ${order(from)} à la ${order(to)} place.`,
  standingsDown: ({ driver, from, to }, { driver: name }) =>
    `Au classement, ${name(driver)} descend de la ${order(from)} à la ${order(to)} place.`,
  newLeader: ({ driver, other, points }, { driver: name, points: told }) =>
    `${name(driver)} prend la tête, ${told(points)} ${points < 2 ? 'point' : 'points'} devant ${name(other)}.`,
  leaderStays: ({ driver, other, points }, { driver: name, points: told }) =>
    `${name(driver)} reste en tête, ${told(points)} ${points < 2 ? 'point' : 'points'} devant ${name(other)}.`,
  level: ({ driver, other, points }, { driver: name, points: told }) =>
    `${name(driver)} et ${name(other)} sont à égalité avec ${told(points)} ${points < 2 ? 'point' : 'points'}.`,
  titleSettled: ({ driver, left }, { driver: name }) =>
    left === 0
      ? `Le titre est à ${name(driver)}.`
      : `Le titre est à ${name(driver)}, à ${compte(left, 'week-end', 'week-ends')} de la fin.`,
  titleNeeds: ({ driver, place: at }, { driver: name, next }) =>
    at === 1
      ? `Une victoire donne le titre à ${name(driver)} (${next}).`
      : `Une ${order(at)} place suffit à ${name(driver)} pour le titre (${next}).`,
  titleOpen: ({ count, left }) =>
    `À ${compte(left, 'week-end', 'week-ends')} de la fin, ${count} pilotes peuvent être champions.`,
  teamLead: ({ team, other, points }, { team: name, points: told }) =>
    `${name(team)} devance ${name(other)} de ${told(points)} ${points < 2 ? 'point' : 'points'}.`,
  oneTwo: ({ team, driver, other }, { team: teamName, driver: name }) =>
    `Doublé ${ofName(teamName(team))} : ${name(driver)} et ${name(other)}.`,
  standIn: ({ driver, place: at }, { driver: name }) =>
    at === undefined
      ? `En l’absence ${ofName(name(driver))}, son remplaçant abandonne.`
      : `En l’absence ${ofName(name(driver))}, son remplaçant arrive ${place(at)}.`,
  pointsOff: ({ driver, points, line }, { driver: name, points: told }) =>
    `L’organisateur retire ${told(points)} ${points < 2 ? 'point' : 'points'} à ${name(driver)} (décision ${lineNumber(line)}).`,
  disqualified: ({ driver, line }, { driver: name }) =>
    `${name(driver)} : disqualifié (décision ${lineNumber(line)}).`,
};

function place(number: number): string {
  return number === 1 ? '1er' : `${number}e`;
}

function order(number: number): string {
  return number === 1 ? '1re' : `${number}e`;
}

function compte(number: number, one: string, many: string): string {
  return `${number} ${number < 2 ? one : many}`;
}
