import { describe, expect, it } from 'vitest';
import type { Move } from '../../../rules/formula-de/choices.ts';
import { race as situation } from '../../../testing/formula-de/builders.ts';
import { boardOf } from '../../../testing/terminal/screen-game.ts';
import { pitNotes } from './pit-notes.ts';

const BOARD = boardOf('otterbrook');
const { pit } = BOARD;
const idOf = (index: number | undefined) => BOARD.spaces[index ?? -1]?.id ?? '';
const LANE = (pit?.spaces ?? []).map(idOf);
const TRACK = BOARD.spaces.find(space => space.kind === 'track')?.id ?? '';

function notes(from: string, to: string, distance: number, behind?: string) {
  const cars = [
    { space: from, laps: 1, gear: 2, box: 4 },
    ...(behind === undefined ? [] : [{ space: behind, laps: 1, gear: 2, box: 5 }]),
  ];
  const { race } = situation({ board: BOARD, toPlay: [0], dice: [4, 4], cars });
  const play = { ...race.play, distance };
  const move: Move = { kind: 'move', to, path: [to], brakes: 0, missing: 0 };
  return pitNotes({ ...race, play }, 0, move, BOARD);
}

describe('notes about the pits', () => {
  it('tell a way into the lane, into the pit and out again, and nothing on the track', () => {
    const [first = '', second = ''] = LANE;
    const own = idOf(pit?.boxes[4]?.space);
    expect(notes(TRACK, first, 1)).toEqual([{ kind: 'pitLane' }]);
    expect(notes(first, second, 1)).toEqual([]);
    expect(notes(first, own, 9)).toEqual([{ kind: 'ownPit' }]);
    expect(notes(first, TRACK, 1)).toEqual([{ kind: 'ontoTrack' }]);
    expect(notes(TRACK, TRACK, 4)).toEqual([]);
  });

  it('name the car behind which a shorter move ends', () => {
    const [first = '', second = '', third = ''] = LANE;
    expect(notes(first, second, 4, third)).toEqual([{ kind: 'heldUp', seats: [1] }]);
  });
});
