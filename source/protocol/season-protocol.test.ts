import { expect, it } from 'vitest';
import type { Entry } from '../season/ledger/entry.ts';
import type { Plan } from '../season/plan/plan.ts';
import { openSeasonRun } from '../session/season/open-season-run.ts';
import type { SeasonRun } from '../session/season/season-run.ts';
import { freshFolder } from '../testing/fresh-folder.ts';
import { memoryStore } from '../testing/season/memory-store.ts';
import { circuitText, crew, openedSeason, programLibrary } from '../testing/season/seasons.ts';
import type { Said } from './messages.ts';
import { runSeasonProtocol } from './season-protocol.ts';

const CALENDAR = ['monaco', 'monza'].map(id => ({ id, track: id, stage: 'season', weight: 1 }));
const CREW = [{ id: 'ann', name: 'Ann' }, ...crew(1, 'random')];

function remoteRun(changes: Partial<Plan> = {}): SeasonRun {
  const season = openedSeason({ entrants: CREW, calendar: CALENDAR, ...changes });
  const store = memoryStore(season, freshFolder());
  return openSeasonRun({ store, library: programLibrary, circuitText, people: 'remote' });
}

interface Talked {
  readonly said: readonly Said[];
  readonly code: number;
  readonly complaints: readonly string[];
}

// Speaks with a bot that answers every decision with its last choice, and everything else as `reply` says.
async function talk(
  run: SeasonRun,
  reply: (said: Said) => readonly object[] = () => [],
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
          : reply(message);
      lines.push(...answers.map(answer => JSON.stringify(answer)));
    },
    complain: sentence => complaints.push(sentence),
    saveFile: named => named,
    readEntry: value => value as Entry,
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
  const run = remoteRun({ grid: 'trials', trials: { sessions: 1, hand: 'guided', void: 'last' } });
  const talked = await talk(run);
  expect(kindsOf(talked).filter(kind => kind === 'hello')).toHaveLength(4);
  const trial = run.season().facts.weekends[0]?.trials.find(({ driver }) => driver === 'ann');
  expect(trial?.rolls.length).toBeGreaterThan(0);
  expect(trial?.timeMs).toBe(3000 * (trial?.rolls.length ?? 0));
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
