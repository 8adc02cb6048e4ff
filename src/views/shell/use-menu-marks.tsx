import type { ReactNode } from 'react';

import { usePresenters } from '../pages/presenters-context.ts';
import { useAround } from './use-around.ts';
import { listsWords } from '../../words/areas/evidence.ts';

/** The mark beside the menu entry for these paths, or at its corner, where it takes no space. */
export type MenuMarks = (paths: readonly string[], atCorner?: boolean) => ReactNode;

/**
 * The numbers of waiting work for the menu entries; none until they are loaded at the first sign of the user.
 * `followed` must be rendered as long as the menu is on the page.
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
