// chicane season post: the text that an organiser posts.
import { pageMarkdown } from '../../season/pages/layout/page-markdown.ts';
import { postPage } from '../../season/pages/post.ts';
import { weekendsRaced } from '../../season/standings/standings.ts';
import type { Command } from '../command.ts';
import { wholeNumber } from '../whole-number.ts';
import { type PageFlags, pageCommand } from './page-command.ts';

interface PostFlags extends PageFlags {
  readonly since: number | undefined;
}

/** `chicane season post [SEASON]` */
export const postCommand: Command<PostFlags> = pageCommand<PostFlags>({
  command: 'post [season]',
  describe: 'Write the text for a forum: results, standings, the weekend to come',
  isMarkdown: true,
  example: ['$0 season post Cup --since 3', 'from weekend 3 on'],
  build: yargs =>
    yargs
      .option('since', { type: 'number', describe: 'Number of the first weekend that is told' })
      .requiresArg('since') as never,
  told(context, { since }) {
    const { season } = context;
    const most = Math.max(1, weekendsRaced(season));
    const from = since === undefined ? undefined : wholeNumber('since', since, 1, most);
    const page = postPage(context, from);
    return { page, data: { title: page.title, markdown: pageMarkdown(page).join('\n') } };
  },
});
