import { describe, expect, it, test } from 'vitest';
import { describeFault } from '../../circuit/file/faults.ts';
import { readEntrants } from './entrants-csv.ts';

const LEVELS = ['rookie', 'club', 'pro'];

function read(text: string) {
  const found = readEntrants(text, 'entrants.csv', LEVELS);
  return found.ok
    ? { ...found, told: found.warnings.map(describeFault) }
    : { ...found, told: found.faults.map(describeFault) };
}

describe('entrants from a CSV', () => {
  it('come with their teams and levels, and without their addresses', () => {
    const found = read('name,team,email,level\nAda,Rosso,ada@example.org,\nOkurada,Rosso,,Pro\n');
    expect(found.ok && found.entrants).toEqual([
      { id: 'ada', name: 'Ada', team: 'rosso', letter: 'A' },
      { id: 'okurada', name: 'Okurada', team: 'rosso', cpu: 'pro', letter: 'O' },
    ]);
    expect(found.ok && found.teams).toEqual([{ id: 'rosso', name: 'Rosso' }]);
    expect(JSON.stringify(found)).not.toContain('@');
  });

  it.each([
    ['without a header', 'Ada,Rosso\nBen,Blu\n'],
    ['with semicolons and Windows lines', 'Name;Club\r\nAda;Rosso\r\nBen;Blu\r\n'],
    ['with tabs', 'Ada\tRosso\nBen\tBlu'],
    ['with quotes', '"Ada","Rosso"\n"Ben", "Blu"\n'],
    ['with columns in another order', 'team,level,name\nRosso,,Ada\nBlu,,Ben\n'],
    ['with a byte order mark and empty lines', '\uFEFFname,team\n\nAda,Rosso\n , \nBen,Blu\n\n'],
    ['with columns nobody knows', 'licence,name,team\n7,Ada,Rosso\n8,Ben,Blu\n'],
  ])('are read %s', (_what, text) => {
    const found = read(text);
    expect(found.ok && found.entrants.map(({ name, team }) => `${name} ${team}`)).toEqual([
      'Ada rosso',
      'Ben blu',
    ]);
  });

  it('may have separators and quotes in their names', () => {
    const found = read('"Smith, ""Ace""",Rosso\n');
    expect(found.ok && found.entrants.map(({ name }) => name)).toEqual(['Smith, "Ace"']);
  });

  it('of nearly one name are told with both lines', () => {
    const found = read('Ferranze\nBen\nFeranze\n');
    expect(found.ok && found.told).toEqual([
      "entrants.csv:3:1: warning: 'Feranze' is nearly 'Ferranze' in line 1; take one of them out if they are the same driver",
    ]);
  });
});

test('every fault is told at once, with its line', () => {
  expect(read(`name,level\nAda,\nada,\n,club\n${'x'.repeat(21)},prof\n`).told).toEqual([
    'entrants.csv:4:1: a line without a name; write the name first',
    "entrants.csv:5:1: 'xxxxxxxxxxxxxxxxxxxxx' is longer than 20 characters; shorten it",
    "entrants.csv:5:23: there is no CPU level 'prof'; did you mean pro",
    "entrants.csv:3:1: 'ada' is there twice, before in line 2; take one out, or give it a second name",
  ]);
});

test.each([
  ['an empty file', '', 'it names nobody; write a line such as Ada,Rosso'],
  ['a header alone', 'name,team\n', 'it names nobody; write a line such as Ada,Rosso'],
  ['a quote that stays open', 'Ada\n"Ben\n', 'a quote is opened and not closed; close it with "'],
  [
    'a name that a terminal obeys',
    'A\u001b[2J\n',
    "'A?[2J' contains characters that cannot be printed; remove them",
  ],
])('%s is refused', (_what, text, told) => {
  expect(read(text).told.join()).toContain(told);
});

test('61 entrants are one too many', () => {
  const found = read(Array.from({ length: 61 }, (_, at) => `Driver ${at + 1}`).join('\n'));
  expect(found.told).toEqual([
    'entrants.csv:61:1: there are 61 entrants, and 60 are allowed; divide them into two seasons',
  ]);
});
