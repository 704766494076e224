// What the doctor finds: one line for each thing that was looked at.

export const PARTS = [
  'saves',
  'settings',
  'cache',
  'locks',
  'leftovers',
  'modes',
  'terminal',
  'characters',
  'colours',
] as const;
export type Part = (typeof PARTS)[number];

export interface Finding {
  readonly part: Part;
  /** `note` is worth knowing, but nothing is wrong. */
  readonly state: 'fine' | 'note' | 'wrong';
  /** A sentence without its full stop. */
  readonly says: string;
  /** What a person can do about it, without a full stop; the command to repair it where there is `fix`. */
  readonly mend?: string;
  /**
   * Repairs it; present only where nothing can be lost by that.
   * @throws what the disk reports
   */
  readonly fix?: () => void;
}

/**
 * Repairs each thing, even after one of them has failed.
 * @throws the first failure that the disk reported
 */
export function fixEach<X>(things: readonly X[], fix: (thing: X) => void): void {
  const errors: unknown[] = [];
  for (const thing of things) {
    try {
      fix(thing);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
