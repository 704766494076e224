// A race screen that knows no game: the name of the circuit, and the choices as they are named in the rules.
import { LINE_KEYS } from '../keys.ts';
import { lookedAt, nameWithLetter } from '../screens/race/race-model.ts';
import type { Cockpit } from './cockpit.ts';

/** The cockpit of a game without pictures. */
export const listCockpit: Cockpit = {
  features: () => ({}),
  boardFacts: ({ name }) => name,

  fresh: () => undefined,
  whereIs: () => undefined,
  steps: () => [],
  line: () => undefined,
  turnOf: () => undefined,

  items: ({ prompt }) =>
    prompt?.kind === 'ask'
      ? prompt.decision.choices.map((choice, index) => ({
          value: String(index),
          choice,
          key: LINE_KEYS[index] ?? '',
          advised: false,
        }))
      : [],
  marked: (_model, items) => items[0]?.value ?? '',
  place: () => 'race',
  idle: () => ['brakes', 'path', 'scrollBack', 'scrollAhead', 'follow'],

  titleRow: ({ table }) => [{ text: ` ${table.board.name}`, tone: 'title' }],
  orderRow: () => [],
  picture: () => [],
  map: () => [],
  dashboardRow: model => [{ text: ` ${nameWithLetter(model, lookedAt(model))}`, tone: 'strong' }],
  question: () => [],
  listHeading: () => [],
  lines: (_model, items) =>
    items.map(({ value, key, choice }) => ({
      value,
      row: [{ text: `${key} ${choice.kind}`, tone: 'plain' }],
    })),
  underList: () => [],
  raceTable: () => [],
  result: () => '',
};
