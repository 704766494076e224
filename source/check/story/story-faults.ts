// Whether everything that is said of a race is so, and whether what must be said is.
import type { Fact } from '../../replay/commentary/highlight.ts';
import {
  type AnsweredRace,
  type Claim,
  claimFaults,
  claimsOf,
  nameOfClaim,
  readAgain,
  toldIn,
} from './claims.ts';
import type { PlainRace } from './plain-race.ts';

export interface StoryCheck {
  /** Every claim that does not agree with the plain account of the race. */
  readonly faults: readonly string[];
  readonly claims: Readonly<Record<string, number>>;
}

/** Compares all that is said of a race, at its end and half way, with its events. */
export function checkStory(race: AnsweredRace): StoryCheck {
  const [whole, half] = [race, halfOf(race)].map(one => {
    const told = toldIn(one);
    return { claims: claimsOf(one, told), reading: readAgain(one, told) };
  });
  const all = [whole, half].flatMap(one => one ?? []);
  const facts = whole?.claims.flatMap(claim => (claim.by === 'director' ? [claim.said] : [])) ?? [];
  return {
    faults: [
      ...all.flatMap(({ claims, reading }) => claims.flatMap(one => claimFaults(one, reading))),
      ...(whole === undefined ? [] : untold(facts, whole.reading.plain)),
    ],
    claims: countsOf(all.flatMap(({ claims }) => claims)),
  };
}

export function halfOf({ driven, setup, answers }: AnsweredRace): AnsweredRace {
  const half = Math.floor(answers.length / 2);
  return {
    driven: { ...driven, steps: driven.steps.slice(0, half) },
    setup,
    answers: answers.slice(0, half),
    isOver: false,
  };
}

function countsOf(claims: readonly Claim[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const claim of claims) {
    const name = nameOfClaim(claim);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

// Each of these is reported as often as it happened.
function untold(facts: readonly Fact[], { log, home, out }: PlainRace): readonly string[] {
  const told = (kind: Fact['kind']) => facts.filter(fact => fact.kind === kind).length;
  const happened = (...kinds: readonly string[]) =>
    log.filter(({ event }) => kinds.includes(event.kind)).length;
  const counts: readonly (readonly [Fact['kind'], number])[] = [
    ['flag', home.length],
    ['out', out.filter(one => one !== undefined).length],
    ['spin', happened('carSpun')],
    ['stall', happened('carStalled', 'stalled')],
    ['fastestLap', log.filter(({ lap }) => lap !== undefined && lap.plays < lap.best).length],
  ];
  return counts.flatMap(([kind, count]) =>
    told(kind) === count ? [] : [`${kind}: told ${told(kind)} times, happened ${count} times`],
  );
}
