import { useEffect } from 'react';

import { useWords } from '../../words/use-words.ts';
import { platformName } from '../platform/platform-name.ts';
import { usePresenters } from './presenters-context.ts';

/**
 * Names the document after its page and the platform, or a brand in its place (document 1, section 2). To be used by
 * observers.
 */
export function usePageTitle(title: string, brand?: string): void {
  const { locale } = useWords();
  const { session } = usePresenters();
  const platform = brand ?? platformName(session.pageConfig, locale);
  useEffect(() => {
    document.title = platform === '' ? title : `${title} - ${platform}`;
  }, [title, platform]);
}
