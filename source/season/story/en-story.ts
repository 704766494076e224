// English: the story of a race.
import { commentWithin } from '../../replay/commentary/commentary.ts';
import { ordinal } from '../../replay/ordinal.ts';
import type { DramaWord } from './drama.ts';
import type { StoryTeller, StoryWords } from './telling.ts';

const DRAMAS: Readonly<Record<DramaWord, string>> = {
  procession: 'a procession',
  quiet: 'a quiet race',
  open: 'an open race',
  fight: 'a hard fight',
  streetFight: 'a street fight',
};

export const EN_STORY: StoryWords = {
  tales: {
    win: ({ seat, grid, plays }, { name, words }) =>
      `${name(seat)} won from ${slot(grid)} in ${words.plays.told(plays)}.`,
    leading: ({ seat, round }, { name, words }) =>
      `${name(seat)} leads in ${words.round.head} ${round}.`,
    podium: ({ second, third }, { name }) =>
      third === undefined
        ? `${name(second)} came second.`
        : `${name(second)} came second and ${name(third)} third.`,
    allTheWay: ({ seat, rounds }, { name, words }) =>
      `${name(seat)} led at the end of all ${words.round.told(rounds)}.`,
    leadChanges: ({ count }) => `The lead changed ${times(count)}.`,
    ledMost: ({ seat, led, of }, { name, words }) =>
      `${name(seat)} led ${led} of ${words.round.told(of)}, more than anybody else.`,
    climb: ({ seat, from, to }, { name }) =>
      `${name(seat)} came from ${ordinal(from)} to ${ordinal(to)}.`,
    fall: ({ seat, from, to }, { name }) =>
      `${name(seat)} fell from ${ordinal(from)} to ${ordinal(to)}.`,
    overtakes: ({ seat, count }, { name }) =>
      `${name(seat)} made the most overtakes: ${cars(count)}.`,
    lastLap: ({ count }) => `The last lap saw ${count} ${count === 1 ? 'overtake' : 'overtakes'}.`,
    fastestLap: ({ seat, plays }, { name, words }) =>
      `${name(seat)} set the fastest lap, in ${words.plays.told(plays)}.`,
    lucky: ({ seat, spaces }, { name }) =>
      `The dice gave ${name(seat)} ${spaces} spaces more than average.`,
    unlucky: ({ seat, spaces }, { name }) =>
      `The dice gave ${name(seat)} ${spaces} spaces fewer than average.`,
    figure: ({ seat, name: figure, count }, { name, words }) =>
      `With ${counted(figure, count, words)}, ${name(seat)} had more than anybody else.`,
    outs: ({ count, of }) => `Of ${of} cars, ${count} retired.`,
    firstOut: ({ seat, round, where, cause }, { name, words }) =>
      `${name(seat)} was the first to retire, in ${words.round.head} ${round}${at(where)}: ${because(cause, words)}.`,
    leaderOut: ({ seat, round, where, cause }, { name, words }) =>
      `${name(seat)} retired from the lead in ${words.round.head} ${round}${at(where)}: ${because(cause, words)}.`,
    moment: ({ highlight }, teller) =>
      `The moment of the race: ${commentWithin(highlight, 'en', teller)}`,
    drama: ({ word }) => `All in all, ${DRAMAS[word]}.`,
  },
  memories: {
    allTheWay: ({ rounds }, { words }) => `led all ${words.round.told(rounds)}`,
    wonFrom: ({ grid }) => `won from ${ordinal(grid)}`,
    poleToLast: ({ of }) => `pole, then last of ${of}`,
    climb: ({ from, to }) => `${ordinal(from)} to ${ordinal(to)}: climb of the race`,
    fall: ({ from, to }) => `${ordinal(from)} to ${ordinal(to)}: fall of the race`,
    led: ({ led, of }, { words }) => `led most: ${led} of ${words.round.told(of)}`,
    fastestLap: ({ plays }, { words }) => `fastest lap: ${words.plays.told(plays)}`,
    lucky: ({ spaces }) => `kindest dice: +${spaces} spaces`,
    unlucky: ({ spaces }) => `unkindest dice: -${spaces} spaces`,
    overtakes: ({ count }) => `most overtakes: ${cars(count)}`,
    late: ({ count }) => `overtook ${count} on the last lap`,
    figure: ({ name, count }, { words }) => `most of all: ${counted(name, count, words)}`,
  },
  out: ({ round, where, cause, place }, { words }) => {
    const from = place === 1 ? ', in the lead' : '';
    return `${where === '' ? '' : `${where}, `}${words.round.head} ${round}${from}: ${because(cause, words)}`;
  },
  dramas: DRAMAS,
};

function slot(grid: number): string {
  return grid === 1 ? 'pole position' : `${ordinal(grid)} on the grid`;
}

function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}

function cars(count: number): string {
  return count === 1 ? '1 car' : `${count} cars`;
}

function at(where: string): string {
  return where === '' ? '' : ` at ${where}`;
}

function because(cause: string, words: StoryTeller['words']): string {
  return words.causes[cause] ?? cause;
}

function counted(name: string, count: number, words: StoryTeller['words']): string {
  return words.figures[name]?.told(count) ?? `${name} ${count}`;
}
