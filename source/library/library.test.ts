import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXAMPLE } from '../testing/circuits/example-circuit.ts';
import { driver, firstRandom, levels, par, simulate } from './drivers.ts';
import {
  type Answer,
  BadCircuit,
  type Book,
  BrokenRace,
  book,
  books,
  type Circuit,
  FORMAT,
  IllegalChoice,
  ownBook,
  type Race,
  type RaceRecord,
  readCircuit,
  recordOf,
  replay,
  verify,
} from './engine.ts';

const text = (id: string) =>
  readFileSync(new URL(`../../tracks/${id}.yaml`, import.meta.url), 'utf8');
const monza = readCircuit(text('monza'), 'monza.yaml');
const zandvoort = readCircuit(text('zandvoort'), 'zandvoort.yaml');
const masters = book('masters-2005');
const setup = { seed: 7, laps: 1, names: ['Ada', 'Ben'] };

/** Every answer of a race in which whoever is asked takes a choice by its number. */
function answersOf(rules: Book, circuit: Circuit, pick: number): readonly Answer[] {
  const answers: Answer[] = [];
  let { race } = rules.start(setup, circuit);
  for (let [ask] = rules.decisions(race, circuit); ask; [ask] = rules.decisions(race, circuit)) {
    const choice = ask.choices[pick % ask.choices.length];
    if (choice === undefined) throw new Error('a question has a choice');
    answers.push({ seat: ask.seat, choice });
    race = rules.apply(race, ask.seat, choice, circuit).race;
  }
  return answers;
}

describe('books and circuits', () => {
  test('every book races to its end on a circuit, and says what is chosen and what happens in both languages', () => {
    // The small game of other tests, which share this process, has no circuits.
    for (const rules of books().filter(({ id }) => id !== 'sealed-bids')) {
      const answers = answersOf(rules, zandvoort, 1);
      const record = recordOf(rules, zandvoort, setup, answers);
      for (const { events, choice } of replay(record, zandvoort)) {
        for (const language of ['en', 'fr'] as const) {
          if (choice !== undefined) {
            const said = rules.choiceText(choice, language);
            expect(said, `${rules.id} ${choice.kind}`).not.toBe('');
          }
          const told = events.map(one => rules.eventText(one, setup.names, zandvoort, language));
          expect(told.every(line => line === undefined || line !== '')).toBe(true);
        }
      }
    }
  });

  test('a choice is told in the words of its book', () => {
    const overshoot = { kind: 'payOvershoot', brakes: 1, tires: 2 } as const;
    expect(masters.choiceText(overshoot)).toBe('1 brake + 2 tires');
    expect(book('bga-basic').choiceText(overshoot)).toBe('3 wear');
    expect(masters.choiceText({ kind: 'movePoint', from: 'pit', to: 'gearbox' })).toBe('pit → gas');
    const turned = { kind: 'movePoint', from: 'pit', to: 'gearbox' } as const;
    expect(book('trant').choiceText(turned, 'fr')).toBe('stand → transmission');
  });

  test('an unknown book is refused, with the nearest one', () => {
    expect(() => book('masters-2006')).toThrow(RangeError);
    expect(() => book('masters-2006')).toThrow('there is no rule book masters-2006; did you mean');
  });

  test('a circuit with faults is refused with all of them', () => {
    const bad = () => readCircuit(text('monza').replace('straight:', 'strait:'), 'monza.yaml');
    expect(bad).toThrow(BadCircuit);
    expect(bad).toThrow(/^monza\.yaml:\d+:\d+: .*strait/);
  });
});

describe('races', () => {
  const { race } = masters.start(setup, monza);

  test('an answer that was not offered is refused', () => {
    const [ask] = masters.decisions(race, monza);
    const wrong = { kind: 'chooseGear', gear: 9 } as const;
    expect(() => masters.apply(race, ask?.seat ?? 0, wrong, monza)).toThrow(IllegalChoice);
  });

  test('a race is refused by another book, and on another circuit', () => {
    expect(() => book('masters-2002').decisions(race, monza)).toThrow(BrokenRace);
    expect(() => masters.decisions(race, zandvoort)).toThrow(
      'the race is one of masters-2005 on monza, not of masters-2005 on zandvoort',
    );
  });

  test('a race goes through JSON and on', () => {
    const read = masters.readRace(JSON.parse(JSON.stringify(race)), monza);
    expect(masters.decisions(read, monza)).toEqual(masters.decisions(race, monza));
  });

  test('a race that cannot be is refused', () => {
    expect(() => masters.readRace({ ...(race as object), laps: 0 }, monza)).toThrow(BrokenRace);
    expect(() => masters.readRace(null, monza)).toThrow(BrokenRace);
  });

  test('a view tells no dice to come', () => {
    expect(masters.view(race, 0)).not.toHaveProperty('dice');
    expect(masters.view(race, -1).cars.map(({ space }) => space)).toHaveLength(2);
  });
});

