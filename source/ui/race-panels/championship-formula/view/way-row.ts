// The ways of a move as lines of the list: where each ends, whom it slips and passes, where it brakes late, and what its
// corners cost.
import {
  type DriveWay,
  waysOf,
} from '../../../../rules/championship-formula/chapters/movement/ways.ts';
import type { Decision } from '../../../../rules/kit/types.ts';
import { padded } from '../../../look.ts';
import type { Row, Tone } from '../../../rows.ts';
import { letterOf } from '../../../screens/race/race-model.ts';
import { textWidth } from '../../../theme/width.ts';
import type { ChampionshipWords } from '../../../words/championship-words.ts';
import { askedOf, type ChampionshipModel, groundOfModel } from '../championship-model.ts';
import type { ChoiceOf } from '../choices.ts';
import {
  brakesPrice,
  duesPrice,
  formIn,
  joined,
  type Price,
  priceOf,
  rollOdds,
} from '../prices.ts';
import { byCorner } from '../road-ahead.ts';

const GAP = 2;
const TONES: readonly Tone[] = ['good', 'warn', 'bad'];

type Drive = ChoiceOf<'drive'>;

interface ToldWay {
  /** The whole name, then a shorter one. */
  readonly names: readonly string[];
  readonly price: Price;
}

interface ToldWays {
  readonly words: ChampionshipWords;
  readonly ways: ReadonlyMap<string, ToldWay>;
  readonly longest: number;
  readonly priciest: number;
}

const known = new WeakMap<Decision, ToldWays>();

export function wayName(
  model: ChampionshipModel,
  drive: Drive,
  columns: number,
  words: ChampionshipWords,
): string {
  const names = waysAsked(model, words).ways.get(wayKey(drive))?.names;
  return formIn(names ?? [drive.path.at(-1) ?? ''], columns);
}

export function wayPrice(model: ChampionshipModel, drive: Drive, words: ChampionshipWords): Price {
  return waysAsked(model, words).ways.get(wayKey(drive))?.price ?? priceOf(words.free, 0);
}

export function wayRow(
  model: ChampionshipModel,
  drive: Drive,
  columns: number,
  words: ChampionshipWords,
): Row {
  const { ways, longest, priciest } = waysAsked(model, words);
  const way = ways.get(wayKey(drive));
  if (way === undefined) return [{ text: drive.path.at(-1) ?? '', tone: 'plain' }];
  const { forms, weight } = way.price;
  const width = Math.min(longest, Math.max(columns - priciest - GAP, columns >> 1));
  const name = formIn(way.names, width);
  return [
    { text: `${padded(name, width)}${' '.repeat(GAP)}`, tone: 'plain' },
    {
      text: formIn(forms, columns - Math.max(width, textWidth(name)) - GAP),
      tone: TONES[weight] ?? 'plain',
    },
  ];
}

function waysAsked(model: ChampionshipModel, words: ChampionshipWords): ToldWays {
  const decision = askedOf(model);
  const before = decision === undefined ? undefined : known.get(decision);
  if (before !== undefined && before.words === words) return before;
  const told = tellWays(model, words);
  if (decision !== undefined) known.set(decision, told);
  return told;
}

function tellWays(model: ChampionshipModel, words: ChampionshipWords): ToldWays {
  const seat = askedOf(model)?.seat;
  const found = seat === undefined ? [] : waysOf(model.moment.race, seat, groundOfModel(model));
  const twins = Map.groupBy(found, signOf);
  const ways = new Map(
    found.map(way => [
      wayKey(way.choice),
      {
        names: namesOf(model, way, twins.get(signOf(way)) ?? [], words),
        price: priceOfWay(model, way, words),
      },
    ]),
  );
  const widest = (forms: readonly (readonly string[])[]) =>
    Math.max(0, ...forms.map(([whole]) => textWidth(whole ?? '')));
  const told = [...ways.values()];
  return {
    words,
    ways,
    longest: widest(told.map(({ names }) => names)),
    priciest: widest(told.map(({ price }) => price.forms)),
  };
}

/** Returns a text that no other way of the question has. */
export function wayKey({ brake, slip, path }: Drive): string {
  return `${brake} ${slip?.of ?? ''} ${slip?.spaces ?? 0} ${path.join()}`;
}

// Ways with the same sign have the same description.
function signOf({ end, passes, choice: { slip, brake } }: DriveWay): string {
  return `${end.id} ${passes.join()} ${slip?.of ?? ''} ${slip?.spaces ?? 0} ${brake}`;
}

function namesOf(
  model: ChampionshipModel,
  way: DriveWay,
  twins: readonly DriveWay[],
  { way: words }: ChampionshipWords,
): readonly string[] {
  const { choice, passes } = way;
  const { slip, brake, path } = choice;
  const end = path.at(-1);
  const letter = (seat: number) => letterOf(model.table, seat);
  return [words, words.short].map(told => {
    const parts = [
      end === undefined ? words.stay : words.end(end),
      slip === undefined ? '' : told.slip(letter(slip.of), slip.spaces),
      passes.length === 0 ? '' : told.past(passes.map(letter).join(', ')),
      brake === 0 ? '' : told.brake((model.moment.race.move?.speed ?? 0) - brake),
      byOf(way, twins, words),
    ];
    return parts.filter(part => part !== '').join(' ');
  });
}

// Ways with the same description differ by a space that only one of them enters.
function byOf(way: DriveWay, twins: readonly DriveWay[], words: ChampionshipWords['way']): string {
  const others = twins.filter(twin => twin !== way);
  if (others.length === 0) return '';
  const own = way.choice.path.find(id => !others.some(twin => twin.choice.path.includes(id)));
  return own === undefined ? '' : words.by(own);
}

// The rows of crashes that a way reaches, each with its risk (CFR-154).
function crashPrices(
  model: ChampionshipModel,
  { choice }: DriveWay,
  words: ChampionshipWords,
): readonly Price[] {
  const { table, moment } = model;
  const seat = askedOf(model)?.seat;
  if (seat === undefined || moment.race.turn.crashes.length === 0) return [];
  return table.book
    .consequences(moment.race, seat, choice, table.board)
    .filter(({ kind }) => kind === 'crashRow')
    .map(({ percent = 0 }) => priceOf(words.way.crash(percent), 1));
}

function priceOfWay(model: ChampionshipModel, way: DriveWay, words: ChampionshipWords): Price {
  const car = model.moment.race.cars[askedOf(model)?.seat ?? -1];
  if (car === undefined || way.isFatal) return priceOf(words.offRoad, 2);
  const { choice, dues, passes } = way;
  const pass = words.way.pass(rollOdds(model, { cause: 'pass' }, 0).green);
  const brakes = choice.brake > 0 ? [brakesPrice(model, car, choice.brake, words)] : [];
  return joined(
    [
      ...passes.map(() => ({ ...priceOf(pass, 1), least: { wear: 0, rolls: 1 } })),
      ...crashPrices(model, way, words),
      ...brakes,
      duesPrice(model, car, byCorner(dues), words),
    ],
    words,
  );
}
