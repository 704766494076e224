// The names of the keys of the pages and the lists of a season.

type PageCommand = 'find' | 'addLine' | 'dropLine' | 'earlier' | 'later' | 'exportPage' | 'whatIf';
type CommandWords = Readonly<Record<PageCommand, string>>;

export const EN_PAGE_COMMANDS: CommandWords = {
  find: 'find',
  addLine: 'new line',
  dropLine: 'remove line',
  earlier: 'earlier',
  later: 'later',
  exportPage: 'export',
  whatIf: 'what if',
};

export const FR_PAGE_COMMANDS: CommandWords = {
  find: 'chercher',
  addLine: 'nouvelle ligne',
  dropLine: 'supprimer',
  earlier: 'plus tôt',
  later: 'plus tard',
  exportPage: 'exporter',
  whatIf: 'et si',
};
