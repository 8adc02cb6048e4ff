import { useState } from 'react';
import type { ReactNode } from 'react';

import { useLearning } from '../../words/use-words.ts';
import { usePresenters } from './shared/presenters-context.ts';
import { useFirstSign } from './use-first-sign.ts';

/** What stands beside an entry of the menu that leads to some paths. */
export type MenuMarks = (paths: readonly string[]) => ReactNode;

/** How much waits behind the entries of the menu; nothing until it is fetched, at the first sign of somebody. `followed` stands on the page as long as the menu does. */
export function useMenuMarks(hasMenus: boolean): { readonly marks: MenuMarks | undefined; readonly followed: ReactNode } {
  const { waiting } = usePresenters();
  const learn = useLearning();
  const [shown, setShown] = useState<{ readonly marks: MenuMarks; readonly followed: ReactNode }>();
  useFirstSign(hasMenus && shown === undefined, async () => {
    const [{ WaitingMark, WaitingFollowed }, counters] = await Promise.all([import('../evidence/shared/WaitingMark.tsx'), waiting(), learn(['lists'])]);
    setShown({ marks: (paths) => <WaitingMark counters={counters} paths={paths} />, followed: <WaitingFollowed counters={counters} /> });
  });
  return { marks: shown?.marks, followed: shown?.followed };
}
