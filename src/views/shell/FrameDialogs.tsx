import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';

import { lazyScreen } from './shared/lazy-screen.ts';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import { noticesArea } from '../../presentation/notices/shared/notices-area.ts';
import { useLearning } from '../../words/use-words.ts';
import { usePresenters } from './shared/presenters-context.ts';
import { useFirstSign } from './use-first-sign.ts';

// Seldom wanted, and dialogs are heavy.
const SignOutDialog = lazyScreen(async () => (await import('./SignOutDialog.tsx')).SignOutDialog);
const SignOutFailedDialog = lazyScreen(async () => (await import('./SignOutFailedDialog.tsx')).SignOutFailedDialog);
const SessionEndingDialog = lazyScreen(async () => (await import('./SessionEndingDialog.tsx')).SessionEndingDialog);

const Nothing = (): null => null;

/** What is asked on arrival: it is fetched at the first sign of somebody before the page, and never before the page. */
function ArrivalSlot() {
  const presenters = usePresenters();
  const learn = useLearning();
  const [shown, setShown] = useState<ReactNode>();
  useFirstSign(shown === undefined, async () => {
    const [{ ArrivalDialogs }, chain] = await Promise.all([import('../notices/shared/ArrivalDialogs.tsx'), presenters.of(noticesArea).arrival(), learn(['notices'])]);
    setShown(<ArrivalDialogs chain={chain} />);
  });
  return shown;
}

/** What may be asked from wherever one is. */
export const FrameDialogs = observer(function FrameDialogs() {
  const { session, shell, watch } = usePresenters();
  const hasLooked = watch.seenAt !== undefined;
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
        {session.who && <ArrivalSlot />}
      </Suspense>
    </ModuleBoundary>
  );
});
