// Options that take a table of another edition in place of the published one (tables A1 and A2).
import type { BookOption, Changes } from './definition.ts';

/** A red chip was worth three green ones from 2009 to 2013 (table A2). */
const THREE_FOR_RED: Changes = { skill: { exchange: 3 } };

/** The cards of earlier editions. The points of a card are found unless a note says otherwise. */
export const CAR_TABLES: BookOption = {
  name: 'cars',
  values: ['published', '2011', '2009', '1977'],
  usual: 'published',
  off: 'published',
  flag: {
    name: 'cars',
    help: 'the cards of cars, by the year of their edition',
    form: 'value',
    told: { 2011: 'with cars of 2011', 2009: 'with cars of 2009', 1977: 'with cars of 1977' },
  },
  changes: {
    2011: {
      ...THREE_FOR_RED,
      cards: {
        topSpeed: { '-2': 120, '-1': 140, 0: 160, 1: 180, 2: 200 },
        startSpeed: { '-2': 20, '-1': 40, 0: 60, 1: 100, 2: 120 },
        wear: { '-2': 4, '-1': 5, 0: 6, 1: 7, 2: 8 },
        skill: { '-2': 0, '-1': 2, 0: 3, 1: 4, 2: 5 },
        redChips: { '-2': 0, '-1': 0, 0: 1, 1: 2, 2: 3 },
      },
    },
    2009: {
      ...THREE_FOR_RED,
      cards: {
        acceleration: { 0: 20, 1: 40, 2: 60 },
        deceleration: { 0: 20, 1: 40, 2: 60 },
        topSpeed: { '-1': 120, 0: 140, 1: 160, 2: 180, 3: 200 },
        // Derived: four speeds, of which the table does not say the points.
        startSpeed: { 0: 20, 1: 40, 2: 60, 3: 100 },
        wear: { '-1': 4, 0: 5, 1: 6, 2: 7, 3: 8 },
        // Derived: three cards, the larger ones with chips.
        skill: { 0: 2, 1: 4, 2: 6 },
        redChips: { 0: 0, 1: 1, 2: 2 },
      },
      setUp: { total: 8 },
    },
    1977: {
      cards: {
        acceleration: { 0: 20, 1: 40, 2: 60 },
        deceleration: { 0: 20, 1: 40, 2: 60 },
        topSpeed: { 0: 140, 1: 160, 2: 180 },
        startSpeed: { 0: 40, 1: 60, 2: 80 },
        wear: { 0: 4, 1: 5, 2: 6 },
        // That edition has no skill.
        skill: { 0: 0 },
        redChips: { 0: 0 },
      },
      setUp: { total: 5 },
    },
  },
};

/** An earlier border between a mis-shift and a stall. */
export const START_TABLE: BookOption = {
  name: 'startTable',
  values: ['published', '2009'],
  usual: 'published',
  off: 'published',
  flag: {
    name: 'start-table',
    help: 'where a start test becomes a stall, by edition',
    form: 'value',
    told: { 2009: 'with the start test of 2009' },
  },
  changes: { 2009: { rolls: { startTest: { green: 8, yellow: 9 } } } },
};

/** An earlier border of the forced pass. */
export const PASS_TABLE: BookOption = {
  name: 'passTable',
  values: ['published', '2009'],
  usual: 'published',
  off: 'published',
  flag: {
    name: 'pass-table',
    help: 'where a forced pass fails, by edition',
    form: 'value',
    told: { 2009: 'with the passes of 2009' },
  },
  changes: {
    2009: { rolls: { pass: { green: 5, yellow: 5 }, blockedPass: { green: 3, yellow: 3 } } },
  },
};
