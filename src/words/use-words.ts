import { useContext, useMemo } from 'react';

import { word } from './catalogue.ts';
import type { KeyWithValues, Message, MessageKey, PlainKey, ValuesOf } from './catalogue.ts';
import type { Locale } from './locale.ts';
import { WordsContext } from './words-context.ts';

/** Says a message of a presenter, a plain key, or a key with its values. */
export interface Say {
  (said: Message | PlainKey): string;
  <Key extends KeyWithValues>(key: Key, values: ValuesOf<Key>): string;
}

export interface Words {
  readonly say: Say;
  readonly locale: Locale;
  readonly chooseLocale: (locale: Locale) => Promise<void>;
}

/** The words of the language in use. Refuses outside a `WordsProvider`. */
export function useWords(): Words {
  const inUse = useContext(WordsContext);
  if (inUse === undefined) throw new Error('useWords needs a WordsProvider above it');
  return useMemo(() => {
    const say: Say = (said: Message | MessageKey, values?: unknown) =>
      word(inUse.catalogue, (typeof said === 'string' ? { key: said, values } : said) as Message);
    return { say, locale: inUse.locale, chooseLocale: inUse.chooseLocale };
  }, [inUse]);
}
