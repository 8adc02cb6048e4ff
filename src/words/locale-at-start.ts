import { chooseLocale, locales, type Locale } from './locale.ts';

const parameter = 'lang';

export interface LocaleWishes {
  /** The address that the portal was opened at. */
  readonly address: string;
  /** The language that was chosen last in this browser. */
  readonly kept: string | undefined;
  /** The browser's languages, the preferred one first. */
  readonly languages: readonly string[];
}

/**
 * The language to begin with. The address goes before the last choice. `asked` tells that the address named a language,
 * which is then stored; the address continues without it, so that returning to it does not undo a later choice.
 */
export function localeAtStart({ address, kept, languages }: LocaleWishes): {
  readonly locale: Locale;
  readonly asked: boolean;
  readonly address: string;
} {
  const url = new URL(address);
  const asked = locales.find((locale) => locale === url.searchParams.get(parameter));
  url.searchParams.delete(parameter);
  return {
    locale: asked ?? chooseLocale([kept, ...languages]),
    asked: asked !== undefined,
    address: url.pathname + url.search + url.hash,
  };
}
