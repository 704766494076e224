// The race engineer in English.
import { ordinal } from '../../../replay/ordinal.ts';
import type { ReasonName } from '../../advice.ts';
import type { Compared, EngineerWords, Weighed } from '../engineer-words.ts';

type Points = 'tires' | 'brakes' | 'gearbox' | 'body' | 'engine' | 'handling' | 'wear' | 'chips';
type Names = Partial<Record<ReasonName, string>>;

const POINTS: Readonly<Record<Points, string>> = {
  tires: 'tires',
  brakes: 'brakes',
  gearbox: 'gas',
  body: 'bodywork',
  engine: 'engine',
  handling: 'road handling',
  wear: 'wear',
  chips: 'skill chips',
};

/** What a choice does that is better for a reason, and what one does that is worse. */
const DEEDS: Readonly<
  Record<Exclude<ReasonName, Points>, readonly [gains: string, loses: string]>
> = {
  road: ['gets us closer to the flag', 'leaves us further from the flag'],
  contact: ['keeps clear of the other cars', 'risks contact'],
  danger: ['stays off the dangerous spaces', 'risks the dangerous spaces'],
  blocking: ['holds up the cars behind', 'lets the cars behind through'],
  headway: ['keeps us in front', 'gives up track position'],
  reserve: ['saves something for a better moment', 'spends what we need later'],
  driver: ['saves driver points for later', 'spends driver points we need later'],
  mate: ['leaves repairs for our other car', 'takes repairs from our other car'],
  stop: ['makes the pit stop worth it', 'pays for a stop we could do without'],
  places: ['is worth places at the flag', 'costs places at the flag'],
  traffic: ['finds clear track', 'runs into traffic'],
  slip: ['picks up the slipstream', 'misses the slipstream'],
  damage: ['spares the car', 'risks damage'],
  place: ['gains ground on the others', 'loses ground to the others'],
};

/** Verbs for points: where turns are counted, a card that is free may have to be paid for in the corner ahead. */
const PRICES = {
  roll: ['saves', 'costs'],
  turn: ['will save', 'will cost'],
} as const;

interface Own {
  readonly names: Names;
  readonly prices: readonly [saved: string, spent: string];
}

export const engineer: EngineerWords = engineerIn('roll');

/** Returns the engineer's words in rolls, with other names for some parts. */
export function engineerSaying(names: Names): EngineerWords {
  return engineerIn('roll', names);
}

export function engineerIn(unit: 'roll' | 'turn', names: Names = {}): EngineerWords {
  const counted = (rolls: number) =>
    `${figure(rolls)} ${figure(rolls) === '1.0' ? unit : `${unit}s`}`;
  return {
    best: ({ names: both, rolls, why }) =>
      both === undefined
        ? `Engineer: this one, by ${counted(rolls)}${because(why)}.`
        : `Engineer: ${both.own} is ${counted(rolls)} better than ${both.other}${because(why)}.`,
    even: 'Engineer: nothing here beats this one.',
    worse: ({ names: both, rolls, why }) =>
      both === undefined
        ? `Engineer: this one costs us ${counted(rolls)}${because(why)}.`
        : `Engineer: ${both.own} is ${counted(rolls)} worse than ${both.other}${because(why)}.`,
    ruin: 'Engineer: no! That could end our race.',
    weighed: (facts, { kind, rolls, other }) => {
      const against: Record<Weighed['kind'], string> = {
        best: `, ${counted(rolls)} better than ${other}`,
        even: '; nothing here beats that',
        worse: `, ${counted(rolls)} worse than ${other}`,
      };
      return `Engineer: ${facts}${against[kind]}.`;
    },
    givesAway: (rolls, asks) => {
      const loss = rolls === undefined ? 'may lose the race' : `gives away ${counted(rolls)}`;
      return `Enter ${loss} here${asks ? '; [h] says why' : ''}.`;
    },
    gear: ordinal,
    why: (name, rolls, gains) =>
      reason(name, figure(rolls), gains, { names, prices: PRICES[unit] }),
    title: 'Race engineer',
    manners: {
      school: 'school, marks the best and explains',
      onCall: 'on call, with h',
      silent: 'silent',
    },
    help: 'Your race engineer coaches you at every turn, waits until you call him with h, or stays off the radio; in timed trials he is always silent. The result notes how often he spoke.',
    radio: {
      trial: 'No radio in a timed trial: this lap is yours alone.',
      off: 'Your engineer is off the air. Options (o) put him back on the radio.',
    },
  };
}

function reason(name: ReasonName, rolls: string, gains: boolean, { names, prices }: Own): string {
  if (name in POINTS) {
    const points = names[name] ?? POINTS[name as Points];
    return `${prices[gains ? 0 : 1]} ${points} worth ${rolls}`;
  }
  const [gained, lost] = DEEDS[name as keyof typeof DEEDS];
  return `${gains ? gained : lost} (${rolls})`;
}

function because(why: Compared['why']): string {
  return why.length === 0 ? '' : `: it ${why.join(' and ')}`;
}

function figure(rolls: number): string {
  return rolls.toFixed(1);
}
