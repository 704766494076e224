// English: the news of a season.

import { ordinal } from '../../replay/ordinal.ts';
import { lineNumber } from '../ledger/entry.ts';
import type { NewsWords } from './news-teller.ts';

export const EN_PAPER: NewsWords = {
  wonFromPole: ({ driver, plays }, { driver: name, circuit, plays: words }) =>
    `${name(driver)} won at ${circuit} from pole${plays === undefined ? '' : `, in ${words.told(plays)}`}.`,
  wonFrom: ({ driver, grid }, { driver: name, circuit }) =>
    `${name(driver)} won at ${circuit} from ${ordinal(grid)} on the grid.`,
  firstWin: ({ driver, starts }, { driver: name }) =>
    `A first win for ${name(driver)}, at the ${ordinal(starts)} start.`,
  winsInRow: ({ driver, count }, { driver: name }) => `${name(driver)} has won ${count} in a row.`,
  ledAll: ({ driver, rounds }, { driver: name, round }) =>
    `${name(driver)} led at the end of all ${round.told(rounds)}.`,
  climb: ({ driver, from, to }, { driver: name }) =>
    `${name(driver)} came from ${ordinal(from)} to ${ordinal(to)}.`,
  collapse: ({ driver, from, to }, { driver: name }) =>
    `${name(driver)} fell from ${ordinal(from)} to ${ordinal(to)}.`,
  climbOfSeason: ({ driver, places }, { driver: name }) =>
    `${name(driver)} gained ${places} places: the climb of the season so far.`,
  lastLap: ({ count }) => `There were ${count} overtakes on the last lap.`,
  overtakes: ({ driver, count }, { driver: name }) =>
    `${name(driver)} overtook ${count} cars, more than anybody else.`,
  fastestLap: ({ driver, plays }, { driver: name, plays: words }) =>
    `${name(driver)} set the fastest lap: ${words.told(plays)}.`,
  fastestLaps: ({ driver, count }, { driver: name }) =>
    `${name(driver)} now has ${count} fastest laps, more than anybody else.`,
  drama: ({ races }) => `The liveliest of the ${races} races so far.`,
  luckyDay: ({ driver, spaces }, { driver: name }) =>
    `The dice gave ${name(driver)} ${spaces} spaces more than average.`,
  unluckyDay: ({ driver, spaces }, { driver: name }) =>
    `The dice gave ${name(driver)} ${spaces} spaces fewer than average.`,
  luckiest: ({ driver, spaces, races }, { driver: name }) =>
    `Over ${races} races the dice have been kindest to ${name(driver)}: +${spaces} spaces.`,
  unluckiest: ({ driver, spaces, races }, { driver: name }) =>
    `Over ${races} races ${name(driver)} is the unluckiest of all: -${spaces} spaces.`,
  saver: ({ driver, points, place }, { driver: name }) =>
    `${name(driver)} came ${ordinal(place)} on ${count(points, 'point', 'points')} spent, the fewest of all.`,
  outs: ({ count: out, of }) => `Of ${of} cars, ${out} retired.`,
  leaderOut: ({ driver, round }, { driver: name, round: words }) =>
    `${name(driver)} retired from the lead in ${words.head} ${round}.`,
  firstRetirement: ({ driver, starts }, { driver: name }) =>
    `${name(driver)} retired for the first time in ${starts} starts.`,
  outAgain: ({ driver, count: out, of }, { driver: name }) =>
    `${name(driver)} retired for the ${ordinal(out)} time in ${of} starts.`,
  polesWithoutWin: ({ driver, poles }, { driver: name }) =>
    `${name(driver)} has ${poles} poles and no win yet.`,
  samePlace: ({ driver, place, count: times }, { driver: name }) =>
    `${name(driver)} came ${ordinal(place)} for the ${ordinal(times)} time in a row.`,
  podiumsInRow: ({ driver, count: times }, { driver: name }) =>
    `${name(driver)} makes it ${times} podiums in a row.`,
  alwaysPoints: ({ driver, count: races }, { driver: name }) =>
    `${name(driver)} has scored in each of ${races} starts.`,
  firstPoints: ({ driver, starts }, { driver: name }) =>
    `${name(driver)} scored for the first time, at the ${ordinal(starts)} start.`,
  ownCircuit: ({ driver, count: races }, { driver: name, circuit }) =>
    `${name(driver)} has won every race at ${circuit}, all ${races} of them.`,
  rivalry: ({ driver, other, ahead, behind }, { driver: name }) =>
    `${name(driver)} against ${name(other)} stands at ${ahead}–${behind}.`,
  standingsUp: ({ driver, from, to }, { driver: name }) =>
    `${name(driver)} rose from ${ordinal(from)} to ${ordinal(to)} in the standings.`,
  standingsDown: ({ driver, from, to }, { driver: name }) =>
    `${name(driver)} dropped from ${ordinal(from)} to ${ordinal(to)} in the standings.`,
  newLeader: ({ driver, other, points }, { driver: name, points: told }) =>
    `${name(driver)} now leads, ${told(points)} ${points === 1 ? 'point' : 'points'} clear of ${name(other)}.`,
  leaderStays: ({ driver, other, points }, { driver: name, points: told }) =>
    `${name(driver)} still leads, ${told(points)} ${points === 1 ? 'point' : 'points'} clear of ${name(other)}.`,
  level: ({ driver, other, points }, { driver: name, points: told }) =>
    `${name(driver)} and ${name(other)} are level on ${told(points)} ${points === 1 ? 'point' : 'points'}.`,
  titleSettled: ({ driver, left }, { driver: name }) =>
    left === 0
      ? `${name(driver)} is champion.`
      : `${name(driver)} is champion, with ${count(left, 'weekend', 'weekends')} left.`,
  titleNeeds: ({ driver, place }, { driver: name, next }) =>
    place === 1
      ? `A win at ${next} makes ${name(driver)} champion.`
      : `${ordinal(place)} place at ${next} makes ${name(driver)} champion.`,
  titleOpen: ({ count: drivers, left }) =>
    `With ${count(left, 'weekend', 'weekends')} left, ${drivers} drivers can still be champion.`,
  teamLead: ({ team, other, points }, { team: name, points: told }) =>
    `${name(team)} leads ${name(other)} by ${told(points)} ${points === 1 ? 'point' : 'points'}.`,
  oneTwo: ({ team, driver, other }, { team: teamName, driver: name }) =>
    `A one-two for ${teamName(team)}: ${name(driver)} and ${name(other)}.`,
  standIn: ({ driver, place }, { driver: name }) =>
    place === undefined
      ? `${name(driver)} was absent, and the stand-in retired.`
      : `${name(driver)} was absent; the stand-in came ${ordinal(place)}.`,
  pointsOff: ({ driver, points, line }, { driver: name, points: told }) =>
    `The organiser took ${told(points)} ${points === 1 ? 'point' : 'points'} off ${name(driver)} (ruling ${lineNumber(line)}).`,
  disqualified: ({ driver, line }, { driver: name }) =>
    `${name(driver)} was disqualified (ruling ${lineNumber(line)}).`,
};

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
