// English: the paper of a season.

import { ordinal } from '../../replay/ordinal.ts';
import { lineNumber } from '../ledger/entry.ts';
import type { NewsWords } from './news-teller.ts';

/** The sentences. */
export const EN_PAPER: NewsWords = {
  wonFromPole: ({ driver, plays }, { driver: name, circuit, plays: words }) =>
    `${name(driver)} won at ${circuit} from pole${plays === undefined ? '' : `, in ${words.told(plays)}`}.`,
  wonFrom: ({ driver, grid }, { driver: name, circuit }) =>
    `${name(driver)} won at ${circuit} from ${ordinal(grid)} on the grid.`,
  firstWin: ({ driver, starts }, { driver: name }) =>
    `It was the first win of ${name(driver)}, at start ${starts}.`,
  winsInRow: ({ driver, count }, { driver: name }) => `${name(driver)} has won ${count} in a row.`,
  ledAll: ({ driver, rounds }, { driver: name, round }) =>
    `${name(driver)} led at the end of each of the ${round.told(rounds)}.`,
  climb: ({ driver, from, to }, { driver: name }) =>
    `${name(driver)} came from ${ordinal(from)} to ${ordinal(to)}.`,
  collapse: ({ driver, from, to }, { driver: name }) =>
    `${name(driver)} went from ${ordinal(from)} to ${ordinal(to)}.`,
  climbOfSeason: ({ driver, places }, { driver: name }) =>
    `${name(driver)} gained ${places} places: the climb of the season so far.`,
  lastLap: ({ count }) => `There were ${count} overtakes on the last lap.`,
  overtakes: ({ driver, count }, { driver: name }) =>
    `${name(driver)} overtook ${count} cars, more than anybody else.`,
  fastestLap: ({ driver, plays }, { driver: name, plays: words }) =>
    `The fastest lap was that of ${name(driver)}: ${words.told(plays)}.`,
  fastestLaps: ({ driver, count }, { driver: name }) =>
    `${name(driver)} has ${count} fastest laps by now, most of all.`,
  drama: ({ points, races }) => `Drama ${points}: the most of the ${races} races so far.`,
  luckyDay: ({ driver, spaces }, { driver: name }) =>
    `The dice took ${name(driver)} ${spaces} spaces beyond their mean.`,
  unluckyDay: ({ driver, spaces }, { driver: name }) =>
    `The dice left ${name(driver)} ${spaces} spaces short of their mean.`,
  luckiest: ({ driver, spaces, races }, { driver: name }) =>
    `Over ${races} races the dice have been kindest to ${name(driver)}: +${spaces} spaces.`,
  unluckiest: ({ driver, spaces, races }, { driver: name }) =>
    `Over ${races} races ${name(driver)} is the unluckiest of all: -${spaces} spaces.`,
  saver: ({ driver, points, place }, { driver: name }) =>
    `${name(driver)} came ${ordinal(place)} on ${count(points, 'point', 'points')} spent, the fewest of all.`,
  outs: ({ count: out, of }) => `Of ${of} cars, ${out} dropped out.`,
  leaderOut: ({ driver, round }, { driver: name, round: words }) =>
    `${name(driver)} dropped out of the lead in ${words.head} ${round}.`,
  firstRetirement: ({ driver, starts }, { driver: name }) =>
    `${name(driver)} is out for the first time in ${starts} starts.`,
  outAgain: ({ driver, count: out, of }, { driver: name }) =>
    `${name(driver)} is out for the ${ordinal(out)} time in ${of} starts.`,
  polesWithoutWin: ({ driver, poles }, { driver: name }) =>
    `${name(driver)} has had ${poles} poles and no win.`,
  samePlace: ({ driver, place, count: times }, { driver: name }) =>
    `${name(driver)} came ${ordinal(place)} for the ${ordinal(times)} time in a row.`,
  podiumsInRow: ({ driver, count: times }, { driver: name }) =>
    `${name(driver)} has been on ${times} podiums in a row.`,
  alwaysPoints: ({ driver, count: races }, { driver: name }) =>
    `${name(driver)} has scored in each of ${races} starts.`,
  firstPoints: ({ driver, starts }, { driver: name }) =>
    `${name(driver)} scored for the first time, at start ${starts}.`,
  ownCircuit: ({ driver, count: races }, { driver: name, circuit }) =>
    `Of ${races} races at ${circuit}, ${name(driver)} has won all.`,
  rivalry: ({ driver, other, ahead, behind }, { driver: name }) =>
    `${name(driver)} against ${name(other)} stands at ${ahead}–${behind}.`,
  standingsUp: ({ driver, from, to }, { driver: name }) =>
    `${name(driver)} rose from ${ordinal(from)} to ${ordinal(to)} in the standings.`,
  standingsDown: ({ driver, from, to }, { driver: name }) =>
    `${name(driver)} dropped from ${ordinal(from)} to ${ordinal(to)} in the standings.`,
  newLeader: ({ driver, other, points }, { driver: name, points: told }) =>
    `${name(driver)} now leads, by ${told(points)} ${points === 1 ? 'point' : 'points'} from ${name(other)}.`,
  leaderStays: ({ driver, other, points }, { driver: name, points: told }) =>
    `${name(driver)} still leads, by ${told(points)} ${points === 1 ? 'point' : 'points'} from ${name(other)}.`,
  level: ({ driver, other, points }, { driver: name, points: told }) =>
    `${name(driver)} and ${name(other)} are level on ${told(points)} ${points === 1 ? 'point' : 'points'}.`,
  titleSettled: ({ driver, left }, { driver: name }) =>
    left === 0
      ? `${name(driver)} is champion.`
      : `${name(driver)} is champion, with ${count(left, 'weekend', 'weekends')} left.`,
  titleNeeds: ({ driver, place }, { driver: name, next }) =>
    place === 1
      ? `${name(driver)} is champion with a win at ${next}.`
      : `${name(driver)} is champion with place ${place} at ${next}.`,
  titleOpen: ({ count: drivers, left }) =>
    `With ${count(left, 'weekend', 'weekends')} left, ${drivers} drivers can be champion.`,
  teamLead: ({ team, other, points }, { team: name, points: told }) =>
    `${name(team)} leads ${name(other)} by ${told(points)} ${points === 1 ? 'point' : 'points'}.`,
  oneTwo: ({ team, driver, other }, { team: teamName, driver: name }) =>
    `${teamName(team)} took the first two places: ${name(driver)} and ${name(other)}.`,
  standIn: ({ driver, place }, { driver: name }) =>
    place === undefined
      ? `${name(driver)} was absent, and the stand-in dropped out.`
      : `${name(driver)} was absent; the stand-in came ${ordinal(place)}.`,
  pointsOff: ({ driver, points, line }, { driver: name, points: told }) =>
    `The organiser took ${told(points)} ${points === 1 ? 'point' : 'points'} off ${name(driver)} (ruling ${lineNumber(line)}).`,
  disqualified: ({ driver, line }, { driver: name }) =>
    `${name(driver)} was disqualified (ruling ${lineNumber(line)}).`,
};

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
