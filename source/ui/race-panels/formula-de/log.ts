// The sentences of the log about events, for those worth a line.
import { stories } from '../../../replay/stories.ts';
import type { CarRetired, PointsPaid, WeatherSet } from '../../../rules/formula-de/events.ts';
import type { RaceEvent } from '../../../rules/kit/types.ts';
import type { Tone } from '../../rows.ts';
import { nameInLog } from '../../screens/race/log.ts';
import type { LogLine, NewsKind } from '../../screens/race/race-model.ts';
import type { RaceWords } from '../../words/words.ts';
import { type FormulaTable, trialHandOf } from './formula-de-model.ts';

const TONES: Readonly<Record<string, Tone>> = {
  carRetired: 'bad',
  carFinished: 'good',
  carSpun: 'warn',
  cornerOvershot: 'warn',
  carBlocked: 'warn',
  carStalled: 'warn',
  superStarted: 'good',
  stopMade: 'good',
  roundBegan: 'faint',
  weatherSet: 'warn',
  engineBlown: 'bad',
  carHeldUp: 'warn',
  penaltyFaced: 'warn',
  secondCheckMade: 'warn',
  injuryChecked: 'warn',
  raceStopped: 'bad',
  raceRestarted: 'bad',
  engineBoosted: 'good',
  workDriven: 'good',
};

/** Returns the line of an event, undefined when it is not worth one. */
export function lineOf(
  table: FormulaTable,
  event: RaceEvent,
  words: RaceWords,
): LogLine | undefined {
  // The roll that follows names the gear again; the picture shows where backmarkers are.
  if (event.kind === 'gearChosen' || event.kind === 'backmarkerMoved') return undefined;
  const isTrial = trialHandOf(table) !== undefined;
  const names = table.drivers.map((_, seat) => nameInLog(table, seat, isTrial));
  const text = sentenceOf(table, event, names, words);
  if (text === undefined || text === '') return undefined;
  const line = { seat: event.seat ?? -1, text, tone: TONES[event.kind] ?? 'plain' };
  const news = newsOf(table, event);
  return news === undefined ? line : { ...line, news };
}

/** Causes of points that a car loses to others or to the track, often during another driver's turn. */
const LOSSES: readonly PointsPaid['why'][] = [
  'collision',
  'collisionCaused',
  'engineTest',
  'wall',
  'handling',
];

// Brakes and tires are what a blocked car itself pays; a body point is what the blocking costs the car it runs into
//
function isLoss({ why, part }: PointsPaid): boolean {
  return LOSSES.includes(why) || (why === 'blocking' && part === 'body');
}

function newsOf(table: FormulaTable, event: RaceEvent): NewsKind | undefined {
  if (trialHandOf(table) !== undefined) return undefined;
  if (event.kind === 'weatherSet') return 'weather';
  if (event.kind === 'raceStopped' || event.kind === 'raceRestarted') return 'race';
  const isHuman = table.drivers[event.seat ?? -1]?.kind === 'human';
  if (!isHuman) return undefined;
  switch (event.kind) {
    case 'carRetired':
      return 'race';
    case 'carStalled':
    case 'playSkipped':
      return 'car';
    case 'engineBlown':
      return 'car';
    case 'pointsPaid':
      return isLoss(event as PointsPaid) ? 'car' : undefined;
    default:
      return undefined;
  }
}

/** Events reported during a free-hand trial: none that shows whether the car is where it should be (M-1-2-2). */
const TOLD_FREE_HAND: readonly string[] = [
  'dieRolled',
  'weatherSet',
  'tiresFitted',
  'carFinished',
  'carRetired',
];

function sentenceOf(
  table: FormulaTable,
  event: RaceEvent,
  names: readonly string[],
  words: RaceWords,
): string | undefined {
  const hand = trialHandOf(table);
  const told = () =>
    stories.of(table.book).sentence(event, names, table.board, words.language, table.setup.book);
  if (hand === undefined) return told();
  if (hand === 'free' && !TOLD_FREE_HAND.includes(event.kind)) return undefined;
  const name = names[event.seat ?? 0] ?? '';
  switch (event.kind) {
    case 'roundBegan':
    case 'lapBegan':
    case 'raceEnded':
    case 'wreckRemoved':
      return undefined;
    case 'weatherSet': {
      const { sky } = event as WeatherSet;
      return words.trials.weather(words.trials.sheet.weather(sky, 0));
    }
    case 'carFinished':
      return words.trials.crossed(name);
    case 'carRetired':
      return words.trials.aborted(name, words.trials.why[(event as CarRetired).why]);
    default:
      return told();
  }
}
