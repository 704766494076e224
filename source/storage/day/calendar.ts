// The lap of the day: one circuit and one seed for each date, the same for everybody.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface DayLap {
  /** Such as 2026-11-22. */
  readonly date: string;
  readonly track: string;
  readonly trackName: string;
  readonly seed: number;
}

/** The circuits, all of which come with the program: adding one would change every day to come. */
export const DAY_TRACKS = [
  { id: 'austin', name: 'Austin' },
  { id: 'barcelona', name: 'Barcelona' },
  { id: 'budapest', name: 'Budapest' },
  { id: 'buenos-aires', name: 'Buenos Aires' },
  { id: 'crossmoor', name: 'Crossmoor' },
  { id: 'estoril', name: 'Estoril' },
  { id: 'hockenheim', name: 'Hockenheim' },
  { id: 'imola', name: 'Imola' },
  { id: 'indianapolis-road', name: 'Indianapolis Road' },
  { id: 'indianapolis', name: 'Indianapolis Oval' },
  { id: 'interlagos', name: 'Interlagos' },
  { id: 'istanbul', name: 'Istanbul' },
  { id: 'kestrel-pass', name: 'Kestrel Pass' },
  { id: 'kyalami', name: 'Kyalami' },
  { id: 'le-castellet', name: 'Le Castellet' },
  { id: 'lusail', name: 'Lusail' },
  { id: 'magny-cours', name: 'Magny-Cours' },
  { id: 'melbourne', name: 'Melbourne' },
  { id: 'mexico-city', name: 'Mexico City' },
  { id: 'monaco', name: 'Monaco' },
  { id: 'montreal', name: 'Montréal' },
  { id: 'monza', name: 'Monza' },
  { id: 'mugello', name: 'Mugello' },
  { id: 'nurburgring', name: 'Nürburgring' },
  { id: 'otterbrook', name: 'Otterbrook' },
  { id: 'portimao', name: 'Portimão' },
  { id: 'sakhir', name: 'Sakhir' },
  { id: 'saltmarsh', name: 'Saltmarsh Oval' },
  { id: 'sepang', name: 'Sepang' },
  { id: 'shanghai', name: 'Shanghai' },
  { id: 'silverstone', name: 'Silverstone' },
  { id: 'singapore', name: 'Singapore' },
  { id: 'sochi', name: 'Sochi' },
  { id: 'spa', name: 'Spa' },
  { id: 'spielberg', name: 'Spielberg' },
  { id: 'suzuka', name: 'Suzuka' },
  { id: 'watkins-glen', name: 'Watkins Glen' },
  { id: 'zandvoort', name: 'Zandvoort' },
] as const;

/** Circuits to advance from one day to the next; coprime to their number, so that each comes round in turn. */
export const DAY_STEP = 15;
const DAY_MS = 86_400_000;
const SEED_LEAST = 100_000;
const SEED_MOST = 999_999;

/** Returns the name of a circuit that comes with the program, undefined for any other. */
export function shippedName(id: string): string | undefined {
  return DAY_TRACKS.find(track => track.id === id)?.name;
}

export function dayLap(date: string): DayLap | undefined {
  const day = dayNumber(date);
  if (day === undefined) return undefined;
  const { length } = DAY_TRACKS;
  const at = (((day * DAY_STEP) % length) + length) % length;
  const track = DAY_TRACKS[at] ?? DAY_TRACKS[0];
  const seed = uniformInt(xoroshiro128plus(day), SEED_LEAST, SEED_MOST);
  return { date, track: track.id, trackName: track.name, seed };
}

/** Returns the local date of a moment, such as 2026-11-22. */
export function dateOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(moment.getFullYear()).padStart(4, '0');
  return `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export function dayNumber(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const at = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) return undefined;
  return at / DAY_MS;
}
