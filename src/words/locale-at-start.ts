import { chooseLocale, locales, type Locale } from './locale.ts';

const parameter = 'lang';

export interface LocaleWishes {
  /** The address that the portal was opened at. */
  readonly address: string;
  /** What was chosen last time in this browser. */
  readonly kept: string | undefined;
  /** What the browser would like best, best first. */
  readonly languages: readonly string[];
}

/**
 * The language to begin in: what the address asks for goes before what was chosen last time. `asked` says that it did,
 * so that it is kept; the address goes on without it, or coming back to it would undo a later choice.
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
