import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import type { Catalogue } from './catalogue.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { Locale } from './locale.ts';
import { WordsContext } from './words-context.ts';

export interface WordsProviderProps {
  /** The language to begin with, already loaded: nothing is painted before its words are there. */
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  readonly children: ReactNode;
  /** Told after another language is in use, so that the choice can be remembered. */
  readonly onLocaleChanged?: (locale: Locale) => void;
  /** Told when the words of another language could not be fetched; the present one stays. */
  readonly onLocaleFailed?: (locale: Locale) => void;
  readonly load?: (locale: Locale) => Promise<Catalogue>;
}

/** Gives everything below it the words of one language, and names that language on the document. */
export function WordsProvider({ locale, catalogue, children, onLocaleChanged, onLocaleFailed, load = loadCatalogue }: WordsProviderProps) {
  const [spoken, setSpoken] = useState({ locale, catalogue });
  const wished = useRef(locale);

  useEffect(() => {
    document.documentElement.lang = spoken.locale;
  }, [spoken.locale]);

  const chooseLocale = useCallback(
    async (next: Locale): Promise<void> => {
      wished.current = next;
      try {
        const words = await load(next);
        if (wished.current !== next) return;
        setSpoken({ locale: next, catalogue: words });
        onLocaleChanged?.(next);
      } catch {
        onLocaleFailed?.(next);
      }
    },
    [load, onLocaleChanged, onLocaleFailed],
  );

  const value = useMemo(() => ({ ...spoken, chooseLocale }), [spoken, chooseLocale]);
  return <WordsContext value={value}>{children}</WordsContext>;
}
