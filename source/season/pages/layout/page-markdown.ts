// A page as Markdown, for posts, for files, and for screen readers.
import type { PagePart, PageTable, SeasonPage } from '../page.ts';

export function pageMarkdown({ title, aside, parts }: SeasonPage): readonly string[] {
  const about = aside === undefined ? [] : ['', escaped(aside)];
  return [`# ${escaped(title)}`, ...about, ...parts.flatMap(part => ['', ...partLines(part)])];
}

function partLines(part: PagePart): readonly string[] {
  switch (part.kind) {
    case 'text':
      return part.lines.flatMap((line, at) => (at === 0 ? [escaped(line)] : ['', escaped(line)]));
    case 'table':
      return [...heading(part.name), ...tableRows(part)];
    case 'drawing':
      return [...heading(part.name), '```', ...part.lines, '```'];
  }
}

function heading(name: string): readonly string[] {
  return name === '' ? [] : [`## ${escaped(name)}`, ''];
}

function tableRows({ columns, rows }: PageTable): readonly string[] {
  const heads = columns.map(({ head, said = '' }) => escaped(head || said));
  const rules = columns.map(({ align }) => (align === 'right' ? '---:' : '---'));
  const lines = rows.map(cells => columns.map((_, at) => escaped(cells[at]?.text ?? '')));
  return [heads, rules, ...lines].map(cells => `| ${cells.join(' | ')} |`);
}

// Escapes what would format the text; a name may hold anything.
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|#]/g, mark => `\\${mark}`);
}
