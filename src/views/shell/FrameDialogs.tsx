import { Suspense, useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { NavigationType, useNavigationType } from 'react-router-dom';

import { lazyScreen } from '../lazy/lazy-screen.ts';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import { noticesArea } from '../../presentation/notices/shared/notices-area.ts';
import { usePresenters } from '../pages/presenters-context.ts';
import { useAround } from './use-around.ts';
import { memberWords } from '../../words/areas/notices.ts';

// Seldom wanted, and dialogs are heavy.
const SignOutDialog = lazyScreen(async () => (await import('./SignOutDialog.tsx')).SignOutDialog);
const SignOutFailedDialog = lazyScreen(async () => (await import('./SignOutFailedDialog.tsx')).SignOutFailedDialog);
const SessionEndingDialog = lazyScreen(async () => (await import('./SessionEndingDialog.tsx')).SessionEndingDialog);

const Nothing = (): null => null;

/**
 * What is asked on arrival: never before the page, and as soon as it stands where one has just signed in. Whoever opens
 * a page in the middle of their work has fetched first what the page is of.
 */
function ArrivalSlot() {
  const presenters = usePresenters();
  // A document that was just loaded has not moved yet.
  const hasSignedIn = useNavigationType() !== NavigationType.Pop;
  return useAround(
    true,
    [memberWords],
    async () => presenters.of(noticesArea).arrival(),
    ({ ArrivalDialogs }, chain) => <ArrivalDialogs chain={chain} />,
    hasSignedIn ? 'as it stands' : 'a moment',
  );
}

/** What may be asked from wherever one is. */
export const FrameDialogs = observer(function FrameDialogs() {
  const { session, shell, watch } = usePresenters();
  const hasLooked = watch.checkedAt !== undefined;
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
