import { Activity, Suspense, type ReactNode } from 'react';

import { ModuleBoundary } from './ModuleBoundary.tsx';

// A failure is shown only when the user reaches the content.
const Nothing = (): null => null;

/** Renders hidden content in idle time, without effects. A failure in it stays hidden. */
export function HiddenRender({ children }: { readonly children: ReactNode }) {
  return (
    <Activity mode="hidden">
      <ModuleBoundary Fallback={Nothing}>
        <Suspense fallback={null}>{children}</Suspense>
      </ModuleBoundary>
    </Activity>
  );
}
