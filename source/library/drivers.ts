// chicane/drivers: CPU drivers, the yardstick of a circuit, and races by the dozen.
export {
  type Character,
  characters,
  type Driver,
  type DriverAnswer,
  driver,
  firstRandom,
  levels,
  par,
  type Question,
  type Random,
} from './driver.ts';
export {
  type SimulatedRace,
  type SimulatedRow,
  type Simulation,
  type SimulationPlan,
  simulate,
} from './simulate.ts';
