// One of several programs that share the races of a simulation, each with one thread:
//   node source/check/bench/bench-share.ts monza 1 50
// It prints the milliseconds of processor time that its races took.
import { raced } from './simulation.ts';

const [track = '', first, last] = process.argv.slice(2);
const { cpuMs } = await raced(track, [Number(first), Number(last)], 1);
console.log(cpuMs);
