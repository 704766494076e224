import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Advice } from '../drivers/advice.ts';
import { anyBook } from '../rules/books.ts';
import { masters2005 } from '../rules/formula-de/masters/masters-2005.ts';
import type { NewSession } from '../session/begin-session.ts';
import type { Session } from '../session/session.ts';
import { readSave } from '../storage/saves/read-save.ts';
import { bidLibrary, bidSession } from '../testing/bids/bid-session.ts';
import { type BidRace, bidTable, NO_BID, SEALED, sealedBids } from '../testing/bids/sealed-bids.ts';
import { cornersBoard } from '../testing/circuits/tiny-circuits.ts';
import { fakeDisk } from '../testing/fake-disk.ts';
import { runProtocol } from './protocol.ts';

type Line = { readonly type: string } & Readonly<Record<string, unknown>>;

const remote = { kind: 'remote' } as const;
const seats = [
  { name: 'Ada', driver: remote },
  { name: 'Ben', driver: remote },
];

/** Runs a bot in this process: `reply` is called with every line and says what it wants. */
async function converse(
  reply: (line: Line, say: (message: unknown) => void, end: () => void) => void,
  over: Partial<NewSession> = {},
  trusted = false,
): Promise<{ code: number; lines: Line[]; complaints: string[]; session: Session }> {
  const session = bidSession({ seats, laps: 2, ...over });
  const lines: Line[] = [];
  const complaints: string[] = [];
  const queue: (string | undefined)[] = [];
  const say = (message: unknown) =>
    queue.push(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
  async function* input(): AsyncGenerator<string> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) yield next;
  }
  const code = await runProtocol({
    saveFile: named => named,
    session,
    trusted,
    input: input(),
    output(text) {
      const line: Line = JSON.parse(text);
      lines.push(line);
      reply(line, say, () => queue.push(undefined));
    },
    complain: sentence => complaints.push(sentence),
  });
  return { code, lines, complaints, session };
}

/** Answers every decision with its last choice. */
function answerAll(line: Line, say: (message: unknown) => void): void {
  if (line.type !== 'decision') return;
  const choices = line['choices'] as readonly unknown[];
  say({ type: 'answer', id: line['id'], choice: choices.at(-1) });
}

const ofType = (lines: readonly Line[], type: string) => lines.filter(line => line.type === type);

