// A race that was left and resumed is told as the same race never interrupted.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drivers } from '../../drivers/levels/drivers.ts';
import { anyBook, firstBook } from '../../rules/books.ts';
import { newSession } from '../../session/begin-session.ts';
import type { Session } from '../../session/session.ts';
import { resumed } from '../../testing/every-book.ts';
import { fakeDisk } from '../../testing/fake-disk.ts';
import { screenModel } from '../../testing/terminal/race-frame.ts';
import { boardOf } from '../../testing/terminal/screen-game.ts';
import { DirectorRunner } from '../effects/director-runner.ts';
import { toldOf } from '../effects/flag-runner.ts';
import { momentOf } from '../effects/moment.ts';
import { tableOf } from '../effects/race-table.ts';
import { update } from '../reducer.ts';
import { chartedRace } from '../screens/race/round-ends.ts';

const TRACK = new URL('../../../tracks/otterbrook.yaml', import.meta.url);

/** Begins a race of CPU drivers, always the same. */
function begun(disk = fakeDisk()): Session {
  return newSession({
    book: anyBook(firstBook),
    board: boardOf('otterbrook'),
    circuitText: readFileSync(TRACK, 'utf8'),
    seats: ['Ada', 'Ben', 'Cleo', 'Dan'].map(name => ({
      name,
      driver: { kind: 'cpu', level: 'random' },
    })),
    laps: 1,
    seed: 5,
    levels: drivers,
    saving: { folder: '/saves', disk },
  });
}

/** Returns the race driven into a round, and resumed from its save. */
function leftIn(round: number): Session {
  const disk = fakeDisk();
  const session = begun(disk);
  while (session.race().round < round) session.advance();
  session.close();
  return resumed(session.file ?? '', disk);
}

/** Opens a race on the screen and drives it to the flag. Returns its chart, its figures and its biggest moment. */
function toldToTheEnd(session: Session) {
  const director = new DirectorRunner();
  const { played, events } = session;
  const opened = { kind: 'raceOpened', table: tableOf(session), events: events() } as const;
  const begin = { ...opened, moment: momentOf(session, ''), ...director.open(session) };
  const title = screenModel(undefined, {});
  const settings = { ...title.settings, animation: false, pace: 'instant' } as const;
  let { model } = update({ ...title, settings }, begin);
  while (session.next().kind === 'cpu') {
    const turn = session.advance();
    const told = director.follow(session, turn);
    ({ model } = update(model, { kind: 'turned', ...turn, told, moment: momentOf(session, '') }));
  }
  if (model.screen.kind !== 'race') throw new RangeError('no race on the screen');
  return { chart: chartedRace(model.screen.race), ...toldOf(played()) };
}

test.each([2, 4, 9])(
  'a race left in round %i has chart, figures and moment of the whole race',
  round => {
    const whole = toldToTheEnd(begun());
    expect(whole.chart.began).toBe(0);
    expect(whole.big).toBeDefined();
    expect(toldToTheEnd(leftIn(round))).toEqual(whole);
  },
);
