import { use, useState } from 'react';
import { createPortal } from 'react-dom';

import { useLearning } from '../../words/use-words.ts';
import { PortalLook } from '../design/theme/PortalLook.tsx';
import { PageFooter } from './PageFooter.tsx';
import { pageKnown } from './shared/page-known.ts';
import type { Page } from './shared/page.ts';
import { TopBar } from './TopBar.tsx';

export interface FrameAheadProps {
  /** Where whoever is on their way in will arrive. */
  readonly page: Page;
}

/**
 * The frame and a page as they look before it is known who comes, outside the document. Drawn once where it takes no
 * effect, it spares the arrival what every first drawing costs: the browser has read the code, and the styles stand.
 */
export function FrameAhead({ page }: FrameAheadProps) {
  use(pageKnown(page, useLearning()));
  const [place] = useState(() => document.createElement('div'));
  return createPortal(
    // Bare: the page that is on the screen keeps its own ground and scrollbar.
    <PortalLook bare>
      <TopBar />
      <page.Screen />
      <PageFooter />
    </PortalLook>,
    place,
  );
}
