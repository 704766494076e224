// The season of a driver, and its career, in a line of figures each.
import { lifeOf } from '../../almanac/lives.ts';
import type { DriverFigures } from '../../figures/driver-figures.ts';
import { driverName, type PageContext } from '../context.ts';
import { figuresOf, tableOf, wordsOf } from '../layout/table-of.ts';
import type { PagePart } from '../page.ts';
import { comingBackWords } from '../words/coming-back-words.ts';

interface Period {
  readonly name: string;
  readonly points: string;
  readonly titles: string;
  readonly figures: Pick<
    DriverFigures,
    'starts' | 'wins' | 'podiums' | 'poles' | 'fastestLaps' | 'retirements'
  >;
}

export function summaryPart(context: PageContext, own: DriverFigures): PagePart {
  const { words } = context;
  const { heads, driver: old } = words;
  const said = comingBackWords(words.language).driver;
  const periods = [
    { name: said.season, points: words.points(own.points), titles: '', figures: own },
    ...careerOf(context, own),
  ];
  const count = (head: string, figure: keyof Period['figures'], rank = 0) =>
    figuresOf<Period>(head, rank, one => String(one.figures[figure]));
  return tableOf<Period>(old.season, periods, [
    wordsOf(said.period, 0, ({ name }) => name),
    figuresOf(heads.points, 0, ({ points }) => points),
    count(heads.starts, 'starts'),
    count(heads.wins, 'wins'),
    count(old.podiums, 'podiums'),
    count(old.poles, 'poles'),
    count(old.fastestLaps, 'fastestLaps', 2),
    count(old.retirements, 'retirements', 1),
    figuresOf(said.titles, 1, ({ titles }) => titles),
  ]);
}

function careerOf(context: PageContext, own: DriverFigures): readonly Period[] {
  const life = lifeOf(context.almanac ?? [], driverName(context, own.driver));
  if (life === undefined) return [];
  const said = comingBackWords(context.words.language).driver;
  return [
    {
      name: said.career,
      points: '',
      titles: String(life.titles.length),
      figures: {
        starts: life.starts + own.starts,
        wins: life.wins + own.wins,
        podiums: life.podiums + own.podiums,
        poles: life.poles + own.poles,
        fastestLaps: life.fastestLaps + own.fastestLaps,
        retirements: life.retirements + own.retirements,
      },
    },
  ];
}
