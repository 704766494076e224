// The runtime of the screen as others see it, and what it needs from the terminal and the program.

import type { Effect } from '../messages.ts';
import type { Opening } from '../services.ts';
import type { Send } from './handlers.ts';

export interface Outlets {
  readonly leave: () => void;
  readonly suspend: () => void;
  readonly redraw: () => void;
  /** Called on a fault of the program: leaves and reports it. */
  readonly broken: (error: unknown) => void;
  /** Called when another program asks for the race, which has been saved: leaves and reports it. */
  readonly takenOver: () => void;
  readonly ticks: boolean;
}

export interface Runtime {
  readonly run: (effect: Effect, send: Send) => void;
  readonly open: (opened: Opening, send: Send) => void;
  /** Returns the file of the race on the screen; empty when it has none or there is no race. */
  readonly file: () => string;
  /** Saves the race if need be; returns what the disk lacks of it, as `Session.secure` does. */
  readonly secure: () => number | undefined;
  /** Saves and frees the race; may be called at any moment and more than once. */
  readonly close: () => void;
}
