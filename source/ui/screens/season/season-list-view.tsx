// The list of seasons: name, weekend, circuit, whose turn it is.
import { ListPage, plainLine } from '../../components/list-page.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { padded } from '../../look.ts';
import type { SeasonsScreen } from '../../model.ts';
import type { Row } from '../../rows.ts';
import type { SeasonEntry } from '../../season-services.ts';
import { cleanText } from '../../typing/text-field.ts';
import type { Words } from '../../words/words.ts';
import { ALMANAC, NEW_SEASON } from './season-list-update.ts';

const NAME_COLUMNS = 26;
const WEEKEND_COLUMNS = 16;
const TRACK_COLUMNS = 18;

export function SeasonListView(props: ScreenProps & { readonly screen: SeasonsScreen }) {
  const { model, look, screen } = props;
  const { season: said } = look.words;
  const seasons = model.seasons ?? [];
  return (
    <ListPage
      {...props}
      name="seasons"
      above={[[{ text: ` ${said.list.heading}`, tone: 'title' }], []]}
      lines={[
        ...seasons.map((season, index) => ({
          value: season.folder,
          row: seasonRow(season, index, look.words),
        })),
        plainLine(NEW_SEASON, seasons.length + 1, said.list.newSeason),
        plainLine(ALMANAC, seasons.length + 2, said.pages.hall),
      ]}
      at={screen.at}
      below={seasons.length > 0 ? [] : [[{ text: `  ${said.list.none}`, tone: 'plain' }]]}
      place="seasons"
    />
  );
}

function seasonRow(entry: SeasonEntry, index: number, { season: said, saves }: Words): Row {
  const turn = cleanText(entry.turn ?? '', 20);
  const digit = index < 9 ? String(index + 1) : ' ';
  const where = entry.isOver ? said.isOver : said.list.weekend(entry.weekend, entry.weekends);
  const name = cleanText(entry.name, NAME_COLUMNS - 2);
  const track = entry.isOver ? '' : cleanText(entry.track, TRACK_COLUMNS - 1);
  return [
    { text: `${digit} ${padded(name, NAME_COLUMNS)}`, tone: 'strong' },
    { text: padded(where, WEEKEND_COLUMNS), tone: 'plain' },
    { text: padded(track, TRACK_COLUMNS), tone: 'plain' },
    { text: turn === '' ? '' : saves.turn(turn), tone: 'strong' },
  ];
}
