import type { ServerLocale } from '../server-locale.ts';

/**
 * A name as it is written down, in whoever's language it is read in: for whom somebody acted stands in brackets of that
 * language, and the names stay as they are.
 */
export function nameSaid(name: string, locale: ServerLocale): string {
  if (locale !== 'en') return name;
  return name.replaceAll(/（(代?)([^（）]+)）/gu, (_whole, acts: string, other: string) =>
    acts === '' ? ` (${other})` : ` (for ${other})`,
  );
}
