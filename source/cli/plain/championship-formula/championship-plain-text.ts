import { spaceAt, spaceOf } from '../../../circuit/board.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { type Attribute, SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import type { Car } from '../../../rules/championship-formula/state.ts';
import type { Choice, Decision } from '../../../rules/kit/types.ts';
import {
  askedOf,
  type ChampionshipModel,
  figuresOfCar,
  keeping,
  termsOf,
} from '../../../ui/race-panels/championship-formula/championship-model.ts';
import { championshipPanels } from '../../../ui/race-panels/championship-formula/championship-panels.ts';
import {
  type Item,
  isEdited,
  itemsAsked,
} from '../../../ui/race-panels/championship-formula/items.ts';
import { brakeCuts } from '../../../ui/race-panels/championship-formula/late-braking.ts';
import { type CardPrice, cardPrices } from '../../../ui/race-panels/championship-formula/prices.ts';
import {
  SPEEDS,
  stateRuns,
  wearForThird,
} from '../../../ui/race-panels/championship-formula/view/dashboard.ts';
import { flagFacts } from '../../../ui/race-panels/championship-formula/view/flag-facts.ts';
import { ROW_TICKS } from '../../../ui/race-panels/championship-formula/view/row-window.ts';
import { nameWithLetter } from '../../../ui/screens/race/race-model.ts';
import type { PlainWords } from '../../../ui/words/plain-words.ts';
import type { Words } from '../../../ui/words/words.ts';
import type { Menu, MenuLine } from '../menu.ts';
import type { PlainScript, PlainText } from '../plain-text.ts';
import { shorterMoves } from '../shorter-moves.ts';
import { rowText, WHOLE_COLUMNS } from '../told-rows.ts';
import { editorMenu, laidOut } from './editor-menu.ts';

export const championshipPlainText: PlainText = {
  ticksPerSpace: ROW_TICKS,
  situation(model: ChampionshipModel, { words, plain }) {
    const { shown, table } = model;
    const seat = askedOf(model)?.seat ?? -1;
    const car = shown.cars[seat];
    if (car?.cards === undefined) return [];
    const own = [figuresTold(model, car, words, plain), stateTold(model, car, words, plain)];
    if (shown.round === 0) return own;
    const standings = table.book.standings(shown, table.board);
    const place = standings.find(one => one.seat === seat)?.place ?? 0;
    const lap = Math.min(shown.laps, Math.max(1, car.laps));
    const atStake = flagFacts(model, words.championship);
    return [
      plain.place(lap, shown.laps, place, shown.cars.length),
      ...own,
      ...roadAhead(model, car, plain),
      ...(atStake === '' ? [] : [`${atStake}.`]),
    ];
  },
  carFacts(model: ChampionshipModel, seat, { words, plain }) {
    const car = model.shown.cars[seat];
    if (car?.cards === undefined) return [];
    const { championship } = words;
    return [
      ...speedTold(model, car, words, plain),
      `${championship.table.wear} ${car.wear}`,
      ...chipsTold(car, championship, plain),
    ];
  },
  laid: laidOut,
  menu(model: ChampionshipModel, script) {
    const decision = askedOf(model);
    if (decision === undefined) return { lines: [] };
    return isEdited(decision)
      ? editorMenu(model, decision, script)
      : listMenu(model, decision, script);
  },
};

// What the cards of the car come to, which changes only with damage (CFR-84).
function figuresTold(
  model: ChampionshipModel,
  car: Car,
  { championship: { attributes } }: Words,
  plain: PlainWords,
): string {
  const figures = figuresOfCar(car, termsOf(model));
  if (figures === undefined) return '';
  const damage: Partial<Record<Attribute, number>> = { ...car.damage };
  const told = SPEEDS.map(attribute => {
    const name = attributes[attribute];
    const isDamaged = (damage[attribute] ?? 0) > 0;
    return [isDamaged ? plain.damaged(name) : name, figures[attribute]] as const;
  });
  return plain.carFigures(told);
}

function stateTold(
  model: ChampionshipModel,
  car: Car,
  { championship }: Words,
  plain: PlainWords,
): string {
  const speed = model.shown.move?.seat === car.seat ? model.shown.move.speed : car.speed;
  const state = stateRuns(car, championship.tires, championship).map(({ text }) => text.trim());
  return plain.car(nameWithLetter(model, car.seat), [
    ...(car.space === '' ? [] : [championship.mph(speed)]),
    plain.wearOf(car.wear, car.startingWear),
    championship.thirdWear(wearForThird(model, car)),
    ...chipsTold(car, championship, plain),
    ...state,
  ]);
}

