// What the locale and the name of the terminal say of what it shows.

/** Returns the locale of the characters, empty where none is set. */
export function localeOf(env: NodeJS.ProcessEnv): string {
  return env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
}

/** Reports whether the locale says UTF-8; without a locale most terminals of today support it. */
export function speaksUnicode(env: NodeJS.ProcessEnv): boolean {
  const locale = localeOf(env);
  return locale === '' || locale === 'C.UTF-8' || /utf-?8/i.test(locale);
}

/** Reports whether the terminal has few characters besides ASCII: the fonts of consoles have no Braille. */
export function hasFewCharacters({ TERM = '' }: NodeJS.ProcessEnv): boolean {
  return /^(?:linux|vt\d{3})(?:-|$)/.test(TERM);
}

/** Reports whether the terminal has no colours: the names that terminfo has for such terminals end in `-m` or `-mono`. */
export function isMonochrome({ TERM = '' }: NodeJS.ProcessEnv): boolean {
  return /-m(?:ono)?$|^vt[1-4]\d\d(?:-|$)/.test(TERM);
}

/** Reports whether only ASCII is drawn: as a flag says, or the settings, or else as the terminal needs it. */
export function drawsAscii(
  flag: boolean | undefined,
  stored: boolean,
  env: NodeJS.ProcessEnv = process.env,
): boolean {
  return flag ?? (stored || !speaksUnicode(env) || hasFewCharacters(env));
}
