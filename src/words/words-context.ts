import { createContext } from 'react';

import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

export interface WordsInUse {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  /** Done when the other language is in use, or could not be had; it never fails. */
  readonly chooseLocale: (locale: Locale) => Promise<void>;
}

export const WordsContext = createContext<WordsInUse | undefined>(undefined);
