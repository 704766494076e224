// What each choice of a decision leads to, in turns to the flag: less is better.
import { spaceOf } from '../../../circuit/board.ts';
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { loweredBy } from '../../../rules/championship-formula/chapters/car/rolls.ts';
import { columnOf } from '../../../rules/championship-formula/chapters/car/skill.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { ChampionshipTask, DueRoll } from '../../../rules/championship-formula/state.ts';
import { moveOf } from '../../../rules/championship-formula/table.ts';
import { beginning, onEmptyRoad } from './cards.ts';
import {
  afterPayment,
  brakingPaid,
  chance,
  failedBrakes,
  type Run,
  slowedBy,
  type Traffic,
  turnsAlong,
  turnsSpun,
  turnsStopped,
} from './drive.ts';
import { brakingIfNeeded, stakesOfTest } from './failed-tests.ts';
import { type Outlook, spotOf, turnsFrom } from './outlook.ts';
import { expected, priceOf, type Stakes } from './rolls.ts';

type Of<Kind extends ChampionshipChoice['kind']> = Extract<ChampionshipChoice, { kind: Kind }>;

const BLOCKS = 0.5;

// Returns the road with the cars that stand on it, and where the moving car has won a pass or would win one.
function trafficOf({ race, seat }: Outlook, won = race.move?.passed): Traffic {
  const others = race.cars.filter(
    car =>
      car.seat !== seat && car.status !== 'retired' && car.stop === undefined && car.space !== '',
  );
  const taken = new Map(others.map(car => [car.space, car.seat] as const));
  return { taken, blocks: BLOCKS, ...(won === undefined ? {} : { won }) };
}

function runOf(outlook: Outlook): Run {
  const { race, seat } = outlook;
  const { speed, driven, brakeWear, brakeRoll, way } = moveOf(race);
  const run = { ...spotOf(outlook), speed, driven, brakeWear, brakeRoll, brake: way.brake };
  const began = race.turn.began[seat] ?? speed;
  return began > speed ? { ...run, slowedFrom: began } : run;
}

export function turnsOfWay(outlook: Outlook, choice: Of<'drive'>): number {
  const run = { ...runOf(outlook), brake: choice.brake };
  const turns = turnsAlong(outlook, run, choice.path, trafficOf(outlook));
  return turns + outlook.strategy.slip * (choice.slip?.spaces ?? 0);
}

export function turnsOfPayment(
  outlook: Outlook,
  task: ChampionshipTask,
  choice: Of<'pay'>,
): number {
  const { path } = moveOf(outlook.race).way;
  const traffic = trafficOf(outlook);
  const run = runOf(outlook);
  if (task.step === 'payBraking') {
    const begun = beginning(outlook, run.speed);
    return brakingPaid(outlook, begun, choice, onEmptyRoad(outlook));
  }
  if (task.step === 'payLateBraking') {
    const slow = slowedBy(run, task.payment?.over ?? 0);
    return brakingPaid(outlook, slow, choice, after => turnsAlong(outlook, after, path, traffic));
  }
  if (task.step === 'payTest') return turnsOfTestPayment(outlook, task, choice);
  const there = spaceOf(outlook.ground.board, task.payment?.space ?? '');
  const after = afterPayment({ ...run, space: there }, task.payment?.over ?? 0, choice);
  const goesOn = turnsAlong(outlook, { ...after, space: run.space }, path, traffic);
  const turns = goesOn + outlook.dread * choice.wear;
  return choice.roll ? chance(outlook, after, turns) : turns;
}

// On soft tires a wear may stand in for a test (CFR-181).
function turnsOfTestPayment(
  outlook: Outlook,
  { roll }: ChampionshipTask,
  { wear, roll: tests }: Of<'pay'>,
): number {
  const begun = beginning(outlook, moveOf(outlook.race).speed);
  const then = brakingIfNeeded(outlook, onEmptyRoad(outlook));
  if (tests && roll !== undefined) {
    return expected(columnOf(roll), 0, stakesOf(outlook, roll), outlook.ground.values);
  }
  return then({ ...begun, stock: { ...begun.stock, wear: begun.stock.wear - wear } });
}