describe('a race over the line protocol', () => {
  test('says hello, what has happened, the race, and asks; ends with the standings and 0', async () => {
    const { code, lines, session } = await converse(answerAll);
    expect(code).toBe(0);
    expect(lines[0]).toEqual({
      type: 'hello',
      protocol: 1,
      rules: 'sealed-bids',
      edition: 1,
      track: 'table',
      laps: 2,
      fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
      seats: [
        { seat: 0, name: 'Ada', driver: 'remote' },
        { seat: 1, name: 'Ben', driver: 'remote' },
      ],
    });
    expect(lines.slice(1, 5).map(line => line.type)).toEqual([
      'event',
      'race',
      'decision',
      'decision',
    ]);
    expect(lines.at(-1)).toEqual({
      type: 'over',
      standings: sealedBids.standings(session.race() as never, bidTable),
      seed: 7,
      salt: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(ofType(lines, 'event').map(line => line['event'])).toEqual(session.events());
  });

  test('a decision says whose it is, what it is about and every choice', async () => {
    const { lines } = await converse(answerAll);
    expect(ofType(lines, 'decision')[0]).toEqual({
      type: 'decision',
      id: 1,
      seat: 0,
      step: 'bid',
      rule: 'B-2',
      secret: true,
      choices: [0, 1, 2, 3].map(coins => ({ kind: 'bid', coins })),
      view: expect.objectContaining({ bids: [NO_BID, NO_BID] }),
    });
  });

  test('a secret decision brings what its seat may know, and nothing of what others have sealed', async () => {
    const cpu = { name: 'Cleo', driver: { kind: 'cpu', level: 'bidder' } } as const;
    const { lines } = await converse(answerAll, { seats: [...seats, cpu] });
    const views = ofType(lines, 'decision').map(line => line['view'] as Partial<BidRace>);
    // The CPU driver has bid before anybody else is asked.
    expect(views.map(({ bids }) => bids?.[2])).toEqual(views.map(() => SEALED));
    for (const view of views) expect(view).not.toHaveProperty('dice');
  });

  test('decisions that stand open together may be answered in any order, and are asked once', async () => {
    const waiting: Line[] = [];
    const { code, lines } = await converse((line, say) => {
      if (line.type !== 'decision') return;
      waiting.push(line);
      if (waiting.length < 2) return;
      for (const later of waiting.splice(0).reverse()) answerAll(later, say);
    });
    expect(code).toBe(0);
    expect(ofType(lines, 'decision').map(line => line['id'])).toEqual([1, 2, 3, 4]);
  });

  test('CPU drivers answer for themselves', async () => {
    const cpu = { name: 'Cleo', driver: { kind: 'cpu', level: 'bidder' } } as const;
    const { code, lines } = await converse(answerAll, { seats: [...seats, cpu] });
    expect(code).toBe(0);
    expect(lines[0]).toMatchObject({ seats: [{}, {}, { driver: 'cpu', level: 'bidder' }] });
    expect(ofType(lines, 'decision').some(line => line['seat'] === 2)).toBe(false);
  });

  test('the snapshot is told when asked for, and is what a watcher may know', async () => {
    let asked = false;
    const { lines, session } = await converse((line, say) => {
      if (line.type === 'over' && !asked) say({ type: 'race?' });
      asked ||= line.type === 'over';
      answerAll(line, say);
    });
    expect(ofType(lines, 'race')).toHaveLength(2);
    expect(lines.at(-1)).toEqual({
      type: 'race',
      race: sealedBids.view(session.race() as never, -1),
    });
  });

  test('while answers are sealed nobody is told them, and each seat is told its own when asked', async () => {
    const told: unknown[] = [];
    const { lines } = await converse((line, say) => {
      if (line.type === 'race' && line['race'] !== undefined) {
        told.push((line['race'] as BidRace).bids);
      }
      if (line.type !== 'decision') return;
      if (line['seat'] === 0) {
        say({ type: 'answer', id: line['id'], choice: { kind: 'bid', coins: 3 } });
        say({ type: 'race?' });
        say({ type: 'race?', seat: 1 });
        say({ type: 'race?', seat: 0 });
        say({ type: 'race?', seat: 7 });
        say({ type: 'quit' });
      }
    });
    expect(told).toEqual([
      [NO_BID, NO_BID],
      [SEALED, NO_BID],
      [SEALED, NO_BID],
      [3, NO_BID],
    ]);
    expect(ofType(lines, 'decision').every(line => line['secret'] === true)).toBe(true);
    expect(ofType(lines, 'event').map(line => line['event'])).toContainEqual({
      kind: 'bidSealed',
      seat: 0,
    });
    expect(ofType(lines, 'error').map(line => line['message'])).toEqual([
      'seat 7 is none that you answer for',
    ]);
  });

  test('advice on an open decision comes when asked for: every choice, the best first', async () => {
    const real = { book: anyBook(masters2005), board: cornersBoard(), levels: [] };
    const { lines } = await converse((line, say) => {
      if (line.type === 'decision') say({ type: 'advice?', id: line['id'] });
      if (line.type === 'advice') say({ type: 'quit' });
    }, real);
    const [decision] = ofType(lines, 'decision');
    const [advice] = ofType(lines, 'advice');
    expect(advice?.['id']).toBe(decision?.['id']);
    const told = advice?.['choices'] as readonly Advice[];
    expect(told.map(({ value }) => value)).toEqual(
      told.map(({ value }) => value).toSorted((a, b) => a - b),
    );
    const offered = decision?.['choices'] as readonly unknown[];
    expect(told.map(({ choice }) => JSON.stringify(choice)).toSorted()).toEqual(
      offered.map(choice => JSON.stringify(choice)).toSorted(),
    );
    expect(told[0]?.reasons.map(({ kind }) => kind)).toEqual(['road', 'headway']);
  });

  test('quit ends it at once with 0, and the session is closed', async () => {
    const disk = fakeDisk();
    const saving = { folder: '/saves', disk };
    const { code, lines, session } = await converse(
      (line, say) => line.type === 'decision' && say({ type: 'quit' }),
      { saving },
    );
    expect(code).toBe(0);
    expect(ofType(lines, 'over')).toEqual([]);
    expect([...disk.files.keys()]).toEqual([session.file]);
  });

  test('the end of the input before the race is over is told in a sentence, and 1', async () => {
    const { code, complaints } = await converse(() => {});
    expect(code).toBe(1);
    expect(complaints).toEqual(['The input ended after 0 answers, before the race was over.']);
  });

  test('a save is written where it is wanted, and read like any other', async () => {
    const disk = fakeDisk();
    const saving = { folder: '/saves', disk };
    const { lines } = await converse(
      (line, say) => {
        answerAll(line, say);
        if (line.type === 'over') say({ type: 'save', file: '/bots/race.json' });
      },
      { saving },
    );
    expect(lines.at(-1)).toEqual({ type: 'saved', file: '/bots/race.json' });
    expect(readSave('/bots/race.json', bidLibrary, disk)).toMatchObject({ ok: true });
  });
});

describe('what a bot may know', () => {
  const real = { book: anyBook(masters2005), board: cornersBoard(), levels: [] };

  /** Returns every field of what was said, wherever it stands. */
  function fieldsOf(value: unknown): readonly string[] {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
  }

  test('no message tells the seed or the dice before the race is over', async () => {
    const { lines } = await converse((line, say) => {
      if (line.type === 'decision') {
        say({ type: 'advice?', id: line['id'] });
        say({ type: 'race?' });
        say({ type: 'race?', seat: line['seat'] });
        say({ type: 'answer', id: line['id'], choice: { kind: 'guess' } });
      }
      answerAll(line, say);
    }, real);
    const before = lines.filter(({ type }) => type !== 'over');
    expect(new Set(before.map(({ type }) => type))).toEqual(
      new Set(['hello', 'event', 'race', 'decision', 'advice', 'error']),
    );
    expect(before.flatMap(fieldsOf)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(seed|salt|dice|state|luck)$/)]),
    );
  });

  test('over tells the seed, and its fingerprint is that of hello', async () => {
    const { lines } = await converse(answerAll);
    const over = lines.at(-1);
    const text = `{"salt":"${over?.['salt']}","seed":${over?.['seed']}}`;
    const digits = createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect(lines[0]?.['fingerprint']).toBe(digits);
  });

  test('a trusted program is told all: the seed, the dice, and what is sealed', async () => {
    const { lines, session } = await converse(
      (line, say) => {
        if (line.type !== 'decision' || line['id'] !== 1) return;
        say({ type: 'answer', id: 1, choice: { kind: 'bid', coins: 3 } });
        say({ type: 'race?' });
        say({ type: 'quit' });
      },
      {},
      true,
    );
    expect(lines[0]).toMatchObject({ seed: 7 });
    expect(lines.at(-1)).toEqual({ type: 'race', race: session.race() });
    expect(session.race()).toMatchObject({ bids: [3, NO_BID] });
  });
});

