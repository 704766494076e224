// Events of the Formula Dé family as French sentences, for the log and replays.

import { cornerOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { CarMoved, FormulaDeEvent, TestMade } from '../../rules/formula-de/events.ts';
import type { Retirement } from '../../rules/formula-de/state.ts';
import type { RaceEvent, Seat } from '../../rules/kit/types.ts';
import { ofName } from '../elision.ts';
import { spaceName } from '../space-names.ts';
import { isTrantEvent } from './en-trant-story.ts';
import { pitSentenceInFrench } from './fr-pit-story.ts';
import { FR_STORY_NAMES, pointsInFrench } from './fr-story-names.ts';
import { trantSentenceInFrench } from './fr-trant-story.ts';
import { FR_BOOSTS, FR_CAUSES } from './fr-words.ts';
import type { StoryNames } from './story-names.ts';

type Namer = (seat: Seat) => string;

const WHY_OUT: Readonly<Record<Retirement, string>> = {
  overshoot: 'sorti de la piste dans un virage',
  blocking: 'percute les voitures devant',
  collision: 'carrosserie détruite dans l’accrochage',
  engine: 'moteur cassé',
  handling: 'sorti de la piste sur une case dangereuse',
  wall: 'carrosserie détruite contre le mur',
  overRevving: 'moteur cassé par le surrégime',
};

const HOW_MOVED: Readonly<Record<CarMoved['how'], string>> = {
  main: 'avance',
  slide: 'glisse',
  bonus: 'avance grâce aux pneus tendres',
  slipstream: 'avance à l’aspiration',
  penalty: 'est emporté',
};

/**
 * Returns an event as one French sentence, undefined for an event that the events around it already report. `bookId` is the
 * book of the race, which may have names of its own for points and stops.
 */
export function sentenceInFrench(
  event: RaceEvent,
  names: readonly string[],
  board: FormulaBoard,
  bookId = '',
): string | undefined {
  const own = FR_STORY_NAMES[bookId] ?? {};
  const told = event as FormulaDeEvent;
  const name: Namer = seat => names[seat] ?? `Voiture ${seat + 1}`;
  if (isTrantEvent(told)) return trantSentenceInFrench(told, name);
  return (
    ofDriving(told, name, board) ??
    ofTrouble(told, name, board, own) ??
    pitSentenceInFrench(told, name, own)
  );
}

function ofDriving(told: FormulaDeEvent, name: Namer, board: FormulaBoard): string | undefined {
  switch (told.kind) {
    case 'roundBegan':
      return `Manche ${told.round}.`;
    case 'raceEnded':
      return 'La course est terminée.';
    case 'gridRolled':
      return `${name(told.grid[0] ?? 0)} part en pole position.`;
    case 'superStarted':
      return `${name(told.seat)} réussit un départ canon.`;
    case 'dieRolled':
      return throwOf(name(told.seat), told.die, told.value);
    case 'carMoved': {
      const far = HOW_MOVED[told.how];
      const end = told.path.at(-1);
      if (end === undefined) return `${name(told.seat)} reste sur place.`;
      return `${name(told.seat)} ${far} de ${spaces(told.path.length)} jusqu’en ${place(end, board)}.`;
    }
    case 'spacesAdded':
      return `${name(told.seat)} ${FR_BOOSTS[told.why]} : ${spaces(told.spaces)} de plus.`;
    case 'stopMade':
      return `${name(told.seat)} fait l’arrêt ${told.stops} sur ${told.required} dans ${told.corner}.`;
    case 'lapBegan':
      return told.lap > 1 ? `${name(told.seat)} entame le tour ${told.lap}.` : undefined;
    case 'carFinished':
      return `${name(told.seat)} franchit l’arrivée à la ${told.place === 1 ? '1re' : `${told.place}e`} place.`;
    default:
      return undefined;
  }
}

function ofTrouble(
  told: FormulaDeEvent,
  name: Namer,
  board: FormulaBoard,
  own: StoryNames,
): string | undefined {
  switch (told.kind) {
    case 'playSkipped':
      return `${name(told.seat)} a un tour de retard et saute cette manche.`;
    case 'playRecovered':
      return `${name(told.seat)} reprend un tour et joue une seconde fois.`;
    case 'carStalled':
      return `${name(told.seat)} cale et attend la manche suivante.`;
    case 'pointsPaid': {
      const points = pointsInFrench(told.amount, told.pool ?? told.part, own);
      return `${name(told.seat)} paie ${points} ${own.causes?.[told.why] ?? FR_CAUSES[told.why]}.`;
    }
    case 'carHeldBack':
      return `${name(told.seat)} freine et recule de ${spaces(told.spaces)} en ${place(told.to, board)}.`;
    case 'carBlocked':
      return `${name(told.seat)} est bloqué, il manque ${spaces(told.missing)}.`;
    case 'cornerOvershot':
      return told.spaces === 0
        ? `${name(told.seat)} quitte ${told.corner} avec trop d’arrêts manquants.`
        : `${name(told.seat)} sort ${ofName(told.corner)} trop tôt, de ${spaces(told.spaces)}.`;
    case 'carSpun':
      return `${name(told.seat)} part en tête-à-queue.`;
    case 'tiresRegained':
      return `${name(told.seat)} retrouve ${pointsInFrench(told.amount, 'tires', own)} après le tête-à-queue.`;
    case 'carTurnedRound':
      return `${name(told.seat)} se remet dans le bon sens, en 1re.`;
    case 'testMade':
      return testOf(told, name, board);
    case 'spaceMarked':
      return `La case ${place(told.space, board)} devient dangereuse.`;
    case 'carRetired':
      return `${name(told.seat)} est éliminé : ${own.retirements?.[told.why] ?? WHY_OUT[told.why]}.`;
    case 'wreckRemoved':
      return `L’épave ${ofName(name(told.seat))} est dégagée de la piste.`;
    default:
      return undefined;
  }
}

function throwOf(name: string, die: string, value: number): string | undefined {
  const gear = /^gear([1-6])$/.exec(die)?.[1];
  if (gear === undefined) return undefined;
  return `${name} fait ${value} en ${gear === '1' ? '1re' : `${gear}e`}.`;
}

function otherOf({ seat, other, marker }: TestMade, name: Namer): string {
  if (marker !== undefined) return ` l’attardé ${marker + 1}`;
  return other >= 0 && other !== seat ? ` ${name(other)}` : '';
}

function testOf(test: TestMade, name: Namer, board: FormulaBoard): string {
  const roll = `(${test.roll}, il faut plus de ${test.upTo})`;
  const who = name(test.seat);
  const other = otherOf(test, name);
  switch (test.test) {
    case 'collision':
      return test.failed
        ? `${who} accroche${other} ${roll}.`
        : `${who} évite${other === '' ? ' l’accrochage' : other} ${roll}.`;
    case 'wall':
      return `${who} ${test.failed ? 'touche' : 'évite'} le mur ${roll}.`;
    case 'handling': {
      const held = test.failed ? 'glisse' : 'tient la route';
      return `${who} ${held} en ${place(test.space, board)} ${roll}.`;
    }
    case 'engine':
      return `Le moteur ${ofName(who)} ${test.failed ? 'souffre' : 'tient'} ${roll}.`;
  }
}

function spaces(count: number): string {
  return `${count} ${count < 2 ? 'case' : 'cases'}`;
}

function place(id: string, board: FormulaBoard): string {
  const space = board.spaces[board.indexOf.get(id) ?? -1];
  const name = spaceName(id, 'fr');
  if (space !== undefined && space.kind !== 'track') return `${name} dans les stands`;
  const corner = space === undefined ? undefined : cornerOf(board, space);
  return corner === undefined ? name : `${name} dans ${corner.name}`;
}
