import type { Page } from 'playwright';
import { launchBrowser } from '../browser.ts';
import { benchPages } from './bench-pages.ts';
import { median, type Measurement, type Reading } from './reading.ts';
import { pressed, throttledPage, type ThrottledPage } from './throttled-page.ts';

const rounds = 5;
/** The first checkbox of the page: the one in the head of the table. */
const boxOfAll = 'input[type=checkbox]';
const frames = 40;
const pixelsAFrame = 400;

/** Scrolls the given number of frames, and resolves when the last is painted. */
async function scroll(page: Page, by: number): Promise<void> {
  await page.evaluate(
    async ([each, count]) => {
      for (let frame = 0; frame < count; frame += 1) {
        window.scrollBy(0, each);
        await new Promise(requestAnimationFrame);
      }
    },
    [by, frames] as const,
  );
}

interface Rows {
  readonly down: number[];
  readonly up: number[];
  readonly tick: number[];
}

/** Alternates between the pages, so that other load on this machine affects both. */
async function measured(shown: readonly ThrottledPage[]): Promise<readonly Rows[]> {
  const found = shown.map((): Rows => ({ down: [], up: [], tick: [] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { page, worked }] of shown.entries()) {
      const down = await worked(async () => scroll(page, pixelsAFrame));
      const up = await worked(async () => scroll(page, -pixelsAFrame));
      const tick = await worked(async () => pressed(page, boxOfAll));
      await pressed(page, boxOfAll);
      // The first round is a warm-up.
      if (round === 0) continue;
      found[at]?.down.push(down / frames);
      found[at]?.up.push(up / frames);
      found[at]?.tick.push(tick);
    }
  }
  return found;
}

/** A hundred thousand rows on a processor six times slower, compared with as many plain ones. */
export const rows: Measurement = {
  name: 'rows',
  measure: async (): Promise<readonly Reading[]> => {
    const pages = await benchPages(['portal-rows', 'plain-rows']);
    const browser = await launchBrowser();
    const plain = await throttledPage(browser, pages.address('plain-rows'), '.row');
    const portal = await throttledPage(browser, pages.address('portal-rows'), '[data-index]');
    const [floor, found] = await measured([plain, portal]);
    await browser.close();
    await pages.close();
    if (!floor || !found) throw new Error('Nothing was measured');
    const is = 'plain recycling rows';
    return [
      {
        what: 'a frame while scrolling down',
        measured: median(found.down),
        unit: 'ms',
        floor: { is, value: median(floor.down) },
        limit: 2,
      },
      {
        what: 'a frame while scrolling up',
        measured: median(found.up),
        unit: 'ms',
        floor: { is, value: median(floor.up) },
        limit: 2,
      },
      {
        what: 'select all',
        measured: median(found.tick),
        unit: 'ms',
        floor: { is, value: median(floor.tick) },
        limit: 1.2,
      },
    ];
  },
};
