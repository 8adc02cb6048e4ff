import { Suspense, useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';

import { ArrivalSlot } from './later-panels.tsx';
import { lazyScreen } from './shared/lazy-screen.ts';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import { usePresenters } from './shared/presenters-context.ts';
import { useFirstSign } from './use-first-sign.ts';

// Seldom wanted, and dialogs are heavy.
const SignOutDialog = lazyScreen(async () => (await import('./SignOutDialog.tsx')).SignOutDialog);
const SignOutFailedDialog = lazyScreen(async () => (await import('./SignOutFailedDialog.tsx')).SignOutFailedDialog);
const SessionEndingDialog = lazyScreen(async () => (await import('./SessionEndingDialog.tsx')).SessionEndingDialog);

const Nothing = (): null => null;

/** What may be asked from wherever one is. */
export const FrameDialogs = observer(function FrameDialogs() {
  const { session, shell, watch } = usePresenters();
  const hasLooked = watch.seenAt !== undefined;
  // What is asked on arrival is fetched once somebody is there, and never before the page.
  const [isThere, setIsThere] = useState(false);
  useFirstSign(!isThere, async () => setIsThere(true));
  // It is wanted after half an hour, when a new build may have taken its file away; the first page comes before it.
  useEffect(() => {
    if (hasLooked) SessionEndingDialog.preload();
  }, [hasLooked]);
  return (
    <ModuleBoundary Fallback={Nothing}>
      <Suspense fallback={null}>
        {shell.leaving && <SignOutDialog />}
        {shell.signOutFailure && <SignOutFailedDialog failure={shell.signOutFailure} />}
        {watch.endsAt !== undefined && <SessionEndingDialog />}
        {isThere && session.who && <ArrivalSlot />}
      </Suspense>
    </ModuleBoundary>
  );
});
