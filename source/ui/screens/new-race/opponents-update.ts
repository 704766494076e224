// Keys of the list of opponents: their names and how good they are. Every change stays in the form.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model, OpponentsScreen } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { confirmRow } from './form.ts';
import { OPPONENT_COLUMNS, opponentsOf, redrawn, stepOpponent } from './opponents.ts';

export function opponentsKey(model: Model, screen: OpponentsScreen, key: Key): Update {
  const { form, row, column } = screen;
  const step = (by: number) =>
    show(model, { ...screen, form: stepOpponent(form, row, column, by, model.offer) });
  switch (commandOf('opponents', key)) {
    case 'back':
      return toScreen(model, { kind: 'grid', form });
    case 'confirm':
      return toScreen(model, { kind: 'grid', form: confirmRow(form) });
    case 'up':
      return toRow(model, screen, -1);
    case 'down':
      return toRow(model, screen, 1);
    case 'less':
      return step(-1);
    case 'more':
      return step(1);
    case 'column': {
      const other = OPPONENT_COLUMNS.find(one => one !== column) ?? column;
      return show(model, { ...screen, column: other });
    }
    case 'draw':
      return show(model, { ...screen, form: redrawn(form) });
    default:
      return anywhere(model, 'opponents', key) ?? to(model);
  }
}

function show(model: Model, screen: OpponentsScreen): Update {
  return to({ ...model, screen });
}

function toRow(model: Model, screen: OpponentsScreen, by: number): Update {
  const count = Math.max(1, opponentsOf(screen.form, model.offer).length);
  return show(model, { ...screen, row: (screen.row + by + count) % count });
}
