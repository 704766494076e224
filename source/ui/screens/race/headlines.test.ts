// Which headlines a person sees before a question, after a skip, and in the log.
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../replay/commentary/highlight.ts';
import { highlightOf } from '../../../replay/commentary/weights.ts';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import { race as situation, track } from '../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import { frameOf } from '../../../testing/terminal/race-frame.ts';
import { glyphsFor } from '../../theme/glyphs.ts';
import { EN } from '../../words/en/words.ts';
import { missedBy, newsFor, seenBy, told } from './news.ts';
import type { LogLine, RaceModel } from './race-model.ts';
import { headlines, headsIn } from './view/headline-rows.ts';
import { type LogRoom, logPage, logTail, toldIn } from './view/log-rows.ts';
import { earlierRows, toldBelow } from './view/told-rows.ts';

const BOARD = track('60 1R5 35');
const LOOK = { words: EN, glyphs: glyphsFor(false) };

/** A race of four people in which seat 0 is asked. */
function asked(): RaceModel {
  const { race } = situation({
    board: BOARD,
    round: 4,
    cars: ['0@40', '1@30.5', '2@20', '0@10'].map(space => ({ space })),
    toPlay: [0, 1, 2, 3],
  });
  return raceModel({ book: masters2005, board: BOARD, race }, EN);
}

const line = (fact: Fact, text: string): LogLine => ({
  seat: 'seat' in fact ? fact.seat : -1,
  text,
  tone: 'plain',
  highlight: highlightOf(fact, { round: 4, isLate: false }),
});

const OVERTAKEN = line({ kind: 'overtake', seat: 1, of: [0], place: 4 }, 'overtakes me');
const SPIN = line({ kind: 'spin', seat: 2, where: '' }, 'another spins');
const OUT = line({ kind: 'out', seat: 2, lap: 1, where: '', cause: 'engine' }, 'another is out');
const LEAD = line(
  { kind: 'lead', seat: 1, of: 3, from: 2, gap: 0, others: [] },
  'another takes the lead',
);
const LAST_LAP = line({ kind: 'lastLap', seat: 1, lap: 3, gap: 0 }, 'last lap');
const textsOf = (model: RaceModel) => newsFor(model).map(({ text }) => text);

describe('the headlines before a question', () => {
  it('are what the driver suffers first, then the weightiest, then the newest', () => {
    const model = told(asked(), [OVERTAKEN, LEAD, OUT]);
    expect(textsOf(model)).toEqual(['overtakes me', 'another is out', 'another takes the lead']);
  });

  it('are three at most', () => {
    expect(textsOf(told(asked(), [OUT, LAST_LAP, LEAD, OVERTAKEN]))).toHaveLength(3);
  });

  it('leave what is light, and concerns others, to the log', () => {
    expect(textsOf(told(asked(), [SPIN]))).toEqual([]);
  });

  it('go when the driver has answered, and stay for those who have not', () => {
    const model = seenBy(told(asked(), [OUT]), 0);
    expect(textsOf(model)).toEqual([]);
    expect(model.news.map(({ untold }) => [...untold].toSorted())).toEqual([[1, 2, 3]]);
  });

  it('tell an end to everybody who still races', () => {
    const [news] = told(asked(), [OUT]).news;
    expect([...(news?.untold ?? [])].toSorted()).toEqual([0, 1, 2, 3]);
  });
});

