/** Signals that end the program, with the exit codes that report them. */
export const LAST_SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const;

export type LastSignal = keyof typeof LAST_SIGNALS;
