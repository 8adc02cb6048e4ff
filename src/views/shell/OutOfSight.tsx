import { Activity, Suspense, type ReactNode } from 'react';

import { ModuleBoundary } from './ModuleBoundary.tsx';

// Whoever arrives meets what failed.
const Nothing = (): null => null;

/**
 * Draws something that nobody sees yet, when there is time: it takes no effect, and what fails in it disturbs nobody.
 */
export function OutOfSight({ children }: { readonly children: ReactNode }) {
  return (
    <Activity mode="hidden">
      <ModuleBoundary Fallback={Nothing}>
        <Suspense fallback={null}>{children}</Suspense>
      </ModuleBoundary>
    </Activity>
  );
}
