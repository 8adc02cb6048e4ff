import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import { lazyScreen } from '../../lazy/lazy-screen.ts';
import { waitForLook } from '../../pages/wait-for-look.ts';
import { loadPage } from '../../pages/load-page.ts';
import { plainPath, type Page } from '../../pages/page.ts';
import { usePresenters } from '../../pages/presenters-context.ts';
import { useLearning } from '../../../words/use-words.ts';
import type { WordsInUse } from '../../../words/words-context.ts';
import type { ChannelSignInProps } from './ChannelSignIn.tsx';
import type { SignInScreenProps } from './SignInScreen.tsx';

const SignInScreen = lazyScreen<SignInScreenProps>(async () => (await import('./SignInScreen.tsx')).SignInScreen);

const ChannelSignIn = lazyScreen<ChannelSignInProps>(async () => (await import('./ChannelSignIn.tsx')).ChannelSignIn);

/** Starts to load the page shortly before it is shown. */
export const preloadSignIn = SignInScreen.preload;

export interface SignInRouteProps extends Pick<SignInScreenProps, 'typedBefore' | 'channel'> {
  readonly page: Pick<Page, 'prepare' | 'words'>;
  /**
   * Called when the user signs in. `learn` loads the texts of the first page.
   * @returns what to render meanwhile, invisibly
   */
  readonly onGoingOn: (learn: WordsInUse['learn']) => Promise<ReactNode>;
}

const SignIn = observer(function SignIn({ page, onGoingOn, ...props }: SignInRouteProps) {
  const { shell, session } = usePresenters();
  const signedIn = session.who !== undefined;
  SignInScreen.preload();
  const learn = useLearning();
  const known = loadPage(page, learn);
  use(waitForLook(shell));
  use(known);

  useEffect(() => {
    if (signedIn) shell.signInVisited();
  }, [signedIn, shell]);

  const waits = session.state.kind === 'signed-out';
  const path = plainPath(useLocation().pathname);
  useEffect(() => {
    if (waits) shell.signInShown(path);
  }, [waits, path, shell]);

  const [ahead, setAhead] = useState<ReactNode>();
  const isAsked = useRef(false);
  const onward = (): void => {
    // The content was rendered in advance and is no longer needed; its removal must not delay the user.
    if (isAsked.current) {
      setAhead(undefined);
      return;
    }
    isAsked.current = true;
    // The next page reports a failure.
    void onGoingOn(learn).then(setAhead, () => (isAsked.current = false));
  };
  return (
    <>
      <SignInScreen {...props} onGoingOn={onward} />
      {ahead}
    </>
  );
});

/**
 * The sign-in page. It waits for the platform's brand, so that the document's own form is replaced only when nothing
 * will move.
 */
export function SignInRoute(props: SignInRouteProps) {
  if (plainPath(useLocation().pathname) === '/login/login') return <SignIn {...props} />;
  return <ChannelSignIn>{(channel) => <SignIn {...props} channel={channel} />}</ChannelSignIn>;
}
