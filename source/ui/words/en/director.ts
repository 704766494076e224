// English: the words around the commentary.
import { ordinal } from '../../../replay/ordinal.ts';
import type { Pace } from '../../services.ts';
import type { DirectorWords, NextCar } from '../director-words.ts';

export const EN_DIRECTOR: DirectorWords = {
  missed: sentence => `You missed: ${sentence}`,
  gaps({ name, place, ahead, behind }) {
    const gaps = [
      ...(ahead === undefined ? [] : [`${spaces(ahead)} behind ${ahead.name}`]),
      ...(behind === undefined ? [] : [`${spaces(behind)} ahead of ${behind.name}`]),
    ];
    return `${name} ${ordinal(place)}${gaps.length === 0 ? '' : `: ${gaps.join(', ')}`}`;
  },
  elsewhere: told => `Elsewhere: ${told.join('; ')}.`,
  quietElsewhere: cars =>
    `Elsewhere: ${cars === 1 ? '1 car drives' : `${cars} cars drive`} on without incident.`,
  winner: name => `${name} wins the race!`,
  atFlag({ name = 'You', place, of, by, past, round }) {
    const changes = [
      ...(by.length === 0 ? [] : [`passed by ${cars(by)}`]),
      ...(past.length === 0 ? [] : [`past ${cars(past)}`]),
    ];
    const told = changes.length === 0 ? '' : `, ${changes.join(' and ')} in the last ${round}`;
    return `${name}: ${ordinal(place)} of ${of}${told}.`;
  },
  outAtFlag: ({ name = 'You' }, result) => `${name}: ${result}.`,
  filters: {
    all: 'all lines',
    told: 'key events',
    headlines: 'headlines',
  },
  noneLeft: 'Nothing yet.',
  search: { none: 'no match', count: (at, of) => `${at} of ${of}, newest first` },
};

function cars(names: readonly string[]): string {
  return names.length > 2 ? `${names.length} cars` : names.join(' and ');
}

function spaces({ spaces: count }: NextCar): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

export const EN_PACES: Readonly<Record<Pace, string>> = {
  slow: 'slowly',
  normal: 'at a readable pace',
  fast: 'fast',
  instant: 'instantly',
};
