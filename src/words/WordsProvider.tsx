import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import type { Catalogue } from './catalogue.ts';
import { loadCatalogue, loadWords, type WordsArea } from './load-catalogue.ts';
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
  readonly load?: (locale: Locale, areas: readonly WordsArea[]) => Promise<Catalogue>;
}

/**
 * Gives everything below it the words of one language, those of areas as they are learnt, and names that language on
 * the document.
 */
export function WordsProvider({
  locale,
  catalogue,
  children,
  onLocaleChanged,
  onLocaleFailed,
  load = loadCatalogue,
}: WordsProviderProps) {
  const [spoken, setSpoken] = useState({ locale, catalogue });
  const wished = useRef(locale);
  const current = useRef(spoken);
  const learnt = useRef(new Set<WordsArea>());

  useEffect(() => {
    document.documentElement.lang = spoken.locale;
  }, [spoken.locale]);

  const chooseLocale = useCallback(
    async (next: Locale): Promise<void> => {
      wished.current = next;
      try {
        let areas = [...learnt.current];
        let words = await load(next, areas);
        // What was learnt meanwhile was learnt in the language before.
        while (wished.current === next && learnt.current.size > areas.length) {
          areas = [...learnt.current];
          words = await load(next, areas);
        }
        if (wished.current !== next) return;
        current.current = { locale: next, catalogue: words };
        setSpoken(current.current);
        onLocaleChanged?.(next);
      } catch {
        onLocaleFailed?.(next);
      }
    },
    [load, onLocaleChanged, onLocaleFailed],
  );

  const learn = useCallback(async (areas: readonly WordsArea[]): Promise<void> => {
    for (let missing = areas; missing.length > 0;) {
      missing = areas.filter((area) => !learnt.current.has(area));
      const before = current.current;
      const words = await loadWords(before.locale, missing);
      // Whoever changed the language meanwhile did so without these areas.
      if (current.current !== before) continue;
      // Only added to: nothing that stands on the screen says them yet.
      Object.assign(before.catalogue, words);
      for (const area of missing) learnt.current.add(area);
      return;
    }
  }, []);

  const value = useMemo(() => ({ ...spoken, chooseLocale, learn }), [spoken, chooseLocale, learn]);
  return <WordsContext value={value}>{children}</WordsContext>;
}
