// The root of the screen: draws the current screen, always exactly one row shorter than the terminal.
import { Box, useInput } from 'ink';
import { type FunctionComponent, useSyncExternalStore } from 'react';
import { blankRows } from './components/frame.ts';
import { Rows } from './components/rows.tsx';
import type { ScreenProps } from './components/screen-props.ts';
import { lookOf, wrapped } from './look.ts';
import { fits, type Model, type Screen, SIZE_MIN } from './model.ts';
import type { Row } from './rows.ts';
import { AgainView } from './screens/again/again-view.tsx';
import { ClassificationView } from './screens/classification/classification-view.tsx';
import { FinishedView } from './screens/finished/finished-view.tsx';
import { HelpView } from './screens/help/help-view.tsx';
import { MessageView } from './screens/hot-seat/message-view.tsx';
import { SeatsView } from './screens/hot-seat/seats-view.tsx';
import { LeavingView } from './screens/leaving/leaving-view.tsx';
import { CircuitView } from './screens/new-race/circuit-view.tsx';
import { GridView } from './screens/new-race/grid-view.tsx';
import { OpponentsView } from './screens/new-race/opponents-view.tsx';
import { QualifyingView } from './screens/qualifying/qualifying-view.tsx';
import { RaceView } from './screens/race/view/race-view.tsx';
import { RecordsView } from './screens/records/records-view.tsx';
import { SavesView } from './screens/saves/saves-view.tsx';
import { SchoolView } from './screens/school/school-view.tsx';
import { FormView } from './screens/season/forms/form-view.tsx';
import { PageView } from './screens/season/page-view.tsx';
import { SeasonListView } from './screens/season/season-list-view.tsx';
import { SettingsView } from './screens/settings/settings-view.tsx';
import { TitleView } from './screens/title/title-view.tsx';
import type { Store } from './store.ts';

export function App({ store }: { readonly store: Store }) {
  // One subscription for the whole life of the app, so that Ink does not let go of the keyboard between two lists.
  useInput(ignore);
  const model = useSyncExternalStore(store.subscribe, store.drawn);
  const { columns, rows } = model.size;
  const props: ScreenProps = {
    model,
    look: lookOf(model),
    columns,
    rows: Math.max(1, rows - 1),
    send: store.send,
  };
  return (
    <Box flexDirection="column" width={columns} height={props.rows} overflow="hidden">
      {fits(model.size) ? <Drawn {...props} /> : <TooSmall {...props} />}
    </Box>
  );
}

function ignore(): void {}

function Drawn(props: ScreenProps) {
  const { overlay, screen } = props.model;
  switch (overlay.kind) {
    case 'help':
      return <HelpView {...props} />;
    case 'settings':
      return <SettingsView {...props} overlay={overlay} />;
    case 'seats':
      return screen.kind === 'race' ? (
        <SeatsView {...props} race={screen.race} overlay={overlay} />
      ) : null;
    case 'message':
      return <MessageView {...props} overlay={overlay} />;
    case 'leaving':
      return <LeavingView {...props} />;
    case 'again':
      return <AgainView {...props} overlay={overlay} />;
    case 'none': {
      const View = VIEWS[screen.kind] as FunctionComponent<ScreenProps & { screen: Screen }>;
      return <View {...props} screen={screen} />;
    }
  }
}

type Views = {
  readonly [K in Screen['kind']]: FunctionComponent<
    ScreenProps & { readonly screen: Extract<Screen, { readonly kind: K }> }
  >;
};

/** The view of each kind of screen; kept out of `screens.ts` so that plain text output does not load Ink. */
const VIEWS: Views = {
  title: TitleView,
  circuit: CircuitView,
  grid: GridView,
  opponents: OpponentsView,
  saves: SavesView,
  finished: FinishedView,
  records: RecordsView,
  school: SchoolView,
  seasons: SeasonListView,
  form: FormView,
  season: props => props.model.season && <PageView {...props} season={props.model.season} />,
  almanac: props => props.model.almanac && <PageView {...props} season={props.model.almanac} />,
  qualifying: QualifyingView,
  race: props => <RaceView {...props} race={props.screen.race} />,
  classification: ClassificationView,
};

function TooSmall({ model, look, columns, rows }: ScreenProps) {
  const lines = tooSmallLines(model, columns).slice(0, rows);
  return (
    <Rows rows={[...lines, ...blankRows(rows - lines.length)]} columns={columns} look={look} />
  );
}

function tooSmallLines(model: Model, columns: number): readonly Row[] {
  const { words } = lookOf(model);
  const sentence = words.tooSmall(
    model.size.columns,
    model.size.rows,
    SIZE_MIN.columns,
    SIZE_MIN.rows,
  );
  const racing = model.screen.kind === 'race' ? ` ${words.tooSmallRace}` : '';
  return wrapped(sentence + racing, Math.max(1, columns)).map(
    (text): Row => [{ text, tone: 'plain' }],
  );
}
