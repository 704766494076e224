// The cover on the screen, which shows nothing of the race but the order and who takes the keyboard.

import { blankRows } from '../../../components/frame.ts';
import { ListPage } from '../../../components/list-page.tsx';
import type { ScreenProps } from '../../../components/screen-props.ts';
import { wrapped } from '../../../look.ts';
import { panelsOf } from '../../../race-panels/panels-by-game.ts';
import type { Row } from '../../../rows.ts';
import { liftingLetter, liftsAsCapital } from '../cover.ts';
import { actingSeat, nameWithLetter, type RaceModel } from '../race-model.ts';

export function Cover(props: ScreenProps & { readonly race: RaceModel }) {
  const { race, look, columns, rows } = props;
  const { cover } = look.words.race;
  const said = wrapped(cover.takes(nameWithLetter(race, actingSeat(race))), columns - 4);
  const how = wrapped(cover.lift(liftingLetter(race), liftsAsCapital(race)), columns - 4);
  return (
    <ListPage
      {...props}
      name={`cover ${race.moment.race.answered}`}
      above={[
        panelsOf(race).orderRow(race, columns, look.words),
        ...blankRows(Math.floor(rows / 3) - said.length - 1),
        ...said.map((text): Row => [{ text: `  ${text}`, tone: 'title' }]),
        [],
        ...how.map((text): Row => [{ text: `  ${text}`, tone: 'strong' }]),
      ]}
      lines={[]}
      at=""
      place="cover"
      hints={{ without: ['lift'] }}
    />
  );
}
