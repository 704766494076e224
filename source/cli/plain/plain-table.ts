// A race in plain text: who plays it, where, and in which words.
import type { Choice, Race } from '../../rules/kit/types.ts';
import type { Session } from '../../session/session.ts';
import { tableOf } from '../../ui/effects/race-table.ts';
import type { RaceTable } from '../../ui/messages.ts';
import type { TrialModel } from '../../ui/screens/race/race-model.ts';
import type { Settings } from '../../ui/services.ts';
import type { Dialogue } from './dialogue.ts';
import type { PlainScript } from './plain-text.ts';

export interface PlainTrial {
  readonly shown: TrialModel;
  readonly answering: (choice: Choice) => void;
  /** Called after an answer has been played. */
  readonly answered: (race: Race) => void;
}

export interface PlainTable {
  readonly session: Session;
  readonly dialogue: Dialogue;
  readonly settings: Settings;
  readonly script: PlainScript;
  readonly trial?: PlainTrial;
  /** The letters of the cars by seat, where a season gives them. */
  readonly letters?: readonly string[];
  /** Levels of CPU drivers to whom cars may go; absent where no car changes hands. */
  readonly levels?: readonly string[];
}

export function shownTable({
  session,
  letters,
}: Pick<PlainTable, 'session' | 'letters'>): RaceTable {
  return { ...tableOf(session), ...(letters === undefined ? {} : { letters }) };
}
