// Figures of printed boards, counted from transcriptions: facts, no art. The shipped circuits come close to them.

export interface KnownBoard {
  /** Spaces of all lanes together; absent where the printed board has a fourth lane in places. */
  readonly spaces?: number;
  /** Each corner in driving order: required stops, then the longest and the shortest way in spaces. */
  readonly corners: string;
  /** Spaces of the straight behind each corner; the last one crosses the line. */
  readonly straights: string;
  /** Rolls and spaces overshot in the best lap, as solved by others who allow any way along a straight. */
  readonly freeLap?: number;
}

export const KNOWN_BOARDS: Readonly<Record<string, KnownBoard>> = {
  austin: {
    spaces: 455,
    corners: '1(6/1) 1(5/2) 2(12/7) 3(15/9) 1(6/1) 1(5/1) 3(17/8) 1(5/1) 1(5/1) 1(5/1)',
    straights: '3 6 4 12 30 3 7 7 4 21',
  },
  barcelona: {
    spaces: 507,
    corners: '2(11/6) 1(8/3) 1(5/1) 1(5/1) 1(6/2) 1(5/1) 1(7/2) 1(5/2) 1(7/3)',
    straights: '23 10 11 8 19 7 5 5 38',
    freeLap: 16.1,
  },
  budapest: {
    spaces: 451,
    corners: '1(10/4) 2(13/8) 1(4/1) 1(7/3) 1(5/2) 2(11/6) 1(5/1) 1(5/1) 1(6/2) 1(10/4)',
    straights: '7 16 5 7 5 10 7 8 6 23',
  },
  estoril: {
    spaces: 561,
    corners: '1(7/3) 1(9/5) 1(10/4) 1(8/2) 1(10/4) 1(9/4) 1(5/1) 2(12/7)',
    straights: '6 6 4 27 12 9 7 62',
  },
  hockenheim: {
    spaces: 437,
    corners: '1(4/1) 2(10/4) 2(10/5) 2(11/5) 1(5/1) 1(8/3) 2(11/6)',
    straights: '15 34 19 9 7 5 14',
  },
  imola: {
    spaces: 426,
    corners: '2(12/7) 1(7/4) 1(6/2) 1(5/1) 1(5/1) 1(6/3) 2(11/5) 1(6/3)',
    straights: '9 5 14 11 11 17 11 20',
    freeLap: 13.9,
  },
  indianapolis: {
    spaces: 532,
    corners: '2(13/9) 1(9/5) 2(12/8) 1(8/4)',
    straights: '10 36 11 37',
  },
  'indianapolis-road': {
    corners: '2(10/4) 1(6/1) 1(4/1) 1(7/2) 1(5/1) 3(21/12) 1(7/2) 1(8/4)',
    straights: '6 2 5 4 16 3 19 34',
  },
  interlagos: {
    spaces: 556,
    corners: '2(12/7) 1(6/2) 1(6/3) 2(14/8) 1(6/1) 1(8/4) 1(6/2)',
    straights: '39 22 6 7 4 7 57',
  },
  'magny-cours': {
    spaces: 611,
    corners: '1(6/3) 1(17/12) 2(13/8) 1(9/7) 1(8/3) 1(10/7) 1(10/4) 2(13/7)',
    straights: '7 45 16 8 25 4 15 18',
  },
  melbourne: {
    spaces: 398,
    corners: '1(10/4) 2(11/5) 1(5/1) 1(8/4) 1(7/4) 1(6/2) 3(18/10)',
    straights: '13 12 12 14 14 3 18',
  },
  monaco: {
    spaces: 497,
    corners: '1(7/3) 1(10/5) 1(6/2) 1(6/2) 3(18/8) 1(9/5) 1(7/3) 2(13/8) 2(11/6) 1(6/2)',
    straights: '18 2 7 3 28 7 1 2 5 21',
  },
  montreal: {
    spaces: 376,
    corners: '2(11/5) 2(11/6) 2(11/6) 2(11/5) 2(11/5) 1(6/3)',
    straights: '7 7 12 13 27 16',
  },
  monza: {
    spaces: 375,
    corners: '2(13/7) 1(6/3) 1(7/3) 1(5/1) 2(13/8) 1(10/5)',
    straights: '18 3 2 18 17 28',
  },
  nurburgring: {
    spaces: 438,
    corners: '2(10/5) 1(5/1) 1(5/1) 2(11/5) 1(4/1) 1(5/1) 1(6/2) 3(18/12)',
    straights: '8 3 13 8 13 4 25 23',
  },
  sepang: {
    spaces: 595,
    corners: '2(14/5) 1(5/1) 2(13/9) 2(12/7) 1(5/1) 1(4/1) 1(4/1) 1(6/2) 1(7/2)',
    straights: '25 11 10 15 8 10 9 30 33',
    freeLap: 18.8,
  },
  silverstone: {
    spaces: 449,
    corners: '1(7/3) 3(22/15) 1(6/2) 2(13/6) 3(23/13)',
    straights: '14 19 11 31 23',
  },
  singapore: {
    spaces: 518,
    corners: '2(11/5) 1(5/1) 1(4/1) 1(5/1) 1(5/1) 2(10/7) 1(7/2) 1(5/1) 1(7/4) 3(18/11) 1(7/3)',
    straights: '11 26 5 4 11 3 16 8 3 6 17',
    freeLap: 19.8,
  },
  sochi: {
    spaces: 461,
    corners: '1(5/1) 1(6/3) 1(5/1) 1(5/1) 1(4/1) 1(4/1) 1(4/1) 3(20/11) 1(5/1) 1(5/1)',
    straights: '7 7 8 8 5 6 25 6 2 33',
  },
  spa: {
    spaces: 535,
    corners: '1(6/1) 1(14/10) 2(14/8) 2(14/7) 1(10/5) 2(12/6) 1(12/6) 2(12/6)',
    straights: '19 22 5 7 9 4 30 15',
  },
  suzuka: {
    spaces: 441,
    corners: '1(11/6) 3(20/13) 1(7/3) 1(6/1) 2(12/6) 2(10/6)',
    straights: '3 16 7 17 35 19',
  },
  zandvoort: {
    spaces: 463,
    corners: '1(12/6) 1(4/1) 1(10/4) 1(11/7) 2(14/7) 1(8/4) 1(8/5)',
    straights: '11 6 9 4 15 12 44',
    freeLap: 13.6,
  },
};