describe('cars far from the driver', () => {
  const far = (one: LogLine): LogLine => ({ ...one, near: [] });
  const rowsOf = (model: RaceModel, columns = 80) =>
    headlines(model, { columns, rows: 9 }, 0, EN).map(row => row.map(run => run.text).join(''));
  const quiet = (seat: number): LogLine => far({ seat, text: 'rolls 4', tone: 'plain' });

  it('are told in one line, the weightiest first, as many as fit', () => {
    const model = told(asked(), [far(SPIN), far(LEAD)]);
    expect(rowsOf(model)).toEqual([' Elsewhere: another takes the lead; another spins.']);
    expect(rowsOf(model, 40)).toEqual([' Elsewhere: another takes the lead.']);
  });

  it('are counted where nothing happens', () => {
    const model = told(asked(), [quiet(1), quiet(2), quiet(2)]);
    expect(rowsOf(model)).toEqual([' Elsewhere: 2 cars drive on without incident.']);
  });

  it('have a line of their own for what concerns everybody', () => {
    expect(rowsOf(told(asked(), [far(OUT)]))).toEqual([' another is out']);
  });

  it('are gone from the list once the driver has answered, and wait for the others', () => {
    const model = seenBy(told(asked(), [far(SPIN)]), 0);
    expect(rowsOf(model)).toEqual([]);
    expect(model.far.map(({ untold }) => [...untold].toSorted())).toEqual([[1, 2, 3]]);
  });

  it('stand in the whole log alone beside that line', () => {
    const model = told(asked(), [quiet(1), { ...OVERTAKEN, near: [0] }]);
    expect(logTail(model, { columns: 80, rows: 3 }).flat()).toEqual([]);
    expect(model.log).toHaveLength(2);
  });

  it('a car close by has its own line, even for what is light, until that driver has answered', () => {
    const model = told(asked(), [{ ...SPIN, near: [0] }]);
    expect(rowsOf(model)).toEqual([' another spins']);
    expect(rowsOf(seenBy(model, 0))).toEqual([]);
  });
});

it('while cars move, what has hurt the driver stays, whatever comes after it', () => {
  const { news, ...rest } = told(asked(), [OVERTAKEN, LEAD]);
  const moving: RaceModel = { ...rest, news, prompt: undefined, lastAsked: 0 };
  expect(textsOf(told(moving, [OUT]))[0]).toBe('overtakes me');
});

describe('after a skip', () => {
  const skipped = () => told({ ...asked(), speed: 'skip' }, [SPIN, LEAD, OVERTAKEN, OUT]);

  it('a driver reads what was missed, in three lines by weight, the own misfortune first', () => {
    const rows = headlines(skipped(), { columns: 80, rows: 9 }, 0, EN).map(row =>
      row.map(run => run.text).join(''),
    );
    expect(rows).toEqual([
      ' You missed: overtakes me',
      ' another is out',
      ' another takes the lead',
    ]);
  });

  it('it is gone with the next answer', () => {
    expect(missedBy(seenBy(skipped(), 0))).toEqual([]);
  });

  it('nothing was missed of what was shown', () => {
    expect(missedBy(told(asked(), [OUT]))).toEqual([]);
  });
});

describe('a single row of headlines', () => {
  const heads = (columns: number) => {
    const model = told(asked(), [OUT, LEAD]);
    const { rows, told: count } = headsIn({ notice: '', words: EN }, model, { columns, rows: 1 });
    return { rows: rows.map(runs => runs.map(run => run.text).join('')), count };
  };

  it('has as many as fit whole, and counts them', () => {
    expect(heads(80)).toEqual({ rows: [' another is out | another takes the lead'], count: 2 });
    expect(heads(30)).toEqual({ rows: [' another is out'], count: 1 });
  });
});

describe('headlines that find no room under the list', () => {
  const texts = (columns: number, room: number) => {
    const model = told(asked(), [OUT, LEAD, OVERTAKEN]);
    const below = toldBelow({ notice: '', words: EN }, model, { columns, rows: 1 });
    return earlierRows(model, { columns, rows: room }, below.told, EN).map(runs =>
      runs.map(run => run.text).join(''),
    );
  };

  it('stand in its spare rows, a single one as well', () => {
    expect(texts(24, 1)).toEqual([' another is out']);
    expect(texts(24, 2)).toEqual([' another is out', ' another takes the lead']);
    expect(texts(24, 0)).toEqual([]);
  });

  it('are whole there, and not cut in the row below', () => {
    const model = told(asked(), [LEAD]);
    const room = { columns: 16, rows: 1 };
    const said = { notice: '', words: EN };
    const cut = toldBelow(said, model, room);
    expect(cut.told.headlines).toBe(1);
    const { told: left } = toldBelow(said, model, { ...room, isElsewhere: true });
    const rows = earlierRows(model, { columns: 16, rows: 4 }, left, EN);
    expect(rows.map(runs => runs.map(run => run.text).join(''))).toEqual([
      ' another takes',
      ' the lead',
    ]);
  });

  it('are not told again when they share the row below', () => {
    const model = told(asked(), [OUT, LEAD]);
    const below = toldBelow({ notice: '', words: EN }, model, { columns: 80, rows: 1 });
    expect(earlierRows(model, { columns: 80, rows: 2 }, below.told, EN)).toEqual([]);
  });

  it('leave what hurts the driver a row of its own', () => {
    expect(texts(80, 2)).toEqual([' another is out', ' another takes the lead']);
  });
});

