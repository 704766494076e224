// The memory of solved tables.

/**
 * Bytes of a block of rows. Each of tens of thousands of rows with memory of its own would leave a hole when it goes.
 * From 32 MB on every allocator gives a block pages of its own, which take nothing until they are written and are given
 * back whole.
 */
export const BLOCK_BYTES = 33 * 1024 * 1024;
