// The languages in which the program reports what happens.

export const LANGUAGES = ['en', 'fr'] as const;
/** A language by its code in ISO 639-1. */
export type Language = (typeof LANGUAGES)[number];
