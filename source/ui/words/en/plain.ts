// English: the words of plain-text play.
import { ordinal } from '../../../replay/ordinal.ts';
import type { PlainOdds, PlainWords } from '../plain-words.ts';
import { plural } from './consequences.ts';
import { EN_PLAIN_CHAMPIONSHIP } from './plain-championship.ts';

function oddsIn(odds: PlainOdds): string {
  const { from, to, inCorner, overshoot, blocked, spin, fatal, flag, tires, price } = odds;
  const share = (percent: number, what: string) => (percent > 0 ? [`${percent}% ${what}`] : []);
  return [
    from === to ? plural(from, 'space', 'spaces') : `${from} to ${to} spaces`,
    ...share(flag, 'cross the line'),
    ...share(inCorner, 'make the corner'),
    ...share(overshoot, 'overshoot'),
    ...share(blocked, 'run into traffic'),
    ...(tires > 0 ? [`${tires.toFixed(1)} tires on average`] : []),
    ...share(spin, 'SPIN'),
    ...share(fatal, 'END YOUR RACE'),
    ...(price === '' ? [] : [`costs ${price}`]),
  ].join(', ');
}

const LANES: Readonly<Record<string, string>> = {
  L: 'left',
  C: 'inner left',
  M: 'middle',
  D: 'inner right',
  R: 'right',
};

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function laneOf(letter: string): string {
  return LANES[letter] ?? letter;
}

function gapOf(spaces: number): string {
  return `${spaces} ${spaces === 1 ? 'space' : 'spaces'}`;
}

