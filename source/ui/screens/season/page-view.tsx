// A page of a season on the screen: its lines with the cursor, what can be done, a sentence for the player, the keys.
import { Box, useIsScreenReaderEnabled } from 'ink';
import type { PageLine, PageSpan } from '../../../season/pages/layout/page-lines.ts';
import { pageMarkdown } from '../../../season/pages/layout/page-markdown.ts';
import type { SeasonPage } from '../../../season/pages/page.ts';
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { typedRuns } from '../../components/typed-runs.ts';
import { hintRow } from '../../hints.ts';
import { padded } from '../../look.ts';
import type { Row, Run, Tone } from '../../rows.ts';
import { graphemesOf, wrapped } from '../../theme/width.ts';
import { type ActionLine, actionsOf } from './actions.ts';
import { isSameCell } from './cursor.ts';
import { actionLayout, pageHeight } from './scroll.ts';
import { cellAt, MARGIN, shownLines, shownPage } from './season-model.ts';
import { isSeason, type OpenPage, type PagesModel, pageOn } from './season-state.ts';

export function PageView(props: ScreenProps & { readonly season: PagesModel }) {
  const { look, columns } = props;
  const spoken = useIsScreenReaderEnabled();
  const foot = footRows(props, spoken);
  const height = pageHeight(props.model, props.season) + 1 - foot.length;
  const page = spoken ? spokenRows(props) : pageRows(props).slice(0, height);
  return (
    <Box flexDirection="column">
      <Rows
        rows={[...page, ...actionRows(props), ...foot, keysRow(props)]}
        columns={columns}
        look={look}
      />
    </Box>
  );
}

type PageProps = ScreenProps & { readonly season: PagesModel };

function pageRows({ model, season, look }: PageProps): readonly Row[] {
  const lines = shownLines(model, season);
  const height = pageHeight(model, season);
  const page = pageOn(season);
  const shown = shownPage(model, season);
  const seen = lines.slice(page.top, page.top + height);
  const rows = seen.map(line => rowOf(line, page, shown, look.glyphs.pointer));
  const { up, down } = look.glyphs;
  const isMore = page.top + height < lines.length;
  return [
    ...rows.map((row, at) => {
      if (at === 0 && page.top > 0) return withMark(row, up, model.size.columns);
      return at === height - 1 && isMore ? withMark(row, down, model.size.columns) : row;
    }),
    ...blankRows(height - rows.length),
  ];
}

// A mark in the last column shows that the page continues.
function withMark(row: Row, mark: string, columns: number): Row {
  const text = row.map(run => run.text).join('');
  const used = graphemesOf(text).reduce((sum, { width }) => sum + width, 0);
  const blanks = { text: ' '.repeat(Math.max(0, columns - 1 - used)), tone: 'plain' } as const;
  return [...row, blanks, { text: mark, tone: 'strong' }];
}

const TONES: Readonly<Record<PageSpan['role'], Tone>> = {
  title: 'title',
  aside: 'plain',
  head: 'faint',
  rule: 'faint',
  plain: 'plain',
};

// The marked cell has a pointer in front of it, for terminals without colours.
function rowOf(line: PageLine, page: OpenPage, shown: SeasonPage, pointer: string): Row {
  const row: Run[] = [{ text: ' '.repeat(MARGIN), tone: 'plain' }];
  for (const { text, role, cell } of line) {
    if (!isSameCell(cell, page.cell)) {
      const hue = cell === undefined ? undefined : cellAt(shown, cell)?.hue;
      row.push(hue === undefined ? { text, tone: TONES[role] } : { text, tone: 'car', seat: hue });
      continue;
    }
    const before = row.pop();
    if (before !== undefined) row.push({ ...before, text: before.text.slice(0, -1) });
    row.push({ text: pointer, tone: 'strong' }, { text, tone: 'chosen' });
  }
  return row;
}

function spokenRows({ model, season }: PageProps): readonly Row[] {
  return pageMarkdown(shownPage(model, season)).map((text): Row => [{ text, tone: 'plain' }]);
}

function actionRows({ model, season, look }: PageProps): readonly Row[] {
  const lines = actionsOf(model, season);
  if (lines.length === 0) return [];
  const { alone, rows, width } = actionLayout(lines, model.size.columns - 1);
  const { action, cell } = pageOn(season);
  const marked = cell === undefined ? action : -1;
  const { pointer } = look.glyphs;
  const before = alone ? 1 : 0;
  const runs = (line: ActionLine, at: number, columns: number) =>
    actionRuns(line, at, at === marked, columns, pointer);
  return [
    [],
    ...lines.slice(0, before).map(line => runs(line, 0, model.size.columns - 1)),
    ...Array.from(
      { length: rows },
      (_, row): Row =>
        lines.flatMap((line, at): readonly Run[] =>
          at >= before && (at - before) % rows === row ? runs(line, at, width) : [],
        ),
    ),
  ];
}

function actionRuns(
  { text }: ActionLine,
  at: number,
  isMarked: boolean,
  width: number,
  pointer: string,
): readonly Run[] {
  const digit = at < 9 ? String(at + 1) : ' ';
  const words = padded(`${digit} ${text}`, width - 2);
  return [
    { text: isMarked ? `${pointer} ` : '  ', tone: 'strong' },
    { text: words, tone: isMarked ? 'chosen' : 'plain' },
  ];
}

// A sentence for the player that needs several lines covers the end of the page until the next key.
function footRows(props: PageProps, spoken: boolean): readonly Row[] {
  const { model, season, columns } = props;
  const { notice } = model;
  if (notice === '' || pageOn(season).find !== undefined) return [footRow(props, spoken)];
  const lines = wrapped(notice, columns - 2).slice(0, pageHeight(model, season));
  return lines.map((text): Row => [{ text: ` ${text}`, tone: 'warn' }]);
}

// What is being looked for, else the note of the marked cell.
function footRow({ model, season, look }: PageProps, spoken: boolean): Row {
  const page = pageOn(season);
  const { words, glyphs } = look;
  if (page.find !== undefined) {
    return [
      { text: ` ${words.season.find}: `, tone: 'faint' },
      ...typedRuns(page.find, glyphs.caret),
    ];
  }
  if (page.cell === undefined) return [];
  const { text = '', note = '' } = cellAt(shownPage(model, season), page.cell) ?? {};
  // A screen reader reads the page as Markdown, where nothing is marked.
  if (spoken) return [{ text: `${glyphs.pointer} ${text} ${note}`, tone: 'plain' }];
  return [{ text: ` ${note}`, tone: 'plain' }];
}

const SEASON_KEYS = ['whatIf', 'chart', 'exportPage'] as const;

function keysRow({ model, season, look, columns }: PageProps): Row {
  const { words } = look;
  const { address, find } = pageOn(season);
  if (find !== undefined) return hintRow('find', columns, words);
  const { length } = actionsOf(model, season);
  const height = pageHeight(model, season);
  const scrolls = shownLines(model, season).length > height;
  return hintRow('page', columns, words, {
    digits: length > 1 ? `1-${Math.min(9, length)}` : '1',
    first: address.kind === 'standings' ? ['whatIf'] : [],
    without: [
      ...(length === 0 ? (['pick'] as const) : []),
      ...(scrolls ? [] : (['pageDown'] as const)),
      ...(isSeason(season) ? [] : SEASON_KEYS),
      ...(address.kind === 'whatIf' || address.kind === 'chart' ? ([address.kind] as const) : []),
    ],
  });
}
