import Negotiator from 'negotiator';
import type { ServerLocale } from '../core/server-locale.ts';

/** The server's locale for each language that callers may name, with or without a region. */
const localesByLanguage: readonly (readonly [language: string, locale: ServerLocale])[] = [
  ['zh', 'zh-CN'],
  ['en', 'en'],
];

/** The server's locale that an Accept-Language header prefers; Chinese where it names none of them. */
export function acceptedLocale(header: string | undefined): ServerLocale {
  const languages = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages();
  for (const language of languages) {
    const found = localesByLanguage.find(([prefix]) => language.toLowerCase().split('-')[0] === prefix);
    if (found) return found[1];
  }
  return 'zh-CN';
}
