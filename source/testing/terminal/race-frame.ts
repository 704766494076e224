// A race screen as the rows of a terminal, without a session: for pictures.
import { stripVTControlCharacters } from 'node:util';
import { renderToString } from 'ink';
import { createElement } from 'react';
import type { Language } from '../../replay/language.ts';
import { lookOf } from '../../ui/look.ts';
import type { Size } from '../../ui/messages.ts';
import type { Model } from '../../ui/model.ts';
import type { RaceModel } from '../../ui/screens/race/race-model.ts';
import { RaceView } from '../../ui/screens/race/view/race-view.tsx';
import { DEFAULT_SETTINGS } from '../../ui/services.ts';
import { EN } from '../../ui/words/en/words.ts';
import { FR } from '../../ui/words/fr/words.ts';

const WORDS = { en: EN, fr: FR };

export interface Looking {
  readonly size?: Size;
  readonly language?: Language;
  readonly ascii?: boolean;
}

const USUAL: Size = { columns: 80, rows: 24 };

export function frameOf(race: RaceModel, looking: Looking = {}): string {
  const model = screenModel(race, looking);
  const { columns, rows } = model.size;
  const view = createElement(RaceView, {
    model,
    race,
    look: lookOf(model),
    columns,
    rows: rows - 1,
    send: () => undefined,
  });
  const text = stripVTControlCharacters(renderToString(view, { columns }));
  const lines = text.split('\n').map(line => `${line.trimEnd()}\n`);
  return lines.join('');
}

/** Returns the model of a screen with a race, or of the title without one. */
export function screenModel(
  race: RaceModel | undefined,
  { size = USUAL, language = 'en', ascii = false }: Looking,
): Model {
  const model: Model = {
    size,
    offer: { tracks: [], levels: [], books: [], carsMax: 12, words: WORDS },
    settings: { ...DEFAULT_SETTINGS, language, ascii, covers: false },
    background: 'unknown',
    screen: race === undefined ? { kind: 'title', at: '' } : { kind: 'race', race },
    overlay: { kind: 'none' },
    notice: '',
    unfinished: undefined,
    seasons: undefined,
    season: undefined,
    almanac: undefined,
    par: {},
    pace: {},
    leaveAsked: false,
  };
  return model;
}
