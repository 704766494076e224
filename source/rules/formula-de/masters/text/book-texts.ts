// The Masters booklet in plain words: its chapters in order, and the book that each edition makes of them.

import type { BookText } from '../../../text/book-text.ts';
import type { RuleChapter, Ruling, Statement } from '../../../text/statement.ts';
import { blocking } from './blocking.ts';
import { braking } from './braking.ts';
import { collision } from './collision.ts';
import { configuration } from './configuration.ts';
import { definitions } from './definitions.ts';
import { drivingCode } from './driving-code.ts';
import { elimination } from './elimination.ts';
import { engine } from './engine.ts';
import { equipment } from './equipment.ts';
import { finish } from './finish.ts';
import { gearbox } from './gearbox.ts';
import { handling } from './handling.ts';
import { type MastersEdition, optionsOf } from './options.ts';
import { overRevving } from './over-revving.ts';
import { overshooting } from './overshooting.ts';
import { pitChoice } from './pit-choice.ts';
import { pits } from './pits.ts';
import { race } from './race.ts';
import { slipstream } from './slipstream.ts';
import { start } from './start.ts';
import { timedTrials } from './timed-trials.ts';
import { tires } from './tires.ts';
import { wall } from './wall.ts';
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
