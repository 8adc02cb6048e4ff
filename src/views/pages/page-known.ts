import type { WordsInUse } from '../../words/words-context.ts';
import { inTime } from '../lazy/lazy-screen.ts';
import { ModuleFault } from '../lazy/module-fault.ts';
import type { Page } from './page.ts';

type Prepared = Pick<Page, 'prepare' | 'words'>;

const waits = new WeakMap<Prepared, Promise<void>>();

/**
 * Done when what stands behind a page, and its words, are there; the same promise each time, until it failed and is
 * asked for again.
 */
export function pageKnown(page: Prepared, learn: WordsInUse['learn']): Promise<void> {
  const known = waits.get(page);
  if (known) return known;
  const wait = inTime(Promise.all([page.prepare(), learn(page.words)])).then(
    () => undefined,
    (cause: unknown) => {
      throw new ModuleFault(cause, () => waits.delete(page));
    },
  );
  waits.set(page, wait);
  return wait;
}

/**
 * Begins to fetch a page, all that stands behind it and its words, side by side with whatever else is under way;
 * whoever draws it meets a failure.
 */
export function preloadPage(page: Page | undefined, learn: WordsInUse['learn']): void {
  if (!page) return;
  page.Screen.preload();
  void pageKnown(page, learn).catch(() => undefined);
}
