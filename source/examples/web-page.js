// The script of web-page.html: CPU drivers race, a click at a time.
import { driver, firstRandom } from 'chicane/drivers';
import { book, readCircuit } from 'chicane/engine';

const [svg, list, story] = ['svg', 'ol', 'p'].map(name => document.querySelector(name));
const [next, finish] = document.querySelectorAll('button');
const rules = book('masters-2005');
const circuit = readCircuit(await (await fetch('/tracks/monza.yaml')).text());
const { outline, spaces, indexOf } = rules.board(circuit);
const setup = { seed: 7, laps: 1, names: ['Ada', 'Ben', 'Cleo', 'Dora'] };
const randoms = setup.names.map((_, seat) => firstRandom(setup.seed, seat));
const rookie = driver('rookie');
let { race } = rules.start(setup, circuit);

const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => -y)];
const [left, top] = [Math.min(...xs), Math.min(...ys)];
const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
const road = `M${xs.map((x, tick) => `${x} ${ys[tick]}`).join('L')}Z`;
svg.setAttribute('viewBox', `${left - 100} ${top - 100} ${width + 200} ${height + 200}`);

function show() {
  const cars = rules.view(race, -1).cars.map(({ seat, space }) => {
    const { tick, lane } = spaces[indexOf.get(space)];
    const colour = `hsl(${seat * 90} 70% 45%)`;
    return `<circle cx="${xs[tick] + lane * 25}" cy="${ys[tick]}" r="30" fill="${colour}"/>`;
  });
  svg.innerHTML = `<path d="${road}" fill="none" stroke="grey" stroke-width="20"/>${cars.join('')}`;
  const places = rules.standings(race, circuit);
  list.innerHTML = places.map(({ seat }) => `<li>${setup.names[seat]}</li>`).join('');
  next.disabled = finish.disabled = rules.decisions(race, circuit).length === 0;
}

function answer() {
  const [decision] = rules.decisions(race, circuit);
  const { seat } = decision;
  const view = rules.view(race, seat);
  const random = randoms[seat];
  const answered = rookie.choose({ book: rules, circuit, decision, view, random });
  const outcome = rules.apply(race, seat, answered.choice, circuit);
  randoms[seat] = answered.random;
  race = outcome.race;
  const told = outcome.events.map(event => rules.eventText(event, setup.names, circuit));
  story.textContent = told.filter(Boolean).join(' ');
}

next.onclick = () => {
  answer();
  show();
};
finish.onclick = () => {
  while (rules.decisions(race, circuit).length > 0) answer();
  show();
};
show();
