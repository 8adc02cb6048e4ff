import type { Page } from 'playwright';

/**
 * Has a page live at a moment, in milliseconds since 1970, and go on from there, by its date alone. Playwright's own
 * clock would play frames and timers too, which come later than the browser's own, and a measure of when something is
 * painted would be one of that clock.
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
    // Called as a function it says the moment as words.
    globalThis.Date = new Proxy(Shifted, { apply: () => new Shifted().toString() }) as DateConstructor;
  }, moment - Date.now());
}
