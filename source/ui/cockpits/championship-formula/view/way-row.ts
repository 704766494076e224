// A way as a line of the list: where it ends, whom it slips and passes, where it brakes late, and what its corners cost.
import { type DriveWay, waysOf } from '../../../../rules/championship-formula/chapters/ways.ts';
import type { Decision } from '../../../../rules/kit/types.ts';
import { padded } from '../../../look.ts';
import type { Row, Tone } from '../../../rows.ts';
import { letterOf } from '../../../screens/race/race-model.ts';
import type { ChampionshipWords } from '../../../words/championship-words.ts';
import type { Words } from '../../../words/words.ts';
import { askedOf, type ChampionshipModel, groundOfModel } from '../championship-model.ts';
import type { ChoiceOf } from '../items.ts';
import { brakesPrice, duesPrice, joined, type Price, rollOdds } from '../prices.ts';
import { byCorner } from '../road-ahead.ts';

const END_COLUMNS = 5;
const TONES: readonly Tone[] = ['good', 'warn', 'bad'];

type Drive = ChoiceOf<'drive'>;

const known = new WeakMap<Decision, readonly DriveWay[]>();

function waysAsked(model: ChampionshipModel): readonly DriveWay[] {
  const decision = askedOf(model);
  if (decision === undefined) return [];
  const ways =
    known.get(decision) ?? waysOf(model.moment.race, decision.seat, groundOfModel(model));
  known.set(decision, ways);
  return ways;
}

/** Returns a way with its price. */
export function wayRow(
  model: ChampionshipModel,
  drive: Drive,
  columns: number,
  { championship }: Words,
): Row {
  const ways = waysAsked(model);
  const way = ways.find(({ choice }) => isSame(choice, drive));
  if (way === undefined) return [{ text: drive.path.at(-1) ?? '', tone: 'plain' }];
  const widths = ways.map(one => nameOfWay(model, one, ways, championship).length);
  const room = Math.max(END_COLUMNS, Math.min(columns >> 1, ...[Math.max(...widths)]));
  const { text, weight } = priceOfWay(model, way, championship);
  return [
    { text: `${padded(nameOfWay(model, way, ways, championship), room)} `, tone: 'plain' },
    { text, tone: TONES[weight] ?? 'plain' },
  ];
}

/** Reports whether a way ends the race of its car. */
export function isFatalWay(model: ChampionshipModel, drive: Drive): boolean {
  return waysAsked(model).some(way => way.isFatal && isSame(way.choice, drive));
}

function isSame(one: Drive, other: Drive): boolean {
  return (
    one.brake === other.brake &&
    one.slip?.spaces === other.slip?.spaces &&
    one.path.join() === other.path.join()
  );
}

function nameOfWay(
  model: ChampionshipModel,
  way: DriveWay,
  ways: readonly DriveWay[],
  { way: words }: ChampionshipWords,
): string {
  const { choice, passes } = way;
  const { slip, brake, path } = choice;
  const letter = (seat: number) => letterOf(model.table, seat);
  const parts = [
    path.at(-1) ?? words.stay,
    slip === undefined ? '' : words.slip(letter(slip.of), slip.spaces),
    passes.length === 0 ? '' : words.past(passes.map(letter).join(', ')),
    brake === 0 ? '' : words.brake(speedOf(model) - brake),
    byOf(way, ways, words),
  ];
  return parts.filter(part => part !== '').join(' ');
}

// Ways to one space that are told alike differ by a space that only one of them enters.
function byOf(way: DriveWay, ways: readonly DriveWay[], words: ChampionshipWords['way']): string {
  const sign = ({ end, passes, choice: { slip, brake } }: DriveWay) =>
    `${end.id} ${passes.join()} ${slip?.spaces ?? 0} ${brake}`;
  const twins = ways.filter(one => one !== way && sign(one) === sign(way));
  if (twins.length === 0) return '';
  const own = way.choice.path.find(id => !twins.some(twin => twin.choice.path.includes(id)));
  return own === undefined ? '' : words.by(own);
}

function speedOf({ moment: { race } }: ChampionshipModel): number {
  return race.move?.speed ?? 0;
}

function priceOfWay(model: ChampionshipModel, way: DriveWay, words: ChampionshipWords): Price {
  const car = model.moment.race.cars[askedOf(model)?.seat ?? -1];
  if (car === undefined || way.isFatal) return { text: words.offRoad, weight: 2 };
  const { choice, dues, passes } = way;
  const percent = rollOdds(model, { cause: 'pass' }, 0).green;
  return joined(
    [
      ...passes.map((): Price => ({ text: words.way.pass(percent), weight: 1 })),
      ...(choice.brake > 0
        ? [{ text: brakesPrice(model, car, choice.brake, words), weight: 1 } as const]
        : []),
      duesPrice(model, car, byCorner(dues), words),
    ],
    words,
  );
}
