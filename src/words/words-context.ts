import { createContext } from 'react';

import type { Catalogue } from './catalogue.ts';
import type { WordsArea } from './load-catalogue.ts';
import type { Locale } from './locale.ts';

export interface WordsInUse {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  /** Changes the language; resolves when it is in use or could not be loaded, and never rejects. */
  readonly chooseLocale: (locale: Locale) => Promise<void>;
  /** Loads the words of some areas in the present language; rejects if they fail to load. */
  readonly learn: (areas: readonly WordsArea[]) => Promise<void>;
}

export const WordsContext = createContext<WordsInUse | undefined>(undefined);
