// The race screen of Championship Formula Racing.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { nameOfChoice } from '../../../replay/championship-formula/choice-names.ts';
import { NO_BID, worthOf } from '../../../rules/championship-formula/chapters/set-up/pole-bid.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import type { Seat, View } from '../../../rules/kit/types.ts';
import type { Command, Place } from '../../keys.ts';
import { hasAdvice } from '../../screens/race/engineer.ts';
import type { Whereabouts } from '../../screens/race/race-model.ts';
import { markSigns } from '../../screens/race/roll/roll-rows.ts';
import { mapRows } from '../../screens/race/view/map-rows.ts';
import type { Words } from '../../words/words.ts';
import type { MapRoom, RacePanels } from '../race-panels.ts';
import {
  askedOf,
  type ChampionshipModel,
  type ChampionshipTable,
  FRESH,
  termsOf,
} from './championship-model.ts';
import { editorKey, editorPicked, illegalCar } from './editors.ts';
import { type Item, isEdited, itemsAsked } from './items.ts';
import { brakeKey, nextCut } from './late-braking.ts';
import { lineOf } from './log.ts';
import { markedFirst } from './marked.ts';

import { READY_CARS } from './ready-cars.ts';
import { roadKey, waysAsked } from './road.ts';
import { rollsOf } from './rolls.ts';
import { rowFeatures } from './row-features.ts';
import { isRuinous } from './ruin.ts';
import { stepsOf } from './steps.ts';
import { mapCars } from './view/cars.ts';
import { dashboard } from './view/dashboard.ts';
import { engineerRows } from './view/engineer.ts';
import { isFaceDown, orderRow, titleRow } from './view/heading.ts';
import { pictureRows, sightIn } from './view/picture-rows.ts';
import { listHeading, promptLines, questionRuns, underList } from './view/prompt-lines.ts';
import { raceTable } from './view/race-table.ts';
import { progressOf } from './where.ts';

export const championshipPanels: RacePanels = {
  game: ({ championship }) => championship.game,
  signs: ({ championship, race }) => [
    ...championship.signs,
    ...markSigns(race.road, mark => mark !== 'stop'),
  ],
  features: rowFeatures,
  boardFacts: ({ corners, spaces }: RowBoard, words) => {
    const limits = spaces.flatMap(({ limit }) => (limit > 0 ? [limit] : []));
    return words.championship.corners(corners.length, Math.min(...limits), Math.max(...limits));
  },
  length: ({ lapLength }: RowBoard, { championship }) => championship.length(lapLength),
  pace: ({ par, laps, cars }, { championship }) => {
    const named = READY_CARS.map(name => [championship.readyCars[name], cars[name] ?? 0] as const);
    return [championship.par(par), championship.carsAlone(laps, named)];
  },

  fresh: () => FRESH,
  whereIs({ board }: ChampionshipTable, { cars }: View<ChampionshipRace>, seat) {
    const car = cars[seat];
    if (car === undefined || car.space === '') return undefined;
    const onBoard = car.status !== 'retired';
    return { space: car.space, progress: progressOf(board, car), onBoard } satisfies Whereabouts;
  },
  steps: (event: ChampionshipEvent) => stepsOf(event),
  rolls: (model: ChampionshipModel, _after, events, words) => rollsOf(model, events, words),
  line: lineOf,
  turnOf: ({ kind, seat }) => (kind === 'moveBegan' ? seat : undefined),

  nameOf: (choice: ChampionshipChoice, { championship }) => nameOfChoice(choice, championship),
  items: itemsAsked,
  marked: markedFirst,
  place: placeOf,
  laid: (model: ChampionshipModel) =>
    model.shown.sealed.flatMap((_, seat) => (isFaceDown(model, seat) ? [seat] : [])),
  idle: idleCommands,
  key: (model: ChampionshipModel, key, stage) =>
    editorKey(model, key) ?? roadKey(model, key, stage) ?? brakeKey(model, key),
  pick: editorPicked,
  pickRefusal: illegalCar,
  endsRace: (model: ChampionshipModel, item: Item) => isRuinous(model, item.choice),

  titleRow,
  orderRow,
  picture: pictureRows,
  sight: sightIn,
  // Nothing moves while the cars are set up and bids are made.
  yieldsPicture: (model: ChampionshipModel) => placeOf(model) === 'editor',
  map: mapOf,
  dashboard,
  question: questionRuns,
  listHeading,
  lines: (model: ChampionshipModel, items: readonly Item[], columns, words) =>
    promptLines(model, items, columns, words),
  engineer: engineerRows,
  underList,
  raceTable,
  result: resultOf,
};

function placeOf(model: ChampionshipModel): Place {
  const decision = askedOf(model);
  if (decision !== undefined && isEdited(decision)) return 'editor';
  return waysAsked(model) ? 'targets' : 'race';
}

function idleCommands(model: ChampionshipModel, items: readonly Item[]): readonly Command[] {
  const [first] = items;
  const isSilent = model.engineer.manner === 'silent' || !hasAdvice(model);
  const idle: Command[] = isSilent ? ['figures', 'engineer'] : ['figures'];
  if (nextCut(model) === undefined) idle.push('brakes');
  if (first === undefined) return [...idle, 'path', 'pick'];
  return first.choice.kind === 'drive' ? idle : [...idle, 'path'];
}

function mapOf(model: ChampionshipModel, room: MapRoom) {
  const { board } = model.table;
  const features = rowFeatures(board, room.glyphs);
  return mapRows({ board, cars: mapCars(model, room.live), features }, room);
}

function resultOf(model: ChampionshipModel, seat: Seat, words: Words): string {
  const { race } = model.moment;
  const car = race.cars[seat];
  if (car === undefined) return '';
  const { result, retirements } = words.championship;
  if (car.status === 'finished') {
    const bid = worthOf(race.bids?.[seat] ?? NO_BID, termsOf(model).values);
    return result.finished(car.wear, String(bid));
  }
  if (car.status === 'racing' || car.retirement === undefined) {
    return words.classification.status[car.status];
  }
  return result.retired(retirements[car.retirement], Math.max(1, car.laps));
}
