import { useEffect } from 'react';

import { useWords } from '../../words/use-words.ts';
import { platformName } from '../platform/platform-name.ts';
import { usePresenters } from './presenters-context.ts';

/**
 * Sets the document's title to the page and the platform, or to a brand instead (document 1, section 2). Must be called
 * by observers.
 */
export function usePageTitle(title: string, brand?: string): void {
  const { locale } = useWords();
  const { session } = usePresenters();
  const platform = brand ?? platformName(session.pageConfig, locale);
  useEffect(() => {
    document.title = platform === '' ? title : `${title} - ${platform}`;
  }, [title, platform]);
}
