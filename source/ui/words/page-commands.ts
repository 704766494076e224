// The names of the keys of pages, lists and the log.

type PageCommand =
  | 'find'
  | 'filter'
  | 'nextMatch'
  | 'previousMatch'
  | 'addLine'
  | 'dropLine'
  | 'earlier'
  | 'later'
  | 'exportPage'
  | 'whatIf';
type CommandWords = Readonly<Record<PageCommand, string>>;

export const EN_PAGE_COMMANDS: CommandWords = {
  find: 'find',
  filter: 'show',
  nextMatch: 'next match',
  previousMatch: 'previous match',
  addLine: 'new line',
  dropLine: 'remove line',
  earlier: 'earlier',
  later: 'later',
  exportPage: 'export',
  whatIf: 'what if',
};

export const FR_PAGE_COMMANDS: CommandWords = {
  find: 'chercher',
  filter: 'filtrer',
  nextMatch: 'suivant',
  previousMatch: 'précédent',
  addLine: 'nouvelle ligne',
  dropLine: 'supprimer',
  earlier: 'plus tôt',
  later: 'plus tard',
  exportPage: 'exporter',
  whatIf: 'et si',
};
