// Figures about the characters from many races: the figure of each style compared with that of the others in the same
// races, and what the taste costs in places.
import { meanOf } from '../../cli/simulation/estimate.ts';
import { type Character, characters } from '../../drivers/levels/characters.ts';
import { type Drive, MARKS, PLAIN } from './character-races.ts';

interface Mean {
  readonly value: number;
  /** Half the 95 % interval. */
  readonly within: number;
}

export interface CharacterFigures {
  readonly character: Character;
  readonly starts: number;
  readonly own: number;
  readonly others: number;
  /** Lead of its figure over that of the others in the direction its style claims, in standard errors. */
  readonly certainty: number;
  /** Places behind the plain driver of the same races; below 0 when in front of it. */
  readonly behindPlain: Mean;
  /** Share of its starts, from 0 to 1. */
  readonly retired: number;
}

type DrivenRace = readonly Drive[];

export function figuresOf(races: readonly DrivenRace[]): readonly CharacterFigures[] {
  return characters.flatMap(character => {
    const starts = races.flatMap(race => {
      const own = race.find(drive => drive.name === character.name);
      return own === undefined ? [] : [{ own, race }];
    });
    return starts.length === 0 ? [] : [figuresFrom(character, starts)];
  });
}

interface Start {
  readonly own: Drive;
  readonly race: DrivenRace;
}

function figuresFrom(character: Character, starts: readonly Start[]): CharacterFigures {
  const { of, more } = MARKS[character.style];
  const pairs = starts.flatMap(({ own, race }) => {
    const figure = of(own);
    const rest = race.filter(drive => drive !== own).flatMap(drive => of(drive) ?? []);
    return figure === undefined || rest.length === 0 ? [] : [{ own: figure, others: mean(rest) }];
  });
  const difference = meanAround(pairs.map(({ own, others }) => own - others));
  const deviation = difference.within / TWO_SIDED;
  const certainty = deviation === 0 ? 0 : difference.value / deviation;
  return {
    character,
    starts: starts.length,
    own: mean(pairs.map(pair => pair.own)),
    others: mean(pairs.map(pair => pair.others)),
    certainty: more ? certainty : -certainty,
    behindPlain: meanAround(starts.map(({ own, race }) => own.place - placeOfPlain(race))),
    retired: mean(starts.map(({ own }) => own.retired)),
  };
}

/** Standard errors in half a 95 % interval. */
const TWO_SIDED = 1.96;

function placeOfPlain(race: DrivenRace): number {
  return race.find(drive => drive.name === PLAIN)?.place ?? 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function meanAround(values: readonly number[]): Mean {
  const sum = values.reduce((all, value) => all + value, 0);
  const squares = values.reduce((all, value) => all + value * value, 0);
  const { value, high } = meanOf(sum, squares, values.length) ?? { value: 0, high: 0 };
  return { value, within: high - value };
}
