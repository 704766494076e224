// Tables that are solved elsewhere, as in a thread, and handed over.
import { describe, expect, test } from 'vitest';
import { deriveRows } from '../../circuit/rows/derive-rows.ts';
import { championship } from '../../rules/championship-formula/championship.ts';
import type { ChampionshipRace } from '../../rules/championship-formula/state.ts';
import { shippedCircuit } from '../../testing/circuits/row-text.ts';
import { seededRandom } from '../levels/random-generator.ts';
import { championshipDrivers } from './levels/drivers.ts';
import { cardsOf, onEmptyRoad, turnsAfterCard } from './planning/cards.ts';
import { turnsOfCards } from './planning/garage.ts';
import { outlookOf } from './planning/outlook.ts';
import { groundInForce } from './planning/terms-in-force.ts';
import { championshipStudy, numberOf, wantedAs } from './study.ts';

const freshBoard = () => deriveRows(shippedCircuit('otterbrook'));
const terms = championship.terms({});

function onTheGrid(): ChampionshipRace {
  const board = freshBoard();
  const seats = [{ name: 'a' }, { name: 'b' }];
  const options = { pits: 'off', knockOut: 'off', classic: 'off' };
  const setup = { book: championship.id, track: board.id, seed: 4, laps: 2, seats, options };
  let { race } = championship.start(setup, board);
  const rookie = championshipDrivers.find(({ level }) => level === 'rookie');
  for (let random = seededRandom(4, 0); race.round === 0; ) {
    const [decision] = championship.decisions(race, board);
    if (decision === undefined || rookie === undefined) throw new Error('nothing is asked');
    const view = championship.view(race, decision.seat);
    const answer = rookie.choose(view, decision, board, random);
    random = answer.random;
    const choice = decision.choices.find(one => one === answer.choice);
    if (choice === undefined) throw new Error('the answer is none of the choices');
    race = championship.apply(race, decision.seat, choice, board).race;
  }
  return race;
}

function noCards(): never {
  throw new Error('no car is revealed');
}

describe('the study of a circuit', () => {
  test('hands over the tables of the cars, and drivers judge by them as by their own', () => {
    const race = onTheGrid();
    const [here, there] = [freshBoard(), freshBoard()];
    const study = championshipStudy(here, terms, race);
    const elsewhere = championshipStudy(there, terms);
    expect(study.name).toBe(elsewhere.name);
    for (const table of study.tables) study.adopt(table, elsewhere.solve(table));
    const judged = [here, there].map(board => {
      const outlook = outlookOf(race, 0, board);
      const then = onEmptyRoad(outlook);
      return cardsOf(outlook).map(card => turnsAfterCard(outlook, card, then));
    });
    expect(judged[0]).toEqual(judged[1]);
  });

  test('needs the garage alone before the cars are revealed', () => {
    const [here, there] = [freshBoard(), freshBoard()];
    const study = championshipStudy(here, terms);
    expect(study.tables).toEqual([0]);
    study.adopt(0, championshipStudy(there, terms).solve(0));
    const race = onTheGrid();
    const cards = race.cars[0]?.cards;
    if (cards === undefined) throw new Error('no car is revealed');
    const turns = [here, there].map(board => turnsOfCards(cards, 2, groundInForce(race, board)));
    expect(turns[0]).toBe(turns[1]);
    expect(turns[0]).toBeGreaterThan(10);
  });

  test('knows the tables that drivers have needed, and no others', () => {
    const race = onTheGrid();
    const board = freshBoard();
    const study = championshipStudy(board, terms, race);
    const before = championshipStudy(board, terms);
    expect(study.tables.every(table => study.known(table) === undefined)).toBe(true);
    expect(before.known(0)).toBeUndefined();
    const outlook = outlookOf(race, 0, board);
    for (const card of cardsOf(outlook)) turnsAfterCard(outlook, card, onEmptyRoad(outlook));
    const [own = 0] = study.tables;
    expect(study.known(own)).toEqual(championshipStudy(freshBoard(), terms, race).solve(own));
    turnsOfCards(race.cars[0]?.cards ?? noCards(), 2, groundInForce(race, board));
    expect(before.known(0)).toEqual(championshipStudy(freshBoard(), terms).solve(0));
  });

  test('names each table by a number of its own', () => {
    const race = onTheGrid();
    const { tables, keptAs } = championshipStudy(freshBoard(), terms, race);
    for (const table of tables) expect(numberOf(wantedAs(table))).toBe(table);
    expect(new Set(tables.map(keptAs)).size).toBe(tables.length);
  });
});
