import type { Metafile } from 'esbuild';

export declare const DOORS: readonly ['engine', 'drivers', 'seasons'];
export declare function bundleLibrary(outdir: string): Promise<Metafile>;
