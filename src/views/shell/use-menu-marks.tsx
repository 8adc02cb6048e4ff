import type { ReactNode } from 'react';

import { usePresenters } from '../pages/presenters-context.ts';
import { useAround } from './use-around.ts';
import { listsWords } from '../../words/areas/evidence.ts';

/** What stands beside an entry of the menu that leads to some paths, or at its corner, where it takes no room. */
export type MenuMarks = (paths: readonly string[], atCorner?: boolean) => ReactNode;

/**
 * How much waits behind the entries of the menu; nothing until it is fetched, at the first sign of somebody. `followed`
 * stands on the page as long as the menu does.
 */
export function useMenuMarks(hasMenus: boolean): {
  readonly marks: MenuMarks | undefined;
  readonly followed: ReactNode;
} {
  const { waiting } = usePresenters();
  const shown = useAround(hasMenus, [listsWords], waiting, ({ WaitingMark, WaitingFollowed }, counters) => ({
    marks: ((paths, atCorner) => (
      <WaitingMark counters={counters} paths={paths} atCorner={atCorner} />
    )) satisfies MenuMarks,
    followed: <WaitingFollowed counters={counters} />,
  }));
  return { marks: shown?.marks, followed: shown?.followed };
}
