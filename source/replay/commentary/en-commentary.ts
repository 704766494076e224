// English: the sentences of the commentary on a race.
import type { Seat } from '../../rules/kit/types.ts';
import { ordinal } from '../ordinal.ts';
import type { Comment, Commentary } from './commentator.ts';
import type { Fact } from './highlight.ts';

/** Most cars that are named; more are counted. */
const NAMED_MOST = 2;

export const EN_COMMENTARY: Commentary = {
  lead: ({ seat, of, from, gap }, { name }) => {
    const since = from > 2 ? `, up from ${ordinal(from)}` : '';
    return gap < 1
      ? `${name(seat)} takes the lead from ${name(of)}${since}.`
      : `${name(seat)} takes the lead${since}, ${margin(gap)} clear of ${name(of)}.`;
  },
  leadInherited: ({ seat, of, gap }, { name, ...told }) =>
    `With ${name(of)} out, ${name(seat)} inherits the lead in ${inRound(told)}${clear(gap)}.`,
  overtake: ({ seat, of, place }, { name }) =>
    `${name(seat)} overtakes ${cars(of, name)} for ${ordinal(place)}.`,
  podiumLost: ({ seat, place }, { name }) =>
    `${name(seat)} falls off the podium, down to ${ordinal(place)}.`,
  lapped: ({ seat, by, laps }, { name }) =>
    `${name(seat)} is lapped by ${name(by)}: ${laps === 1 ? '1 lap' : `${laps} laps`} down.`,
  launch: ({ seat, grid, place }, { name }) =>
    `${name(seat)} gets away superbly: ${ordinal(grid)} to ${ordinal(place)}.`,
  stall: ({ seat, roll }, { name, ...told }) =>
    roll === undefined
      ? `${name(seat)} stalls in ${inRound(told)} and is left standing.`
      : `${name(seat)} rolls ${aNumber(roll)}, stalls and is left standing.`,
  flyingStart: ({ seat, roll }, { name, ...told }) =>
    roll === undefined
      ? `${name(seat)} makes a super start in ${inRound(told)}.`
      : `${name(seat)} rolls ${aNumber(roll)}: super start!`,
  topRoll: ({ seat, roll, gear }, { name }) =>
    `Flat out! ${name(seat)} rolls ${aNumber(roll)} in ${ordinal(gear)}.`,
  lastLap: ({ seat, lap, next, gap }, { name }) => {
    if (next === undefined) return `Last lap: ${name(seat)} starts lap ${lap}.`;
    return gap < 1
      ? `Last lap, lap ${lap}: ${name(seat)} and ${name(next)} are side by side.`
      : `Last lap: ${name(seat)} leads ${name(next)} by ${spaces(gap)}.`;
  },
  fastestLap: ({ seat, plays, before }, { name, words }) =>
    before === undefined
      ? `${name(seat)} sets the benchmark: ${words.plays.told(plays)}.`
      : `Fastest lap for ${name(seat)}: ${words.plays.told(plays)}, down from ${before}.`,
  weather: (weather, told) => skies(weather, inRound(told)),
  spin: ({ seat, where }, { name, ...told }) =>
    `${name(seat)} spins${at(where)} in ${inRound(told)}.`,
  contact: ({ seat, other, roll }, { name }) =>
    other === undefined
      ? `Contact! ${name(seat)} rolls ${aNumber(roll)} and is damaged.`
      : `Contact with ${name(other)}: ${name(seat)} rolls ${aNumber(roll)} and is damaged.`,
  engine: ({ seat }, { name, ...told }) => `${name(seat)}'s engine blows in ${inRound(told)}.`,
  pitStop: ({ seat, stop, lap }, { name, words }) =>
    `${name(seat)} pits on lap ${lap}: ${words.stops[stop] ?? stop}.`,
  wreckCleared: ({ seat }, { name, ...told }) =>
    `${name(seat)}'s wreck is cleared away in ${inRound(told)}.`,
  out: ({ seat, lap, where, cause, place }, { name, words }) => {
    return `${name(seat)} is out${from(place)} on lap ${lap}${at(where)}: ${words.causes[cause] ?? cause}.`;
  },
  flag: ({ seat, place, grid, plays }, { name, words }) => {
    const start = grid === 1 ? 'from pole' : `from ${ordinal(grid)} on the grid`;
    return place === 1
      ? `${name(seat)} wins ${start}, in ${words.plays.told(plays)}!`
      : `${name(seat)} takes the flag ${ordinal(place)}, ${start}.`;
  },
  stopped: (_, told) => `The race is stopped in ${inRound(told)}.`,
  restarted: ({ laps }) => `The race restarts over ${laps === 1 ? '1 lap' : `${laps} laps`}.`,
};

function inRound({ round, words }: Pick<Comment, 'round' | 'words'>): string {
  return `${words.round.head} ${round}`;
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

function margin(gap: number): string {
  return gap === 1 ? 'a space' : spaces(gap);
}

function clear(gap: number): string {
  return gap < 1 ? '' : `, ${margin(gap)} clear`;
}

function from(place: number | undefined): string {
  if (place === undefined) return '';
  return place === 1 ? ' from the lead' : ` from ${ordinal(place)}`;
}

function at(where: string): string {
  return where === '' ? '' : ` at ${where}`;
}

// An 8, an 11 and an 18 begin with a vowel.
function aNumber(roll: number): string {
  return `${[8, 11, 18].includes(roll) ? 'an' : 'a'} ${roll}`;
}

function cars(seats: readonly Seat[], name: (seat: Seat) => string): string {
  if (seats.length > NAMED_MOST) return `${seats.length} cars`;
  return seats.map(name).join(' and ');
}

function skies({ was, now, lasting }: Extract<Fact, { kind: 'weather' }>, round: string): string {
  const rest = lasting ? ', and it will last' : '';
  if (now.sky === 'rain' && was.sky !== 'rain') {
    return now.track === 'wet'
      ? `Here comes the rain in ${round}: the track is wet${rest}.`
      : `First drops of rain in ${round}: the track is still dry${rest}.`;
  }
  if (now.track !== was.track) return `The track is ${now.track} from ${round} on${rest}.`;
  if (now.sky === was.sky)
    return `The ${SKIES[now.sky] ?? now.sky} is here to stay from ${round} on.`;
  if (now.sky === 'sun') return `The sun comes out in ${round}${onTrack(now.track)}${rest}.`;
  return was.sky === 'rain'
    ? `The rain stops in ${round}${onTrack(now.track)}.`
    : `Clouds gather in ${round}${onTrack(now.track)}.`;
}

const SKIES: Readonly<Record<string, string>> = { sun: 'sun', rain: 'rain' };

function onTrack(track: string): string {
  return track === 'wet' ? ', but the track is wet' : '';
}
