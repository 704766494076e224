// The strip with what the open question needs: targets, the way of the marked move, one landing bar per gear.

import { spaceOf } from '../../../../circuit/board.ts';
import { carsOnBoard } from '../../../../rules/formula-de/chapters/movement/occupancy.ts';
import { dangerousIn } from '../../../../rules/formula-de/table.ts';
import type { LandingBar } from '../../../board-view/bars.ts';
import type { StripReach, StripTarget } from '../../../board-view/occupants.ts';
import { drawStrip } from '../../../board-view/strip.ts';
import type { Scale } from '../../../board-view/window.ts';
import { blankRows } from '../../../components/frame.ts';
import type { Row } from '../../../rows.ts';
import { scaleFor } from '../../../screens/race/camera.ts';
import { lookedAt } from '../../../screens/race/race-model.ts';
import { isLit } from '../../../screens/race/roll/roll.ts';
import { MARK_SIGNS, MARK_TONES } from '../../../screens/race/roll/roll-rows.ts';
import { rollShown } from '../../../screens/race/roll/rolling.ts';
import type { Glyphs } from '../../../theme/glyphs.ts';
import type { RaceWords } from '../../../words/words.ts';
import type { PictureRoom } from '../../race-panels.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import { barLabel, markedProspect, type Prospect, prospectsOf, reachOfFaces } from '../odds.ts';
import type { Item } from '../prompt.ts';
import { stripCars, wetOf } from './cars.ts';
import { markedPlace, placeOf } from './place-facts.ts';
import { stopsMade } from './stops.ts';

interface StripView {
  readonly columns: number;
  readonly scale: Scale;
  /** Most landing bars: those of the gears nearest to the car's, and that of the marked line. */
  readonly barsMax: number;
  /**
   * Whether the pit lane has a row that stays blank where the window shows none, or takes that of the ruler when it
   * matters.
   */
  readonly pit: 'row' | 'insteadOfRuler';
  readonly glyphs: Glyphs;
  readonly words: RaceWords;
}

/** From this number of rows on the screen the pit lane has a row of its own. */
const PIT_FROM_ROWS = 29;

/** Returns the strip in its room: in a panel it keeps its rows, so that nothing jumps between two questions. */
export function pictureRows(
  model: FormulaModel,
  items: readonly Item[],
  { layout, columns, size, extraRows, glyphs, words }: PictureRoom,
): readonly Row[] {
  const isPanel = layout === 'panel';
  const rows = stripRows(model, items, {
    columns,
    scale: isPanel ? 2 : scaleFor(size),
    barsMax: extraRows,
    pit: isPanel || size.rows >= PIT_FROM_ROWS ? 'row' : 'insteadOfRuler',
    glyphs,
    words: words.race,
  });
  if (!isPanel) return rows;
  // Includes one row for the pit lane.
  const height = stripHeight(model.table.board.lanes.length) + 1 + extraRows;
  return [...rows, ...blankRows(height - rows.length)].slice(0, height);
}

function stripRows(model: FormulaModel, items: readonly Item[], view: StripView): readonly Row[] {
  const { table, shown } = model;
  const seat = lookedAt(model);
  const car = shown.cars[seat];
  const asked = model.prompt?.kind === 'ask' && model.prompt.decision.seat === seat;
  const matters = pitMatters(model, asked ? items : []);
  // The strip is centred on the space where a backmarker or the car would be put.
  const place = markedPlace(model, items);
  const wet = wetOf(model);
  const rows = drawStrip({
    board: table.board,
    glyphs: view.glyphs,
    lineNames: view.words.lineNames,
    laneName: view.words.lane,
    spacesWord: view.words.table.gap,
    columns: view.columns,
    scale: view.scale,
    centre: place === undefined ? model.centre : spaceOf(table.board, place).tick,
    scroll: model.scroll,
    cars: stripCars(model, true),
    dangerous: dangerousIn(shown),
    ...(wet === undefined ? {} : { wet }),
    ...(car === undefined ? {} : { watched: car.space, stopsDone: stopsMade(model, car) }),
    pit: view.pit === 'row' || matters,
    ruler: view.pit === 'row' || 'unlessPit',
    // Slot numbers could be mistaken for the keys of the choices.
    grid: shown.round <= 1 && model.trial === undefined && !asked,
    ...(asked
      ? {
          targets: [...targetsOf(items, model.at), ...cursorOf(model)],
        }
      : {}),
    endsAtLine: asked && car?.laps === shown.laps,
    ...(asked && model.path ? { path: pathOf(items, model.at) } : {}),
    reach: reachShown(model),
    ...(asked ? { bars: barsOf(model, items, car?.gear ?? 1, view.barsMax, view.words) } : {}),
  });
  const bars = asked ? Math.min(view.barsMax, prospectsOf(model).length) : 0;
  const height = stripHeight(table.board.lanes.length) + (view.pit === 'row' ? 1 : 0) + bars;
  return rows.length < height ? [...rows, []] : rows;
}