function chipsTold(
  { green, red }: Car,
  { skill }: Words['championship'],
  plain: PlainWords,
): readonly string[] {
  return [`${skill} ${green}`, ...(red > 0 ? [plain.redChips(red)] : [])];
}

// The speed of the last turn, and behind it that of a card that lies open and has not been driven yet.
function speedTold(
  { shown: { turn } }: ChampionshipModel,
  { seat, space, stop, speed }: Car,
  { championship, race }: Words,
  plain: PlainWords,
): readonly string[] {
  if (stop !== undefined) return [race.inPits];
  if (space === '') return [];
  const planned = turn.order.includes(seat) ? (turn.planned[seat] ?? 0) : 0;
  return [championship.mph(speed), ...(planned > 0 ? [plain.cardShown(planned)] : [])];
}

// Ways that brake late form lists of their own, each one step shorter than the list before it.
function listMenu(model: ChampionshipModel, decision: Decision, script: PlainScript): Menu<Choice> {
  const items = itemsAsked(model);
  const marked = championshipPanels.marked(model, items);
  const usual = items.findIndex(({ value }) => value === marked);
  const braked = (cut: number) => {
    const ways = keeping(model, { cut });
    return linesOf(
      ways,
      itemsAsked(ways).filter(({ choice }) => choice.kind === 'drive'),
      script,
    );
  };
  const shorter = shorterMoves(brakeCuts(decision).slice(1), braked, script.plain);
  return {
    lines: [...linesOf(model, items, script), ...shorter],
    ...(usual < 0 ? {} : { usual }),
  };
}

function linesOf(
  model: ChampionshipModel,
  items: readonly Item[],
  script: PlainScript,
): readonly MenuLine<Choice>[] {
  const rows = championshipPanels.lines(model, items, WHOLE_COLUMNS, script.words);
  const prices = pricesOf(model, script);
  return items.map((item): MenuLine<Choice> => {
    // The first run of a row is the mark with its key.
    const row = rows.find(({ value }) => value === item.value)?.row.slice(1) ?? [];
    const text = cardText(model, item, prices, script) ?? rowText(row);
    return { text, value: item.choice };
  });
}

type Prices = ReadonlyMap<number, CardPrice>;

function pricesOf(model: ChampionshipModel, { words }: PlainScript): Prices {
  const decision = askedOf(model);
  const isPlanning = decision?.choices[0]?.kind === 'playCard';
  return isPlanning ? cardPrices(model, decision, words.championship) : new Map();
}

function cardText(
  { table: { board } }: ChampionshipModel,
  { choice }: Item,
  prices: Prices,
  { words: { championship }, plain }: PlainScript,
): string | undefined {
  if (choice.kind !== 'playCard') return undefined;
  const { speed } = choice;
  const { here, next, toFlag } = prices.get(speed) ?? {};
  const corner = board.corners[next?.corner ?? -1]?.name ?? '';
  const later = next?.price.forms[0];
  const ahead = later === undefined ? '' : championship.inCorner(corner, later);
  return plain.card(
    speed,
    speed / SPEED_STEP,
    here?.forms[0] ?? '',
    toFlag === undefined ? ahead : `${championship.columns.flag}: ${championship.toFlag(toFlag)}`,
  );
}

/** Returns the corner that comes next on the lane of a car, or the one it is in; nothing for a car without a place. */
function roadAhead(
  { table: { board } }: ChampionshipModel,
  { space, status }: Pick<Car, 'space' | 'status'>,
  plain: PlainWords,
): readonly string[] {
  if (space === '' || status !== 'racing') return [];
  let at = spaceOf(board, space);
  let spaces = 0;
  while (at.corner < 0 && spaces < board.spaces.length) {
    at = spaceAt(board, at.ahead);
    spaces += 1;
  }
  const corner = board.corners[at.corner];
  if (corner === undefined) return [];
  return [plain.limits(corner.name, spaces, limitsOf(board, at.corner))];
}

function limitsOf({ spaces }: RowBoard, corner: number): readonly number[] {
  const limits = spaces.flatMap(space =>
    space.corner === corner && space.limit > 0 ? [space.limit] : [],
  );
  return [Math.min(...limits), Math.max(...limits)];
}
