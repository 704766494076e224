// The text of a plan for tests, with one place changed, and what the program knows.
import { describeFault } from '../../circuit/file/faults.ts';
import { characters } from '../../drivers/levels/characters.ts';
import { type ReadPlan, readPlan } from '../../season/plan/read-plan.ts';
import { knownHere } from '../../session/season/known-here.ts';
import { tracksFolder } from '../../storage/tracks/track-library.ts';

export const shipped = knownHere(
  tracksFolder(),
  characters.map(({ name }) => name),
);

/** A plan without a fault: four people, two teams, three weekends. */
export const PLAN_TEXT = `format: chicane-plan/1
name: Ardennes Cup
template: championship
rules: masters-2005
laps: 2
weather: roll
prepare: yes
grid: trials
trials: {sessions: 1, hand: guided, void: last}
tables: {size: 10, draw: classification, apart: teams}
points: {places: 10-6-4-3-2-1, pole: 1, count: best 2}
ties: [wins, places, latest, lot]
absent: {standIn: club, scores: nobody}
seed: 4711
calendar:
- monza
- {track: imola, laps: 3, date: 2026-12-12}
- {track: spa, date: 2026-12-19T20:00, weight: half}
teams: {of: 2, score: all, list: [{name: Rosso, hue: 1}, {name: Blu}]}
entrants:
- {name: Ada, team: rosso}
- {name: Ben, team: blu}
- {name: Chloé, team: rosso}
- {name: Okurada, letter: K, team: blu, cpu: pro, character: Okurada}
`;

/** Returns the text with a part of it changed; the part must be in it. */
export function changedPlan(from: string, to: string, text = PLAN_TEXT): string {
  if (!text.includes(from)) throw new RangeError(`the plan has no ${from}`);
  return text.replace(from, () => to);
}

export function readHere(text: string): ReadPlan {
  return readPlan(text, 'plan.yaml', { known: shipped });
}

/** Returns what is reported of a plan, faults and warnings, each as a line without the name of the file. */
export function toldOf(text: string): readonly string[] {
  const read = readHere(text);
  return (read.ok ? read.warnings : read.faults).map(fault =>
    describeFault(fault).replace('plan.yaml:', ''),
  );
}
