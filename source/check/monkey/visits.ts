// Where a visit of the screen begins, and with which settings: every book, the trials, the seasons, the school, the title.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Preferences, PreferencesDoor } from '../../cli/screen/preferences.ts';
import { screenServices } from '../../cli/screen/screen-services.ts';
import { LANGUAGES } from '../../replay/language.ts';
import type { OptionField } from '../../rules/kit/options.ts';
import {
  DEFAULT_SETTINGS,
  ENGINEERS,
  type NewRace,
  type OfferedBook,
  type Opened,
  PACES,
  type Problem,
  type ScreenServices,
  type Settings,
} from '../../ui/services.ts';
import { THEME_NAMES } from '../../ui/theme/theme.ts';
import type { Sampler } from '../contract/sampler.ts';

export const SCENES = ['title', 'race', 'trials', 'season', 'school'] as const;
type Scene = (typeof SCENES)[number];

export interface VisitGround {
  readonly saves: string;
  readonly tracks: readonly string[];
}

export interface Visit {
  readonly services: ScreenServices;
  /** Returns the settings, which a key may have changed meanwhile. */
  readonly settings: () => Settings;
  readonly begins: string;
}

/** Seasons under way, as they are shipped. */
const SEASONS = ['2026-hill-cup', '2026-club-day', '2026-two-cars'];
const EXAMPLES = join(import.meta.dirname, '../../../saves/examples');
const NAMES = ['Ada', 'Ben', 'Cleo'];
/** CPU drivers that drive at random ask for nothing to be solved first. */
const LEVEL = 'random';

export function furnish(saves: string): void {
  cpSync(EXAMPLES, saves, { recursive: true });
}

export function openVisit(sampler: Sampler, scene: Scene, ground: VisitGround): Visit {
  const preferences = preferencesFrom(settingsOf(sampler));
  const settings = preferences.get;
  const services = doorsOn(ground, preferences);
  switch (scene) {
    case 'title':
      return { services, settings, begins: 'the title' };
    case 'school':
      return { services: { ...services, school: true }, settings, begins: 'the driving school' };
    case 'season': {
      const name = sampler.one(SEASONS);
      const season = { folder: join(ground.saves, 'seasons', name) };
      return { services: { ...services, season }, settings, begins: `the season ${name}` };
    }
    case 'race':
    case 'trials':
      return { settings, ...withRace(services, sampler, scene, ground) };
  }
}

function settingsOf(sampler: Sampler): Settings {
  return {
    ...DEFAULT_SETTINGS,
    name: sampler.one(NAMES),
    language: sampler.one(LANGUAGES),
    theme: sampler.one(THEME_NAMES),
    ascii: sampler.chance(25),
    animation: sampler.chance(30),
    pace: sampler.chance(60) ? 'instant' : sampler.one(PACES),
    engineer: sampler.one(ENGINEERS),
    covers: sampler.chance(70),
    bell: sampler.chance(20),
    title: sampler.chance(20),
  };
}

function preferencesFrom(settings: Settings): PreferencesDoor {
  let kept: Preferences = { ...settings, saves: '', laps: [] };
  return {
    get: () => kept,
    set: wishes => {
      kept = { ...kept, ...wishes };
    },
    update: edit => {
      kept = { ...kept, ...edit(kept) };
    },
  };
}

function doorsOn({ saves, tracks }: VisitGround, preferences: PreferencesDoor): ScreenServices {
  const services = screenServices({ preferences, saves });
  let presses = 0;
  return {
    ...services,
    // Each key counts as pressed long after the last frame, so that no question ignores it.
    typingClock: () => performance.now() + 1000 * presses++,
    tracks: () => services.tracks().filter(({ id }) => tracks.includes(id)),
    startRace: race => services.startRace(atRandom(race)),
  };
}

function atRandom(race: NewRace): NewRace {
  const opponents = race.opponents.map(({ name }) => ({ name, level: LEVEL }));
  return { ...race, opponents };
}

// Not all options go together, and not every circuit has room for them: refused ones are drawn again.
function withRace(
  services: ScreenServices,
  sampler: Sampler,
  scene: 'race' | 'trials',
  { tracks }: VisitGround,
): Pick<Visit, 'services' | 'begins'> {
  const books = services.books.filter(({ hasTrials }) => hasTrials || scene === 'race');
  const book = sampler.one(books);
  for (let draw = 0; draw < 20; draw++) {
    const race = raceOf(sampler, book, scene, sampler.one(tracks));
    const opening: Opened | Problem = services.startRace(race);
    if ('problem' in opening) continue;
    return {
      services: { ...services, opening },
      begins: `${scene} of ${book.id} on ${race.track}`,
    };
  }
  throw new RangeError(`no ${scene} of ${book.id} can be opened`);
}

function raceOf(
  sampler: Sampler,
  book: OfferedBook,
  scene: 'race' | 'trials',
  track: string,
): NewRace {
  const humans = NAMES.slice(0, sampler.number(1, NAMES.length));
  const rivals = sampler.number(1, 3);
  return {
    track,
    laps: sampler.number(1, 2),
    humans,
    cars: humans.length + rivals,
    level: LEVEL,
    spread: 'even',
    opponents: Array.from({ length: rivals }, (_, at) => ({
      name: `Rival ${at + 1}`,
      level: LEVEL,
    })),
    rules: book.id,
    options: Object.fromEntries(
      book.options.map(field => [field.name, drawnValue(sampler, field)]),
    ),
    seed: sampler.number(1, 1_000_000),
    grid: {
      qualify: scene === 'trials' ? 'timed' : sampler.one(['none', 'dice']),
      sessions: sampler.number(1, Math.max(1, book.sessionsMost)),
      hand: sampler.one(['guided', 'free']),
    },
  };
}

function drawnValue(sampler: Sampler, { values, usual }: OptionField): string {
  return sampler.chance(50) ? usual : sampler.one(values);
}
