// The reasons of refusals in English.
import { lineNumber } from '../ledger/entry.ts';
import type { SheetFault } from './refusal.ts';
import type { RefusalNames, RefusalWords } from './refusal-words.ts';

export const EN_REFUSALS: RefusalWords = {
  notOpened: () => 'the first line of a ledger opens the season',
  openedAlready: () => 'the season is already open',
  closed: () => 'the season is closed',
  closedAlready: () => 'the season is already closed',
  noWeekend: ({ weekend }, names) => `the calendar has no weekend ${names.weekend(weekend)}`,
  noTrialDue: ({ driver, session, weekend }, names) =>
    `${names.driver(driver)} has no trial due in session ${session + 1} of ${names.weekend(weekend)}`,
  notAtHand: ({ weekend }, names) => `${names.weekend(weekend)} is not under way`,
  noDrawDue: ({ weekend }, names) => `no draw is due at ${names.weekend(weekend)}`,
  noRollDue: ({ weekend }, names) => `no roll for all tables is due at ${names.weekend(weekend)}`,
  rollOfOther: ({ weekend, driver }, names) =>
    `at ${names.weekend(weekend)} it is ${names.driver(driver)} who rolls for all tables`,
  otherDie: ({ weekend, die }, names) =>
    `the die of ${names.weekend(weekend)} does not show ${die}`,
  noGridDue: ({ weekend, table }, names) =>
    `no grid of table ${table} is due at ${names.weekend(weekend)}`,
  gridOfOthers: ({ table }) => `a grid of table ${table} must name each of its drivers once`,
  noRaceDue: ({ weekend, table }, names) =>
    `no race is due at table ${table} of ${names.weekend(weekend)}`,
  otherAttempt: ({ weekend, table, attempt, given }, names) =>
    `table ${table} of ${names.weekend(weekend)} is at attempt ${attempt}, not ${given}`,
  sheet: ({ weekend, table, fault }, names) =>
    `the sheet of table ${table} of ${names.weekend(weekend)}: ${sheetFault(fault, names)}`,
  notAtWeekend: ({ driver, weekend }, names) =>
    `${names.driver(driver)} does not drive at ${names.weekend(weekend)}`,
  hasRaced: ({ driver, weekend }, names) =>
    `${names.driver(driver)} has raced at ${names.weekend(weekend)}`,
  racedWithout: ({ driver, weekend }, names) =>
    `${names.weekend(weekend)} has been raced without ${names.driver(driver)}`,
  tableRacedWithout: ({ driver, weekend, table }, names) =>
    `table ${table} of ${names.weekend(weekend)} has been raced without ${names.driver(driver)}`,
  notAbsent: ({ driver, weekend }, names) =>
    `${names.driver(driver)} is not absent from ${names.weekend(weekend)}`,
  noDriver: ({ driver }) => `nobody in the season has the id ${driver}`,
  noLine: ({ line }) => `the ledger has no line ${lineNumber(line)} to go back to`,
  voidAlready: ({ line }) => `line ${lineNumber(line)} is void already`,
  noUndo: ({ line }) =>
    `line ${lineNumber(line)} is no decision that can be undone alone; going back to it makes it void with all after it`,
  neededLater: ({ line, later }) =>
    `line ${lineNumber(later)} does not fit without line ${lineNumber(line)}; undo that one first, or go back to line ${lineNumber(line)}`,
  isDisqualified: ({ driver, weekend, line }, names) =>
    `${names.driver(driver)} is disqualified from ${names.weekend(weekend)} by line ${lineNumber(line)}: leave ${names.driver(driver)} out of the order, or undo that line first`,
  notLeft: ({ driver }, names) => `${names.driver(driver)} has not left by then`,
  absentAlready: ({ driver, weekend }, names) =>
    `${names.driver(driver)} is absent from ${names.weekend(weekend)} already, just so`,
  pointsNoNumber: () => 'points off must be a number',
  notRaced: ({ driver, weekend }, names) =>
    `${names.driver(driver)} has not raced at ${names.weekend(weekend)}`,
  noTrial: ({ driver, session, weekend }, names) =>
    `${names.driver(driver)} has driven no trial in session ${session + 1} of ${names.weekend(weekend)}`,
  trialsOver: ({ weekend }, names) =>
    `${names.weekend(weekend)} has been raced: its trials are over`,
  noResult: ({ weekend, table }, names) =>
    `table ${table} of ${names.weekend(weekend)} has no result`,
  tableBegun: ({ weekend, table }, names) =>
    `table ${table} of ${names.weekend(weekend)} has begun, and those who started finish its race: enter this for a later weekend, or void the race first with chicane season ruling NAME --what race-again --weekend ${weekend} --table ${table} --reason TEXT`,
  notAtTable: ({ driver, weekend, table }, names) =>
    `${names.driver(driver)} was not at table ${table} of ${names.weekend(weekend)}`,
  orderTwice: ({ driver }, names) => `the order names ${names.driver(driver)} twice`,
  weekendRaced: ({ weekend }, names) => `${names.weekend(weekend)} has been raced`,
  leftAlready: ({ driver }, names) => `${names.driver(driver)} has already left`,
  idTaken: ({ id }) => `somebody already has the id ${id}`,
  nameTaken: ({ name }) => `somebody is already called ${name}`,
  throughStage: ({ id, weekend }, names) =>
    `${names.driver(id)} cannot join at ${names.weekend(weekend)}, which is only for those who came through the stage before`,
  noTeam: ({ team }) => `there is no team ${team}`,
  teamFull: ({ team, size }, names) => `team ${names.team(team)} already has its ${size} drivers`,
  drawnTwice: ({ driver, weekend }, names) =>
    `${names.driver(driver)} is drawn twice at ${names.weekend(weekend)}`,
  notDrawn: ({ driver, weekend }, names) =>
    `${names.driver(driver)} is at no table of ${names.weekend(weekend)}`,
  emptyTable: ({ weekend, table }, names) =>
    `nobody is at table ${table} of ${names.weekend(weekend)}`,
  tableTooLarge: ({ weekend, table, cars, most, circuit }, names) =>
    `${cars} cars are at table ${table} of ${names.weekend(weekend)}, and ${circuit} has room for ${most}`,
  carsPerRace: () => 'the cars of this season are built for each race, by its drivers',
  carDriven: ({ driver }, names) =>
    `the car of ${names.driver(driver)} has been driven and stays as it is for the season`,
  noSuchCar: () => 'no car is built like that by the rules of the season',
  brokenTeams: ({ weekend, size }, names) =>
    `the tables of ${names.weekend(weekend)} do not hold whole teams of ${size}`,
};

function sheetFault(fault: SheetFault, names: RefusalNames): string {
  switch (fault.is) {
    case 'stranger':
      return `${names.driver(fault.driver)} does not drive there`;
    case 'twice':
      return `${names.driver(fault.driver)} is in it twice`;
    case 'missing':
      return `${names.driver(fault.driver)} is missing`;
    case 'winners':
      return `it has ${fault.count} winners`;
    case 'gap':
      return 'its places do not run 1, 2, 3 …';
  }
}
