import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { PortalLook } from '../../../src/views/design/theme/PortalLook.tsx';
import { en, zhCN } from '../../../features/support/every-word.ts';
import type { Locale } from '../../../src/words/locale.ts';
import { WordsProvider } from '../../../src/words/WordsProvider.tsx';

const catalogues = { 'zh-CN': zhCN, en };

const framed = (inside: ReactNode, locale: Locale): ReactNode => (
  <WordsProvider locale={locale} catalogue={catalogues[locale]}>
    <PortalLook mode="light">{inside}</PortalLook>
  </WordsProvider>
);

/** Renders with the portal's theme, and in Chinese unless another language is given, as the portal itself does. */
export function show(content: ReactNode, locale: Locale = 'zh-CN') {
  const shown = render(framed(content, locale));
  return { ...shown, again: (next: ReactNode) => shown.rerender(framed(next, locale)) };
}
