// Least squares and logistic regression: what is needed to fit small tables to races, and no more.

/** One observation: what is known of it, and what came of it (for a logistic curve 1 or 0). */
export interface Observation {
  readonly known: readonly number[];
  readonly came: number;
}

/** Steps of Newton's method; the curves fitted here settle in fewer. */
const STEPS = 12;

/** Added to the diagonal, so that what is never observed comes out as 0. */
const RIDGE = 1e-6;

/** Returns the weights of a sum that is nearest to what came, in squares. */
export function leastSquares(observed: readonly Observation[]): readonly number[] {
  const sums = new NormalSums(observed[0]?.known.length ?? 0);
  for (const { known, came } of observed) sums.add(known, 1, came);
  return sums.solved();
}

/** Returns the weights of the log odds by which what came is likeliest. */
export function logistic(observed: readonly Observation[]): readonly number[] {
  const count = observed[0]?.known.length ?? 0;
  let weights: readonly number[] = Array.from({ length: count }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const sums = new NormalSums(count);
    for (const { known, came } of observed) {
      const chance = 1 / (1 + Math.exp(-product(known, weights)));
      sums.add(known, chance * (1 - chance), came - chance);
    }
    const change = sums.solved();
    weights = weights.map((weight, at) => weight + (change[at] ?? 0));
  }
  return weights;
}

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

class NormalSums {
  readonly #count: number;
  readonly #matrix: Float64Array;
  readonly #right: Float64Array;

  constructor(count: number) {
    this.#count = count;
    this.#matrix = new Float64Array(count * count);
    this.#right = new Float64Array(count);
    for (let at = 0; at < count; at++) this.#matrix[at * count + at] = RIDGE;
  }

  /** Adds an observation with its weight in the matrix, and its share of the right side. */
  add(known: readonly number[], weight: number, right: number): void {
    // Most of what is known of an observation is 0.
    const used = [...known.keys()].filter(at => known[at] !== 0);
    for (const row of used) {
      const value = known[row] ?? 0;
      this.#right[row] = (this.#right[row] ?? 0) + value * right;
      for (const column of used) {
        const at = row * this.#count + column;
        this.#matrix[at] = (this.#matrix[at] ?? 0) + weight * value * (known[column] ?? 0);
      }
    }
  }

  /** Returns the solution, by elimination: the matrix is positive, so its diagonal serves as pivots. */
  solved(): readonly number[] {
    const rows = Array.from({ length: this.#count }, (_, row) => [
      ...this.#matrix.subarray(row * this.#count, (row + 1) * this.#count),
      this.#right[row] ?? 0,
    ]);
    for (const [at, pivot] of rows.entries()) {
      const scale = pivot[at] ?? 1;
      for (const [other, row] of rows.entries()) {
        const share = other === at ? 0 : (row[at] ?? 0) / scale;
        if (share === 0) continue;
        for (let column = at; column <= this.#count; column++) {
          row[column] = (row[column] ?? 0) - share * (pivot[column] ?? 0);
        }
      }
    }
    return rows.map((row, at) => (row[this.#count] ?? 0) / (row[at] ?? 1));
  }
}
