// The words of the options of the program.
import type { Language } from '../../replay/language.ts';
import type { EnterManner, Pace } from '../services.ts';
import type { ThemeName } from '../theme/theme.ts';

export interface SettingWords {
  readonly heading: string;
  readonly name: string;
  readonly languageRow: string;
  readonly theme: string;
  readonly symbols: string;
  readonly animation: string;
  readonly pace: string;
  readonly enter: string;
  readonly enters: Readonly<Record<EnterManner, string>>;
  readonly covers: string;
  readonly allFigures: string;
  readonly firstFigures: string;
  readonly everyFigure: string;
  readonly on: string;
  readonly off: string;
  readonly ascii: string;
  readonly unicode: string;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly themes: Readonly<Record<ThemeName, string>>;
  readonly languages: Readonly<Record<Language, string>>;
  readonly help: readonly string[];
}
