import { useState } from 'react';
import type { ReactNode } from 'react';
import { helpArea } from '../../presentation/help/shared/help-presenters.ts';
import { useLearning } from '../../words/use-words.ts';
import { usePresenters } from './shared/presenters-context.ts';
import { useFirstSign } from './use-first-sign.ts';

/** The right edge of every page: what stands there is fetched at the first sign of somebody, and nothing moves when it comes. */
export function HelpSlot() {
  const presenters = usePresenters();
  const learn = useLearning();
  const [shown, setShown] = useState<ReactNode>();
  useFirstSign(shown === undefined, async () => {
    const [{ HelpCornerView }, corner] = await Promise.all([import('../help/shared/HelpCornerView.tsx'), presenters.of(helpArea).corner(), learn(['corner'])]);
    setShown(<HelpCornerView corner={corner} />);
  });
  return shown;
}
