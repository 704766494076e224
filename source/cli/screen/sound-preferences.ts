// Reads stored preferences, in which a person or another version may have written what this version cannot use.
import * as z from 'zod';
import { LANGUAGES } from '../../replay/language.ts';
import { ENGINEERS, ENTERS, PACES, QUALIFY, type Settings } from '../../ui/services.ts';
import { THEME_NAMES, type ThemeName } from '../../ui/theme/theme.ts';
import type { Preferences } from './preferences.ts';

// Only the kinds of the values are checked, since a form looks up what it shows. Older preferences may lack a field.
const raceFields = z
  .looseObject({
    track: z.string(),
    laps: z.int(),
    humans: z.array(z.string()),
    cars: z.int(),
    level: z.string(),
    spread: z.string(),
    opponents: z.array(z.looseObject({ name: z.string(), level: z.string() })),
    rules: z.string(),
    options: z.record(z.string(), z.string()),
    grid: z
      .looseObject({
        qualify: z.enum(QUALIFY),
        sessions: z.int(),
        hand: z.enum(['guided', 'free']),
      })
      .partial(),
  })
  .partial();

// Before the books had options of their own, these were fields of the race.
const FORMER_FIELDS: readonly string[] = ['weather', 'tires', 'preparation'];

const raceShape = z.preprocess(withOptions, raceFields);

function withOptions(race: unknown): unknown {
  if (typeof race !== 'object' || race === null || 'options' in race) return race;
  const isFormer = ([name]: [string, unknown]) => FORMER_FIELDS.includes(name);
  const fields = Object.entries(race);
  const options = Object.fromEntries(fields.filter(isFormer));
  const others = Object.fromEntries(fields.filter(field => !isFormer(field)));
  return Object.keys(options).length === 0 ? race : { ...others, options };
}

const FORMER_THEMES: Readonly<Record<string, ThemeName>> = {
  default: 'dark',
  usual: 'dark',
  classic: 'dark',
  'colour-blind': 'safe',
  mono: 'none',
};

const themeShape = z.preprocess(theme => formerly('theme', theme), z.enum(THEME_NAMES));

/** Returns the value of a preference, a renamed theme by its present name. */
export function formerly(name: string, value: unknown): unknown {
  return name === 'theme' && typeof value === 'string' ? (FORMER_THEMES[value] ?? value) : value;
}

/** Returns the preferences of a file; whatever is missing or of another kind is taken from `usual`. */
export function soundPreferences(stored: object, usual: Preferences): Preferences {
  const given: Readonly<Record<string, unknown>> = { ...stored };
  const sound = <X>(key: keyof Preferences, shape: z.ZodType<X>, otherwise: X): X => {
    const read = shape.safeParse(given[key]);
    return read.success ? read.data : otherwise;
  };
  const lastRace = sound('lastRace', raceShape.optional(), undefined) as Settings['lastRace'];
  return {
    name: sound('name', z.string(), usual.name),
    language: sound('language', z.enum(LANGUAGES), usual.language),
    theme: sound('theme', themeShape, usual.theme),
    ascii: sound('ascii', z.boolean(), usual.ascii),
    animation: sound('animation', z.boolean(), usual.animation),
    pace: sound('pace', z.enum(PACES), usual.pace),
    covers: sound('covers', z.boolean(), usual.covers),
    bell: sound('bell', z.boolean(), usual.bell),
    title: sound('title', z.boolean(), usual.title),
    engineer: sound('engineer', z.enum(ENGINEERS), usual.engineer),
    allFigures: sound('allFigures', z.boolean(), usual.allFigures),
    enter: sound('enter', z.enum(ENTERS), usual.enter),
    raced: sound('raced', z.boolean(), usual.raced),
    lessons: sound('lessons', z.array(z.string()), usual.lessons),
    saves: sound('saves', z.string(), usual.saves),
    laps: sound('laps', z.array(z.custom<Preferences['laps'][number]>()), usual.laps),
    ...(lastRace === undefined ? {} : { lastRace }),
  };
}
