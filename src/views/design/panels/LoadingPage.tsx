import type { ReactNode } from 'react';

/** A page that is being loaded. `data-awaited` hides the footer until then, so that the footer does not move. */
export function LoadingPage({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-busy="true" data-awaited="">
      {children}
    </div>
  );
}
