import type { ServerLocale } from '../server-locale.ts';

/**
 * A stored name in the reader's language. The brackets that name the colleague for whom a person acted are translated;
 * the names stay as they are.
 */
export function localizeName(name: string, locale: ServerLocale): string {
  if (locale !== 'en') return name;
  return name.replaceAll(/（(代?)([^（）]+)）/gu, (_whole, acts: string, other: string) =>
    acts === '' ? ` (${other})` : ` (for ${other})`,
  );
}
