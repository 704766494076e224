// The published rules of Championship Formula Racing, as data: their order of play, numbers and options.
import { makeBook } from './book.ts';
import { CHAMPIONSHIP_VALUES } from './championship-values.ts';
import type { BookDefinition, BookOption } from './definition.ts';
import { CAR_TABLES, PASS_TABLE, START_TABLE } from './options-of-tables.ts';

export const championshipDefinition: BookDefinition = {
  id: 'championship',
  name: 'Championship Formula Racing',
  // Edition 1 left out ways along a line that cost no less than another (CFR-4), took wear and a test for slowing that
  // cannot be paid (CFR-162), gave a spun car one card (CFR-148), took late braking in a later turn off the payment of entry
  // (CFR-139), had one car in front at the exit of a corner (CFR-142), and with older cards let a first turn beat the top
  // speed (CFR-12). Edition 2 kept the wear of a crossing from the rest of the move (CFR-183), took late braking off a
  // payment at once (CFR-139), left out ways without a chance beside cheaper ones (CFR-46) and whatever came after sixty
  // ways (CFR-4), and let a car that was made faster in a corner pay there beside a pass (CFR-59).
  edition: 3,
  seats: { min: 1, max: 12 },
  // The source recommends two to four (CFR-103).
  usualLaps: 2,
  preparation: [
    ['setUpCars', 'CFR-105'],
    ['revealCars', 'CFR-106'],
    ['chooseTires', 'CFR-187', 'pits'],
    ['bidForPole', 'CFR-108'],
    ['revealBids', 'CFR-110'],
    ['bidAgain', 'CFR-179', 'knockOut'],
    ['revealSecondBids', 'CFR-179', 'knockOut'],
    ['setGrid', 'CFR-111'],
  ],
  turn: [
    ['beginTurn', 'CFR-61'],
    ['planSpeeds', 'CFR-64'],
    ['revealSpeeds', 'CFR-61'],
    ['orderMoves', 'CFR-73'],
    ['moveCars', 'CFR-61'],
    ['leavePits', 'CFR-196', 'pits'],
    ['changeTires', 'CFR-200', 'pits'],
    ['turnMarkers', 'CFR-201', 'pits'],
    ['endTurn', 'CFR-79'],
  ],
  move: [
    ['testSpeed', 'CFR-81'],
    ['payBraking', 'CFR-19'],
    ['chooseWay', 'CFR-4'],
    ['drive', 'CFR-3'],
    ['enterPits', 'CFR-190', 'pits'],
    ['endMove', 'CFR-76'],
  ],
  interrupts: [
    ['spendSkill', 'CFR-97'],
    ['rollDice', 'CFR-82'],
    ['blockPass', 'CFR-115'],
    ['payCorner', 'CFR-39'],
    ['payLateBraking', 'CFR-135'],
    ['payTest', 'CFR-181', 'pits'],
    ['spinForced', 'CFR-162'],
    ['replan', 'CFR-133'],
  ],
  values: CHAMPIONSHIP_VALUES,
  options: [
    toggle('pits', 'pits', 'pit stops, hard and soft tires', 'with pits'),
    toggle('knockOut', 'knock-out', 'a second bid of the upper half', 'with a knock-out bid'),
    {
      ...toggle('classic', 'classic', 'cars of the classic era', 'with classic cars'),
      // CFR-176
      changes: {
        on: {
          era: {
            totalLess: 2,
            withoutTwo: ['acceleration', 'deceleration', 'topSpeed', 'startSpeed', 'wear'],
          },
        },
      },
    },
    CAR_TABLES,
    START_TABLE,
    PASS_TABLE,
  ],
};

// An option that is off by default.
function toggle(name: string, flag: string, help: string, told: string): BookOption {
  return {
    name,
    values: ['off', 'on'],
    usual: 'off',
    off: 'off',
    flag: { name: flag, help, form: 'switch', sets: 'on', told: { on: told } },
  };
}

export const championship = makeBook(championshipDefinition);
