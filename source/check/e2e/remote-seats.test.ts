// Eight remote seats by Championship Formula Racing over the line protocol of the real program: a bot in another process
// gets no card of another seat before it is turned.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import type { ChampionshipChoice } from '../../rules/championship-formula/choices.ts';
import type { ChampionshipEvent } from '../../rules/championship-formula/events.ts';
import type { KnownRace } from '../../rules/championship-formula/state.ts';
import { LAUNCHER } from './shell.ts';

const SEATS = 8;
const RACE = ['drive', '--rules', 'championship', '--track', 'monaco', '--laps', '1'];
const ARGS = [...RACE, '--grid', String(SEATS), '--seed', '5', '--pits', '--knock-out'];
const SLOW_MS = 120_000;

interface Decision {
  readonly type: 'decision';
  readonly id: number;
  readonly seat: number;
  readonly secret?: true;
  readonly choices: readonly ChampionshipChoice[];
  readonly view?: KnownRace;
}

type Line =
  | Decision
  | { readonly type: 'hello' | 'saved' }
  | { readonly type: 'race'; readonly race: KnownRace }
  | { readonly type: 'event'; readonly event: ChampionshipEvent }
  | { readonly type: 'over'; readonly standings: readonly unknown[] }
  | { readonly type: 'error'; readonly message: string };

/** What a bot does: `hear` gets every line and returns what it says to it. */
async function bot(hear: (line: Line, text: string) => readonly object[]): Promise<number | null> {
  const child = spawn(process.execPath, [LAUNCHER, ...ARGS], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = new Promise<number | null>(resolve => child.on('exit', resolve));
  for await (const text of createInterface({ input: child.stdout })) {
    for (const said of hear(JSON.parse(text), text)) child.stdin.write(`${JSON.stringify(said)}\n`);
  }
  return gone;
}

/** Returns what lies before others than `seat` that `race` should not know. */
function known({ sealed, tires = [] }: KnownRace, seat: number): readonly string[] {
  return [...sealed, ...tires]
    .filter((_, at) => at % SEATS !== seat)
    .map(({ kind }) => kind)
    .filter(kind => kind !== 'hidden' && kind !== 'none');
}

/** Returns what an event turns over: whose answer it is, and the answer. */
function turnedBy(event: ChampionshipEvent): readonly [string, unknown] | undefined {
  switch (event.kind) {
    case 'carRevealed':
      return [`setUpCar ${event.seat}`, event.cards];
    case 'bidRevealed':
      return [`bid ${event.seat}`, event.bid];
    case 'tireShown':
      return [`chooseTire ${event.seat}`, event.tire];
    case 'cardRevealed':
      return [`playCard ${event.seat}`, event.planned ?? event.speed];
    default:
      return undefined;
  }
}

function saidBy(choice: ChampionshipChoice): unknown {
  switch (choice.kind) {
    case 'setUpCar':
      return choice.cards;
    case 'bid':
      return { wear: choice.wear, skill: choice.skill };
    case 'chooseTire':
      return choice.tire;
    case 'playCard':
      return choice.speed;
    default:
      throw new Error(`${choice.kind} is no secret`);
  }
}

/** Plays all seats, asks for the race after every secret answer, and looks at each line for what nobody may know yet. */
class Player {
  /** Lines that told too much. */
  readonly leaks: string[] = [];
  /** What lies face down: whose answer, and the answer. */
  readonly #laid = new Map<string, unknown>();
  /** Seats whose secret answer the program has not taken yet. */
  readonly #waiting = new Set<number>();
  /** Whose view was asked for; -1 is the watcher's. */
  readonly #views: number[] = [];
  turned = 0;
  standings = 0;
  #random = 1;

  hear(line: Line, text: string): readonly object[] {
    switch (line.type) {
      case 'decision':
        return this.#answer(line, text);
      case 'race':
        this.#look(line.race, this.#views.shift() ?? -1, text);
        return [];
      case 'event':
        this.#watch(line.event, text);
        return [];
      case 'over':
        this.standings = line.standings.length;
        return [{ type: 'quit' }];
      case 'error':
        throw new Error(line.message);
      default:
        return [];
    }
  }

  #answer({ id, seat, secret, choices, view }: Decision, text: string): readonly object[] {
    this.#random = (this.#random * 48_271) % 2_147_483_647;
    const choice = choices[secret === true ? this.#random % choices.length : 0];
    const answer = { type: 'answer', id, choice };
    if (secret !== true || choice === undefined) return [answer];
    if (view === undefined) throw new Error('a secret decision without a view');
    this.#look(view, seat, text);
    this.#laid.set(`${choice.kind} ${seat}`, saidBy(choice));
    this.#waiting.add(seat);
    const other = (seat + 1) % SEATS;
    this.#views.push(-1, other);
    return [answer, { type: 'race?' }, { type: 'race?', seat: other }];
  }

  #look(race: KnownRace, seat: number, text: string): void {
    if (known(race, seat).length > 0) this.leaks.push(text);
  }

  // Until the last of them is taken nothing else happens, and then it is as it was laid.
  #watch(event: ChampionshipEvent, text: string): void {
    if (event.kind === 'answerSealed') this.#waiting.delete(event.seat);
    else if (this.#waiting.size > 0) this.leaks.push(text);
    const [whose = '', told] = turnedBy(event) ?? [];
    if (!this.#laid.has(whose)) return;
    expect(told).toEqual(this.#laid.get(whose));
    this.#laid.delete(whose);
    this.turned += 1;
  }
}

test(
  'eight remote seats race to the flag, and no line tells a card of another before it is turned',
  async () => {
    const player = new Player();
    const code = await bot((line, text) => player.hear(line, text));
    expect(player.leaks).toEqual([]);
    expect([code, player.standings]).toEqual([0, SEATS]);
    // Cars, tires, bids and at least some turns.
    expect(player.turned).toBeGreaterThan(6 * SEATS);
  },
  SLOW_MS,
);

/** Returns the lines after seat 0 has given one of its choices of a kind, until one seat is left to answer. */
async function linesAfter(kind: string, pick: number): Promise<readonly string[]> {
  const lines: string[] = [];
  const waiting = new Set<number>();
  let isLaid = false;
  await bot((line, text) => {
    if (isLaid && line.type !== 'decision') lines.push(text);
    if (line.type === 'event' && line.event.kind === 'answerSealed')
      waiting.delete(line.event.seat);
    if (isLaid && line.type === 'race' && waiting.size === 1) return [{ type: 'quit' }];
    if (line.type !== 'decision') return [];
    const { id, seat, choices } = line;
    waiting.add(seat);
    const isWanted = choices[0]?.kind === kind;
    if (seat === 0 && isWanted) isLaid = true;
    // The last of them never answers.
    if (isWanted && seat === SEATS - 1) return [];
    const choice = choices[seat === 0 && isWanted ? pick : 0];
    return [{ type: 'answer', id, choice }, { type: 'race?' }, { type: 'race?', seat: SEATS - 1 }];
  });
  return lines;
}

test.each(['setUpCar', 'chooseTire', 'bid', 'playCard'])(
  'whichever answer of %s a seat lays, the others get the same lines',
  async kind => {
    const [one, another] = await Promise.all([linesAfter(kind, 0), linesAfter(kind, 1)]);
    expect(one.length).toBeGreaterThan(2 * SEATS);
    expect(another).toEqual(one);
  },
);
