// English: the words of the race screen of Championship Formula Racing.

import { EN_CHOICE_WORDS } from '../../../replay/championship-formula/en-choice-words.ts';
import { ordinal } from '../../../replay/ordinal.ts';
import type { ExcessPayment } from '../../../rules/championship-formula/chapters/corners/excess.ts';
import type { ChampionshipWords } from '../championship-words.ts';
import { sharesOf } from '../shares.ts';
import { plural } from './consequences.ts';
import { engineerIn } from './engineer.ts';

const TESTED = { acceleration: 'acc', topSpeed: 'top', startSpeed: 'start' } as const;

// `1 wear/chance` where either one wear or a roll pays; `2 wear/1+chance` where the roll replaces one of several.
function payments(
  ways: readonly ExcessPayment[],
  roll: 'chance' | 'test',
  percent?: number,
): string {
  const told = ways
    .map((way, at) => {
      if (!way.roll) return `${way.wear} wear`;
      if (way.wear === 0) return roll;
      return at === 0 ? `${way.wear} wear+${roll}` : `${way.wear}+${roll}`;
    })
    .join('/');
  const isRolled = percent !== undefined && ways.some(way => way.roll);
  return isRolled ? `${told} ${percent}%` : told;
}

const because = (why: readonly string[]) => (why.length === 0 ? '' : `: ${why.join(', ')}`);

