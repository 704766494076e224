// How a driver drives, in sentences with figures.
import { stories } from '../../../replay/stories.ts';
import { pointsWonBy } from '../../carry-over.ts';
import type { DrivenRace, DriverFigures } from '../../figures/driver-figures.ts';
import { bookAt } from '../../figures/result-sheet.ts';
import type { Season } from '../../season.ts';
import { standingsAfter } from '../../standings/known-standings.ts';
import type { PageContext } from '../context.ts';
import { formText, signed } from '../figures.ts';
import { comingBackWords } from '../words/coming-back-words.ts';
import { meanText } from './head-to-head.ts';

/** Returns how a driver does, a sentence for each figure that is known. */
export function drivingSentences(context: PageContext, own: DriverFigures): readonly string[] {
  const { season, words } = context;
  const said = comingBackWords(words.language).driver;
  const { races, luck } = own;
  const [first] = races;
  if (first === undefined) return [said.notRaced];
  const line = standingsAfter(season).drivers.find(({ driver }) => driver === own.driver);
  const grid = meanText(own.grids, words.points);
  const result = meanText(own.results, words.points);
  const won = pointsWonBy(season, own.driver);
  const lucky = races.filter(({ row }) => row.luck !== undefined).length;
  return [
    ...(line === undefined ? [] : [said.form(formText(line, words))]),
    ...(grid === '' || result === '' ? [] : [said.average(grid, result)]),
    ...(luck === undefined ? [] : [said.luck(signed(luck.spaces), lucky, luck.rank, luck.of)]),
    ...driving(context, own, first),
    ...(won === 0 ? [] : [`${words.entrants.won(words.points(won), won)}.`]),
  ];
}

function driving(context: PageContext, own: DriverFigures, first: DrivenRace): readonly string[] {
  const { season, words } = context;
  const said = comingBackWords(words.language).driver;
  const book = bookAt(season, first.weekend);
  const { plays, round, pools } = stories.of(book).sheetWords(words.language, book.id);
  const isCounted = own.races.some(({ row }) => row.overtakes !== undefined);
  const aLap = meanText(lapsOf(own), words.points);
  const spent = Object.entries(own.spent).filter(([, points]) => points > 0);
  return [
    ...(aLap === ''
      ? []
      : [said.aLap(plays.head, aLap, meanText(fieldLaps(season), words.points))]),
    ...(own.led === 0 ? [] : [said.led(round.told(own.led))]),
    ...(isCounted ? [said.overtook(own.overtakes, own.overtaken)] : []),
    ...(spent.length === 0
      ? []
      : [said.spent(spent.map(([pool, points]) => `${pools[pool] ?? pool} ${points}`).join(', '))]),
  ];
}

function lapsOf({ races }: DriverFigures): readonly number[] {
  return races.flatMap(({ playsALap }) => playsALap ?? []);
}

// Returns the plays per lap of every car at the flag of every race, without stand-ins.
function fieldLaps(season: Season): readonly number[] {
  return season.facts.weekends.flatMap(({ results }) =>
    results.flatMap(({ sheet, laps }) =>
      sheet.flatMap(({ place, plays, standIn }) =>
        place === undefined || plays === undefined || standIn !== undefined ? [] : [plays / laps],
      ),
    ),
  );
}
