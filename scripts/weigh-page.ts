import type { Page } from 'playwright';

export interface Weight {
  /** As they came over the wire, with their headers, in kilobytes of 1000 bytes. */
  readonly scripts: number;
  readonly requests: number;
}

/** What is fetched for an address until nothing is under way any more, by a browser that has nothing of it yet. */
export async function weighed(page: Page, address: string): Promise<Weight> {
  const wire = await page.context().newCDPSession(page);
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
  await page.goto(address);
  await page.locator('form:not([data-heard]) button:enabled, [role=row]').first().waitFor();
  await page.waitForLoadState('networkidle');
  return { scripts: bytes / 1000, requests };
}
