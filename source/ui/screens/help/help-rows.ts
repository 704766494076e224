// The help: what the decision or screen at hand is about, then the key sheet, made from the key table.
import { keyName } from '../../hints.ts';
import { commandsAt, keysOf, type Place } from '../../keys.ts';
import { padded, wrapped } from '../../look.ts';
import type { Size } from '../../messages.ts';
import { type Model, wordsOf } from '../../model.ts';
import { placeOf } from '../../place.ts';
import type { Row } from '../../rows.ts';
import type { Words } from '../../words/words.ts';
import { askKindOf } from '../race/prompt.ts';

const KEY_COLUMNS = 22;
const TEXT_COLUMNS_MAX = 100;

/** Lines of help that fit on the screen: heading and keys stay. */
export function helpHeight(size: Size): number {
  return size.rows - 1 - 2;
}

/** The whole help. */
export function helpRows(model: Model): readonly Row[] {
  const words = wordsOf(model);
  const columns = Math.min(TEXT_COLUMNS_MAX, model.size.columns) - 4;
  const place = placeOf({ ...model, overlay: { kind: 'none' } });
  const paragraphs = paragraphsFor(model, words).flatMap((text): Row[] => [
    ...wrapped(text, columns).map((line): Row => [{ text: `  ${line}`, tone: 'plain' }]),
    [],
  ]);
  return [...paragraphs, ...keySheet(place, words)];
}

function paragraphsFor({ screen }: Model, words: Words): readonly string[] {
  switch (screen.kind) {
    case 'title':
      return words.title.about;
    case 'circuit':
      return words.circuit.help;
    case 'grid':
      return words.grid.help;
    case 'saves':
      return words.saves.help;
    case 'classification':
      return words.classification.help;
    case 'race': {
      const { prompt } = screen.race;
      if (prompt?.kind !== 'ask') return words.title.about;
      return words.race.asks[askKindOf(prompt.decision)].help;
    }
  }
}

function keySheet(place: Place, words: Words): readonly Row[] {
  return [
    [{ text: ` ${words.keySheet}`, tone: 'title' }],
    ...commandsAt(place).map((command): Row => {
      const keys = keysOf(command)
        .map(key => keyName(key, words))
        .join(', ');
      return [
        { text: `  ${padded(keys, KEY_COLUMNS)}`, tone: 'strong' },
        { text: words.commands[command], tone: 'plain' },
      ];
    }),
  ];
}
