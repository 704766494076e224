// What is wrong with the answers that lie face down in a race from outside: whether their drivers may have given them.

import { skillToBid } from '../chapters/set-up/pole-bid.ts';
import { cardsFor } from '../chapters/turn/speed-plans.ts';
import type { Car, ChampionshipRace, ChampionshipTask, Sealed } from '../state.ts';
import type { Ground } from '../terms.ts';
import { cardFaults } from './car-faults.ts';

const ASKED: Readonly<Partial<Record<ChampionshipTask['step'], Sealed['kind']>>> = {
  setUpCars: 'car',
  chooseTires: 'tire',
  bidForPole: 'bid',
  bidAgain: 'bid',
  planSpeeds: 'card',
};

export function sealedFaults(race: ChampionshipRace, ground: Ground): readonly string[] {
  const [task] = race.agenda;
  const asked = task === undefined ? undefined : ASKED[task.step];
  const laid = race.sealed.flatMap((answer, seat) => {
    const isWaiting = task?.seats.includes(seat) === true;
    return answerFaults(answer, asked, isWaiting, race.cars[seat], race, ground).map(
      fault => `sealed.${seat}: ${fault}`,
    );
  });
  const tires = (race.tires ?? []).flatMap((tire, seat) =>
    tire?.kind === 'tire' ? [] : [`tires.${seat}: tires are missing`],
  );
  return [...laid, ...missing(race, asked).map(seat => `sealed.${seat}: it is missing`), ...tires];
}

// Only a speed card may be missing (CFR-160), and a hand of those that do not bid again (CFR-179).
function missing({ agenda, sealed }: ChampionshipRace, asked: Sealed['kind'] | undefined) {
  if (asked === undefined || asked === 'card') return [];
  const placed = agenda.flatMap(({ step, seats }) => (step === 'revealSecondBids' ? seats : []));
  const bids = agenda[0]?.step === 'bidAgain';
  const waiting = [...(agenda[0]?.seats ?? []), ...(bids ? placed : [])];
  return [...sealed.keys()].filter(
    seat => sealed[seat]?.kind === 'none' && !waiting.includes(seat),
  );
}

function answerFaults(
  answer: Sealed,
  asked: Sealed['kind'] | undefined,
  isWaiting: boolean,
  car: Car | undefined,
  race: ChampionshipRace,
  ground: Ground,
): readonly string[] {
  if (answer.kind === 'none' || car === undefined) return [];
  if (answer.kind !== asked) return [`nobody is asked for a ${answer.kind} now`];
  if (isWaiting) return ['its driver is still to be asked'];
  switch (answer.kind) {
    case 'car':
      return cardFaults(answer.cards, race.options.handicaps?.[car.seat] ?? 0, ground);
    case 'bid': {
      const { wear, skill } = answer.bid;
      const fits = wear <= car.wear && skill <= skillToBid(car, ground.values);
      return fits ? [] : [`the bid of ${wear} wear and ${skill} skill is larger than the purse`];
    }
    case 'card': {
      const isInReach = cardsFor(race, car.seat, ground).some(
        ({ speed }) => speed === answer.speed,
      );
      return isInReach ? [] : [`the card of ${answer.speed} mph is out of reach`];
    }
    default:
      return [];
  }
}
