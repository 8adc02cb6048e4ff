import type { ReactNode } from 'react';

/** A page that is on its way. The foot is not shown until it is there, and so slides nowhere when it comes. */
export function AwaitedPage({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-busy="true" data-awaited="">
      {children}
    </div>
  );
}
