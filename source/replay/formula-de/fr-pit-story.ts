// Weather, preparation, pits and blown engines as French sentences.

import { figuresOf } from '../../rules/formula-de/budget.ts';
import type {
  CarConfigured,
  FormulaDeEvent,
  PitStopMade,
  WeatherSet,
} from '../../rules/formula-de/events.ts';
import { POOLS, type TireType } from '../../rules/formula-de/state.ts';
import type { Seat } from '../../rules/kit/types.ts';
import { pointsInFrench } from './fr-story-names.ts';
import type { StoryNames } from './story-names.ts';

const SKIES: Readonly<Record<WeatherSet['sky'], string>> = {
  sun: 'Le soleil brille',
  changeable: 'Le temps est nuageux',
  rain: 'Il pleut',
};
const HOLDS: Readonly<Record<WeatherSet['hold'], string>> = {
  none: '',
  temporary: ' pour le moment',
  fixed: ' jusqu’à l’arrivée',
};
const TRACKS: Readonly<Record<WeatherSet['track'], string>> = { dry: 'sèche', wet: 'mouillée' };
const TIRES: Readonly<Record<TireType, string>> = { hard: 'durs', soft: 'tendres', rain: 'pluie' };

export function pitSentenceInFrench(
  event: FormulaDeEvent,
  name: (seat: Seat) => string,
  own: StoryNames,
): string | undefined {
  switch (event.kind) {
    case 'weatherSet':
      return `${SKIES[event.sky]}${HOLDS[event.hold]} ; la piste est ${TRACKS[event.track]}.`;
    case 'pitChosen':
      return `${name(event.seat)} prend le stand ${event.box + 1}.`;
    case 'carConfigured':
      return `${name(event.seat)} règle sa voiture : ${spread(event)}.`;
    case 'tiresFitted':
      return `${name(event.seat)} est en pneus ${TIRES[event.tires]}.`;
    case 'pointsRestored':
      return `${name(event.seat)} retrouve ${pointsInFrench(event.amount, event.pool, own)}.`;
    case 'pitLaneEntered':
      return `${name(event.seat)} entre dans la voie des stands.`;
    case 'pitLaneLeft':
      return `${name(event.seat)} revient en piste.`;
    case 'carHeldUp':
      return `${name(event.seat)} est retenu dans la voie des stands par la voiture de devant.`;
    case 'pitStopMade':
      return `${name(event.seat)} ${stopOf(event, own)}${repairs(event, own)}.`;
    case 'quickStopRolled': {
      const result = event.succeeded ? 'repart aussitôt' : 'doit attendre au stand';
      return `${name(event.seat)} ${result} (${event.roll}).`;
    }
    case 'engineBlown': {
      const far = event.prolongs ? ' jusqu’à la ligne' : '';
      return `${name(event.seat)} casse son moteur et continue en roue libre${far}.`;
    }
    default:
      return undefined;
  }
}

function spread({ points, pitPoints }: CarConfigured): string {
  return `${figuresOf(points).join('-')}, stand ${pitPoints}`;
}

// A die decides whether a quick stop succeeds, so it is only tried, unless the book has its own name for the stop.
function stopOf({ stop }: PitStopMade, { stops }: StoryNames): string {
  const named = stops?.[stop];
  if (named !== undefined) return `fait ${named}`;
  return stop === 'quick' ? 'tente un arrêt court' : 'fait un arrêt long';
}

function repairs({ repairs: pools }: PitStopMade, own: StoryNames): string {
  const told = POOLS.flatMap(pool => {
    const amount = pools.filter(one => one === pool).length;
    return amount === 0 ? [] : [pointsInFrench(amount, pool, own)];
  });
  return told.length === 0 ? '' : ` et retrouve ${told.join(' et ')}`;
}
