// The page on which a car of the race goes to somebody else.
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { hintRow } from '../../hints.ts';
import { padded, wrapped } from '../../look.ts';
import type { Underlay } from '../../model.ts';
import type { Row, Run } from '../../rows.ts';
import { levelAndStyle } from '../../styles.ts';
import { textWidth } from '../../theme/width.ts';
import { choiceRuns } from '../new-race/choice-runs.ts';
import { fieldRuns } from '../new-race/field-runs.ts';
import { letterOf, nameOf, type RaceModel } from '../race/race-model.ts';
import { wishesFor } from './seats-update.ts';

type SeatsOverlay = Extract<Underlay, { kind: 'seats' }>;

export function SeatsView(
  props: ScreenProps & { readonly race: RaceModel; readonly overlay: SeatsOverlay },
) {
  const { model, race, look, columns, rows } = props;
  const { words } = look;
  const { hotSeat } = words.race;
  const said = model.notice === '' ? [] : wrapped(model.notice, columns - 2);
  const head = [
    [{ text: ` ${hotSeat.heading}`, tone: 'title' } as const],
    ...hotSeat.about
      .flatMap(text => wrapped(text, columns - 2))
      .map((text): Row => [{ text: ` ${text}`, tone: 'faint' }]),
    [],
  ];
  const cars = race.table.drivers.map((_, seat) => carRow(props, seat));
  // On a small screen what is said of the page makes room for the cars.
  const above = head.length + cars.length + said.length + 1 <= rows ? head : head.slice(0, 1);
  const body = [
    ...above,
    ...cars,
    ...said.map((text): Row => [{ text: ` ${text}`, tone: 'warn' }]),
  ].slice(0, rows - 1);
  return (
    <Rows
      rows={[...body, ...blankRows(rows - 1 - body.length), hintRow('seats', columns, words)]}
      columns={columns}
      look={look}
    />
  );
}

function carRow(
  { model, race, look, overlay }: Parameters<typeof SeatsView>[0],
  seat: number,
): Row {
  const { words, glyphs } = look;
  const { hotSeat } = words.race;
  const { table } = race;
  const isMarked = seat === overlay.row;
  const holders = table.drivers.map((driver, at) =>
    hotSeat.holder(nameOf(table, at), levelAndStyle(driver, words) || hotSeat.person),
  );
  const widest = Math.max(...holders.map(textWidth));
  const start: Run[] = [
    { text: isMarked ? `${glyphs.pointer} ` : '  ', tone: 'strong' },
    { text: padded(letterOf(table, seat), 3), tone: 'car', seat },
    { text: padded(holders[seat] ?? '', widest + 2), tone: isMarked ? 'strong' : 'plain' },
  ];
  return isMarked ? [...start, ...wishRuns(model, race, overlay, look)] : start;
}

function wishRuns(
  model: ScreenProps['model'],
  race: RaceModel,
  { row, wish, name }: SeatsOverlay,
  { words, glyphs }: ScreenProps['look'],
): Row {
  const { hotSeat } = words.race;
  const wanted = wishesFor(model.offer.levels, race.table, row)[wish];
  if (wanted === undefined || wanted.kind === 'stays') return choiceRuns(hotSeat.stays, true);
  if (wanted.kind === 'person') {
    return [...choiceRuns(hotSeat.asPerson, true), ...fieldRuns(name, true, '', glyphs)];
  }
  return choiceRuns(hotSeat.asLevel(words.levels[wanted.level] ?? wanted.level), true);
}
