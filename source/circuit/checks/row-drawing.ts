// Errors of a drawn track in rows.
import type { Championship, DrawnEntry } from '../file/championship.ts';
import type { ContentFault, Path } from '../file/faults.ts';
import type { DrawnSpace } from '../rows/drawn-lap.ts';
import { limitErrors } from './row-limits.ts';

type DrawnTrack = NonNullable<Championship['track']>;
type CornerEntry = Exclude<DrawnEntry, { readonly straight: unknown }>;
type Letter = keyof CornerEntry['lanes'];

const LETTERS: readonly Letter[] = ['L', 'M', 'R'];

export function drawnErrors(track: DrawnTrack): ContentFault[] {
  return [
    ...endErrors(track),
    ...track.flatMap((entry, index) => entryErrors(entry, index, track)),
  ];
}

function endErrors(track: DrawnTrack): ContentFault[] {
  const mend = 'the list begins and ends at the line, in the middle of the front straight';
  const ends = [
    ['begin', 0],
    ['end', track.length - 1],
  ] as const;
  const faults = ends.flatMap(([where, index]): ContentFault[] => {
    const entry = track[index];
    if (entry === undefined || 'straight' in entry) return [];
    const message = `the track does not ${where} with a straight`;
    return [{ path: ['championship', 'track', index], message, mend }];
  });
  if (track.some(entry => !('straight' in entry))) return faults;
  const message = 'the track has no corner';
  return [
    ...faults,
    { path: ['championship', 'track'], message, mend: 'add one between two straights' },
  ];
}

function entryErrors(entry: DrawnEntry, index: number, track: DrawnTrack): ContentFault[] {
  const path: Path = ['championship', 'track', index];
  if ('straight' in entry) {
    if (entry.straight.rows > 0) return [];
    const message = 'a straight of no row';
    return [{ path: [...path, 'straight'], message, mend: 'write 1 or more, or leave it out' }];
  }
  const first = track.findIndex(other => !('straight' in other) && other.corner === entry.corner);
  const twice: ContentFault[] =
    first === index
      ? []
      : [
          {
            path: [...path, 'corner'],
            message: `corner ${entry.corner}: entry ${first + 1} of the track has the same name`,
            mend: 'rename one of them',
          },
        ];
  return [
    ...twice,
    ...LETTERS.flatMap(letter => laneErrors(entry, letter, [...path, 'lanes', letter])),
  ];
}

function laneErrors({ corner, lanes }: CornerEntry, letter: Letter, path: Path): ContentFault[] {
  const spaces = lanes[letter];
  if (spaces === undefined) return [];
  const limits = spaces.flatMap(({ limit }) =>
    limit === 0 ? [] : limitErrors(limit, corner, path),
  );
  const shape = shapeFault(spaces, letter);
  if (shape === undefined) return limits;
  const message = `corner ${corner}: lane ${letter} ${shape.message}`;
  return [...limits, { path, message, mend: shape.mend }];
}

function shapeFault(spaces: readonly DrawnSpace[], letter: Letter) {
  const marks = spaces.map(({ limit }) => (limit === 0 ? '.' : 'x')).join('');
  if (!marks.includes('x')) {
    return { message: 'has no limit', mend: 'give at least one of its spaces a limit' };
  }
  if (/x\.+x/.test(marks)) {
    const mend = 'dots stand before the corner of a lane or behind it; draw two corners';
    return { message: 'has a space without a limit inside the corner', mend };
  }
  const leaves = spaces.some(
    ({ left, right }) => (letter === 'L' && left) || (letter === 'R' && right),
  );
  if (!leaves) return undefined;
  return { message: 'has an arrow off the track', mend: 'let < and > lead to another lane' };
}
