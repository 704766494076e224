import { describe, expect, test } from 'vitest';
import {
  broken,
  EXAMPLE,
  exampleFaults,
  faultsOf,
} from '../../testing/circuits/example-circuit.ts';

describe('bends', () => {
  test('a bend has the form R98 or R98 6/4/3', () => {
    expect(exampleFaults('R60 4/3/2', 'R60 4-3-2')).toEqual([
      "15:51: corner Chapel: bends, entry 2: 'R60 4-3-2' cannot be read; write a bend as R98 or, with the spaces of each lane, R98 6/4/3",
    ]);
  });

  test('a bend counts every lane', () => {
    expect(exampleFaults('L60 2/3/4', 'L60 2/3')).toEqual([
      "15:40: corner Chapel: bend 'L60 2/3' has 2 lane counts, the board has 3 lanes; write one count for each of L/M/R",
    ]);
  });

  test('each lane has a space in a corner, though not in every bend of it', () => {
    expect(exampleFaults('[R110 7/5/3]', '[R110 7/5/0]')).toEqual([
      '27:37: corner Farm: lane R has no space in it; give each lane at least one space',
    ]);
    expect(exampleFaults('L30 2/2/3', 'L30 0/2/3')).toEqual([]);
  });

  test('an angle is possible', () => {
    expect(exampleFaults('[R110 7/5/3]', '[R511 7/5/3]')).toEqual([
      "27:38: corner Farm: bend 'R511 7/5/3' turns by 511 degrees; write an angle from 1 to 360",
    ]);
  });

  test('an inner lane longer than the outer one is unusual', () => {
    expect(exampleFaults('R70 5/4/3', 'R70 3/4/5')).toContain(
      '25:51: warning: corner Bridge: bend R70: an inner lane is longer than the outer one (3/4/5); the inside of a bend is shorter; check the side (inner-lane)',
    );
  });
});

describe('drawings', () => {
  test('there is one row for each lane', () => {
    expect(exampleFaults('      R -   -   -   -   -\n', '')).toEqual([
      '21:7: corner Elbow: the drawing has 2 rows, the board has 3 lanes; draw one row for each of L, M, R',
    ]);
  });

  test('a row begins with the letter of its lane', () => {
    expect(exampleFaults('      M  ', '      D  ')).toEqual([
      "22:7: corner Elbow: row 2 of the drawing does not begin with M and a blank; begin it with 'M '",
    ]);
  });

  test('a mark is known', () => {
    expect(exampleFaults('R -   -', 'R -   >')).toEqual([
      "23:13: corner Elbow: lane R column 5: unknown mark '>'; use one of - \\ / X l r",
    ]);
  });

  test('no row is wider than two columns for each space of the longest lane', () => {
    expect(exampleFaults('R -   -   -   -   -', 'R -   -   -   -       -')).toEqual([
      '23:29: corner Elbow: lane R is drawn up to column 21, the corner has 20 columns (two for each space of its longest lane); draw the marks closer together or add spaces to the longest lane',
    ]);
  });

  test('no arrow leads off the track', () => {
    expect(exampleFaults('R -   -', 'R -   \\')).toEqual([
      "23:13: corner Elbow: lane R column 5: the arrow '\\' leads off the track; use - or an arrow to the other side",
    ]);
  });

  test('a lane without a space is an error', () => {
    expect(exampleFaults('      R -   -   -   -   -\n', '      R\n')).toEqual([
      '23:7: corner Elbow: lane R has no space in the corner; draw at least one mark',
    ]);
  });

  test('a door without the half-space shift is unusual', () => {
    expect(exampleFaults('      M  \\  \\', '      M \\   \\')).toEqual([
      '22:9: warning: corner Elbow: row 2 does not begin half a space off its neighbours; begin the first and third row in column 1, the others in column 2 (door-stagger)',
    ]);
  });

  test('a space that no arrow leads to, and one that nobody can leave, are errors', () => {
    expect(exampleFaults('L \\ \\ \\ \\', 'L \\ r \\ \\')).toEqual([
      '21:13: corner Elbow: space L54 of lane L cannot be reached; let an arrow lead to it',
    ]);
    const touching = broken(EXAMPLE, '  - straight: 30\n', '');
    expect(faultsOf(broken(touching, 'R -   -   -   -   -', 'R -   -   -   -      l'))).toEqual([
      '23:28: corner Elbow: space R53 of lane R cannot be left; let an arrow lead out of it',
      '24:39: corner Bridge: space R54 of lane R cannot be reached; let an arrow lead to it',
    ]);
  });
});
