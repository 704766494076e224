// The screens of a season in English.
import type { SeasonScreenWords } from '../season-words.ts';

function ofTable(track: string, table: number | undefined): string {
  return table === undefined ? track : `${track}, table ${table}`;
}

export const EN_SEASON: SeasonScreenWords = {
  where: ({ name, weekend, weekends, track }) =>
    `${name}, weekend ${weekend}/${weekends}: ${track}`,
  isOver: 'over',
  waiting: 'Waiting elsewhere',
  list: {
    heading: 'Seasons',
    none: 'No season has been begun.',
    newSeason: 'New season',
    weekend: (weekend, weekends) => `weekend ${weekend}/${weekends}`,
    help: [
      'Every season is a folder of its own: a plan, a ledger of everything that counted, and the races. Copy the folder and it goes on elsewhere.',
      'Enter opens the paddock, the home of a season: what is due next is its first line.',
    ],
  },
  pages: {
    paddock: 'To the paddock',
    standings: 'Standings and matrix',
    drivers: 'Drivers',
    teams: 'Teams',
    weekend: 'The weekend: trials, tables',
    tables: 'Tables at work',
    calendar: 'Calendar',
    entrants: 'Entrants and teams',
    rulings: 'Rulings',
  },
  due: {
    trials: (track, driver) => `Timed trials: ${track}, ${driver} is next`,
    draw: tables => `Accept the draw: ${tables} tables`,
    drawByHand: 'Draw the tables by hand',
    roll: driver => `Roll the sky: ${driver}, for all tables`,
    grid: table => `Set the grid of table ${table}`,
    race: (track, table) => `Race: ${ofTable(track, table)}`,
    raceOn: (track, table) => `Race on: ${ofTable(track, table)}`,
  },
  held: {
    question: (table, holder) => `Table ${table} is open elsewhere: ${holder}.`,
    leaveIt: 'Leave it there',
    takeOver: 'Take it over: it is saved there and goes on here',
  },
  find: 'find',
  notFound: text => `No name here contains “${text}”.`,
  exported: file => `Written to ${file}`,
  points: 'On to the points',
  toPaddock: 'Back to the paddock',
  help: [
    'A name or a result under the cursor is a door: Enter opens its page. Escape goes one step back, Tab to the next table or to the lines below.',
    '/ finds a name on the page, x writes the page as Markdown into the folder of the season.',
    'Everything on these pages is computed from the plan and the ledger; nothing is stored that could be wrong.',
  ],
};
