import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { PortalLook } from '../../../src/views/design/theme/PortalLook.tsx';
import { WordsProvider } from '../../../src/words/WordsProvider.tsx';
import { zhCN } from '../../../src/words/zh-CN.ts';

const framed = (inside: ReactNode): ReactNode => (
  <WordsProvider locale="zh-CN" catalogue={zhCN}>
    <PortalLook mode="light">{inside}</PortalLook>
  </WordsProvider>
);

/** Renders in the portal's look and in Chinese, as the portal itself does. */
export function show(content: ReactNode) {
  const shown = render(framed(content));
  return { ...shown, again: (next: ReactNode) => shown.rerender(framed(next)) };
}
