// chicane/seasons: plans, what is due, what was entered, and the standings.

export { NotDue } from '../season/season.ts';
export type { Cell, CellStatus } from '../season/standings/points.ts';
export type {
  DriverLine,
  Standings,
  StandingsLine,
  TeamLine,
} from '../season/standings/standings.ts';
export {
  BadPlan,
  due,
  enter,
  openSeason,
  racedEntry,
  readPlan,
  type Season,
  standings,
} from './season.ts';
export type { Due, Entry, LedgerLine, Plan, TableDriver, TableDue } from './season-types.ts';
