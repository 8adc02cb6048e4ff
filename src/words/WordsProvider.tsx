import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import type { Catalogue } from './catalogue.ts';
import { loadCatalogue, loadWords, type WordsArea } from './load-catalogue.ts';
import type { Locale } from './locale.ts';
import { WordsContext } from './words-context.ts';

export interface WordsProviderProps {
  /** The language to begin with. It is loaded already, because nothing is painted before its words. */
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  readonly children: ReactNode;
  /** Is called once another language is in use, so that the choice can be stored. */
  readonly onLocaleChanged?: (locale: Locale) => void;
  /** Is called when the words of another language could not be loaded; the present one stays. */
  readonly onLocaleFailed?: (locale: Locale) => void;
  readonly load?: (locale: Locale, areas: readonly WordsArea[]) => Promise<Catalogue>;
}

/**
 * Provides the words of one language to everything below it, including those of loaded areas, and sets the language of
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
  const [inUse, setInUse] = useState({ locale, catalogue });
  const requested = useRef(locale);
  const current = useRef(inUse);
  const loadedAreas = useRef(new Set<WordsArea>());

  useEffect(() => {
    document.documentElement.lang = inUse.locale;
  }, [inUse.locale]);

  const chooseLocale = useCallback(
    async (next: Locale): Promise<void> => {
      requested.current = next;
      try {
        let areas = [...loadedAreas.current];
        let words = await load(next, areas);
        // Areas that were loaded meanwhile were loaded in the previous language.
        while (requested.current === next && loadedAreas.current.size > areas.length) {
          areas = [...loadedAreas.current];
          words = await load(next, areas);
        }
        if (requested.current !== next) return;
        current.current = { locale: next, catalogue: words };
        setInUse(current.current);
        onLocaleChanged?.(next);
      } catch {
        onLocaleFailed?.(next);
      }
    },
    [load, onLocaleChanged, onLocaleFailed],
  );

  const learn = useCallback(async (areas: readonly WordsArea[]): Promise<void> => {
    for (let missing = areas; missing.length > 0;) {
      missing = areas.filter((area) => !loadedAreas.current.has(area));
      const before = current.current;
      const words = await loadWords(before.locale, missing);
      // A change of the language meanwhile was made without these areas.
      if (current.current !== before) continue;
      // Words are only added, and nothing on the screen uses them yet.
      Object.assign(before.catalogue, words);
      for (const area of missing) loadedAreas.current.add(area);
      return;
    }
  }, []);

  const value = useMemo(() => ({ ...inUse, chooseLocale, learn }), [inUse, chooseLocale, learn]);
  return <WordsContext value={value}>{children}</WordsContext>;
}
