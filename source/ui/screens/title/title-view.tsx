// The title screen: name, list, and the game in four sentences.

import { shippedName } from '../../../storage/day/calendar.ts';
import { ListPage, plainLine } from '../../components/list-page.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { rollsText } from '../../day-line.ts';
import { wrapped } from '../../look.ts';
import type { Model } from '../../model.ts';
import type { Row } from '../../rows.ts';
import type { SeasonEntry } from '../../season-services.ts';
import type { DayState } from '../../services.ts';
import { cleanText } from '../../typing/text-field.ts';
import type { Words } from '../../words/words.ts';
import { NAME_COLUMNS } from '../new-race/form.ts';
import { whereOf } from '../saves/save-entry.ts';
import { nextLesson } from '../school/school-update.ts';
import { isStranger, type TitleLine, titleLines, type Waiting, waiting } from './title-update.ts';

const TRACK_COLUMNS = 24;
const SEASON_COLUMNS = 30;

const LOGO = [
  '   ____ _     _',
  '  / ___| |__ (_) ___ __ _ _ __   ___',
  " | |   | '_ \\| |/ __/ _` | '_ \\ / _ \\",
  ' | |___| | | | | (_| (_| | | | |  __/',
  '  \\____|_| |_|_|\\___\\__,_|_| |_|\\___|',
];

/** From so many rows on all the lines have room under the logo. */
const ROOMY_ROWS = 28;
const NAME: Row = [{ text: '  Chicane', tone: 'title' }];

export function TitleView(props: ScreenProps) {
  const { model, look, columns, rows } = props;
  const { words } = look;
  const { screen } = model;
  const at = screen.kind === 'title' ? screen.at : '';
  const tagline: Row = [{ text: `  ${words.tagline}`, tone: 'faint' }];
  const logo = LOGO.map((text): Row => [{ text, tone: 'title' }]);
  // The list of what else waits takes precedence over the large letters.
  const isTight = rows < ROOMY_ROWS && waiting(model).length > 1;
  const head: readonly Row[] = isTight ? [NAME, tagline, []] : [...logo, tagline, []];
  const lines = titleLines(model).map((line, index) =>
    plainLine(line, index + 1, lineText(line, model, words)),
  );
  const unofficial: Row = [{ text: ` ${words.title.unofficial}`, tone: 'faint' }];
  return (
    <ListPage
      {...props}
      name={`title ${at === 'resume' ? 'resume' : ''}`}
      above={head}
      lines={lines}
      at={at}
      below={belowRows(model, words, columns, rows - head.length - lines.length - 4)}
      {...(model.notice === '' ? { foot: unofficial } : {})}
      place="title"
      hints={{ without: ['back'] }}
    />
  );
}

function lineText(line: TitleLine, model: Model, words: Words): string {
  switch (line) {
    case 'goOn':
      return goOnText(model, words);
    case 'quickRace':
      return quickText(model, words);
    case 'dayLap':
      return model.day === undefined ? '' : dayText(model.day, words);
    case 'records':
      return words.records.heading;
    case 'school':
      return schoolText(model, words);
    default:
      return words.title[line];
  }
}

// What is next in the school, until a first race.
function schoolText({ settings }: Model, { school, title }: Words): string {
  if (isStranger({ settings })) return title.schoolFirst;
  const next = nextLesson(settings.lessons);
  if (settings.lessons.length === 0) return school.name;
  if (next !== undefined) return title.schoolNext(school.lessons[next].name);
  return settings.lastRace === undefined ? title.schoolNext(school.firstRace) : school.name;
}

// The race that the form would be filled in with; its circuit is named only if no file must be read for the name.
function quickText({ settings: { lastRace: last } }: Model, { title }: Words): string {
  if (last === undefined) return title.quickRace;
  return title.quickRaceAs(shippedName(last.track) ?? '', last.laps, last.cars);
}

function dayText({ today, entry, streak }: DayState, { records: { day: said } }: Words): string {
  const state = () => {
    if (entry === undefined) return streak.now > 1 ? said.inARow(streak.now) : '';
    if (entry.lap === undefined) return said.brokenOff;
    const { isWhole, plays, gears } = entry.lap;
    return isWhole ? rollsText(plays, gears.length, said) : said.aborted;
  };
  return said.line(today.trackName, state());
}

function goOnText(model: Model, words: Words): string {
  const [first] = waiting(model);
  return first === undefined ? '' : words.title.goOn(waitingText(first, words));
}

function waitingText(one: Waiting, words: Words): string {
  const turn = cleanText((one.kind === 'race' ? one.save : one.entry).turn ?? '', NAME_COLUMNS);
  const facts =
    one.kind === 'race'
      ? [cleanText(one.save.track, TRACK_COLUMNS), whereOf(one.save, words)]
      : [seasonText(one.entry, words)];
  return [...facts, ...(turn === '' ? [] : [words.saves.turn(turn)])].join(', ');
}

function seasonText({ name, track, ...entry }: SeasonEntry, { season }: Words): string {
  return season.where({
    ...entry,
    name: cleanText(name, SEASON_COLUMNS),
    track: cleanText(track, TRACK_COLUMNS),
  });
}

// What else waits, as far as there is room; else the game in four sentences.
function belowRows(model: Model, words: Words, columns: number, room: number): readonly Row[] {
  const others = waiting(model).slice(1);
  if (others.length === 0) return aboutRows(words.title.about, columns, room);
  const rows = others.map(
    (one): Row => [{ text: `    ${waitingText(one, words)}`, tone: 'plain' }],
  );
  const heading: Row = [{ text: ` ${words.season.waiting}`, tone: 'faint' }];
  return [[], heading, ...rows].slice(0, Math.max(0, room));
}

function aboutRows(about: readonly string[], columns: number, room: number): readonly Row[] {
  const shown: Row[] = [];
  for (const paragraph of about) {
    const lines = wrapped(paragraph, Math.min(columns, 100) - 4);
    if (shown.length + lines.length + 1 > room) break;
    shown.push([], ...lines.map((text): Row => [{ text: `  ${text}`, tone: 'plain' }]));
  }
  return shown;
}
