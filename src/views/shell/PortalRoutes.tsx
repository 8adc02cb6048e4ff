import { Suspense, useMemo, useState } from 'react';
import { Navigate, Route, Routes, useHref, useLocation, useNavigate } from 'react-router-dom';

import { LinksContext } from '../design/actions/links-context.ts';
import type { TypedBefore } from '../entry/sign-in/take-over.ts';
import { BootSkeleton } from './BootSkeleton.tsx';
import { lazyScreen } from './shared/lazy-screen.tsx';
import { lookKnown } from './look-known.ts';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import { pageAt, pages } from './pages.ts';
import { PlainFailed } from './PlainFailed.tsx';
import { usePresenters } from './shared/presenters-context.ts';
import { SignInRoute } from '../entry/sign-in/SignInRoute.tsx';

const FramedPages = lazyScreen(async () => (await import('./FramedPages.tsx')).FramedPages);

function preloadPortal(): void {
  FramedPages.preload();
  pages[0]?.Screen.preload();
}

export interface PortalRoutesProps {
  /** What was typed into the sign-in document before the portal took it over. */
  readonly typedBefore?: TypedBefore | undefined;
}

/** Every address of the portal. Only the sign-in page stands outside the frame, and needs nothing of it. */
export function PortalRoutes({ typedBefore }: PortalRoutesProps) {
  const { shell } = usePresenters();
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  const [firstKey] = useState(key);
  // Asked for while drawing, because nothing is in the page, and no effect runs, before the sign-in page has its look.
  void lookKnown(shell);
  const links = useMemo(() => ({ addressOf: (to: string) => base + to, follow: (to: string) => void navigate(to) }), [base, navigate]);
  // The frame and the page in it are fetched side by side.
  pageAt(pathname, search)?.Screen.preload();

  return (
    <LinksContext value={links}>
      <ModuleBoundary Fallback={PlainFailed}>
        <Routes>
          <Route path="/login" element={<Navigate to={`/login/login${search}`} replace />} />
          <Route path="/login/login" element={<SignInRoute typedBefore={key === firstKey ? typedBefore : undefined} onGoingOn={preloadPortal} />} />
          <Route
            path="*"
            element={
              <Suspense fallback={<BootSkeleton />}>
                <FramedPages />
              </Suspense>
            }
          />
        </Routes>
      </ModuleBoundary>
    </LinksContext>
  );
}
