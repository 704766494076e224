// The picture with what the open question needs: how far each speed reaches, where each way ends, the marked way.
import { spaceAt, spaceOf } from '../../../../circuit/board.ts';
import { FASTEST_CARD, SPEED_STEP } from '../../../../rules/championship-formula/car.ts';
import type { Size } from '../../../messages.ts';
import type { Row, Tone } from '../../../rows.ts';
import { type Sight, WIDE_COLUMNS } from '../../../screens/race/camera.ts';
import { lookedAt } from '../../../screens/race/race-model.ts';
import type { PictureRoom } from '../../race-panels.ts';
import { askedOf, type ChampionshipModel, termsOf } from '../championship-model.ts';
import type { Item } from '../items.ts';
import { pictureCars } from './cars.ts';
import { drawRows, type Reach, type RowTarget } from './draw-rows.ts';
import { MARGIN, ROW_TICKS } from './row-window.ts';

/** Columns of a row on a usual and on a large screen. */
const ROW_COLUMNS = 6;
const WIDE_ROW_COLUMNS = 10;

/** Ticks that the picture shows behind the car on which it is centred: a row. */
const BEHIND = ROW_TICKS;

export function sightIn({ columns }: Size): Sight {
  const rowColumns = columns >= WIDE_COLUMNS ? WIDE_ROW_COLUMNS : ROW_COLUMNS;
  return { behind: BEHIND, shown: Math.floor(((columns - MARGIN) * ROW_TICKS) / rowColumns) };
}

export function pictureRows(
  model: ChampionshipModel,
  items: readonly Item[],
  { layout, columns, glyphs, words }: PictureRoom,
): readonly Row[] {
  const { board } = model.table;
  const seat = lookedAt(model);
  const isAsked = askedOf(model)?.seat === seat;
  const offered = isAsked ? items : [];
  return drawRows({
    window: {
      board,
      rowColumns: layout === 'panel' ? WIDE_ROW_COLUMNS : ROW_COLUMNS,
      columns: columns - MARGIN,
      firstTick: model.centre + model.scroll - BEHIND,
    },
    glyphs,
    cars: pictureCars(model, true),
    targets: targetsOf(offered, model.at),
    path: new Set(model.path ? pathOf(offered, model.at) : []),
    hasPits: termsOf(model).hasPits,
    crashes: model.shown.turn.crashes,
    ruler: rulerOf(model, offered),
    lineNames: words.race.lineNames,
    laneName: words.race.lane,
  });
}

// Of several ways to one space the marked one is shown, else the first of the list.
function targetsOf(items: readonly Item[], at: string): ReadonlyMap<string, RowTarget> {
  const targets = new Map<string, RowTarget>();
  for (const { choice, key, value } of items) {
    const end = choice.kind === 'drive' ? choice.path.at(-1) : undefined;
    if (end === undefined) continue;
    const label = /^[0-9a-z]$/.test(key) ? key : '+';
    if (value === at) targets.set(end, { label, tone: 'chosen' });
    else if (!targets.has(end)) targets.set(end, { label, tone: 'target' });
  }
  return targets;
}

function pathOf(items: readonly Item[], at: string): readonly string[] {
  const choice = items.find(({ value }) => value === at)?.choice;
  return choice?.kind === 'drive' ? choice.path.slice(0, -1) : [];
}

// The spaces that the cards reach straight ahead; those that may be played stand out.
function rulerOf(model: ChampionshipModel, items: readonly Item[]): readonly Reach[] {
  const { board } = model.table;
  const car = model.shown.cars[lookedAt(model)];
  if (car === undefined || car.space === '' || car.status !== 'racing') return [];
  const playable = items.flatMap(({ choice }) =>
    choice.kind === 'playCard' ? [choice.speed] : [],
  );
  const reaches: Reach[] = [];
  let space = spaceOf(board, car.space);
  for (let speed = SPEED_STEP; speed <= FASTEST_CARD; speed += SPEED_STEP) {
    space = spaceAt(board, space.ahead);
    const tone: Tone = playable.includes(speed) ? 'target' : 'faint';
    reaches.push({ space: space.id, text: String(speed), tone });
  }
  return reaches;
}
