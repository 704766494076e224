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
import type { Words } from '../../../words/words.ts';
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
import { partsOfPlace } from './way-place.ts';

const GAP = 2;
const TONES: readonly Tone[] = ['good', 'warn', 'bad'];

type Drive = ChoiceOf<'drive'>;

interface ToldWay {
  /** The whole name, then shorter and shorter ones. */
  readonly names: readonly string[];
  readonly price: Price;
}

interface ToldWays {
  readonly words: Words;
  readonly ways: ReadonlyMap<string, ToldWay>;
}

const known = new WeakMap<Decision, ToldWays>();

export function wayName(
  model: ChampionshipModel,
  drive: Drive,
  columns: number,
  words: Words,
): string {
  const names = waysAsked(model, words).ways.get(wayKey(drive))?.names;
  return formIn(names ?? [drive.path.at(-1) ?? ''], columns);
}

export function wayPrice(model: ChampionshipModel, drive: Drive, words: Words): Price {
  return (
    waysAsked(model, words).ways.get(wayKey(drive))?.price ?? priceOf(words.championship.free, 0)
  );
}

/** Returns the lines of the ways of a list, all named in the same words: the fullest that leave room for what they cost. */
export function wayRows(
  model: ChampionshipModel,
  drives: readonly Drive[],
  columns: number,
  words: Words,
): readonly Row[] {
  if (drives.length === 0) return [];
  const { ways } = waysAsked(model, words);
  const told = drives.flatMap(drive => ways.get(wayKey(drive)) ?? []);
  const widest = (texts: readonly (string | undefined)[]) =>
    Math.max(0, ...texts.map(text => textWidth(text ?? '')));
  const priciest = widest(told.map(({ price }) => price.forms[0]));
  const room = Math.max(columns - priciest - GAP, columns >> 1);
  const widths = told[0]?.names.map((_, at) => widest(told.map(({ names }) => names[at]))) ?? [];
  const telling = widths.findIndex(width => width <= room);
  const width = Math.min(room, widths[telling] ?? room);
  return told.map(({ names, price: { forms, weight } }): Row => {
    const name = names[telling] ?? formIn(names, width);
    return [
      { text: `${padded(name, width)}${' '.repeat(GAP)}`, tone: 'plain' },
      {
        text: formIn(forms, columns - Math.max(width, textWidth(name)) - GAP),
        tone: TONES[weight] ?? 'plain',
      },
    ];
  });
}

function waysAsked(model: ChampionshipModel, words: Words): ToldWays {
  const decision = askedOf(model);
  const before = decision === undefined ? undefined : known.get(decision);
  if (before !== undefined && before.words === words) return before;
  const told = tellWays(model, words);
  if (decision !== undefined) known.set(decision, told);
  return told;
}

function tellWays(model: ChampionshipModel, words: Words): ToldWays {
  const seat = askedOf(model)?.seat;
  const found = seat === undefined ? [] : waysOf(model.moment.race, seat, groundOfModel(model));
  const twins = Map.groupBy(found, signOf);
  const ways = new Map(
    found.map(way => [
      wayKey(way.choice),
      {
        names: namesOf(model, way, twins.get(signOf(way)) ?? [], words),
        price: priceOfWay(model, way, words.championship),
      },
    ]),
  );
  return { words, ways };
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
  { championship: { way: words }, race }: Words,
): readonly string[] {
  const { choice, passes } = way;
  const { slip, brake, path } = choice;
  const end = path.at(-1);
  const letter = (seat: number) => letterOf(model.table, seat);
  const place = end === undefined ? [] : partsOfPlace(model, way.end, race);
  const placed = place.slice(0, PLACED);
  const tellings = [
    { told: words, place },
    { told: words, place: placed },
    { told: words.short, place: placed },
    { told: words.short, place: place.slice(0, 1) },
    { told: words, place: [] },
    { told: words.short, place: [] },
  ];
  return tellings.map(({ told, place: parts }) => {
    const name = parts.length === 0 ? '' : `${parts.join(', ')} `;
    return `${name}${deedsOf(told)}`;
  });

  function deedsOf(told: typeof words | typeof words.short): string {
    const parts = [
      end === undefined ? words.stay : words.end(end),
      slip === undefined ? '' : told.slip(letter(slip.of), slip.spaces),
      passes.length === 0 ? '' : told.past(passes.map(letter).join(', ')),
      brake === 0 ? '' : told.brake((model.moment.race.move?.speed ?? 0) - brake),
      byOf(way, twins, words),
    ];
    return parts.filter(part => part !== '').join(' ');
  }
}

/** Parts of a name without the car beside the space. */
const PLACED = 2;

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
