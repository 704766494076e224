// The second check, verified a second time (TR-93 to TR-95, TRR-40): after a car has gone out by the loss of bodywork the
// cars that touched it roll once more, unless one of them lost a point in the same check.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeEvent, TestMade } from '../../../rules/formula-de/events.ts';
import type { SecondCheckMade } from '../../../rules/formula-de/trant/events.ts';
import type { FormulaDeTurn } from '../formula-de-turn.ts';
import { moveOn, type Scene, sceneOf, touching } from './scene.ts';

interface Gone {
  readonly seat: number;
  readonly near: readonly number[];
}

export function secondCheckFaults(
  board: FormulaBoard,
  { before, race, events }: FormulaDeTurn,
): readonly string[] {
  if (before === undefined) return [];
  const scene = sceneOf(board, before);
  const isChain = race.options.chainReaction === 'on';
  const faults: string[] = [];
  let gone: Gone | undefined;
  let { seat: mover } = before.play;
  events.forEach((event, at) => {
    if (event.kind === 'playBegan') mover = event.seat;
    if (event.kind === 'carRetired' && event.why === 'collision') {
      gone = goneNow(scene, event.seat);
      const isOver = !race.agenda.some(({ step }) => step === 'secondThought');
      if (isOver) faults.push(...omitted(gone, events, at, { mover, isChain }));
    }
    if (event.kind === 'secondCheckMade') faults.push(...made(event, gone, isChain));
    moveOn(scene, event);
  });
  return faults;
}

function goneNow(scene: Scene, seat: number): Gone {
  const space = scene.cars.get(seat) ?? '';
  const { cars } = touching(scene, space);
  return { seat, near: cars.filter(other => other !== seat) };
}

// Only after a check of two cars, both of whose rolls are reported, is it certain whether a second one follows.
function omitted(
  { seat, near }: Gone,
  events: readonly FormulaDeEvent[],
  at: number,
  { mover, isChain }: { readonly mover: number | undefined; readonly isChain: boolean },
): readonly string[] {
  const failed = events.slice(0, at).findLast(isCollision);
  if (failed?.seat !== seat || failed.marker !== undefined) return [];
  const isPartners = (test: TestMade) => test.seat === failed.other && test.other === seat;
  const when = events.indexOf(failed);
  // The car at play rolls first; the two may have met on its way before (TRR-39, TRR-41).
  const partner =
    seat === mover
      ? events.slice(when).filter(isCollision).find(isPartners)
      : events.slice(0, when).filter(isCollision).findLast(isPartners);
  if (partner === undefined || near.length === 0) return [];
  const isMade = events.slice(at).some(event => event.kind === 'secondCheckMade');
  const isDue = isChain || !partner.failed;
  if (isDue === isMade) return [];
  return [`seat ${seat} goes out: ${isMade ? 'a' : 'no'} second check of ${near.join()}`];
}

function isCollision(event: FormulaDeEvent): event is TestMade {
  return event.kind === 'testMade' && event.test === 'collision';
}

// One car alone loses the point at once; else the lowest roll does, and equal ones roll again.
function made(
  { rolls, loser, chain }: SecondCheckMade,
  gone: Gone | undefined,
  isChain: boolean,
): readonly string[] {
  const faults: string[] = [];
  if (chain && !isChain) faults.push('a chain reaction that is switched off');
  if (gone === undefined) return faults;
  const rollers = [...new Set(rolls.map(({ seat }) => seat))];
  const strange = [...rollers, loser].filter(seat => !gone.near.includes(seat));
  if (strange.length > 0) faults.push(`seats ${strange.join()} do not touch seat ${gone.seat}`);
  if (rolls.length > 0 && lowest(rolls) !== loser) faults.push(`seat ${loser} had not the lowest`);
  return faults;
}

// Those that rolled equal lowest roll again, all of them, until one is alone.
function lowest(rolls: SecondCheckMade['rolls']): number | undefined {
  let left = [...rolls];
  let rollers = new Set(rolls.map(({ seat }) => seat)).size;
  let loser: number | undefined;
  while (left.length > 0) {
    const round = left.slice(0, rollers);
    const least = Math.min(...round.map(({ roll }) => roll));
    const equal = round.filter(({ roll }) => roll === least);
    loser = equal.length === 1 ? equal[0]?.seat : undefined;
    left = left.slice(rollers);
    rollers = equal.length;
  }
  return loser;
}
