import { describe, expect, it } from 'vitest';
import type { Entry } from '../season/ledger/entry.ts';
import type { Plan } from '../season/plan/plan.ts';
import { openSeasonRun } from '../session/season/open-season-run.ts';
import type { People } from '../session/season/season-crew.ts';
import type { SeasonRun } from '../session/season/season-run.ts';
import type { SeasonStore } from '../storage/seasons/season-store.ts';
import { freshFolder } from '../testing/fresh-folder.ts';
import { memoryStore } from '../testing/season/memory-store.ts';
import { circuitText, crew, openedSeason, programLibrary } from '../testing/season/seasons.ts';
import type { Said } from './messages.ts';
import { runSeasonProtocol, type SeasonProtocolRun } from './season-protocol.ts';

const CALENDAR = ['monaco', 'monza'].map(id => ({ id, track: id, stage: 'season', weight: 1 }));
const CREW = [{ id: 'ann', name: 'Ann' }, ...crew(1, 'random')];

function remoteRun(changes: Partial<Plan> = {}): SeasonRun {
  return runIn(storeWith(changes));
}

function storeWith(changes: Partial<Plan>): SeasonStore {
  const season = openedSeason({ entrants: CREW, calendar: CALENDAR, ...changes });
  return memoryStore(season, freshFolder());
}

function runIn(store: SeasonStore, people: People = 'remote'): SeasonRun {
  return openSeasonRun({ store, library: programLibrary, circuitText, people });
}

const TRIALS: Partial<Plan> = {
  grid: 'trials',
  trials: { sessions: 1, hand: 'guided', void: 'last' },
};

interface Talked {
  readonly said: readonly Said[];
  readonly code: number;
  readonly complaints: readonly string[];
}

// Speaks with a bot that answers every decision with its last choice, and everything else as `reply` says.
async function talk(
  run: SeasonRun,
  reply: (said: Said) => readonly object[] = () => [],
  wishes: Partial<SeasonProtocolRun> = {},
): Promise<Talked> {
  const said: Said[] = [];
  const complaints: string[] = [];
  const lines: string[] = [];
  async function* input() {
    for (let at = 0; at < lines.length; at++) yield `${lines[at]}\n`;
  }
  const code = await runSeasonProtocol({
    run,
    input: input(),
    output: line => {
      const message = JSON.parse(line) as Said;
      said.push(message);
      const answers =
        message.type === 'decision'
          ? [{ type: 'answer', id: message.id, choice: message.choices.at(-1) }]
          : [];
      lines.push(...[...reply(message), ...answers].map(answer => JSON.stringify(answer)));
    },
    complain: sentence => complaints.push(sentence),
    saveFile: named => named,
    readEntry: value => value as Entry,
    ...wishes,
  });
  return { said, code, complaints };
}

function kindsOf({ said }: Talked): readonly string[] {
  return said.map(({ type }) => type).filter(type => !['event', 'decision', 'race'].includes(type));
}

it('a bot drives its car through every weekend and is told the standings after each', async () => {
  const talked = await talk(remoteRun());
  expect(kindsOf(talked)).toEqual([
    ...['season', 'hello', 'over', 'standings'],
    ...['hello', 'over', 'standings'],
  ]);
  expect(talked.code).toBe(0);
  expect(talked.said.findLast(({ type }) => type === 'standings')).toMatchObject({ after: 2 });
});

it('a bot drives its timed trial before the race', async () => {
  const run = remoteRun(TRIALS);
  const talked = await talk(run);
  expect(kindsOf(talked).filter(kind => kind === 'hello')).toHaveLength(4);
  const trial = run.season().facts.weekends[0]?.trials.find(({ driver }) => driver === 'ann');
  expect(trial?.rolls.length).toBeGreaterThan(0);
  const rolls = trial?.rolls.length ?? 0;
  expect(trial?.timeMs).toBeGreaterThanOrEqual(2800 * rolls);
  expect(trial?.timeMs).toBeLessThanOrEqual(3000 * rolls);
});

it('what the organiser decides is asked as due and entered by the bot', async () => {
  const run = remoteRun({ grid: 'byHand', calendar: CALENDAR.slice(0, 1) });
  const talked = await talk(run, message =>
    message.type === 'due'
      ? [
          { type: 'enter', entry: { kind: 'gridSet', weekend: 'monaco', table: 1, grid: ['ann'] } },
          {
            type: 'enter',
            entry: { kind: 'gridSet', weekend: 'monaco', table: 1, grid: ['aaa', 'ann'] },
          },
        ]
      : [],
  );
  expect(talked.said.find(({ type }) => type === 'due')).toEqual({
    type: 'due',
    due: [{ kind: 'grid', weekend: 'monaco', table: 1, drivers: ['ann', 'aaa'] }],
  });
  expect(talked.said.find(({ type }) => type === 'error')).toMatchObject({
    message: 'a grid of table 1 must name each of its drivers once',
  });
  expect(talked.code).toBe(0);
});

