// French: the sentences of the commentary on a race.
import type { Seat } from '../../rules/kit/types.ts';
import { ofName } from '../elision.ts';
import type { Comment, Commentary } from './commentator.ts';
import type { Fact } from './highlight.ts';

/** Most cars that are named; more are counted. */
const NAMED_MOST = 2;

export const FR_COMMENTARY: Commentary = {
  lead: ({ seat, of, from, gap }, { name }) => {
    const subject = from > 2 ? `${name(seat)}, ${rank(from)},` : name(seat);
    return gap < 1
      ? `${subject} prend la tête à ${name(of)}.`
      : `${subject} prend la tête avec ${spaces(gap)} d’avance sur ${name(of)}.`;
  },
  leadInherited: ({ seat, of, gap }, { name, ...told }) =>
    `${name(of)} éliminé, ${name(seat)} hérite de la tête à la ${inRound(told)}${clear(gap)}.`,
  overtake: ({ seat, of, place }, { name }) =>
    `${name(seat)} double ${cars(of, name)} et passe ${rank(place)}.`,
  podiumLost: ({ seat, place }, { name }) =>
    `${name(seat)} perd le podium et recule à la ${order(place)} place.`,
  lapped: ({ seat, by, laps }, { name }) =>
    `${name(by)} prend un tour à ${name(seat)}, qui en compte ${laps} de retard.`,
  launch: ({ seat, grid, place }, { name }) =>
    `Superbe départ ${ofName(name(seat))} : de la ${order(grid)} à la ${order(place)} place.`,
  stall: ({ seat, roll }, { name, ...told }) =>
    roll === undefined
      ? `${name(seat)} cale à la ${inRound(told)} et reste sur place.`
      : `${name(seat)} fait ${roll}, cale et reste sur place.`,
  flyingStart: ({ seat, roll }, { name, ...told }) =>
    roll === undefined
      ? `${name(seat)} prend un départ canon à la ${inRound(told)}.`
      : `${name(seat)} fait ${roll} : départ canon !`,
  topRoll: ({ seat, roll, gear }, { name }) =>
    `À fond ! ${name(seat)} fait ${roll} en ${order(gear)}.`,
  lastLap: ({ seat, lap, next, gap }, { name }) => {
    if (next === undefined) return `Dernier tour : ${name(seat)} entame le tour ${lap}.`;
    return gap < 1
      ? `Dernier tour, le ${lap}e : ${name(seat)} et ${name(next)} sont roue contre roue.`
      : `Dernier tour : ${name(seat)} mène avec ${spaces(gap)} d’avance sur ${name(next)}.`;
  },
  fastestLap: ({ seat, plays, before }, { name, words }) =>
    before === undefined
      ? `${name(seat)} signe le temps de référence : ${words.plays.told(plays)}.`
      : `Meilleur tour pour ${name(seat)} : ${words.plays.told(plays)}, contre ${before}.`,
  weather: (weather, told) => skies(weather, inRound(told)),
  spin: ({ seat, where }, { name, ...told }) =>
    `Tête-à-queue ${ofName(name(seat))}${at(where)}, à la ${inRound(told)}.`,
  contact: ({ seat, other, roll }, { name }) =>
    other === undefined
      ? `Contact ! ${name(seat)} fait ${roll} et abîme sa voiture.`
      : `Contact avec ${name(other)} : ${name(seat)} fait ${roll} et abîme sa voiture.`,
  engine: ({ seat }, { name, ...told }) => `${name(seat)} casse son moteur à la ${inRound(told)}.`,
  pitStop: ({ seat, stop, lap }, { name, words }) =>
    `${name(seat)} s’arrête au stand au tour ${lap} : ${words.stops[stop] ?? stop}.`,
  wreckCleared: ({ seat }, { name, ...told }) =>
    `L’épave ${ofName(name(seat))} est dégagée à la ${inRound(told)}.`,
  out: ({ seat, lap, where, cause, place }, { name, words }) => {
    return `${name(seat)} abandonne${from(place)} au tour ${lap}${at(where)} : ${words.causes[cause] ?? cause}.`;
  },
  flag: ({ seat, place, grid, plays }, { name, words }) => {
    const start = grid === 1 ? 'parti en pole' : `parti ${rank(grid)}`;
    return place === 1
      ? `Victoire ${ofName(name(seat))}, ${start}, en ${words.plays.told(plays)} !`
      : `${name(seat)} franchit la ligne ${rank(place)}, ${start}.`;
  },
  stopped: (_, told) => `La course est arrêtée à la ${inRound(told)}.`,
  restarted: ({ laps }) => `La course repart pour ${laps} ${laps < 2 ? 'tour' : 'tours'}.`,
};

function inRound({ round, words }: Pick<Comment, 'round' | 'words'>): string {
  return `${words.round.head} ${round}`;
}

function rank(place: number): string {
  return place === 1 ? '1er' : `${place}e`;
}

function order(number: number): string {
  return number === 1 ? '1re' : `${number}e`;
}

function spaces(count: number): string {
  return `${count} ${count < 2 ? 'case' : 'cases'}`;
}

function clear(gap: number): string {
  return gap < 1 ? '' : `, avec ${spaces(gap)} d’avance`;
}

function from(place: number | undefined): string {
  if (place === undefined) return '';
  return place === 1 ? ' en tête,' : ` ${rank(place)},`;
}

function at(where: string): string {
  return where === '' ? '' : ` (${where})`;
}

function cars(seats: readonly Seat[], name: (seat: Seat) => string): string {
  if (seats.length > NAMED_MOST) return `${seats.length} voitures`;
  return seats.map(name).join(' et ');
}

function skies({ was, now, lasting }: Extract<Fact, { kind: 'weather' }>, round: string): string {
  const rest = lasting ? ', et pour de bon' : '';
  const track = now.track === 'wet' ? 'mouillée' : 'sèche';
  if (now.sky === 'rain' && was.sky !== 'rain') {
    return now.track === 'wet'
      ? `La pluie tombe à la ${round} : la piste est mouillée${rest}.`
      : `Premières gouttes à la ${round} : la piste est encore sèche${rest}.`;
  }
  if (now.track !== was.track) return `La piste est ${track} à partir de la ${round}${rest}.`;
  const still = now.track === 'wet' ? ', mais la piste est mouillée' : '';
  if (now.sky === was.sky) return `Le temps est stable à partir de la ${round}${still}.`;
  if (now.sky === 'sun') return `Le soleil revient à la ${round}${still}${rest}.`;
  return was.sky === 'rain'
    ? `La pluie cesse à la ${round}${still}.`
    : `Le ciel se couvre à la ${round}${still}.`;
}