describe('what is refused', () => {
  const choice = { kind: 'bid', coins: 1 };
  test.each([
    ['no JSON', 'gear 4 please', /^this is not JSON: gear 4 please$/],
    ['half an object', '{"type":"answer"', /^this is not JSON/],
    ['escape sequences', '\u001b[2J{}', /^this is not JSON: \{\}$/],
    ['no object', '[1,2]', /^a message is a JSON object with a "type"$/],
    [
      'no type',
      {},
      /^the type is missing or no text; it may be answer, ready, undo, advice\?, race\?, save, enter, season\? or quit$/,
    ],
    ['an unknown type', { type: 'jump' }, /^the type is "jump"; it may be answer/],
    ['an answer without an id', { type: 'answer', choice }, /^answer: id: it is missing$/],
    ['an answer without a choice', { type: 'answer', id: 1 }, /^answer: choice: it is missing$/],
    [
      'a choice without a kind',
      { type: 'answer', id: 1, choice: { coins: 1 } },
      /^answer: choice\.kind: /,
    ],
    ['a part nobody knows', { type: 'race?', now: true }, /^race\?: .*now/],
    [
      'a field that would be dropped',
      '{"type":"answer","id":1,"choice":{"kind":"bid","coins":1,"__proto__":{"coins":2}}}',
      /^answer: choice\.__proto__: there is no such field$/,
    ],
    [
      'control characters',
      { type: 'answer', id: 1, choice: { kind: 'bid\u009b2J\u202e' } },
      /answer \{"kind":"bid\\u009b2J\\u202e"\}: it is not in the list of bid$/,
    ],
    [
      'a decision that was never asked',
      { type: 'answer', id: 9, choice },
      /^there is no decision 9; open: 1, 2$/,
    ],
    [
      'the wrong seat',
      { type: 'answer', id: 1, seat: 1, choice },
      /^decision 1 is seat 0's, not seat 1's$/,
    ],
    [
      'an illegal choice',
      { type: 'answer', id: 1, choice: { kind: 'bid', coins: 9 } },
      /^seat 0 may not answer .*"coins":9.*not in the list of bid$/,
    ],
    [
      'a choice of another game',
      { type: 'answer', id: 1, choice: { kind: 'chooseGear', gear: 4 } },
      /not in the list/,
    ],
    ['advice without an id', { type: 'advice?' }, /^advice\?: id: /],
    ['advice by name', { type: 'advice?', id: 'one' }, /^advice\?: id: /],
    [
      'advice on a decision that was never asked',
      { type: 'advice?', id: 9 },
      /^there is no decision 9; open: 1, 2$/,
    ],
    [
      'advice in a game that nobody knows better',
      { type: 'advice?', id: 1 },
      /^there is no advice for sealed-bids$/,
    ],
    ['a save without a name', { type: 'save', file: '' }, /^save: file: /],
    [
      'a line nested too deep',
      '['.repeat(90_000),
      /^the line nests deeper than 64 levels from line 1, column 65 on$/,
    ],
    ['a line of a megabyte', 'x'.repeat(1_000_000), /^the line is longer than 100000 characters$/],
  ])('%s: the reason is told and the decision stands', async (_what, message, reason) => {
    let isRefused = false;
    const { code, lines, session } = await converse((line, say) => {
      if (line.type === 'error') isRefused = true;
      if (line.type === 'decision' && line['id'] === 1) {
        say(message);
        answerAll(line, say);
      } else answerAll(line, say);
    });
    expect(isRefused).toBe(true);
    const errors = ofType(lines, 'error');
    expect(errors).toHaveLength(1);
    expect(errors[0]?.['message']).toMatch(reason);
    expect(code).toBe(0);
    expect(session.answers()[0]).toEqual({ seat: 0, choice: { kind: 'bid', coins: 3 } });
  });

  test('an error names the decision it is about', async () => {
    const { lines } = await converse((line, say) => {
      if (line.type === 'decision' && line['id'] === 1) say({ type: 'answer', id: 1, choice: {} });
      answerAll(line, say);
    });
    expect(ofType(lines, 'error')[0]?.['id']).toBe(1);
  });

  test('an answer given twice, and one after the end', async () => {
    const { lines } = await converse((line, say) => {
      answerAll(line, say);
      if (line.type === 'decision' && line['id'] === 1) answerAll(line, say);
      if (line.type === 'over') say({ type: 'answer', id: 4, choice });
    });
    expect(ofType(lines, 'error').map(line => line['message'])).toEqual([
      'decision 1 is answered already; open: 2',
      'the race is over',
    ]);
  });

  test('a save over a file that is no save', async () => {
    const disk = fakeDisk();
    disk.write('/home/diary.txt', 'Dear diary');
    const { lines } = await converse(
      (line, say) => line.type === 'decision' && say({ type: 'save', file: '/home/diary.txt' }),
      { saving: { folder: '/saves', disk } },
    );
    expect(ofType(lines, 'error')[0]?.['message']).toBe(
      'it cannot be saved to "/home/diary.txt": a file that is not a save has that name',
    );
  });
});