export function turnsOfSkill(outlook: Outlook, roll: DueRoll, choice: Of<'spendSkill'>): number {
  const { values } = outlook.ground;
  const lowered = roll.lowered + loweredBy(choice, values);
  const turns = expected(columnOf(roll), lowered, stakesOf(outlook, roll), values);
  return turns + priceOf(choice, outlook.chipPrice, values);
}

function stakesOf(outlook: Outlook, roll: DueRoll): Stakes {
  const { race, seat, ground } = outlook;
  switch (roll.cause) {
    case 'acceleration':
    case 'topSpeed':
    case 'startSpeed': {
      const begun = beginning(outlook, moveOf(race).speed);
      const then = brakingIfNeeded(outlook, onEmptyRoad(outlook));
      return stakesOfTest(outlook, roll.cause, begun, then, then(begun));
    }
    case 'deceleration':
      return stakesOfBrakes(outlook, beginning(outlook, moveOf(race).speed), onEmptyRoad(outlook));
    case 'lateBraking': {
      const { path } = moveOf(race).way;
      const isLost = race.agenda.some(({ step }) => step === 'spinForced');
      const along = (run: Run) =>
        isLost ? turnsSpun(outlook, run) : turnsAlong(outlook, run, path, trafficOf(outlook));
      return stakesOfBrakes(outlook, runOf(outlook), along);
    }
    case 'avoidDamage': {
      const spot = spotOf(outlook);
      const green = turnsFrom(outlook, spot);
      return { green, yellow: green, red: green + 1 };
    }
    case 'pass':
      return race.move?.seat === seat ? stakesOfPass(outlook, roll) : NO_STAKES;
    default: {
      const run = runOf(outlook);
      const space = roll.space === undefined ? run.space : spaceOf(ground.board, roll.space);
      const green = turnsAlong(outlook, run, moveOf(race).way.path, trafficOf(outlook));
      return { green, yellow: turnsSpun(outlook, { ...run, space }), red: outlook.out };
    }
  }
}

const NO_STAKES: Stakes = { green: 0, yellow: 0, red: 0 };

function stakesOfBrakes(outlook: Outlook, run: Run, then: (run: Run) => number): Stakes {
  const red = failedBrakes(outlook, run, then);
  return { green: then(run), yellow: red, red };
}

function stakesOfPass(outlook: Outlook, roll: DueRoll): Stakes {
  const run = runOf(outlook);
  const free = trafficOf(outlook, roll.space);
  const green = turnsAlong(outlook, run, moveOf(outlook.race).way.path, free);
  const red = turnsStopped(outlook, run, run.driven * SPEED_STEP);
  return { green, yellow: red, red };
}

/** What it is worth to hold a place against a pass, in turns. */
const PLACE = 0.25;
/** Chance that a block spoils a pass that would have worked, and the wear that it costs on average. */
const SPOILT = 0.25;
const CONTACT = 1 / 3;

export function turnsOfBlock(outlook: Outlook, choice: Of<'block'> | Of<'letPass'>): number {
  if (choice.kind === 'letPass') return 0;
  const spot = spotOf(outlook);
  const { wear } = spot.stock;
  const chips = priceOf(
    { green: choice.green ?? 0, red: choice.red ?? 0 },
    outlook.chipPrice,
    outlook.ground.values,
  );
  const less = { ...spot, stock: { ...spot.stock, wear: Math.max(0, wear - 1) } };
  const lost = wear > 0 ? turnsFrom(outlook, less) - turnsFrom(outlook, spot) : SPUN_BY_CONTACT;
  return CONTACT * lost + chips - SPOILT * PLACE + outlook.strategy.block * SPOILT;
}

const SPUN_BY_CONTACT = 3;

/** Turns that a stop takes (CR-44). */
const STOP = 2;

export function turnsOfStop(outlook: Outlook, choice: Of<'enterPits'> | Of<'stayOut'>): number {
  const spot = spotOf(outlook);
  if (choice.kind === 'stayOut') return turnsFrom(outlook, spot);
  const stock = { ...spot.stock, wear: outlook.car.startingWear };
  return STOP + turnsFrom(outlook, { ...spot, stock }) + outlook.strategy.pit;
}
