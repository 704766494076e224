// Events around the race itself as sentences: weather, preparation, pits, blown engines and what adds to a roll.

import { figuresOf } from '../../rules/formula-de/budget.ts';
import type {
  CarConfigured,
  CarHeldUp,
  EngineBlown,
  FormulaDeEvent,
  PitChosen,
  PitLaneEntered,
  PitLaneLeft,
  PitStopMade,
  PointsRestored,
  QuickStopRolled,
  SpacesAdded,
  TiresFitted,
  WeatherSet,
} from '../../rules/formula-de/events.ts';
import { POOLS } from '../../rules/formula-de/state.ts';
import type { Seat } from '../../rules/kit/types.ts';
import { points } from './en-story-names.ts';
import { EN_BOOSTS } from './en-words.ts';
import type { StoryNames } from './story-names.ts';

export type SideEvent =
  | CarConfigured
  | CarHeldUp
  | EngineBlown
  | PitChosen
  | PitLaneEntered
  | PitLaneLeft
  | PitStopMade
  | PointsRestored
  | QuickStopRolled
  | SpacesAdded
  | TiresFitted
  | WeatherSet;

const KINDS: readonly FormulaDeEvent['kind'][] = [
  'weatherSet',
  'pitChosen',
  'carConfigured',
  'tiresFitted',
  'pointsRestored',
  'pitLaneEntered',
  'pitLaneLeft',
  'carHeldUp',
  'pitStopMade',
  'quickStopRolled',
  'engineBlown',
  'spacesAdded',
];

export function isSideEvent(event: FormulaDeEvent): event is SideEvent {
  return KINDS.includes(event.kind);
}

const SKIES = { sun: 'The sun is out', changeable: 'It is cloudy', rain: 'It is raining' } as const;
const HOLDS = { none: '', temporary: ' for now', fixed: ' for the rest of the race' } as const;

/** Returns one sentence of at most 76 columns for names of ordinary length. */
export function sideSentence(
  event: SideEvent,
  name: (seat: Seat) => string,
  own: StoryNames,
): string {
  if (event.kind === 'weatherSet') {
    return `${SKIES[event.sky]}${HOLDS[event.hold]}; the track is ${event.track}.`;
  }
  const who = name(event.seat);
  switch (event.kind) {
    case 'pitChosen':
      return `${who} takes pit ${event.box + 1}.`;
    case 'carConfigured':
      return `${who} sets up the car: ${spread(event)}.`;
    case 'tiresFitted':
      return `${who} is on ${own.tires?.[event.tires] ?? event.tires} tires.`;
    case 'pointsRestored':
      return `${who} gets ${points(event.amount, event.pool, own)} back.`;
    case 'pitLaneEntered':
      return `${who} turns into the pit lane.`;
    case 'pitLaneLeft':
      return `${who} rejoins the track.`;
    case 'carHeldUp':
      return `${who} is held up in the pit lane by the car in front.`;
    case 'pitStopMade':
      return `${who} ${stopOf(event, own)}${repairs(event, own)}.`;
    case 'quickStopRolled':
      return `${who} ${event.succeeded ? 'is straight back out' : 'has to wait in the pit'} (${event.roll}).`;
    case 'spacesAdded':
      return `${who} ${EN_BOOSTS[event.why]}: ${event.spaces} more ${event.spaces === 1 ? 'space' : 'spaces'}.`;
    case 'engineBlown':
      return `${who} blows the engine and coasts on${event.prolongs ? ' to the line' : ''}.`;
  }
}

// A die decides whether a quick stop succeeds, so it is only tried, unless the book has its own name for the stop.
function stopOf({ stop }: PitStopMade, { stops }: StoryNames): string {
  const named = stops?.[stop];
  if (named !== undefined) return `makes ${named}`;
  return stop === 'quick' ? 'tries a quick stop' : 'makes a long stop';
}

function spread({ points, pitPoints }: CarConfigured): string {
  return `${figuresOf(points).join('-')}, pit ${pitPoints}`;
}

function repairs({ repairs: pools }: PitStopMade, own: StoryNames): string {
  const told = POOLS.flatMap(pool => {
    const amount = pools.filter(one => one === pool).length;
    return amount === 0 ? [] : [points(amount, pool, own)];
  });
  return told.length === 0 ? '' : ` and gets ${told.join(' and ')} back`;
}
