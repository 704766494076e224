// The Masters booklet in plain words: its chapters in order, and the book that each edition makes of them.

import type { BookText } from '../../../text/book-text.ts';
import type { RuleChapter, Ruling, Statement } from '../../../text/statement.ts';
import { configuration } from './car/configuration.ts';
import { equipment } from './car/equipment.ts';
import { gearbox } from './car/gearbox.ts';
import { pitChoice } from './car/pit-choice.ts';
import { pits } from './car/pits.ts';
import { tires } from './car/tires.ts';
import { collision } from './damage/collision.ts';
import { elimination } from './damage/elimination.ts';
import { engine } from './damage/engine.ts';
import { handling } from './damage/handling.ts';
import { wall } from './damage/wall.ts';
import { definitions } from './definitions.ts';
import { finish } from './finish.ts';
import { blocking } from './movement/blocking.ts';
import { braking } from './movement/braking.ts';
import { drivingCode } from './movement/driving-code.ts';
import { overRevving } from './movement/over-revving.ts';
import { overshooting } from './movement/overshooting.ts';
import { slipstream } from './movement/slipstream.ts';
import { type MastersEdition, optionsOf } from './options.ts';
import { race } from './race.ts';
import { start } from './start.ts';
import { timedTrials } from './timed-trials.ts';
import { weather } from './weather.ts';

/** Every chapter, with the statements of both editions. */
export const chapters: readonly RuleChapter[] = [
  definitions,
  timedTrials,
  race,
  weather,
  pitChoice,
  configuration,
  gearbox,
  drivingCode,
  tires,
  start,
  overshooting,
  braking,
  blocking,
  overRevving,
  collision,
  wall,
  engine,
  handling,
  slipstream,
  pits,
  elimination,
  finish,
  equipment,
];

/** The two editions as books to read, oldest first. */
export const mastersTexts: readonly BookText[] = [
  textOf('masters-2002', 'Masters 2002', '2002'),
  textOf('masters-2005', 'Masters 2005', '2005'),
];

function textOf(id: string, title: string, edition: MastersEdition): BookText {
  const spoken = (one: Statement | Ruling) => one.editions?.includes(edition) ?? true;
  return {
    id,
    title,
    edition,
    chapters: chapters.map(chapter => ({
      ...chapter,
      statements: chapter.statements.filter(spoken).map(one => numberedFor(edition, one)),
      rulings: chapter.rulings.filter(spoken),
    })),
    options: optionsOf(edition),
  };
}

// The catalogue numbers are those of 2002: there is no other number to tell.
function numberedFor(edition: MastersEdition, statement: Statement): Statement {
  if (edition === '2005') return statement;
  const { in2005: _other, ...rest } = statement;
  return rest;
}