it('the end of the input in a race leaves the season where it stood', async () => {
  const run = remoteRun();
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await runSeasonProtocol({
    run,
    input: (async function* () {})(),
    output: line => said.push(line),
    complain: sentence => complaints.push(sentence),
    saveFile: named => named,
    readEntry: value => value as Entry,
  });
  expect(code).toBe(1);
  expect(complaints).toEqual(['The input ended before the season was over.']);
  expect(run.due()).toMatchObject([{ kind: 'race', weekend: 'monaco' }]);
});

describe('a timed trial', () => {
  const ofAnn = ({ season }: SeasonRun) => {
    const [weekend] = season().facts.weekends;
    return {
      underWay: weekend?.underWay ?? [],
      ends: weekend?.trials.flatMap(one => (one.driver === 'ann' ? [one.end] : [])) ?? [],
    };
  };
  const quit = [{ type: 'quit' }];

  it('costs nobody a lap who leaves it at its hello, or at its first question', async () => {
    for (const at of ['hello', 'decision']) {
      const run = remoteRun(TRIALS);
      const { code, complaints } = await talk(run, ({ type }) => (type === at ? quit : []));
      expect([code, complaints]).toEqual([0, []]);
      expect(ofAnn(run)).toEqual({ underWay: [], ends: [] });
    }
  });

  it('counts from its first answer on: who leaves it then has no lap, and is told so', async () => {
    const run = remoteRun(TRIALS);
    let asked = 0;
    const second = ({ type }: Said) => (type === 'decision' && asked++ === 1 ? quit : []);
    const { code, complaints } = await talk(run, second);
    expect([code, complaints]).toEqual([0, ['Ann has left the timed lap: it is void.']]);
    expect(ofAnn(run)).toEqual({ underWay: [], ends: ['void'] });
  });

  it('counts from ready on', async () => {
    const run = remoteRun(TRIALS);
    await talk(run, ({ type }) => (type === 'hello' ? [{ type: 'ready' }, ...quit] : []));
    expect(ofAnn(run)).toEqual({ underWay: [], ends: ['void'] });
  });
});

it('no seed of a season is told, because the others would follow from it', async () => {
  const { said } = await talk(remoteRun(TRIALS));
  expect(JSON.stringify(said)).not.toMatch(/"(seed|salt|fingerprint|dice|state|luck)":/);
});

describe('one entrant among people', () => {
  const [ann, ben] = [new Set(['ann']), new Set(['ben'])];
  const people = [{ id: 'ann', name: 'Ann' }, { id: 'ben', name: 'Ben' }, ...crew(1, 'random')];
  const calendar = CALENDAR.slice(0, 1);

  it('drives its own trial, and is told for whom the season waits', async () => {
    const run = runIn(storeWith({ ...TRIALS, calendar, entrants: people }), ann);
    const talked = await talk(run, () => [], { as: ann });
    expect(talked.said[0]).toMatchObject({
      drivers: [{ driver: 'remote' }, { driver: 'human' }, { driver: 'cpu' }],
    });
    expect(kindsOf(talked)).toEqual(['season', 'hello', 'over', 'standings', 'due']);
    expect(talked.said.at(-1)).toEqual({
      type: 'due',
      due: [{ kind: 'trial', weekend: 'monaco', drivers: ['ben'] }],
    });
    expect([talked.code, talked.complaints]).toEqual([1, ['Ardennes Cup waits for others.']]);
    const driven = run.season().facts.weekends[0]?.trials.map(({ driver }) => driver);
    expect(driven?.toSorted()).toEqual(['aaa', 'ann']);
  });

  it('answers its own questions at a table of people, who go on with it in turn', async () => {
    const store = storeWith({ calendar, entrants: people });
    const asked = new Set<string>();
    for (let turn = 0; turn < 200; turn++) {
      const as = turn % 2 === 0 ? ann : ben;
      const { said, code } = await talk(runIn(store, as), () => [], { as });
      for (const one of said) if (one.type === 'decision') asked.add(`${turn % 2}: ${one.seat}`);
      if (code === 0) break;
      expect(said.at(-1)).toMatchObject({
        type: 'due',
        due: [{ kind: 'race', turn: [turn % 2 === 0 ? 'ben' : 'ann'] }],
      });
    }
    expect([...asked].toSorted()).toEqual(['0: 0', '1: 1']);
    expect(store.season().facts.weekends[0]?.results).toHaveLength(1);
  });

  it('is told nothing of what other seats may know, and enters nothing for the organiser', async () => {
    const store = storeWith({ calendar, entrants: people });
    const entry = { kind: 'closed' };
    let isAsked = false;
    const { said } = await talk(
      runIn(store, ben),
      ({ type }) => {
        if (type !== 'decision' || isAsked) return [];
        isAsked = true;
        return [{ type: 'race?', seat: 0 }, { type: 'enter', entry }, { type: 'quit' }];
      },
      { as: ben },
    );
    expect(said.flatMap(one => (one.type === 'error' ? [one.message] : []))).toEqual([
      'seat 0 is none that you answer for',
      'enter: a program that was started with --as drives, and the organiser enters',
    ]);
    expect(store.season().facts.weekends[0]?.results).toEqual([]);
  });
});
