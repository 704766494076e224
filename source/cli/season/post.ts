// chicane season post: the text that an organiser posts.
import { quote } from '../../circuit/file/faults.ts';
import type { PageContext } from '../../season/pages/context.ts';
import { pageMarkdown } from '../../season/pages/layout/page-markdown.ts';
import { postPage } from '../../season/pages/post.ts';
import { filledPost, POST_MARKS } from '../../season/pages/post-template.ts';
import { weekendsRaced } from '../../season/standings/standings.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import type { Command } from '../command.ts';
import { print } from '../printer.ts';
import { Problem, wrongUse } from '../problem.ts';
import { writeMarkdown } from '../report/markdown-file.ts';
import { readText } from '../tracks/author-file.ts';
import { wholeNumber } from '../whole-number.ts';
import { type PageFlags, pageCommand } from './pages/page-command.ts';

const MARK_CELLS = 40;
const OTHERS = POST_MARKS.filter(mark => mark !== 'drivers').join(', ');

interface PostFlags extends PageFlags {
  readonly template: string | undefined;
  readonly since: number | undefined;
}

export const postCommand: Command<PostFlags> = pageCommand<PostFlags>({
  command: 'post [season]',
  describe: 'Write the text for a forum: results, standings, the weekend to come',
  isMarkdown: true,
  example: ['$0 season post Cup --since 3', 'from weekend 3 on'],
  build: yargs =>
    yargs
      .option('since', { type: 'number', describe: 'The first weekend to tell, by number' })
      .option('template', {
        type: 'string',
        describe: `Your own text, with {{drivers}} for the standings; also ${OTHERS}`,
      })
      .requiresArg(['since', 'template'])
      .example('$0 season post --template club.md', 'in your own form') as never,
  otherwise(context, { since, template, json, markdown }) {
    if (template === undefined) return false;
    if (json) throw wrongUse('--template makes a text; leave out --json.');
    const filled = filledPost(context, readText(template), sinceOf(context, since));
    if (!filled.ok) {
      const mark = safeText(filled.mark, MARK_CELLS);
      throw new Problem(
        `${quote(template)}, line ${filled.line}: nothing is called "${mark}"${filled.hint}`,
      );
    }
    if (markdown === undefined || markdown === '-') print(filled.text.trimEnd());
    else writeMarkdown(markdown, filled.text);
    return true;
  },
  told(context, { since }) {
    const page = postPage(context, sinceOf(context, since));
    return { page, data: { title: page.title, markdown: pageMarkdown(page).join('\n') } };
  },
});

function sinceOf({ season }: PageContext, since: number | undefined): number | undefined {
  const most = Math.max(1, weekendsRaced(season));
  return since === undefined ? undefined : wholeNumber('since', since, 1, most);
}
