import type { Browser, CDPSession, Page } from 'playwright';

/** How many times slower than this machine a user's machine may be. */
const slowness = 6;

export interface ThrottledPage {
  readonly page: Page;
  /** Milliseconds for which the main thread of the page worked during an action. */
  readonly worked: (what: () => Promise<unknown>) => Promise<number>;
  close(): Promise<void>;
}

/** Presses a checkbox, and resolves when the change is painted. */
export async function pressed(page: Page, box: string): Promise<void> {
  await page
    .locator(box)
    .first()
    .evaluate(async (element: HTMLElement) => {
      element.click();
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
    });
}

/** Bytes per second, and milliseconds of a round trip; -1 for a direction without a limit. */
export interface Line {
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
  readonly latency: number;
}

/** Limits a page to a connection from now on. */
export async function onLine(page: Page, line: Line): Promise<CDPSession> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', { offline: false, ...line });
  return wire;
}

async function taskTime(wire: CDPSession): Promise<number> {
  const { metrics } = await wire.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** A page in its own window, whose processor is `times` slower after it has loaded. */
export async function throttledPage(
  browser: Browser,
  address: string,
  ready: string,
  times = slowness,
): Promise<ThrottledPage> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  // Measures the processor time of the thread, so that other load on the machine does not count.
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await wire.send('Emulation.setCPUThrottlingRate', { rate: times });
  return {
    page,
    worked: async (what) => {
      const before = await taskTime(wire);
      await what();
      return (await taskTime(wire)) - before;
    },
    close: async () => context.close(),
  };
}
