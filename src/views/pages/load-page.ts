import type { WordsInUse } from '../../words/words-context.ts';
import { inTime } from '../lazy/lazy-screen.ts';
import { ModuleFault } from '../lazy/module-fault.ts';
import type { Page } from './page.ts';

type Prepared = Pick<Page, 'prepare' | 'words'>;

const waits = new WeakMap<Prepared, Promise<void>>();

/**
 * Resolves when the code and the texts of a page are loaded. Every call returns the same promise, until it fails and
 * the page is requested again.
 */
export function loadPage(page: Prepared, learn: WordsInUse['learn']): Promise<void> {
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

/** Starts to load a page, its code and its texts in parallel. A failure appears when the page is rendered. */
export function preloadPage(page: Page | undefined, learn: WordsInUse['learn']): void {
  if (!page) return;
  page.Screen.preload();
  void loadPage(page, learn).catch(() => undefined);
}
