// Finds the code of a worker thread.

/**
 * Returns the file of a worker.
 * @param near `import.meta.url` of the module that starts it: in the sources the worker lies beside that module, in the
 * bundle beside the program
 */
export function workerFile(near: string, name: string): URL {
  return new URL(near.endsWith('.ts') ? `./${name}.ts` : `./${name}.mjs`, near);
}
