import type { Page } from 'playwright';

/** 20 Mbit/s down, 40 ms round trip. */
export const line = { downloadThroughput: 2_500_000, uploadThroughput: 1_250_000, latency: 40 } as const;

/** Milliseconds from the press until the first page is painted. */
export async function opened(page: Page, button: string): Promise<number> {
  return page
    .locator(`button[aria-label^="查看"][aria-label*="${button}"]`)
    .first()
    .evaluate(async (element: HTMLElement) => {
      const began = performance.now();
      element.click();
      while (document.querySelector('dialog canvas') === null) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return performance.now() - began;
    });
}

export async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog canvas').first().waitFor({ state: 'detached' });
}
