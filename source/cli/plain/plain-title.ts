// The title in plain text: races, laps, the driving school, seasons and records, each by its number, until the player leaves.
import type { SeasonRun } from '../../session/season/season-run.ts';
import type {
  OfferedBook,
  Opened,
  Problem,
  RacedBefore,
  ScreenServices,
} from '../../ui/services.ts';
import { EXIT } from '../problem.ts';
import { askMenu, type Menu, type MenuLine } from './menu.ts';
import type { PlainPlace } from './place.ts';
import { lapOfTheDay, tellRecords } from './plain-records.ts';
import { play, scriptAt } from './play-plain.ts';
import { teachAt } from './school-at.ts';
import { playSeason } from './season/plain-season.ts';

const LAPS_MOST = 99;
const OPPONENTS_USUAL = 5;

/** What was opened; `quit` where the player leaves, undefined where there is nothing to open. */
type Choosing = Promise<Opened | SeasonRun | Problem | 'quit' | undefined>;
type Choose = (place: PlainPlace) => Choosing;

/**
 * Asks what to play and plays it, again and again until the player leaves.
 * @returns the exit code
 */
export async function playTitle(place: PlainPlace): Promise<number> {
  const { dialogue } = place;
  const { title, commands } = scriptAt(place).plain;
  dialogue.say(title.heading);
  dialogue.say(commands);
  let raced: RacedBefore | undefined;
  for (;;) {
    const choose = await chosen(place, { lines: titleLines(place, raced), usual: 0 });
    const opened = choose === undefined ? 'quit' : await choose(place);
    if (opened === 'quit') break;
    if (opened === undefined) continue;
    if ('problem' in opened) dialogue.say(opened.problem);
    else if ('season' in opened) return playSeason(place, opened);
    else {
      const played = await play(place, opened);
      if (played.end !== 'over') break;
      raced = played.raced;
    }
    dialogue.say();
  }
  dialogue.end();
  return EXIT.fine;
}

// After a race the first line, which Enter takes, is the same race with other dice. A stranger is offered the school first, and
// whoever has not raced yet a first race.
function titleLines(
  place: PlainPlace,
  raced: RacedBefore | undefined,
): readonly MenuLine<Choose | undefined>[] {
  const { services } = place;
  const { words, plain } = scriptAt(place);
  const { title } = plain;
  const { lessons, raced: hasRaced } = services.settings;
  const line = (text: string, value: Choose | undefined) => ({ text, value });
  const taught = line(words.school.name, school);
  const isNew = !hasRaced && raced === undefined;
  const isStranger = isNew && lessons.length === 0;
  return [
    ...(raced === undefined ? [] : [line(title.again, async () => again(place, raced))]),
    ...(isStranger ? [taught] : []),
    ...(isNew ? [line(words.school.firstRace, firstRace)] : []),
    line(title.newRace, newRace),
    line(title.resume, resumed),
    line(title.timedLap, timedLap),
    ...(services.seasons === undefined ? [] : [line(words.season.list.heading, season)]),
    ...(isStranger ? [] : [taught]),
    ...(services.day === undefined ? [] : [line(words.records.day.heading, dayLap)]),
    line(words.records.heading, records),
    line(title.leave, undefined),
  ];
}

// Plain text has no way to set a grid: dice draw it again, unless timed trials made it.
function again({ services }: PlainPlace, race: RacedBefore) {
  return services.raceAgain(race, { seed: services.seed(), keepsGrid: false });
}

async function school(place: PlainPlace): Choosing {
  await teachAt(place);
  return undefined;
}

async function dayLap(place: PlainPlace): Choosing {
  const { day } = place.services;
  return day === undefined ? undefined : lapOfTheDay(place, day, scriptAt(place));
}

async function records(place: PlainPlace): Choosing {
  tellRecords(place, scriptAt(place));
  return undefined;
}

// The club circuit against easy drivers, without a question before it.
async function firstRace({ services }: PlainPlace): Choosing {
  const [track] = services.tracks();
  const [rules] = services.books;
  const [level = ''] = services.levels;
  if (track === undefined || rules === undefined) return undefined;
  return services.startRace({
    ...usualRace(services, rules),
    track: track.id,
    laps: 1,
    cars: OPPONENTS_USUAL + 1,
    level,
  });
}