// Reports whether a car is in the lane or a pit, or the open question leads there.
function pitMatters({ table, shown }: FormulaModel, items: readonly Item[]): boolean {
  const ends = items.flatMap(({ choice }) => ('to' in choice ? [choice.to] : []));
  const spaces = carsOnBoard(shown).map(car => car.space);
  return [...spaces, ...ends].some(id => {
    const space = table.board.spaces[table.board.indexOf.get(id) ?? -1];
    return space !== undefined && space.kind !== 'track';
  });
}

const TARGET_TONES = ['target', 'costly', 'fatal'] as const;

function targetsOf(items: readonly Item[], at: string): readonly StripTarget[] {
  const targets = items.flatMap((item): StripTarget[] => {
    const space = endOf(item);
    if (space === undefined) return [];
    const chosen = item.value === at;
    return [
      {
        space,
        label: labelOf(item),
        tone: chosen ? 'chosen' : TARGET_TONES[item.weight],
      },
    ];
  });
  // Of several ways to one space the marked one is shown, else the first of the list.
  const last = targets.toReversed();
  return [
    ...last.filter(target => target.tone !== 'chosen'),
    ...last.filter(target => target.tone === 'chosen'),
  ];
}

function endOf({ choice }: Item): string | undefined {
  return placeOf(choice) ?? ('to' in choice ? choice.to : undefined);
}

// Capital letters on the road are cars, so other keys than digits and small letters are shown as `+`.
function labelOf({ key }: Item): string {
  return /^[0-9a-z]$/.test(key) ? key : '+';
}

// Returns where the die that rolls may lead, else the die of the marked gear.
function reachShown(model: FormulaModel): readonly StripReach[] {
  const rolled = rollShown(model);
  const faces = markedProspect(model)?.odds.faces ?? [];
  const reach = rolled === undefined ? reachOfFaces(faces) : rolled.roll.reach;
  // Once the die lies still, the spaces to which it leads light up.
  const lit = rolled !== undefined && isLit(rolled) ? rolled.roll.landed : [];
  return reach.map(({ space, mark }) => ({
    space,
    sign: MARK_SIGNS[mark],
    tone: lit.includes(space) ? 'chosen' : MARK_TONES[mark],
  }));
}

function cursorOf({ kept }: FormulaModel): readonly StripTarget[] {
  if (kept.cursor === undefined) return [];
  return [{ space: kept.cursor, label: '+', tone: 'chosen' }];
}

function pathOf(items: readonly Item[], at: string): readonly string[] {
  const choice = items.find(item => item.value === at)?.choice;
  return choice !== undefined && 'path' in choice ? choice.path : [];
}

// Where not all bars fit, those nearest to the car's gear that do not surely end the race, and that of the marked line.
// They stay while the mark is on one of them: a step down the list repaints no bar.
function barsOf(
  model: FormulaModel,
  items: readonly Item[],
  gear: number,
  most: number,
  words: RaceWords,
): readonly LandingBar[] {
  const prospects = prospectsOf(model).toSorted((one, other) => one.odds.gear - other.odds.gear);
  const marked = markedProspect(model);
  const rank = ({ odds }: Prospect) =>
    Math.abs(odds.gear - gear) + (odds.fatalPercent === 100 ? prospects.length : 0);
  const nearest = prospects.toSorted((one, other) => rank(one) - rank(other)).slice(0, most);
  const isIn = marked === undefined || nearest.includes(marked);
  const shown = isIn ? nearest : [...nearest.slice(0, most - 1), marked];
  return prospects
    .filter(prospect => most > 0 && shown.includes(prospect))
    .map(one => ({
      label: barLabel(one, items.find(({ choice }) => choice === one.choice)?.key ?? '', words),
      from: one.odds.from,
      to: one.odds.to,
    }));
}

/** Returns the rows of the strip without bars: headings, ruler, border, lanes, border. */
function stripHeight(lanes: number): number {
  return lanes + 4;
}