export const EN_PLAIN: PlainWords = {
  race: (track, laps, cars, rules, seed) =>
    `${track}: ${plural(laps, 'lap', 'laps')}, ${plural(cars, 'car', 'cars')}, ${rules}, seed ${seed}.`,
  commands:
    'Type a number. ? help, r repeat, t running order, d road, h engineer, l log, u undo, q quit.',
  help: [
    'Type the number of your choice; Enter alone takes the one in the prompt.',
    '?  this help.',
    'r  repeats where you are and what is asked.',
    't  reads out the running order, with what every car shows.',
    'd  describes the next 15 spaces of the road, lane by lane.',
    'h  asks the engineer which choices are best, and why.',
    'l  reads out again what has happened since your last choice.',
    'u  takes back your last choice, unless a die has been rolled or somebody else has played.',
    '+  goes up through the gears for you, until something can be decided.',
    'c  changes drivers: gives a car to a CPU driver, back, or to a friend who comes late.',
    'm  leaves a message to whoever takes the keyboard next.',
    'b  goes back to the list before.',
    'q  quits. The race is saved after every choice.',
  ],
  prompt: (most, usual) => {
    const range = most === 1 ? 'Type 1' : `1 to ${most}`;
    return usual > 0 ? `${range}, Enter for ${usual}:` : `${range}:`;
  },
  typeName: example => `Which space, such as ${example}?`,
  noSuchLine: (typed, most) =>
    `“${typed}” is not on the list. Type a number from 1 to ${most}, or ? for help.`,
  noSuchName: (typed, example) =>
    `There is no space “${typed}” to go to. Type one such as ${example}, or ? for help.`,
  nothingUsual: 'Enter alone chooses nothing here. Type a number, or ? for help.',
  endOfInput: 'The input ends here: nobody is left to answer.',
  lookAway: name => `For ${name} only: everybody else, look away. Enter when they have:`,
  hidden: 'What you type at a secret question is not shown.',
  notHidden:
    'The input is not a keyboard: what is typed at a secret question can be seen wherever it comes from.',
  place: (lap, laps, place, cars) => `Lap ${lap} of ${laps}, you are ${ordinal(place)} of ${cars}.`,
  weather: (sky, track) => `Sky: ${sky}. Track: ${track}.`,
  ahead: (name, spaces) =>
    spaces === 0 ? `Level with you: ${name}.` : `Ahead: ${name}, by ${gapOf(spaces)}.`,
  behind: (name, spaces) => `Behind: ${name}, by ${gapOf(spaces)}.`,
  alone: 'Nobody else is out on the track.',
  aheadBy: (name, spaces) =>
    spaces === 0 ? `${name}, level with you` : `${name}, ${gapOf(spaces)} ahead`,
  behindBy: (name, spaces) => `${name}, ${gapOf(spaces)} behind`,
  onLane: (letter, found) =>
    `${capitalized(laneOf(letter))} lane: ${found.length === 0 ? 'nothing' : found.join(', ')}.`,
  carOnLane: (name, spaces) => (spaces === 0 ? `${name} beside you` : `${name} at ${spaces}`),
  cornerOnLane: (corner, from, to) => {
    if (from === 0) return to === undefined ? `${corner} all the way` : `${corner} up to ${to}`;
    return to === undefined ? `${corner} from ${from}` : `${corner} from ${from} to ${to}`;
  },
  lineOnLane: spaces => `over the line at ${spaces}`,
  lanesFrom: lanes => lanes.map(([letter, spaces]) => `${laneOf(letter)} ${spaces}`).join(', '),
  nothingNew: 'Nothing has happened since your last choice.',
  noted: (lines, note) => `${lines}: ${note}`,
  rises: 'Nothing can be decided yet: + takes you up through the gears until something can.',
  risesNot: 'Here is something to decide: + does nothing.',
  nobodyElse: 'No car changes hands here.',
  whoDrives: former =>
    former === '' ? 'Who drives it? Type a name:' : `Who drives it? Enter for ${former}:`,
  message: 'Your message, read to whoever takes the keyboard next; Enter for none:',
  nobodyToRead: 'Nobody else plays at this keyboard.',
  watched: 'Nobody here is still racing; the others drive on.',
  car: (name, facts) => `${name}: ${facts.join(', ')}.`,
  gear: (gear, odds) => `${ordinal(gear)} gear: ${oddsIn(odds)}`,
  odds: oddsIn,
  withBrakes: count => `Brake earlier: ${plural(count, 'more target', 'more targets')}`,
  onePoint: 'Move one point',
  fromPart: (part, points) => `from ${part}, which has ${points}`,
  toPart: (part, points) => `to ${part}, which has ${points}`,
  ownCar: 'Choose your own six cards',
  gearsShown: gears => `${gears.map(([name, gear]) => `${name} in ${ordinal(gear)}`).join(', ')}.`,
  noSuchCar:
    'With that card the six no longer make their total. Choose another, or b for the card before.',
  cardPoints: (card, figure, points) => {
    if (points === 0) return `${card} ${figure}: no points`;
    const size = plural(Math.abs(points), 'point', 'points');
    return `${card} ${figure}: ${points > 0 ? 'takes' : 'gives back'} ${size}`;
  },
  bid: (wear, skill) => `bid ${wear} wear and ${skill} skill`,
  bidWear: wear => `${wear} wear`,
  bidSkill: skill => `${skill} skill`,
  engineers: choice => `the engineer’s choice: ${choice}`,
  limits: (corner, spaces, limits) => {
    const where = spaces === 0 ? 'you are in it' : `${plural(spaces, 'space', 'spaces')} away`;
    return `${corner}: ${[...new Set(limits)].join(' to ')} mph, ${where}.`;
  },
  card: (mph, spaces, here, next) =>
    `${mph} mph, ${plural(spaces, 'space', 'spaces')}: ${here}${next === '' ? '' : `; ${next}`}`,
  championship: EN_PLAIN_CHAMPIONSHIP,
  wearOf: (wear, start) => `wear ${wear} of ${start}`,
  cardShown: mph => `has turned over ${mph} mph`,
  redChips: chips => plural(chips, 'red chip', 'red chips'),
  damaged: attribute => `${attribute} damaged`,
  carFigures: figures =>
    `Your car: ${figures.map(([attribute, figure]) => `${attribute} ${figure}`).join(', ')}.`,
  noRoadYet: 'You are not on the road.',
  season: {
    byHand: 'The organiser decides that: see chicane season draw --help.',
    elsewhere: 'Another program is driving that race.',
    which: 'Which season?',
    none: 'No season is under way. chicane season new starts one.',
  },
  afterFlag: {
    on: 'Go on',
    story: 'The story of the race',
    page: 'Write the page of the race to a file',
    sameDice: 'Race again, with the same dice',
    whichDecision: 'Choose a decision to try the race again from there.',
    cost: (loss, best) =>
      `cost ${loss.replace(/^-/, '')}${best === '' ? '' : `, best was ${best}`}`,
  },
  newRecord: what => `A new record: ${what}.`,
  title: {
    heading: 'Chicane, in plain text.',
    again: 'Race again, with new dice',
    newRace: 'New race',
    resume: 'Resume a race',
    timedLap: 'Timed lap',
    leave: 'Quit',
    nothingToResume: 'No unfinished race to resume.',
    whichRace: 'Which race?',
    rules: 'Which rules?',
    circuit: 'Which circuit?',
    laps: (most, usual) => `How many laps? 1 to ${most}, Enter for ${usual}:`,
    opponents: (most, usual) => `How many opponents? 0 to ${most}, Enter for ${usual}:`,
    level: 'How good are they?',
    notANumber: (typed, least, most) =>
      `“${typed}” is not a whole number from ${least} to ${most}. Type one, or q to quit.`,
  },
};
