import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { thinned } from '../support/audit.ts';
import { livingAt } from './living-at.ts';
import { servedPortal } from './served-portal.ts';
import { startPath } from './sign-in.ts';

const portal = servedPortal();

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * The cumulative layout shift of a page while it loads, as browsers calculate it: 0 for none, 1 for the whole screen by
 * its own height.
 */
async function slid(page: Page, path: string, shown: string): Promise<number> {
  await page.addInitScript(() => {
    const slides: number[] = [];
    Object.assign(globalThis, { slides });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) slides.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${portal.origin}/cv3${path}`);
  await page.getByText(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    (Reflect.get(globalThis, 'slides') as readonly number[]).reduce((sum, slide) => sum + slide, 0),
  );
}

const pages = [
  ['the list', startPath, 'DD20261119-0031'],
  ['what may be chosen', '/credit/finance-data/create/finance', 'RX6101-2026-00871'],
  ['a package', '/credit/finance-data/detail?p=DD20261104-0136', '启衡重工集团股份有限公司'],
  ['its documents', '/credit/finance-data/upload/default?p=DD20261119-0031', '融资申请授权书'],
] as const;

/** `npm test` loads two pages at each width, and other pages at the other width. */
describe.each([
  [1280, 0],
  [390, 1],
] as const)('at %d pixels nothing moves while it loads:', (width, first) => {
  it.each(thinned(pages, 2, first))('%s', async (_name, path, shown) => {
    const context = await portal.signedIn({ locale: 'zh-CN', viewport: { width, height: 900 } });
    const page = await context.newPage();
    await livingAt(page, scenarioStart);
    expect(await slid(page, path, shown)).toBeLessThanOrEqual(0.02);
    await context.close();
  });
});
