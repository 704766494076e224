// The root of the screen: draws the screen of the present state, always exactly one row lower than the terminal.
import { Box, useInput } from 'ink';
import { useSyncExternalStore } from 'react';
import { blankRows } from './components/frame.ts';
import { Rows } from './components/rows.tsx';
import type { ScreenProps } from './components/screen-props.ts';
import { lookOf, wrapped } from './look.ts';
import { fits, type Model, SIZE_MIN } from './model.ts';
import type { Row } from './rows.ts';
import { ClassificationView } from './screens/classification/classification-view.tsx';
import { FinishedView } from './screens/finished/finished-view.tsx';
import { HelpView } from './screens/help/help-view.tsx';
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
      {fits(model.size) ? <Screen {...props} /> : <TooSmall {...props} />}
    </Box>
  );
}

function ignore(): void {}

function Screen(props: ScreenProps) {
  const { overlay } = props.model;
  switch (overlay.kind) {
    case 'help':
      return <HelpView {...props} />;
    case 'settings':
      return <SettingsView {...props} overlay={overlay} />;
    case 'leaving':
      return <LeavingView {...props} />;
    case 'none':
      return <Underneath {...props} />;
  }
}

function Underneath(props: ScreenProps) {
  const { screen } = props.model;
  switch (screen.kind) {
    case 'title':
      return <TitleView {...props} />;
    case 'circuit':
      return <CircuitView {...props} screen={screen} />;
    case 'grid':
      return <GridView {...props} screen={screen} />;
    case 'opponents':
      return <OpponentsView {...props} screen={screen} />;
    case 'saves':
      return <SavesView {...props} screen={screen} />;
    case 'finished':
      return <FinishedView {...props} screen={screen} />;
    case 'records':
      return <RecordsView {...props} screen={screen} />;
    case 'school':
      return <SchoolView {...props} screen={screen} />;
    case 'seasons':
      return <SeasonListView {...props} screen={screen} />;
    case 'form':
      return <FormView {...props} screen={screen} />;
    case 'season':
      return props.model.season && <PageView {...props} season={props.model.season} />;
    case 'almanac':
      return props.model.almanac && <PageView {...props} season={props.model.almanac} />;
    case 'qualifying':
      return <QualifyingView {...props} screen={screen} />;
    case 'race':
      return <RaceView {...props} race={screen.race} />;
    case 'classification':
      return <ClassificationView {...props} screen={screen} />;
  }
}

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
