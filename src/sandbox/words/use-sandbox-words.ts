import { useMemo } from 'react';
import { useWords } from '../../words/use-words.ts';
import {
  sandboxCatalogues, sandboxWord, type PlainSandboxKey, type SandboxKey, type SandboxKeyWithValues, type SandboxMessage, type SandboxValues,
} from './sandbox-catalogue.ts';

/** Says a message of a presenter, a plain key, or a key with its values. */
export interface SandboxSay {
  (said: SandboxMessage | PlainSandboxKey): string;
  <Key extends SandboxKeyWithValues>(key: Key, values: SandboxValues<Key>): string;
}

/** The console's own words in the language in use. */
export function useSandboxWords(): SandboxSay {
  const { locale } = useWords();
  return useMemo(() => {
    const say: SandboxSay = (said: SandboxMessage | SandboxKey, values?: unknown) =>
      sandboxWord(sandboxCatalogues[locale], (typeof said === 'string' ? { key: said, values } : said) as SandboxMessage);
    return say;
  }, [locale]);
}
