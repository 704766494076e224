// Calls the driver who is asked by other means than the screen: the bell and the title of the window.
import { type Model, wordsOf } from './model.ts';
import { nameWithLetter, type RaceModel } from './screens/race/race-model.ts';

export interface Caller {
  readonly ring: () => void;
  readonly entitle: (title: string) => void;
}

/**
 * Returns a function that puts the driver who is asked into the window title, and rings once if others have played before or
 * had the keyboard.
 */
export function callerFor({ ring, entitle }: Caller): (model: Model) => void {
  let called = '';
  return model => {
    const race = asking(model);
    entitle(race === undefined || !model.settings.title ? '' : titleOf(model, race));
    if (race === undefined) return;
    const turn = `${race.table.file} ${race.moment.race.answered}`;
    const isNew = turn !== called && (race.handedOver || race.othersPlayed);
    called = turn;
    if (isNew && model.settings.bell) ring();
  };
}

function asking({ screen }: Model): RaceModel | undefined {
  if (screen.kind !== 'race' || screen.race.replay !== undefined) return undefined;
  return screen.race.prompt?.kind === 'ask' ? screen.race : undefined;
}

function titleOf(model: Model, race: RaceModel): string {
  const seat = race.prompt?.kind === 'ask' ? race.prompt.decision.seat : race.mover;
  return wordsOf(model).panels.calls.title(nameWithLetter(race, seat), race.table.board.name);
}
