import { createContext } from 'react';

import type { Catalogue } from './catalogue.ts';
import type { WordsArea } from './load-catalogue.ts';
import type { Locale } from './locale.ts';

export interface WordsInUse {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  /** Done when the other language is in use, or could not be had; it never fails. */
  readonly chooseLocale: (locale: Locale) => Promise<void>;
  /** Done when the words of some areas are there, in the language in use; faults when they do not arrive. */
  readonly learn: (areas: readonly WordsArea[]) => Promise<void>;
}

export const WordsContext = createContext<WordsInUse | undefined>(undefined);