export const EN_CHAMPIONSHIP: ChampionshipWords = {
  ...EN_CHOICE_WORDS,
  game: {
    name: 'Championship',
    about: [
      'Each turn everyone lays a speed card face down; all are turned over together. 20 mph is one space, and the leader drives first.',
      'Every space of a corner has a limit. Exceed it and you pay in wear, or take a chance on two dice, which may end in a spin or a crash.',
      'Enter always makes a sensible choice; you learn by reading what each one costs.',
    ],
    lessons: [
      'Before the race you build a car: six cards whose points add up to two, or one of three printed cars. Then everyone bids wear and skill for pole in a closed fist; the highest bid starts in front, and every bid is spent.',
      'Each turn you lay a speed card face down. You may gain speed up to your acceleration and lose it up to your brakes; more takes a test on two dice, or wear. All cards are turned over together, and the cars move in order, a space for each 20 mph.',
      'Every space of a corner has a limit. Each 20 mph over it costs a wear, and one of those may be a chance instead: two dice that let you through, spin you or crash you. You pay for a corner only once.',
      'Marked racing lines raise the limit if you follow them to the end. A car directly in front, as fast as you and outside a corner, gives you a slipstream: a space or two for free.',
      'You may force a pass through a taken space: the car in front may block, and two dice decide. A skill chip lowers any roll by one, a red one by three.',
      'Wear must last the race: the dashboard says what is left for this third of it. At the flag it is worth nothing.',
      'When several people share the keyboard, a cover hides the plans and names who may look. # in the running order is a card that lies face down.',
    ],
  },
  signs: [
    ['L M R', 'the lanes: left, middle, right as you drive; M17 is a space of the middle lane'],
    ['80', 'in a space: the limit of a corner; above the road: how far a speed reaches'],
    ['~ ≈', 'a red racing line, which raises limits by 20, and a green one, by 40'],
    ['▒', 'the grey side, which goes first at equal speed'],
    ['─ ↑ ↓', 'between lanes: no way across; only to that side'],
    ['×', 'the row of a crash in this turn'],
    ['<<', 'a car that gives you a slipstream'],
    ['[A] (A)', 'the car that is playing; one that has spun'],
    ['1A/100#', 'in the order: place, car, speed; # is a card that lies face down'],
    ['100>140', 'a card turned over: 100 last turn, 140 now; ! could not be reached'],
    ['third 4', 'the wear left for this third of the race, if each third gets the same'],
    ['2 wear/1+chance', 'one of two ways to pay: two wear, or one and a chance'],
    ['paid 20 over', 'what you have paid for in this corner: up to 20 over its limit is free now'],
    ['acc dec', 'acceleration and deceleration, in mph a turn; ! is damaged'],
    ['P [A]', 'a space of the pit lane; a car in it'],
    ['wear, skill, red', 'chips: paid for speed; lower a roll by 1; lower a roll by 3'],
    ['skill 4+1', 'four green chips of skill and a red one'],
  ],
  turn: turn => `turn ${turn}`,
  settingUp: 'setting up the cars',
  bidding: 'bids for pole',
  choosingTires: 'tires for the start',
  planning: (laid, cars) => `planning, ${laid} of ${cars} cards laid`,
  attributesShort: {
    acceleration: 'acc',
    deceleration: 'dec',
    topSpeed: 'top',
    startSpeed: 'start',
    wear: 'wear',
    skill: 'skill',
  },
  tiresShort: { hard: 'hard', soft: 'soft' },
  pitStages: { entered: 'pits', exit2: 'pits -2', exit1: 'pits -1' },
  retirements: {
    crash: 'crashed',
    gravel: 'into the gravel',
    engine: 'engine failure',
    brakes: 'brake failure',
  },
  skill: 'skill',
  red: 'red',
  thirdWear: wear => `(third ${wear})`,
  paid: over => `paid ${over} over`,
  spun: 'spun',
  columns: {
    card: 'card',
    spaces: 'spaces',
    here: 'here',
    flag: 'the flag',
    next: corner => (corner === '' ? 'next corner' : `next: ${corner}`),
    engineer: 'engineer, in turns',
  },
  next: {
    brake: (by, cost) => (cost === undefined ? `brake ${by} first` : `brake ${by}, ${cost}`),
    outOfReach: 'too fast to brake',
  },
  ahead: {
    named: letters =>
      letters.length < 2
        ? `${letters.join()} ahead`
        : `${letters.slice(0, -1).join(', ')} and ${letters.at(-1)} ahead`,
    letters: letters => `${letters} ahead`,
    count: cars => `${cars} ahead`,
  },
  free: 'free',
  payments,
  least: (wear, rolls) => {
    const rolled = rolls === 0 ? '' : plural(rolls, 'roll', 'rolls');
    return [wear === 0 ? '' : `${wear} wear`, rolled].filter(part => part !== '').join(', ');
  },
  wearLeft: wear => `${wear} left`,
  tests: (tests, percent) => `${tests.map(test => TESTED[test]).join('+')} ${percent}%`,
  brakes: payment => `brakes ${payment}`,
  offRoad: 'OFF ROAD',
  way: {
    ...EN_CHOICE_WORDS.way,
    slip: (letter, spaces) => `+${spaces} slip of ${letter}`,
    pass: percent => `pass ${percent}%`,
    crash: percent => `crash row ${percent}%`,
    past: letters => `past ${letters}`,
    brake: speed => `braking to ${speed}`,
    short: {
      slip: (letter, spaces) => `+${spaces} ${letter}`,
      past: letters => `past ${letters}`,
      brake: speed => `to ${speed}`,
    },
    by: space => `by ${space}`,
    limit: (corner, limit) => `${corner} (${limit})`,
    slipped: letters => `${letters.join(', ')} may slip you`,
  },
  flagAtStake: (place, rivals) => {
    const who = rivals.map(([name, mph]) => `${name} from ${mph} mph`).join(', ');
    if (who === '') return `${ordinal(place)} if you cross the line this turn`;
    return `${ordinal(place)} if you get farthest past the line this turn; over it too: ${who}`;
  },
  toFlag: spaces => (spaces === 0 ? 'over the line' : `${spaces} short of it`),
  inCorner: (corner, cost) => `${corner} ${cost}`,
  rollNames: {
    acceleration: 'acceleration test',
    topSpeed: 'top speed test',
    startSpeed: 'start test',
    deceleration: 'brake test',
    lateBraking: 'brake test',
    chance: 'corner chance',
    crashAvoidance: 'past the crash',
    avoidDamage: 'unhurt',
    pass: 'forced pass',
  },
  came: {
    acceleration: { green: 'holds', red: '20 slower, damaged' },
    topSpeed: { green: 'holds', red: '20 slower, damaged' },
    startSpeed: { green: 'holds', yellow: 'slow', red: 'stalls' },
    deceleration: { green: 'holds', red: 'damage and a wear' },
    lateBraking: { green: 'holds', red: 'damage and a wear' },
    chance: { green: 'through', yellow: 'spin', red: 'crash' },
    crashAvoidance: { green: 'through', yellow: 'spin', red: 'crash' },
    avoidDamage: { green: 'unhurt', red: 'costs wear' },
    pass: { green: 'past', yellow: 'touch', red: 'held up' },
  },
  shares: (odds, came) => sharesOf(odds, came, '%'),
  block: {
    ...EN_CHOICE_WORDS.block,
    blockWith: chips => `block with ${chips}`,
    passes: percent => `${percent}% past`,
    contact: 'each 3 or 4 costs wear',
  },
  pits: {
    ...EN_CHOICE_WORDS.pits,
    enterFacts: wear => `two turns; wear back to ${wear}`,
  },
  tireFacts: (tire, bonus) =>
    tire === 'hard' ? `${bonus} wear back each lap` : 'wear may replace a chance',
  overBy: over => `${over} over`,
  wantsPast: letter => `${letter} wants past`,
  total: (points, wanted) => {
    if (points === wanted) return plural(points, 'point, as required', 'points, as required');
    const off = Math.abs(points - wanted);
    return `${points} points: ${points > wanted ? `${off} too many` : `${off} more to place`}`;
  },
  perRace: (attribute, chips, red) =>
    attribute === 'wear' ? `${chips} in all` : `${chips} green${red > 0 ? `, ${red} red` : ''}`,
  readyCars: { front: 'front', middle: 'middle', back: 'back' },
  illegalCar: (points, wanted) =>
    `The cards add up to ${points}, not ${wanted}: change one, or take a printed car.`,
  howToSetUp:
    'Left and right change a card; Enter takes the car once its points add up. 1 to 3 take a printed car.',
  bid: {
    ...EN_CHOICE_WORDS.bid,
    worth: (worth, { likely, worst, isSecond }) => {
      const when = isSecond ? 'if nobody raises' : 'as a rule';
      return `worth ${worth.toFixed(1)}: row ${likely} ${when}, row ${worst} at worst`;
    },
    left: (of, red, counts) => (red === 0 ? `of ${of}` : `of ${of}, a red chip counts ${counts}`),
    howTo:
      'Left and right change a part. Your bid is spent, win or lose; two skill count as one wear. The highest bid starts in front.',
  },
  result: {
    finished: (wear, bid) => `finished, wear ${wear}, bid ${bid}`,
    retired: (why, lap) => `out in lap ${lap}: ${why}`,
  },
  table: { speed: 'mph', wear: 'wear', skill: 'skill' },
  length: spaces => `${plural(spaces, 'space', 'spaces')} by the shortest way round`,
  par: turns => `par ${turns} turns: a lap alone, middle car`,
  carsAlone: (laps, cars) =>
    `${plural(laps, 'lap', 'laps')} alone: ${cars.map(([name, turns]) => `${name} ${turns}`).join(', ')}`,
  corners: (corners, low, high) =>
    `${plural(corners, 'corner', 'corners')}, limits ${low} to ${high} mph`,
  engineer: engineerIn('turn'),
  opinions: {
    best: 'the best',
    even: 'as good',
    worse: (turns, why) => `+${turns.toFixed(1)}${because(why)}`,
    ruin: 'could end your race',
  },
};
