import { use, useEffect } from 'react';
import { observer } from 'mobx-react-lite';

import type { TypedBefore } from './take-over.ts';
import { lazyScreen } from '../../shell/shared/lazy-screen.tsx';
import { lookKnown } from '../../shell/look-known.ts';
import { usePresenters } from '../../shell/shared/presenters-context.ts';
import type { SignInScreenProps } from './SignInScreen.tsx';

const SignInScreen = lazyScreen<SignInScreenProps>(async () => (await import('./SignInScreen.tsx')).SignInScreen);

export interface SignInRouteProps {
  readonly typedBefore: TypedBefore | undefined;
  readonly onGoingOn: () => void;
}

/** The sign-in page. It waits for the platform's look, so that the document's own form stands until nothing moves any more. */
export const SignInRoute = observer(function SignInRoute({ typedBefore, onGoingOn }: SignInRouteProps) {
  const { shell, session } = usePresenters();
  const signedIn = session.who !== undefined;
  SignInScreen.preload();
  use(lookKnown(shell));

  useEffect(() => {
    if (signedIn) shell.signInVisited();
  }, [signedIn, shell]);

  return <SignInScreen typedBefore={typedBefore} onGoingOn={onGoingOn} />;
});
