// The page of records.
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { hintRow } from '../../hints.ts';
import type { RecordsScreen } from '../../model.ts';
import type { Row } from '../../rows.ts';
import { recordRows } from './record-rows.ts';
import { recordsHeight } from './records-update.ts';

export function RecordsView(props: ScreenProps & { readonly screen: RecordsScreen }) {
  const { model, look, columns, screen } = props;
  const { words } = look;
  const all = recordRows(model, screen, look, columns);
  const height = recordsHeight(model);
  const shown = all.slice(screen.top, screen.top + height);
  const isMore = screen.top + height < all.length;
  const foot: Row = [
    model.notice === ''
      ? { text: isMore ? ` ${words.more}` : '', tone: 'faint' }
      : { text: ` ${model.notice}`, tone: 'warn' },
  ];
  return (
    <Rows
      rows={[
        [{ text: ` ${words.records.heading}`, tone: 'title' }],
        [],
        ...shown,
        ...blankRows(height - shown.length),
        foot,
        hintRow('records', columns, words),
      ]}
      columns={columns}
      look={look}
    />
  );
}
