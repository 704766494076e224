// A way as a line of the list: where it ends, whom it slips and passes, where it brakes late, and what its corners cost.
import type { Seat } from '../../../../rules/kit/types.ts';
import { padded } from '../../../look.ts';
import type { Row, Tone } from '../../../rows.ts';
import { letterOf } from '../../../screens/race/race-model.ts';
import type { ChampionshipWords } from '../../../words/championship-words.ts';
import type { Words } from '../../../words/words.ts';
import { askedOf, type ChampionshipModel } from '../championship-model.ts';
import { type ChoiceOf, choicesOf } from '../items.ts';
import { duesPrice, joined, type Price, rollOdds, wayDues } from '../prices.ts';

const END_COLUMNS = 5;
const TONES: readonly Tone[] = ['good', 'warn', 'bad'];

type Way = ChoiceOf<'drive'>;

/** Returns a way with its price. */
export function wayRow(model: ChampionshipModel, way: Way, columns: number, words: Words): Row {
  const { championship } = words;
  const name = nameOfWay(model, way, championship);
  const { text, weight } = priceOfWay(model, way, championship);
  const room = Math.max(END_COLUMNS, Math.min(columns >> 1, nameColumns(model, championship)));
  return [
    { text: `${padded(name, room)} `, tone: 'plain' },
    { text, tone: TONES[weight] ?? 'plain' },
  ];
}

function nameColumns(model: ChampionshipModel, words: ChampionshipWords): number {
  const decision = askedOf(model);
  const ways = decision === undefined ? [] : choicesOf(decision);
  return Math.max(
    0,
    ...ways.map(way => (way.kind === 'drive' ? nameOfWay(model, way, words).length : 0)),
  );
}

function nameOfWay(model: ChampionshipModel, way: Way, words: ChampionshipWords): string {
  const end = way.path.at(-1);
  const passed = passedOn(model, way);
  const letters = passed.map(seat => letterOf(model.table, seat)).join(', ');
  const parts = [
    end === undefined ? words.way.stay : words.way.to(end),
    way.slip === undefined
      ? ''
      : words.way.slip(letterOf(model.table, way.slip.of), way.slip.spaces),
    passed.length === 0 ? '' : words.way.past(letters),
    way.brake === 0 ? '' : words.way.brake(speedOf(model) - way.brake),
    byOf(model, way, words),
  ];
  return parts.filter(part => part !== '').join(' ');
}

// Ways to one space that are told alike differ by a space that only one of them enters.
function byOf(model: ChampionshipModel, way: Way, words: ChampionshipWords): string {
  const decision = askedOf(model);
  if (decision === undefined) return '';
  const sign = (one: Way) =>
    JSON.stringify([one.path.at(-1), one.slip, one.brake, passedOn(model, one)]);
  const twins = choicesOf(decision).filter(
    (one): one is Way => one.kind === 'drive' && one !== way && sign(one) === sign(way),
  );
  if (twins.length === 0) return '';
  const own = way.path.find(id => !twins.some(twin => twin.path.includes(id)));
  return own === undefined ? '' : words.way.by(own);
}

// Cars on the way, which must be passed by force.
function passedOn({ moment: { race } }: ChampionshipModel, { path }: Way): readonly Seat[] {
  const on = race.cars.filter(
    ({ status, stop, space }) => status !== 'retired' && stop === undefined && path.includes(space),
  );
  return on.map(({ seat }) => seat);
}

function speedOf({ moment: { race } }: ChampionshipModel): number {
  return race.move?.speed ?? 0;
}

function priceOfWay(model: ChampionshipModel, way: Way, words: ChampionshipWords): Price {
  const seat = askedOf(model)?.seat ?? -1;
  const car = model.moment.race.cars[seat];
  if (car === undefined) return { text: '', weight: 0 };
  const speed = speedOf(model) - way.brake;
  const dues = wayDues(model.table.board, way.path, speed, car);
  const corners = duesPrice(dues, car, model, words);
  const free = rollOdds(model, { cause: 'pass' }, 0).green;
  const passes = passedOn(model, way).map(
    (): Price => ({ text: words.block.passes(free), weight: 1 }),
  );
  return joined([...passes, corners], words);
}
