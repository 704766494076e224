// French: the words around the commentary.

import { ofName } from '../../../replay/elision.ts';
import type { Pace } from '../../services.ts';
import type { DirectorWords, NextCar } from '../director-words.ts';
import { ordinal } from './consequences.ts';

export const FR_DIRECTOR: DirectorWords = {
  missed: sentence => `Entre-temps : ${sentence}`,
  gaps({ name, place, ahead, behind }) {
    const gaps = [
      ...(ahead === undefined ? [] : [`à ${spaces(ahead)} ${ofName(ahead.name)}`]),
      ...(behind === undefined ? [] : [`${spaces(behind)} devant ${behind.name}`]),
    ];
    const order = ordinal(place);
    return `${name} ${order}${gaps.length === 0 ? '' : ` : ${gaps.join(', ')}`}`;
  },
  elsewhere: told => `Ailleurs : ${told.join(' ; ')}.`,
  quietElsewhere: cars =>
    `Ailleurs : ${cars === 1 ? '1 voiture poursuit' : `${cars} voitures poursuivent`} sans incident.`,
  winner: name => `${name} gagne la course !`,
  atFlag({ name = 'Vous', place, of, by, past }) {
    const changes = [
      ...(by.length === 0 ? [] : [`dépassé par ${cars(by)}`]),
      ...(past.length === 0 ? [] : [`devant ${cars(past)}`]),
    ];
    const told = changes.length === 0 ? '' : `, ${changes.join(' et ')} en fin de course`;
    return `${name} : ${ordinal(place)} sur ${of}${told}.`;
  },
  outAtFlag: ({ name = 'Vous' }, result) => `${name} : ${result}.`,
  filters: { all: 'tout le journal', told: 'temps forts', headlines: 'gros titres' },
  noneLeft: 'Rien pour l’instant.',
  search: { none: 'introuvable', count: (at, of) => `${at} sur ${of}, du plus récent` },
};

function cars(names: readonly string[]): string {
  return names.length > 2 ? `${names.length} voitures` : names.join(' et ');
}

function spaces({ spaces: count }: NextCar): string {
  return `${String(count).replace('.', ',')} ${count < 2 ? 'case' : 'cases'}`;
}

export const FR_PACES: Readonly<Record<Pace, string>> = {
  slow: 'lentement',
  normal: 'à un rythme lisible',
  fast: 'vite',
  instant: 'instantanément',
};
