// The means of throws over their outcomes, for every budget at once: innermost work of the solver, hence plain loops.

/** Adds a settled outcome, which lies at `at`, to the mean of its throw. */
export function addFace(mean: Float64Array, settled: Float64Array, at: number, odds: number): void {
  const count = mean.length;
  for (let cell = 0; cell < count; cell++) {
    mean[cell] = (mean[cell] ?? 0) + (settled[at + cell] ?? 0) * odds;
  }
}

/** Adds a settled outcome that may be raised to another one for `price` rolls, wherever that is cheaper. */
export function addRaised(
  mean: Float64Array,
  settled: Float64Array,
  at: number,
  raisedAt: number,
  price: number,
  odds: number,
): void {
  const count = mean.length;
  for (let cell = 0; cell < count; cell++) {
    const plain = settled[at + cell] ?? 0;
    const boosted = (settled[raisedAt + cell] ?? 0) + price;
    mean[cell] = (mean[cell] ?? 0) + (boosted < plain ? boosted : plain) * odds;
  }
}

/** Lowers each cell to that of another throw. */
export function relaxThrow(into: Float64Array, mean: Float64Array): void {
  for (let cell = 0; cell < into.length; cell++) {
    const cost = mean[cell] ?? 0;
    if (cost < (into[cell] ?? 0)) into[cell] = cost;
  }
}
