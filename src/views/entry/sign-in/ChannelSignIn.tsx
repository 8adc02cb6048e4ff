import { use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Navigate, useLocation } from 'react-router-dom';

import { channelAt, fundersPath } from '../../../domain/entry/channels.ts';
import { useLearning, useWords } from '../../../words/use-words.ts';
import { waitForLook } from '../../pages/wait-for-look.ts';
import { loadPage } from '../../pages/load-page.ts';
import { usePresenters } from '../../pages/presenters-context.ts';
import { channelBrand, projectSerial, type ChannelBrand } from '../../../presentation/entry/sign-in/channel-brand.ts';
import { entryArea } from '../../../presentation/entry/entry-presenters.ts';
import { waysInWords } from '../../../words/areas/entry.ts';

export interface ChannelSignInProps {
  readonly children: (brand: ChannelBrand) => ReactNode;
}

const ownWords = { words: [waysInWords], prepare: async () => undefined } as const;

/** Leads financial institutions to their own sign-in address; without one, they sign in here. */
const ToFunders = observer(function ToFunders() {
  const { session, shell } = usePresenters();
  use(waitForLook(shell));
  const { fundersUrl } = session.pageConfig;
  useEffect(() => {
    if (fundersUrl !== '') window.location.replace(fundersUrl);
  }, [fundersUrl]);
  return fundersUrl === '' ? <Navigate to="/login/login" replace /> : null;
});

/** The name of the guarantee project that the address names, once the platform knows it. */
function useProjectName(serial: string | undefined): string | undefined {
  const presenters = usePresenters();
  const [found, setFound] = useState<{ readonly serial: string; readonly name: string | undefined }>();
  useEffect(() => {
    let isOver = false;
    const look = async (asked: string): Promise<void> => {
      const name = await presenters.of(entryArea).projectName(asked);
      if (!isOver) setFound({ serial: asked, name });
    };
    if (serial !== undefined) void look(serial);
    return () => {
      isOver = true;
    };
  }, [presenters, serial]);
  return found?.serial === serial ? found?.name : undefined;
}

/** The sign-in page of a channel. An unknown address leads to the common page, so that old addresses still work. */
export const ChannelSignIn = observer(function ChannelSignIn({ children }: ChannelSignInProps) {
  const { pathname, search } = useLocation();
  const { session, shell } = usePresenters();
  use(loadPage(ownWords, useLearning()));
  use(waitForLook(shell));
  const { say } = useWords();
  const channel = channelAt(pathname);
  const projectName = useProjectName(channel && projectSerial(channel, search));
  if (channel)
    return children(
      channelBrand(channel, projectName, session.pageConfig, {
        plain: (key) => say(key),
        project: ({ project }) => say('channels.project', { project }),
      }),
    );
  return pathname.startsWith(fundersPath) ? <ToFunders /> : <Navigate to={`/login/login${search}`} replace />;
});
