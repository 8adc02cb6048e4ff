import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { noticesArea } from '../../presentation/notices/shared/notices-area.ts';
import { useLearning } from '../../words/use-words.ts';
import { usePresenters } from './shared/presenters-context.ts';

/** What is asked on arrival; where it does not arrive the page stays as it is. */
export function ArrivalSlot() {
  const presenters = usePresenters();
  const learn = useLearning();
  const [shown, setShown] = useState<ReactNode>();
  useEffect(() => {
    let isLeft = false;
    const fetched = async (): Promise<void> => {
      const [{ ArrivalDialogs }, chain] = await Promise.all([import('../notices/shared/ArrivalDialogs.tsx'), presenters.of(noticesArea).arrival(), learn(['member'])]);
      if (!isLeft) setShown(<ArrivalDialogs chain={chain} />);
    };
    void fetched().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [presenters, learn]);
  return shown;
}