describe('records', () => {
  const record = recordOf(masters, monza, setup, answersOf(masters, monza, 0));

  test('a record is played again, moment by moment, and is found sound', () => {
    const steps = [...replay(record, monza)];
    expect(steps).toHaveLength(record.answers.length + 1);
    expect(verify(JSON.parse(JSON.stringify(record)), monza)).toEqual({ kind: 'same' });
  });

  test('another answer, another end and another edition are found', () => {
    const answers = record.answers.with(2, { seat: 0, choice: { kind: 'chooseGear', gear: 9 } });
    expect(verify({ ...record, answers }, monza)).toMatchObject({ kind: 'differs', answered: 2 });
    expect(verify({ ...record, end: '0' }, monza)).toMatchObject({ kind: 'differs' });
    const { id, edition } = record.book;
    const older = { ...record, book: { id, edition: edition - 1 } };
    expect(verify(older, monza)).toEqual({
      kind: 'otherEdition',
      recorded: edition - 1,
      present: edition,
    });
  });

  test('records of format 1 are read for ever', () => {
    const file = new URL('fixtures/records-1.json', import.meta.url);
    const records: readonly RaceRecord[] = JSON.parse(readFileSync(file, 'utf8'));
    const foxdale = readCircuit(EXAMPLE);
    expect(records.map(({ format }) => format)).toEqual([1, 1]);
    const verdicts = records.map(one => verify(one, foxdale).kind);
    expect(verdicts.filter(kind => kind === 'differs')).toEqual([]);
  });

  test('what is no record, or one of a later format or of another circuit, is refused', () => {
    const bad: readonly unknown[] = [
      {},
      { ...record, format: FORMAT + 1 },
      { ...record, setup: 1 },
    ];
    for (const one of bad) expect(() => verify(one as RaceRecord, monza)).toThrow(BrokenRace);
    expect(() => verify(record, zandvoort)).toThrow(BrokenRace);
  });
});

describe('drivers', () => {
  test('a driver answers the same question alike, in the taste of its character', () => {
    const { race } = masters.start(setup, monza);
    const [decision] = masters.decisions(race, monza);
    if (decision === undefined) throw new Error('somebody is asked');
    const view = masters.view(race, decision.seat);
    const question = { book: masters, circuit: monza, view, decision, random: firstRandom(7, 0) };
    const vellano = driver('club', 'Vellano');
    expect(vellano.choose(question)).toEqual(vellano.choose(question));
    expect(decision.choices).toContain(vellano.choose(question).choice);
  });

  test('a level or a character that there is not is refused', () => {
    expect(() => driver('clubb')).toThrow('there is no level clubb; did you mean club?');
    expect(() => driver('club', 'Velano')).toThrow(RangeError);
    expect(levels(masters)).toEqual(['random', 'rookie', 'club', 'pro', 'champion']);
    expect(levels(book('championship'))).toContain('historical');
  });

  test('par counts rolls by the one game and turns by the other', () => {
    expect(par(masters, zandvoort)).toBeCloseTo(14.93, 2);
    expect(par(book('championship'), zandvoort)).toBe(12);
  });

  test('a simulation has the same races each time, and each car starts from each place', () => {
    const drivers = ['random', 'random', 'random'].map(level => driver(level));
    const plan = { book: masters, circuit: zandvoort, drivers, seeds: [1, 2, 3], laps: 1 };
    const { races, rows } = simulate(plan);
    expect(simulate(plan).races).toEqual(races);
    expect(races.map(({ seated }) => seated[0])).toEqual([0, 2, 1]);
    expect(rows.reduce((sum, { wins }) => sum + wins, 0)).toBe(3);
  });
});

describe('a rule book of one’s own', () => {
  const own = ownBook({
    from: 'masters-2005',
    id: 'garage',
    name: 'Garage',
    values: { engine: { lowestGear: 6 } },
  });

  test('is raced, told and kept as a record', () => {
    const record = recordOf(own, monza, setup, answersOf(own, monza, 0));
    expect(verify(record, monza, own)).toEqual({ kind: 'same' });
    expect(own.choiceText({ kind: 'chooseGear', gear: 3 })).toBe('gear 3');
    const read: Race = own.readRace([...replay(record, monza, own)][0]?.race, monza);
    expect(own.decisions(read, monza)).toHaveLength(1);
  });

  test('needs a book to follow, an id of its own, and chapters that there are', () => {
    const { id, name } = own;
    expect(() => ownBook({ from: 'championship', id, name })).toThrow(RangeError);
    expect(() => ownBook({ from: 'trant', id: 'trant', name })).toThrow(RangeError);
    const values = { engin: {} } as object;
    expect(() => ownBook({ from: 'trant', id, name, values })).toThrow('did you mean engine?');
  });
});
