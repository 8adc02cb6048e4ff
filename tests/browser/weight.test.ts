import type { BrowserContext } from 'playwright';
import { describe, expect, it } from 'vitest';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { servedPortal } from './served-portal.ts';
import { signIn, startPath } from './sign-in.ts';

const portal = servedPortal();

interface Weight {
  /** As they came over the wire, with their headers, in kilobytes of 1000 bytes. */
  readonly scripts: number;
  readonly requests: number;
}

/** What a page fetches until nothing is under way any more, by a browser that has nothing of it yet. */
async function weighed(context: BrowserContext, path: string): Promise<Weight> {
  const page = await context.newPage();
  await page.clock.setSystemTime(scenarioStart);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.clearBrowserCache');
  const scripts = new Set<string>();
  let [bytes, requests] = [0, 0];
  wire.on('Network.responseReceived', ({ type, requestId }) => {
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(`${portal.origin}/cv3${path}`);
  await page.locator('button:enabled, tbody tr').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  return { scripts: Math.ceil(bytes / 1000), requests };
}

describe('what a browser fetches for a page', () => {
  it('is little before signing in', async () => {
    const context = await portal.browser.newContext({ locale: 'zh-CN' });
    const { scripts, requests } = await weighed(context, '/login/login');
    expect(scripts).toBeGreaterThan(100);
    expect(scripts).toBeLessThanOrEqual(165);
    expect(requests).toBeLessThanOrEqual(12);
    await context.close();
  });

  it('is the list alone, in few pieces, where one arrives at the list', async () => {
    const context = await portal.browser.newContext({ locale: 'zh-CN' });
    const page = await context.newPage();
    await page.clock.setSystemTime(scenarioStart);
    await signIn(page, portal.origin);
    await page.close();
    const { scripts, requests } = await weighed(context, startPath);
    expect(scripts).toBeGreaterThan(150);
    expect(scripts).toBeLessThanOrEqual(258);
    expect(requests).toBeLessThanOrEqual(20);
    await context.close();
  });
});
