// The help on the whole screen.
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { hintRow } from '../../hints.ts';
import type { Row } from '../../rows.ts';
import { helpHeight, helpRows } from './help-rows.ts';

export function HelpView({ model, look, columns }: ScreenProps) {
  const { words, glyphs } = look;
  const all = helpRows(model);
  const height = helpHeight(model.size);
  const top = model.overlay.kind === 'help' ? model.overlay.top : 0;
  const page = all.slice(top, top + height);
  const more = top + height < all.length ? `  ${glyphs.down} ${words.more}` : '';
  const heading: Row = [
    { text: ` ${words.commands.help}`, tone: 'title' },
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
