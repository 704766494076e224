// The properties of every screen.
import type { Look } from '../look.ts';
import type { Message } from '../messages.ts';
import type { Model } from '../model.ts';

export interface ScreenProps {
  readonly model: Model;
  readonly look: Look;
  /** Columns and rows that a screen may fill: one row less than the terminal has. */
  readonly columns: number;
  readonly rows: number;
  readonly send: (message: Message) => void;
}
