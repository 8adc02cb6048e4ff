import { use, useEffect } from 'react';
import { observer } from 'mobx-react-lite';

import type { TypedBefore } from './take-over.ts';
import { lazyScreen } from '../../shell/shared/lazy-screen.ts';
import { lookKnown } from '../../shell/shared/look-known.ts';
import { pageKnown } from '../../shell/shared/page-known.ts';
import type { Page } from '../../shell/shared/page.ts';
import { usePresenters } from '../../shell/shared/presenters-context.ts';
import { useLearning } from '../../../words/use-words.ts';
import type { WordsInUse } from '../../../words/words-context.ts';
import type { SignInScreenProps } from './SignInScreen.tsx';

const SignInScreen = lazyScreen<SignInScreenProps>(async () => (await import('./SignInScreen.tsx')).SignInScreen);

/** Begins to fetch the page, where it is about to be shown. */
export const preloadSignIn = SignInScreen.preload;

export interface SignInRouteProps {
  readonly page: Pick<Page, 'prepare' | 'words'>;
  readonly typedBefore: TypedBefore | undefined;
  /** Somebody is on their way in; `learn` fetches the words of where they arrive. */
  readonly onGoingOn: (learn: WordsInUse['learn']) => void;
}

/** The sign-in page. It waits for the platform's look, so that the document's own form stands until nothing moves any more. */
export const SignInRoute = observer(function SignInRoute({ page, typedBefore, onGoingOn }: SignInRouteProps) {
  const { shell, session } = usePresenters();
  const signedIn = session.who !== undefined;
  SignInScreen.preload();
  const learn = useLearning();
  const known = pageKnown(page, learn);
  use(lookKnown(shell));
  use(known);

  useEffect(() => {
    if (signedIn) shell.signInVisited();
  }, [signedIn, shell]);

  return <SignInScreen typedBefore={typedBefore} onGoingOn={() => onGoingOn(learn)} />;
});