describe('dice written down beforehand', () => {
  test('that are used up end the race with the die that asked, and 1', async () => {
    const { code, lines, complaints } = await converse(answerAll, { dice: [3] });
    expect(code).toBe(1);
    expect(lines.at(-1)?.['message']).toContain('after 1 dice: the tie die asked for one more');
    expect(complaints[0]).toMatch(/^The race cannot go on: the dice script is used up/);
  });

  test('that are impossible end the race with their position', async () => {
    const { code, complaints } = await converse(answerAll, { dice: [3, 77] });
    expect(code).toBe(1);
    expect(complaints[0]).toContain('dice script, number 2: 77 is not on the tie die');
  });
});

describe('an answer taken back', () => {
  test('is told, and its question comes again under a new number', async () => {
    let undone = 0;
    const { code, lines, session } = await converse((line, say) => {
      if (line.type === 'decision' && line['seat'] === 1 && undone === 0) {
        undone += 1;
        say({ type: 'undo' });
      }
      answerAll(line, say);
    });
    expect(code).toBe(0);
    const told = ofType(lines, 'event').map(line => line['event']);
    expect(told).toContainEqual({ kind: 'answerTakenBack', seat: 0 });
    expect(session.answers().map(({ choice }) => choice.kind)).toContain('takeBack');
    const asked = ofType(lines, 'decision').filter(({ seat }) => seat === 0);
    expect(asked[1]).toMatchObject({ choices: asked[0]?.['choices'] });
    expect(asked[1]?.['id']).not.toBe(asked[0]?.['id']);
  });

  test('that stands is an error with the reason', async () => {
    const { lines } = await converse((line, say, end) => {
      if (line.type === 'error') end();
      else if (line.type === 'decision') say({ type: 'undo' });
    });
    expect(ofType(lines, 'error')[0]).toEqual({
      type: 'error',
      message: 'There is nothing to undo yet.',
    });
  });
});