async function newRace(place: PlainPlace): Choosing {
  const { services, dialogue } = place;
  const { words, plain } = scriptAt(place);
  dialogue.say(plain.title.rules);
  const books = services.books.map(book => ({ text: book.name, value: book }));
  const rules = await chosen(place, { lines: books, usual: 0 });
  const track = rules === undefined ? undefined : await trackFrom(place);
  if (rules === undefined || track === undefined) return 'quit';
  const laps = await count(place, { least: 1, most: LAPS_MOST, usual: rules.usualLaps }, 'laps');
  if (laps === undefined) return 'quit';
  const cars = { least: 0, most: services.carsMax - 1, usual: OPPONENTS_USUAL };
  const opponents = await count(place, cars, 'opponents');
  if (opponents === undefined) return 'quit';
  dialogue.say(plain.title.level);
  const levels = services.levels.map(one => ({ text: words.levels[one] ?? one, value: one }));
  const level = await chosen(place, { lines: levels, usual: 0 });
  if (level === undefined) return 'quit';
  const wished = { track, laps, cars: opponents + 1, level };
  return services.startRace({ ...usualRace(services, rules), ...wished });
}

function usualRace({ settings, seed }: ScreenServices, rules: OfferedBook) {
  return {
    humans: [settings.name],
    spread: 'mixed',
    opponents: [],
    rules: rules.id,
    options: {},
    grid: { qualify: rules.makesGrid === true ? 'none' : 'dice', sessions: 1, hand: 'guided' },
    seed: seed(),
  } as const;
}

async function resumed(place: PlainPlace): Choosing {
  const { services, dialogue } = place;
  const { words, plain } = scriptAt(place);
  const saves = services.listSaves().filter(({ finished }) => finished !== true);
  if (saves.length === 0) {
    dialogue.say(plain.title.nothingToResume);
    return undefined;
  }
  dialogue.say(plain.title.whichRace);
  const lines = saves.map(({ file, track, lap, laps, drivers }) => ({
    text: `${track}, ${words.race.lap(lap, laps)}, ${drivers.join(', ')}`,
    value: file,
  }));
  const file = await chosen(place, { lines, usual: 0 });
  return file === undefined ? 'quit' : services.resume(file);
}

async function season(place: PlainPlace): Choosing {
  const { seasons } = place.services;
  const { words, plain } = scriptAt(place);
  const open = (seasons?.list() ?? []).filter(({ isOver }) => !isOver);
  if (seasons === undefined || open.length === 0) {
    place.dialogue.say(plain.season.none);
    return undefined;
  }
  place.dialogue.say(plain.season.which);
  const lines = open.map(entry => ({ text: words.season.where(entry), value: entry.folder }));
  const folder = await chosen(place, { lines, usual: 0 });
  return folder === undefined ? 'quit' : seasons.open(folder);
}

async function timedLap(place: PlainPlace): Choosing {
  const track = await trackFrom(place);
  return track === undefined
    ? 'quit'
    : place.services.timedLap(track, place.services.settings.name);
}

function trackFrom(place: PlainPlace): Promise<string | undefined> {
  const { services, dialogue } = place;
  dialogue.say(scriptAt(place).plain.title.circuit);
  const lines = services.tracks().map(({ id, name }) => ({ text: name, value: id }));
  return chosen(place, { lines, usual: 0 });
}

// Asks until a line is chosen; undefined where the player quits or types no more.
async function chosen<X>(place: PlainPlace, menu: Menu<X>): Promise<X | undefined> {
  const { plain } = scriptAt(place);
  for (;;) {
    const heard = await askMenu(place.dialogue, menu, plain);
    if (heard.kind === 'chosen') return heard.value;
    if (heard.kind === 'end' || heard.command === 'q') return undefined;
    for (const line of plain.help) place.dialogue.say(line);
  }
}

interface Span {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

async function count(
  place: PlainPlace,
  { least, most, usual }: Span,
  what: 'laps' | 'opponents',
): Promise<number | undefined> {
  const { title } = scriptAt(place).plain;
  for (;;) {
    const typed = await place.dialogue.hear(title[what](most, usual));
    if (typed === undefined || typed.toLowerCase() === 'q') return undefined;
    const value = typed === '' ? usual : Number(typed);
    if (/^\d{0,2}$/.test(typed) && value >= least && value <= most) return value;
    place.dialogue.say(title.notANumber(typed, least, most));
  }
}
