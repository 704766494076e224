// The clock of a lap alone that runs from crossing to crossing (TR-28, TR-34, TRR-11).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isFormulaBoard } from '../circuit/formula-board.ts';
import { drivers } from '../drivers/levels/drivers.ts';
import type { FormulaDeRace } from '../rules/formula-de/state.ts';
import { trant } from '../rules/formula-de/trant/trant.ts';
import { newWeekend } from '../session/weekend.ts';
import { everyLibrary } from '../testing/every-book.ts';
import type { Message } from './messages.ts';
import { QualifyingDesk } from './qualifying-desk.ts';

const TEXT = readFileSync(new URL('../../tracks/otterbrook.yaml', import.meta.url), 'utf8');

/** A desk with a person's lap of Trant; every answer is given a second after the one before. */
function lapOf(options: object) {
  const circuit = everyLibrary.boardOf(TEXT, trant);
  if (!circuit.ok || !isFormulaBoard(circuit.board)) throw new Error('no board for trials');
  const { board } = circuit;
  const weekend = newWeekend({
    race: {
      book: trant,
      board,
      circuitText: TEXT,
      seats: [{ name: 'Ann', driver: { kind: 'human' } }],
      laps: 2,
      seed: 5,
      levels: drivers,
      options,
    },
    wishes: { hand: 'guided', sessions: 1, weather: 'sun' },
    races: false,
  });
  const sent: Message[] = [];
  const desk = new QualifyingDesk({
    weekend,
    clock: () => 0,
    ticks: false,
    records: { best: () => undefined, keep: () => '' },
    drivers: [{ name: 'Ann', kind: 'human', level: '', character: '' }],
    inSeason: false,
    send: message => sent.push(message),
  });
  const session = desk.drive();
  let at = 0;
  let crossedAt: number | undefined;
  desk.opened(session, at);
  for (;;) {
    const [decision] = session.book.decisions(session.race(), board);
    const choice = decision?.choices[0];
    if (choice === undefined) break;
    at += 1000;
    desk.answering(choice, at);
    session.answer(0, choice);
    const race = session.race() as FormulaDeRace;
    if ((race.cars[0]?.laps ?? 0) > 0) crossedAt ??= at;
    desk.answered(race, at);
  }
  const [trial] = weekend.qualifying().trials;
  return { trial, at, crossedAt: crossedAt ?? 0 };
}

test('the clock runs from the move over the line to the one over it again', () => {
  const { trial, at, crossedAt } = lapOf({});
  expect(crossedAt).toBeGreaterThan(1000);
  expect(trial?.timeMs).toBe(at - crossedAt);
});

test('without a clock a lap has no time, and a lot that settles equal ones', () => {
  const { trial } = lapOf({ untimed: 'on' });
  expect(trial?.timeMs).toBe(0);
  expect(trial?.lot).toBeGreaterThan(0);
});
