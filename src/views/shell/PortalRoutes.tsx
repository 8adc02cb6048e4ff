import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Route, Routes, useHref, useLocation, useNavigate } from 'react-router-dom';

import { useLearning } from '../../words/use-words.ts';
import { LinksContext } from '../design/actions/links-context.ts';
import { BootSkeleton } from './BootSkeleton.tsx';
import { lazyScreen } from './shared/lazy-screen.ts';
import { lookKnown } from './shared/look-known.ts';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import { preloadPage } from './shared/page-known.ts';
import { pageAt, usePages } from './shared/page.ts';
import { PlainFailed } from './PlainFailed.tsx';
import { usePresenters } from './shared/presenters-context.ts';

const FramedPages = lazyScreen(async () => (await import('./FramedPages.tsx')).FramedPages);

/** Begins to fetch the frame, where a page in it is about to be shown. */
export const preloadFrame = FramedPages.preload;

export interface SignInPlace {
  /** It is the page that the document itself showed, and not one that was come back to. */
  readonly isFirst: boolean;
  readonly onGoingOn: () => void;
}

export interface PortalRoutesProps {
  readonly signIn: (place: SignInPlace) => ReactNode;
}

/** Every address of the portal. Only the sign-in page stands outside the frame, and needs nothing of it. */
export function PortalRoutes({ signIn }: PortalRoutesProps) {
  const pages = usePages();
  const learn = useLearning();
  const { shell } = usePresenters();
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  const [firstKey] = useState(key);
  // Asked for while drawing, because nothing is in the page, and no effect runs, before the sign-in page has its look.
  void lookKnown(shell);
  const links = useMemo(() => ({ addressOf: (to: string) => base + to, follow: (to: string) => void navigate(to) }), [base, navigate]);
  // The frame and the page in it are fetched side by side.
  preloadPage(pageAt(pages, pathname, search), learn);
  const onGoingOn = (): void => {
    FramedPages.preload();
    preloadPage(pages[0], learn);
  };

  return (
    <LinksContext value={links}>
      <ModuleBoundary Fallback={PlainFailed}>
        <Routes>
          {['/login/*', '/zjzcy/login', '/fin4/login/login'].map((path) => (
            <Route key={path} path={path} element={signIn({ isFirst: key === firstKey, onGoingOn })} />
          ))}
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
