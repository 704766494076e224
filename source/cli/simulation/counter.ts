// Counts that grow while races are counted.

export class Counter {
  readonly #counts = new Map<string, number>();

  add(name: string, count: number): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + count);
  }

  /** Adds a value of one race to a sum, and its square to the sum of the squares beside it. */
  measure(name: string, value: number): void {
    this.add(name, value);
    this.add(`${name}/squares`, value * value);
  }

  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }
}
