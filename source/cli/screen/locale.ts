// What the locale says of the characters that a terminal shows.

/** Returns the locale of the characters, empty where none is set. */
export function localeOf(env: NodeJS.ProcessEnv): string {
  return env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
}

/** Reports whether the locale says UTF-8; without a locale most terminals of today support it. */
export function speaksUnicode(env: NodeJS.ProcessEnv): boolean {
  const locale = localeOf(env);
  return locale === '' || locale === 'C.UTF-8' || /utf-?8/i.test(locale);
}
