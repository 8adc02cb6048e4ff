import type { Page } from 'playwright';

/**
 * Sets the date of a page to an instant, in milliseconds since 1970, from which it advances. Only `Date` changes.
 * Playwright's own clock would also control frames and timers, which would be later than the browser's own and would
 * distort measurements of paint times.
 */
export async function livingAt(page: Page, moment: number): Promise<void> {
  await page.addInitScript((ahead: number) => {
    const Own = Date;
    class Shifted extends Own {
      constructor(...of: readonly unknown[]) {
        super(...((of.length === 0 ? [Shifted.now()] : of) as [number]));
      }
      static override now(): number {
        return Own.now() + ahead;
      }
    }
    // Called as a function, `Date` returns the instant as text.
    globalThis.Date = new Proxy(Shifted, { apply: () => new Shifted().toString() }) as DateConstructor;
  }, moment - Date.now());
}
