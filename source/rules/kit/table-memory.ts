// The memory of solved tables.

/**
 * Bytes of a block. Columns of a few megabytes, each with memory of its own, would leave holes when they go, and from
 * the first that goes an allocator keeps pieces of that size for every thread. From 32 MB on every allocator gives a
 * block pages of its own, which take nothing until they are written and are given back whole.
 */
const BLOCK_BYTES = 33 * 1024 * 1024;

/** Hands out columns of numbers that lie one after the other in blocks of their own. */
export class TableMemory {
  #block = new ArrayBuffer(0);
  #used = 0;

  /** Returns a column of zeros. */
  take(length: number): Float32Array<ArrayBuffer> {
    const bytes = length * Float32Array.BYTES_PER_ELEMENT;
    if (this.#used + bytes > this.#block.byteLength) {
      this.#block = new ArrayBuffer(Math.max(bytes, BLOCK_BYTES));
      this.#used = 0;
    }
    const column = new Float32Array(this.#block, this.#used, length);
    this.#used += bytes;
    return column;
  }
}
