import Negotiator from 'negotiator';
import type { ServerLocale } from '../core/server-locale.ts';

/** The server's locale for each language that callers may name, with or without a region. */
const spoken: readonly (readonly [asked: string, spoken: ServerLocale])[] = [
  ['zh', 'zh-CN'],
  ['en', 'en'],
];

/**
 * The language of an Accept-Language header that the caller likes best, of those that the server speaks; otherwise
 * Chinese.
 */
export function acceptedLocale(header: string | undefined): ServerLocale {
  const wishes = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages();
  for (const wish of wishes) {
    const found = spoken.find(([language]) => wish.toLowerCase().split('-')[0] === language);
    if (found) return found[1];
  }
  return 'zh-CN';
}
