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
    hall: 'Hall of fame',
    records: 'Records by circuit',
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
    watch: 'Watch it',
    takeOver: 'Take it over: it is saved there and goes on here',
  },
  actions: {
    newRuling: 'A new decision',
    swap: 'Move a driver to another table',
    otherTrial: 'Choose whose trial is next',
  },
  trial: {
    title: 'Whose timed trial is next',
    driver: 'driver',
    left: drivers =>
      drivers === 1 ? '1 person has yet to drive' : `${drivers} people have yet to drive`,
    nobody: 'Nobody has a timed trial to drive now.',
    drive: 'To the trial',
  },
  decision: {
    title: 'A decision of the organiser',
    what: 'what',
    kinds: {
      pointsOff: 'points off',
      disqualified: 'disqualified',
      result: 'another order of a result',
      raceAgain: 'race a table again',
      trialAgain: 'drive a trial again',
      backTo: 'back to a line of the ledger',
      absent: 'absent from a weekend',
      present: 'comes after all',
      joined: 'late entry: somebody joins',
      replaced: 'somebody takes over a seat',
      withdrawn: 'withdraws from the season',
      closed: 'close the season',
    },
    driver: 'driver',
    weekend: 'weekend',
    table: 'table',
    session: 'session',
    points: 'points',
    line: 'line',
    standIn: 'stand-in',
    emptySeat: 'the seat stays empty',
    reason: 'reason',
    outcome: 'The standings if it is entered',
    enter: 'Enter it in the ledger',
    needsNumber: 'Type a number.',
    needsReason: 'Say why, in a few words.',
    needsName: 'Type the name of the new driver.',
    needsWinner: 'A result needs a winner.',
    name: 'new driver',
    team: 'team',
    noTeam: 'none',
    level: 'driven by',
    questions: {
      raceAgain:
        'The result of this table is void, and it is raced again with other dice. Enter it?',
      trialAgain: 'This lap is void, and it is driven again with other dice. Enter it?',
      backTo:
        'Everything from this line on is void; what was driven since is driven again with other dice. Enter it?',
      replaced:
        'The new driver has the seat, the letter and the points from here on; the old one is out of the season. Enter it?',
      withdrawn: 'A driver who has withdrawn does not come back. Enter it?',
      closed:
        'Nothing more is driven in a season that is closed; the standings are final. Close it?',
    },
  },
  question: { no: 'No, not yet', yes: 'Yes, enter it in the ledger' },
  swap: {
    title: 'Two drivers change tables',
    one: 'driver',
    other: 'changes with',
    outcome: 'The tables then',
    oneTable: 'There is only one table.',
    enter: 'Enter the draw',
  },
  grid: {
    title: table => `The grid of table ${table}`,
    place: place => `${place}`,
    how: 'Left and right move the marked driver forward and back.',
    enter: 'Set the grid',
  },
  plan: {
    title: 'New season',
    name: 'Name',
    usualName: 'Our season',
    format: 'Format',
    formats: {
      championship: 'Championship',
      'masters-day': 'Masters day',
      'most-wins': 'Most wins',
      'team-cup': 'Team cup',
      'one-make': 'One make',
    },
    book: 'Book',
    laps: 'Laps',
    grid: 'Grid',
    usual: 'as the format has it',
    calendar: 'Calendar',
    people: 'People',
    cpus: 'CPU drivers',
    level: 'Level',
    points: 'Points',
    count: 'Count',
    teams: 'Teams',
    noTeams: 'none',
    ofTwo: 'of two cars',
    absent: 'Absent',
    emptySeat: 'empty seat',
    seed: 'Seed',
    inWords: 'The plan in words',
    start: 'Start the season',
    needsName: 'A season needs a name.',
    needsCircuit: 'The calendar names no circuit.',
    noCircuit: id =>
      `There is no circuit ${id}; write ids such as monza, with blanks between them.`,
    needsSeed: 'A seed is a whole number.',
    needsLaps: 'Laps are a number from 1 to 99, or nothing for those of the book.',
    entrants: (least, most, count) =>
      `The format takes ${least} to ${most} drivers; these are ${count}.`,
  },
  formHelp: [
    'Up and down go from line to line, left and right change a value, and a text is typed where it stands. The last line does it.',
    'What comes of the values is told beside them before anything is entered; Escape enters nothing.',
  ],
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
  about: {
    paddock:
      'The paddock is the home of a season. Its first line does what is due next: trials, the draw, the one roll of the sky, a grid, or a race; where several tables are due it leads to them.',
    standings:
      'A line for each driver or team, a column for each weekend. The cells are doors: the line at the bottom tells of the marked one. Left and right beyond the edge show earlier and later weekends.',
    weekend:
      'The timed trials with everything that counts, the tables as they are drawn or would be drawn, and the sky of the race. Until a table is raced, two drivers may change tables.',
    tables:
      'Every table of the weekend: who has it open, its lap, who leads, who is to move and since when. It looks again every second; a table opens its page, where it can be watched.',
    race: 'What a race came to: places, gains, points, luck of the dice in spaces, rounds led, and the standings after it. While it is raced it shows who is where.',
    calendar: 'Every weekend with its circuit, its laps, and who started and finished first.',
    entrants: 'Everybody in the season with the letter of the car, which stays theirs.',
    driver: 'The season of one driver in figures, and every result.',
    team: 'The drivers of a team, and its points at each weekend.',
    hall: 'The champions of every season that is over, and what everybody did in all of them. Every name is a door.',
    life: 'What one driver did in all seasons: titles, wins, places, and against whom most often.',
    records:
      'The best of every circuit by each book: the fewest rolls or turns of a lap, wins, places gained, rounds led.',
    pastSeason: 'How a season came out: its final standings, and who won where.',
    rulings:
      'Everything that somebody decided, with its line in the ledger. A new decision shows the standings as they would be before it is entered.',
  },
};
