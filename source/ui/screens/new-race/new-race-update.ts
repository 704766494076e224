// Keys of the two steps to a new race: the circuit, then the grid.

import { isTyped, type Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Effect, Message, WantedRace } from '../../messages.ts';
import { type CircuitScreen, type GridScreen, type Model, paceKey, wordsOf } from '../../model.ts';
import type { Offer } from '../../offer.ts';
import type { TrackEntry } from '../../services.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import {
  closeOptions,
  confirmRow,
  editForm,
  type FormModel,
  humansOf,
  isTyping,
  moveRow,
  openForm,
  openOptions,
  rowAt,
} from './form.ts';
import { formFault } from './form-faults.ts';
import { opponentsOf } from './opponents.ts';

export function openNewRace(
  model: Model,
  { tracks, draw, purpose, track, records }: Extract<Message, { kind: 'tracksListed' }>,
): Update {
  const listed = { ...model, records, offer: { ...model.offer, tracks } };
  // A first race has nothing of the last one but the name of the driver.
  const { lastRace: _, ...fresh } = model.settings;
  const usual = openForm(listed.offer, purpose === 'firstRace' ? fresh : model.settings, draw);
  const known = tracks.find(one => one.id === track);
  const form = known === undefined ? usual : { ...usual, track: known.id };
  if (purpose === 'quickRace' || purpose === 'firstRace') return quickRace(listed, form);
  return toScreen(
    listed,
    { kind: 'circuit', at: form.track, typed: '', jumps: 0, purpose, form },
    asksFigures(form),
  );
}

// Starts the race that the form is filled in with; if something stands in its way, opens the form, which shows it.
function quickRace(model: Model, form: FormModel): Update {
  const started = start(model, form);
  if (started.effects.length > 0) return started;
  return to({ ...started.model, screen: { kind: 'grid', form } });
}

function asksFigures({ track, rules }: Pick<FormModel, 'track' | 'rules'>): Effect {
  return { kind: 'askPar', track, rules };
}

export function circuitKey(model: Model, screen: CircuitScreen, key: Key): Update {
  const command = commandOf('circuit', key);
  // After the first letter of a name, every letter belongs to the name.
  const isNamed = screen.typed !== '' && /^[a-zA-Z]$/.test(key.text);
  if (isNamed) return jumpToLetter(model, screen, key.text);
  if (command === 'back') {
    const at = screen.purpose === 'timedLap' ? 'timedLap' : 'newRace';
    return toScreen(model, { kind: 'title', at });
  }
  if (command === 'pick') {
    const track = model.offer.tracks[Number(key.name) - 1];
    return track === undefined ? to(model) : circuitPicked(model, screen, track.id);
  }
  if (command === 'letter') return jumpToLetter(model, screen, key.name);
  return anywhere(model, 'circuit', key) ?? to(model);
}

/** Handles a circuit marked by the arrows; the typed letters are forgotten. */
export function circuitMarked(model: Model, screen: CircuitScreen, track: string): Update {
  const marked = { ...screen, at: track, typed: '' };
  return to({ ...model, screen: marked }, asksFigures({ ...screen.form, track }));
}

// Marks the circuit that begins with all letters typed so far: the marked one, or one below it; else one with a word of its
// name or its place that does. A letter that matches nothing so begins a new search, from the next circuit below. The search
// wraps around at the end of the list.
function jumpToLetter(model: Model, screen: CircuitScreen, letter: string): Update {
  const { tracks } = model.offer;
  const at = tracks.findIndex(track => track.id === screen.at);
  const longer = screen.typed + letter;
  const further = screen.typed === '' ? undefined : found(tracks, at, longer);
  const next = further ?? found(tracks, at + 1, letter);
  if (next === undefined) return to(model);
  const typed = further === undefined ? letter : longer;
  const marked = { ...screen, at: next.id, typed, jumps: screen.jumps + 1 };
  return to({ ...model, screen: marked }, asksFigures({ ...screen.form, track: next.id }));
}

