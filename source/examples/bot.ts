// A bot: in a corner it wants to end, on a straight it wants to go far, and it never pays for either if it need not.
import { readFileSync } from 'node:fs';
import { driver, firstRandom } from 'chicane/drivers';
import {
  book,
  type Choice,
  type Decision,
  readCircuit,
  recordOf,
  type View,
  verify,
} from 'chicane/engine';

const rules = book('masters-2005');
const monza = readCircuit(readFileSync('tracks/monza.yaml', 'utf8'), 'monza.yaml');
const setup = { seed: 11, laps: 1, names: ['Bot', 'Rookie', 'Club'] };

// What a choice costs in points, with a race or a spin that it ends weighing most.
function price(view: View, { seat }: Decision, choice: Choice): number {
  const weights: Readonly<Record<string, number>> = { eliminated: 100, spin: 20, stop: -3 };
  return rules
    .consequences(view, seat, choice, monza)
    .reduce((sum, { kind, amount = 1 }) => sum + (weights[kind] ?? amount), 0);
}

function botChoice(view: View, decision: Decision): Choice {
  const [first, ...others] = decision.choices;
  if (first === undefined) throw new Error('every question has a choice');
  return others.reduce((best, choice) => {
    const saved = price(view, decision, best) - price(view, decision, choice);
    return saved > 0 || (saved === 0 && reach(choice) > reach(best)) ? choice : best;
  }, first);
}

// Of choices at the same price it takes the one that goes farthest, but a gear that most corners allow.
function reach(choice: Choice): number {
  if (choice.kind === 'chooseGear') return -Math.abs(choice.gear - 4);
  return 'path' in choice ? choice.path.length : 0;
}

const rivals = [undefined, driver('rookie'), driver('club', 'Vellano')];
const randoms = rivals.map((_, seat) => firstRandom(setup.seed, seat));
const answers = [];
let { race } = rules.start(setup, monza);
for (let [ask] = rules.decisions(race, monza); ask; [ask] = rules.decisions(race, monza)) {
  const { seat } = ask;
  const view = rules.view(race, seat);
  const random = randoms[seat] ?? [];
  const own = { choice: botChoice(view, ask), random };
  const question = { book: rules, circuit: monza, view, decision: ask, random };
  const answer = rivals[seat]?.choose(question) ?? own;
  randoms[seat] = answer.random;
  answers.push({ seat, choice: answer.choice });
  race = rules.apply(race, seat, answer.choice, monza).race;
}
for (const { place, seat } of rules.standings(race, monza)) console.log(place, setup.names[seat]);
console.log(verify(recordOf(rules, monza, setup, answers), monza).kind);
