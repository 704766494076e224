// Lines of a form that are an order of drivers, in which the arrows move the marked one.
import type { FormField, FormState } from './form.ts';

/** The border in an order; those after it are not placed. */
export const UNPLACED = '-';

/** Returns the order of a form, complete: drivers missing from it come last, in the usual order. */
export function orderIn(
  { values }: FormState,
  name: string,
  usual: readonly string[],
): readonly string[] {
  const named = (values[name] ?? '').split(' ').filter(id => usual.includes(id));
  return [...named, ...usual.filter(id => !named.includes(id))];
}

/** Returns a line for each driver of an order; `label` describes a place, which is undefined after `UNPLACED`. */
export function orderLines(
  name: string,
  order: readonly string[],
  label: (place: number | undefined) => string,
  said: (id: string) => string,
): readonly FormField[] {
  const placed = order.includes(UNPLACED) ? order.indexOf(UNPLACED) : order.length;
  return order.flatMap((id, at): readonly FormField[] => {
    if (id === UNPLACED) return [];
    return [
      {
        id: `${name} ${id}`,
        label: label(at < placed ? at + 1 : undefined),
        value: id,
        shown: said(id),
        choices: order,
        order: { name, all: order },
      },
    ];
  });
}

/** Returns a form in which the driver of the marked line has moved by one; the driver stays marked. */
export function movedInOrder(form: FormState, field: FormField, way: -1 | 1): FormState {
  const { order } = field;
  if (order === undefined) return form;
  const all = [...order.all];
  const from = all.indexOf(field.value);
  const other = all[from + way];
  if (other === undefined) return form;
  all[from] = other;
  all[from + way] = field.value;
  // When the driver crosses the border of those who are not placed, the mark stays on its line.
  const row = other === UNPLACED ? form.row : form.row + way;
  return { ...form, row, values: { ...form.values, [order.name]: all.join(' ') } };
}
