// The means of throws over their outcomes, for every budget at once: innermost work of the solver, hence plain loops.

/** Adds an outcome to the mean of its throw; none costs more than `most` rolls. */
export function addFace(mean: Float32Array, face: Float32Array, most: number, odds: number): void {
  const count = mean.length;
  for (let cell = 0; cell < count; cell++) {
    const cost = face[cell] ?? 0;
    mean[cell] = (mean[cell] ?? 0) + (cost < most ? cost : most) * odds;
  }
}

/** Adds an outcome that may be raised to another one for `price` rolls, wherever that is cheaper. */
export function addRaised(
  mean: Float32Array,
  face: Float32Array,
  raised: Float32Array,
  price: number,
  most: number,
  odds: number,
): void {
  const count = mean.length;
  for (let cell = 0; cell < count; cell++) {
    const plain = face[cell] ?? 0;
    const boosted = (raised[cell] ?? 0) + price;
    const cost = boosted < plain ? boosted : plain;
    mean[cell] = (mean[cell] ?? 0) + (cost < most ? cost : most) * odds;
  }
}

/** Lowers each cell to that of another row. */
export function relaxRow(into: Float32Array, other: Float32Array): void {
  for (let cell = 0; cell < into.length; cell++) {
    const cost = other[cell] ?? 0;
    if (cost < (into[cell] ?? 0)) into[cell] = cost;
  }
}