describe('the page of the log', () => {
  const plain: LogLine = { seat: 0, text: 'rolls 4', tone: 'plain' };
  const page = (logFilter: RaceModel['logFilter']) =>
    logPage({ ...told(asked(), [plain, SPIN, OUT]), logFilter }, 80, 20, LOOK).map(row =>
      row.map(run => run.text).join(''),
    );

  it('marks what matters', () => {
    expect(page('all')).toEqual([' rolls 4', '+another spins', '*another is out']);
  });

  it('shows what the director tells alone, or its headlines', () => {
    expect(page('told')).toEqual(['+another spins', '*another is out']);
    expect(page('headlines')).toEqual(['*another is out']);
  });
});

describe('the tail of the log', () => {
  const said = (text: string): LogLine => ({ seat: 0, text, tone: 'plain' });
  const long = said('rolls 7 with two dice and moves on');
  const rowsOf = (room: LogRoom, lines: readonly LogLine[]) =>
    logTail(told(asked(), lines), room).map(row => row.map(run => run.text).join(''));

  it('has whole sentences, wrapped where they are long', () => {
    expect(rowsOf({ columns: 24, rows: 3 }, [said('rolls 4'), long])).toEqual([
      ' rolls 4',
      ' rolls 7 with two dice',
      '  and moves on',
    ]);
    expect(rowsOf({ columns: 24, rows: 2 }, [long, said('rolls 4')])).toEqual(['', ' rolls 4']);
  });

  it('counts those that are whole', () => {
    const model = told(asked(), [long, said('rolls 4')]);
    expect(toldIn(model, { columns: 24, rows: 2 })).toBe(1);
    expect(toldIn(model, { columns: 24, rows: 3 })).toBe(2);
  });

  it('has what far cars do where it is wanted', () => {
    const model = told(asked(), [{ ...said('far away'), near: [] }]);
    const room = { columns: 24, rows: 1 };
    expect(logTail(model, room).flat()).toEqual([]);
    expect(logTail(model, room, { far: true }).flat()).not.toEqual([]);
  });
});

describe('beside the headlines', () => {
  const texts = (model: RaceModel) =>
    logTail(model, { columns: 80, rows: 3 }).map(row =>
      row
        .map(run => run.text)
        .join('')
        .slice(1),
    );

  it.each(['play', 'skip'] as const)('the log does not tell them again (%s)', speed => {
    const model = told({ ...asked(), speed }, [SPIN, OVERTAKEN]);
    const shown = speed === 'skip' ? [] : ['another spins'];
    expect(texts(model).filter(text => text !== '')).toEqual(shown);
  });

  it.each([
    [60, 20],
    [80, 24],
    [120, 40],
    [160, 50],
  ])(
    'every headline stands on the page once, after a skip and without, at %i x %i',
    (columns, rows) => {
      for (const speed of ['play', 'skip'] as const) {
        const skipped = told({ ...asked(), speed }, [OVERTAKEN, LEAD, OUT]);
        const page = frameOf({ ...skipped, speed: 'play' }, { size: { columns, rows } });
        const count = (text: string) => page.split(text).length - 1;
        expect(count('overtakes me'), page).toBe(1);
        expect(count('another is out'), page).toBeLessThan(2);
        expect(count('another takes the lead'), page).toBeLessThan(2);
      }
    },
  );
});
