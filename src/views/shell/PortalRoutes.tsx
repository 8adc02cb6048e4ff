import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Route, Routes, useHref, useLocation, useNavigate } from 'react-router-dom';

import { LinksContext } from '../design/actions/links-context.ts';
import { BootSkeleton } from './BootSkeleton.tsx';
import type { LazyScreen } from '../lazy/lazy-screen.ts';
import { waitForLook } from '../pages/wait-for-look.ts';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import { PlainFailed } from './PlainFailed.tsx';
import { RootMarks } from './RootMarks.tsx';
import { usePresenters } from '../pages/presenters-context.ts';

export interface SignInPlace {
  /** Whether it is the first page of the document, and not one to which the user returned. */
  readonly isFirst: boolean;
}

export interface PortalRoutesProps {
  readonly signIn: (place: SignInPlace) => ReactNode;
  /** The frame with all other pages. */
  readonly Frame: LazyScreen<object>;
}

/** Every address of the portal. Only the sign-in page is outside the frame and independent of it. */
export function PortalRoutes({ signIn, Frame }: PortalRoutesProps) {
  const { shell } = usePresenters();
  const { key } = useLocation();
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  const [firstKey] = useState(key);
  // Called during rendering, because no effect runs until the sign-in page has its look.
  void waitForLook(shell);
  const links = useMemo(
    () => ({ addressOf: (to: string) => base + to, follow: (to: string) => void navigate(to) }),
    [base, navigate],
  );

  return (
    <LinksContext value={links}>
      <RootMarks />
      <ModuleBoundary Fallback={PlainFailed}>
        <Routes>
          {['/login/*', '/zjzcy/login', '/fin4/login/login'].map((path) => (
            <Route key={path} path={path} element={signIn({ isFirst: key === firstKey })} />
          ))}
          <Route
            path="*"
            element={
              <Suspense fallback={<BootSkeleton />}>
                <Frame />
              </Suspense>
            }
          />
        </Routes>
      </ModuleBoundary>
    </LinksContext>
  );
}
