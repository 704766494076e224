// The help on the whole screen.
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { hintRow } from '../../hints.ts';
import type { Row, Run } from '../../rows.ts';
import { helpHeight, helpParts, helpRows } from './help-rows.ts';
import { partTops } from './help-update.ts';

export function HelpView({ model, look, columns }: ScreenProps) {
  const { words, glyphs } = look;
  const all = helpRows(model);
  const height = helpHeight(model.size);
  const top = model.overlay.kind === 'help' ? model.overlay.top : 0;
  const page = all.slice(top, top + height);
  const more = top + height < all.length ? `  ${glyphs.down} ${words.more}` : '';
  const parts = helpParts(model);
  const tops = partTops(model);
  const last = tops.findLastIndex(one => one <= top);
  const heading: Row = [
    ...parts.flatMap((part, index): Run[] => [
      { text: index === 0 ? ' ' : ' | ', tone: 'faint' },
      { text: part.name, tone: index === last ? 'title' : 'faint' },
    ]),
    { text: more, tone: 'faint' },
  ];
  return (
    <Rows
      rows={[heading, ...page, ...blankRows(height - page.length), hintRow('help', columns, words)]}
      columns={columns}
      look={look}
    />
  );
}
