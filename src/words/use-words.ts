import { useContext, useMemo } from 'react';

import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';
import { sayIn, type SayIn } from './typed-words.ts';
import { WordsContext, type WordsInUse } from './words-context.ts';

export type Say = SayIn<Catalogue>;

export interface Words {
  readonly say: Say;
  readonly locale: Locale;
  readonly chooseLocale: (locale: Locale) => Promise<void>;
}

function useWordsInUse(): WordsInUse {
  const inUse = useContext(WordsContext);
  if (inUse === undefined) throw new Error('useWords needs a WordsProvider above it');
  return inUse;
}

/**
 * Loads the words of areas.
 * @throws outside a `WordsProvider`
 */
export function useLearning(): WordsInUse['learn'] {
  return useWordsInUse().learn;
}

/**
 * The words of the present language.
 * @throws outside a `WordsProvider`
 */
export function useWords(): Words {
  const inUse = useWordsInUse();
  return useMemo(
    () => ({ say: sayIn(inUse.catalogue), locale: inUse.locale, chooseLocale: inUse.chooseLocale }),
    [inUse],
  );
}
