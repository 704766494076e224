// The words of the pages of the almanac.
import type { Language } from '../../replay/language.ts';

export interface AlmanacWords {
  readonly hall: string;
  readonly seasons: (count: number) => string;
  readonly nothing: string;
  readonly champions: string;
  readonly people: string;
  readonly season: string;
  readonly ended: string;
  readonly champion: string;
  readonly team: string;
  readonly second: string;
  readonly third: string;
  readonly driver: string;
  readonly titles: string;
  readonly starts: string;
  readonly wins: string;
  readonly podiums: string;
  readonly poles: string;
  readonly fastestLaps: string;
  readonly out: string;
  readonly records: string;
  readonly circuit: string;
  readonly book: string;
  readonly races: string;
  readonly bestLap: string;
  readonly mostWins: string;
  readonly climb: string;
  readonly lead: string;
  readonly place: string;
  readonly rivals: string;
  readonly record: string;
  readonly standings: string;
  readonly points: string;
  readonly racesHead: string;
  readonly winner: string;
  readonly pole: string;
}

const EN: AlmanacWords = {
  hall: 'Hall of fame',
  seasons: count => (count === 1 ? '1 season' : `${count} seasons`),
  nothing: 'No season is over yet.',
  champions: 'Champions',
  people: 'Drivers',
  season: 'season',
  ended: 'ended',
  champion: 'champion',
  team: 'team',
  second: 'second',
  third: 'third',
  driver: 'driver',
  titles: 'titles',
  starts: 'starts',
  wins: 'wins',
  podiums: 'podiums',
  poles: 'poles',
  fastestLaps: 'fastest laps',
  out: 'out',
  records: 'Records',
  circuit: 'circuit',
  book: 'book',
  races: 'races',
  bestLap: 'best lap',
  mostWins: 'most wins',
  climb: 'climb',
  lead: 'rounds led',
  place: 'place',
  rivals: 'Rivals',
  record: 'ahead–behind',
  standings: 'Final standings',
  points: 'pts',
  racesHead: 'Races',
  winner: 'winner',
  pole: 'pole',
};

const FR: AlmanacWords = {
  hall: 'Palmarès',
  seasons: count => (count < 2 ? `${count} saison` : `${count} saisons`),
  nothing: 'Aucune saison n’est encore finie.',
  champions: 'Champions',
  people: 'Pilotes',
  season: 'saison',
  ended: 'fin',
  champion: 'champion',
  team: 'écurie',
  second: 'deuxième',
  third: 'troisième',
  driver: 'pilote',
  titles: 'titres',
  starts: 'départs',
  wins: 'vict.',
  podiums: 'podiums',
  poles: 'poles',
  fastestLaps: 'meill. tours',
  out: 'aband.',
  records: 'Records',
  circuit: 'circuit',
  book: 'livre',
  races: 'courses',
  bestLap: 'meill. tour',
  mostWins: 'victoires',
  climb: 'remontée',
  lead: 'manches en tête',
  place: 'place',
  rivals: 'Rivaux',
  record: 'devant–derrière',
  standings: 'Classement final',
  points: 'pts',
  racesHead: 'Courses',
  winner: 'vainqueur',
  pole: 'pole',
};

export const ALMANAC_WORDS: Readonly<Record<Language, AlmanacWords>> = { en: EN, fr: FR };
