export const locales = ['zh-CN', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'zh-CN';

/** How each language calls itself; a language's own name is never translated. */
export const localeNames: Readonly<Record<Locale, string>> = { 'zh-CN': '简体中文', en: 'English' };

/** The first of the wished language tags that the portal speaks, by primary language; otherwise Chinese. */
export function chooseLocale(wishes: readonly (string | null | undefined)[]): Locale {
  for (const wish of wishes) {
    const language = wish?.toLowerCase().split('-')[0];
    const match = locales.find((locale) => locale.toLowerCase().split('-')[0] === language);
    if (match !== undefined) return match;
  }
  return defaultLocale;
}
