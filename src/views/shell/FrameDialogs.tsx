import { Suspense, useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { NavigationType, useNavigationType } from 'react-router-dom';

import { lazyScreen } from '../lazy/lazy-screen.ts';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import { noticesArea } from '../../presentation/notices/shared/notices-area.ts';
import { usePresenters } from '../pages/presenters-context.ts';
import { useAround } from './use-around.ts';
import { memberWords } from '../../words/areas/notices.ts';

// Loaded separately, because dialogs are large and rarely needed.
const SignOutDialog = lazyScreen(async () => (await import('./SignOutDialog.tsx')).SignOutDialog);
const SignOutFailedDialog = lazyScreen(async () => (await import('./SignOutFailedDialog.tsx')).SignOutFailedDialog);
const SessionEndingDialog = lazyScreen(async () => (await import('./SessionEndingDialog.tsx')).SessionEndingDialog);

const Nothing = (): null => null;

/**
 * The dialogs on arrival, which follow the page. After a sign-in they follow as soon as the page is complete; after a
 * reload they wait longer, so that the page's own data are loaded first.
 */
function ArrivalSlot() {
  const presenters = usePresenters();
  // A newly loaded document has not navigated yet.
  const hasSignedIn = useNavigationType() !== NavigationType.Pop;
  return useAround(
    true,
    [memberWords],
    async () => presenters.of(noticesArea).arrival(),
    ({ ArrivalDialogs }, chain) => <ArrivalDialogs chain={chain} />,
    hasSignedIn ? 'as it stands' : 'a moment',
  );
}

/** The dialogs that can open over every page. */
export const FrameDialogs = observer(function FrameDialogs() {
  const { session, shell, watch } = usePresenters();
  const hasLooked = watch.checkedAt !== undefined;
  // The dialog is loaded early, because half an hour later a new build may have removed its file. The first page is
  // loaded before it.
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
