// The races that are over: circuit, when, winner, drivers; and the search among them.
import { ListPage } from '../../components/list-page.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { typedRuns } from '../../components/typed-runs.ts';
import type { FinishedScreen } from '../../model.ts';
import type { Row } from '../../rows.ts';
import { saveRow } from '../saves/saves-view.tsx';
import { racesShown } from './finished-update.ts';

type FinishedProps = ScreenProps & { readonly screen: FinishedScreen };

export function FinishedView(props: FinishedProps) {
  const { look, screen } = props;
  const { words } = look;
  const shown = racesShown(screen);
  const { heading, none } = words.saves.over;
  const count = `${shown.length}/${screen.races.length}`;
  const empty: readonly Row[] = [[{ text: `  ${none}`, tone: 'plain' }]];
  return (
    <ListPage
      {...props}
      name={`finished ${screen.find?.text ?? ''}`}
      above={[
        [
          { text: ` ${heading}`, tone: 'title' },
          { text: `   ${count}`, tone: 'faint' },
        ],
        [],
      ]}
      lines={shown.map((race, index) => ({
        value: race.file,
        row: saveRow(race, index, words),
      }))}
      at={screen.at}
      below={shown.length > 0 ? [] : empty}
      {...(screen.find === undefined || props.model.notice !== '' ? {} : { foot: findRow(props) })}
      place={screen.typing ? 'find' : 'finished'}
      hints={{
        first: ['find', 'replay', 'exportPage'],
        without: shown.length > 0 ? [] : ['replay', 'exportPage'],
      }}
    />
  );
}

function findRow({ screen: { find, typing }, look: { words, glyphs } }: FinishedProps): Row {
  if (find === undefined) return [];
  return [
    { text: ` ${words.season.find}: `, tone: 'faint' },
    ...(typing ? typedRuns(find, glyphs.caret) : [{ text: find.text, tone: 'strong' } as const]),
  ];
}
