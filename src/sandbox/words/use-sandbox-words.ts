import { useMemo } from 'react';
import { sayIn, type SayIn } from '../../words/typed-words.ts';
import { useWords } from '../../words/use-words.ts';
import { sandboxCatalogues, type SandboxCatalogue } from './sandbox-catalogue.ts';

export type SandboxSay = SayIn<SandboxCatalogue>;

/** The console's own texts in the language in use. */
export function useSandboxWords(): SandboxSay {
  const { locale } = useWords();
  return useMemo(() => sayIn(sandboxCatalogues[locale]), [locale]);
}