function found(tracks: readonly TrackEntry[], from: number, typed: string): TrackEntry | undefined {
  const letters = plainLetters(typed);
  const inOrder = [...tracks.slice(from), ...tracks.slice(0, from)];
  const begins = (text: string) => plainLetters(text).startsWith(letters);
  return (
    inOrder.find(({ name }) => begins(name)) ??
    inOrder.find(({ name, place }) => `${name} ${place}`.split(/[\s-]+/).some(begins))
  );
}

function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}

export function circuitPicked(model: Model, screen: CircuitScreen, track: string): Update {
  if (screen.purpose === 'timedLap') {
    return to(model, { kind: 'timedLap', track, name: model.settings.name });
  }
  const form = { ...screen.form, track };
  return toScreen(model, { kind: 'grid', form }, asksFigures(form));
}

export function gridKey(model: Model, screen: GridScreen, key: Key): Update {
  const { form } = screen;
  const typing = isTyping(form);
  const command = commandOf('grid', key);
  if (command === 'back' && form.page === 'options') return toForm(model, closeOptions(form));
  if (command === 'back') {
    return toScreen(model, {
      kind: 'circuit',
      at: form.track,
      typed: '',
      jumps: 0,
      purpose: 'race',
      form,
    });
  }
  if (key.name === 'up' || key.name === 'backTab') return toForm(model, moveRow(form, -1));
  if (key.name === 'down' || key.name === 'tab') return toForm(model, moveRow(form, 1));
  if (key.name === 'enter') return enter(model, screen);
  if (!typing) {
    if (command === 'up') return toForm(model, moveRow(form, -1));
    if (command === 'down') return toForm(model, moveRow(form, 1));
    if (command === 'confirm') return enter(model, screen);
  }
  if (!typing || command === 'help') {
    const common = anywhere(model, 'grid', key);
    if (common !== undefined) return common;
  }
  return edited(model, form, editForm(form, key, model.offer), key);
}

function edited(model: Model, before: FormModel, form: FormModel, key: Key): Update {
  if (form.track !== before.track || form.rules !== before.rules) {
    return to({ ...model, screen: { kind: 'grid', form } }, asksFigures(form));
  }
  const lost = form === before && isTyped(key) && !isTyping(form);
  return toForm(lost ? { ...model, notice: wordsOf(model).grid.typeHint } : model, form);
}

function toForm(model: Model, form: FormModel): Update {
  return to({ ...model, screen: { kind: 'grid', form } });
}

// Enter starts the race from its line and opens the opponents and the options; on the other lines it goes one line down.
function enter(model: Model, { form }: GridScreen): Update {
  switch (rowAt(form).kind) {
    case 'start':
      return start(model, form);
    case 'opponents':
      return toScreen(model, { kind: 'opponents', form, row: 0, column: 'driver' });
    case 'options':
      return toForm(model, openOptions(form));
    case 'done':
      return toForm(model, confirmRow(closeOptions(form)));
    default:
      return toForm(model, confirmRow(form));
  }
}

function start(model: Model, form: FormModel): Update {
  const fault = formFault(form, model.offer, wordsOf(model));
  if (fault !== undefined) return to({ ...model, notice: fault });
  const race = raceOf(form, model.offer);
  const { seed: _seed, ...lastRace } = race;
  const name = race.humans[0] ?? model.settings.name;
  const settings = { ...model.settings, name, lastRace };
  return to(
    { ...model, settings },
    { kind: 'keepSettings', settings },
    { kind: 'startRace', race },
  );
}

/** Keeps how many turns a race by a book takes on a circuit. */
export function paceKnown(
  model: Model,
  { rules, track, pace }: Extract<Message, { kind: 'paceKnown' }>,
): Update {
  return to({ ...model, pace: { ...model.pace, [paceKey(rules, track)]: pace } });
}

/** Returns the race as filled in; without a seed when none was typed. */
export function raceOf(form: FormModel, offer: Offer): WantedRace {
  const humans = humansOf(form);
  return {
    track: form.track,
    laps: form.laps,
    humans,
    cars: Math.max(form.cars, humans.length),
    level: form.level,
    spread: form.spread,
    opponents: opponentsOf(form, offer),
    grid: form.grid,
    rules: form.rules,
    options: form.options,
    ...(form.seed.text === '' ? {} : { seed: Number(form.seed.text) }),
  };
}
