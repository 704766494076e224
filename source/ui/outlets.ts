// What the parts behind the screen leave to the program around it.

/** What the runtime cannot do itself. */
export interface Outlets {
  readonly leave: () => void;
  readonly suspend: () => void;
  readonly redraw: () => void;
  /** Called on a fault of the program: leaves and reports it. */
  readonly broken: (error: unknown) => void;
  /** Called when another program asks for the race, which is saved: leaves and says so. */
  readonly takenOver: () => void;
  /** Whether a running clock may be drawn. */
  readonly ticks: boolean;
}
