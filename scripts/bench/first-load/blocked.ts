import type { Browser, BrowserContext } from 'playwright';
import { scenarioStart } from '../../../features/support/demo-world.ts';
import { livingAt } from '../../../tests/browser/living-at.ts';

/** Tasks of the main thread up to this many milliseconds are not noticed. */
const unnoticed = 50;

export interface Blocked {
  /** Total milliseconds by which tasks of the main thread exceed that limit. */
  readonly time: number;
  readonly longest: number;
}

/**
 * Measures how long the main thread of a page is blocked while it loads, on a processor that is `times` slower, until
 * rows are shown and no request is running.
 */
export async function blocked(
  browser: Browser,
  state: Awaited<ReturnType<BrowserContext['storageState']>>,
  address: string,
  times: number,
): Promise<Blocked> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1280, height: 900 },
    storageState: state,
  });
  const page = await context.newPage();
  await livingAt(page, scenarioStart);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Reflect.set(globalThis, 'longTasks', tasks);
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: times });
  await page.goto(address);
  await page.locator('[role=row]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const tasks = await page.evaluate(() => Reflect.get(globalThis, 'longTasks') as readonly number[]);
  await context.close();
  return { time: tasks.reduce((sum, task) => sum + Math.max(0, task - unnoticed), 0), longest: Math.max(0, ...tasks) };
}
