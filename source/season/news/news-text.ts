// The news of a season as sentences.
import type { Language } from '../../replay/language.ts';
import { EN_PAPER } from './en-news.ts';
import { FR_PAPER } from './fr-news.ts';
import type { News } from './news.ts';
import type { NewsTeller, NewsWords } from './news-teller.ts';

const PAPERS: Readonly<Record<Language, NewsWords>> = { en: EN_PAPER, fr: FR_PAPER };

export function newsText(news: News, language: Language, teller: NewsTeller): string {
  const telling = PAPERS[language][news.kind] as (news: News, teller: NewsTeller) => string;
  return telling(news, teller);
}
