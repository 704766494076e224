// Draws the race screen of a replay without Ink: its views are boxes of finished rows, and Ink, which lays out and cuts
// every cell again, would take most of the time of a recording.
import { Box, type BoxProps } from 'ink';
import { Children, isValidElement, type ReactNode } from 'react';
import { paintedRows, Rows, type RowsProps } from '../components/rows.tsx';
import { lookOf } from '../look.ts';
import type { Model } from '../model.ts';
import { PromptList, type PromptListProps } from '../screens/race/view/prompt-list.tsx';
import { RaceView } from '../screens/race/view/race-view.tsx';

/** Rows as terminal text, each `width` columns wide. */
interface Block {
  readonly width: number;
  readonly rows: readonly string[];
}

/**
 * Returns the rows that the screen shows of a replay, as terminal text.
 * @throws RangeError when it shows anything else, or asks a question
 */
export function raceRows(model: Model): readonly string[] {
  const { screen, size } = model;
  if (screen.kind !== 'race') throw new RangeError(`a replay shows no ${screen.kind}`);
  const { columns } = size;
  const rows = Math.max(1, size.rows - 1);
  const props = { model, look: lookOf(model), columns, rows, send: () => undefined };
  return blockOf(RaceView({ ...props, race: screen.race })).rows.slice(0, rows);
}

function blockOf(node: ReactNode): Block {
  if (!isValidElement(node)) return NOTHING;
  const { type, props } = node;
  if (type === Rows) return rowsBlock(props as RowsProps);
  if (type === PromptList) return noQuestion(props as PromptListProps);
  if (type === Box) return boxBlock(props as BoxProps & { readonly children?: ReactNode });
  return blockOf((type as (given: unknown) => ReactNode)(props));
}

const NOTHING: Block = { width: 0, rows: [] };

function rowsBlock(props: RowsProps): Block {
  return { width: props.columns, rows: paintedRows(props) };
}

function noQuestion({ lines }: PromptListProps): Block {
  if (lines.length > 0) throw new RangeError('a replay asks nothing');
  return NOTHING;
}

function boxBlock(props: BoxProps & { readonly children?: ReactNode }): Block {
  const blocks = Children.toArray(props.children).map(blockOf);
  const inner = props.flexDirection === 'column' ? below(blocks) : beside(blocks);
  return typeof props.width === 'number' ? { ...inner, width: props.width } : inner;
}

function below(blocks: readonly Block[]): Block {
  return {
    width: Math.max(0, ...blocks.map(({ width }) => width)),
    rows: blocks.flatMap(({ rows }) => rows),
  };
}

function beside(blocks: readonly Block[]): Block {
  const height = Math.max(0, ...blocks.map(({ rows }) => rows.length));
  return {
    width: blocks.reduce((sum, { width }) => sum + width, 0),
    rows: Array.from({ length: height }, (_, at) =>
      blocks.map(({ width, rows }) => rows[at] ?? ' '.repeat(width)).join(''),
    ),
  };
}
