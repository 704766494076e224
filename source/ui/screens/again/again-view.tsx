// The question with which dice a race is tried again.
import { blankRows } from '../../components/frame.ts';
import { ListPage, plainLine } from '../../components/list-page.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { wrapped } from '../../look.ts';
import type { AgainOverlay } from '../../model.ts';
import type { Row } from '../../rows.ts';
import { AGAIN_LINES } from './again-update.ts';

export function AgainView(props: ScreenProps & { readonly overlay: AgainOverlay }) {
  const { look, columns, rows, overlay } = props;
  const { lookBack, race } = look.words;
  const { again } = lookBack;
  const question = again.question(race.round(overlay.round));
  const about = wrapped(again.about, columns - 4);
  return (
    <ListPage
      {...props}
      name="again"
      above={[
        ...blankRows(Math.floor(rows / 3) - about.length),
        [{ text: `  ${question}`, tone: 'title' }],
        ...about.map((text): Row => [{ text: `  ${text}`, tone: 'plain' }]),
        [],
      ]}
      lines={AGAIN_LINES.map((line, index) => plainLine(line, index + 1, again[line]))}
      at={overlay.at}
      place="question"
    />
  );
}
