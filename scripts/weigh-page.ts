import type { Page } from 'playwright';

export interface Weight {
  /** As they came over the wire, with their headers, in kilobytes of 1000 bytes. */
  readonly scripts: number;
  /** Without the icon, which a browser with tabs fetches for its tab. */
  readonly requests: number;
  /** The address of each of them, without its host and query, in the order of their answers. */
  readonly fetched: readonly string[];
  /** How many of them are for scripts. */
  readonly scriptRequests: number;
  /** Which script weighs most, and how much. */
  readonly heaviest: string;
}

/** What is fetched for an address until nothing is under way any more, by a browser that has nothing of it yet. */
export async function weighed(page: Page, address: string): Promise<Weight> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.clearBrowserCache');
  const scripts = new Map<string, string>();
  let heaviest = { name: '', bytes: 0 };
  const fetched: string[] = [];
  let bytes = 0;
  wire.on('Network.responseReceived', ({ type, requestId, response }) => {
    fetched.push(new URL(response.url).pathname);
    if (type === 'Script') scripts.set(requestId, response.url.slice(response.url.lastIndexOf('/') + 1));
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = scripts.get(requestId);
    if (name === undefined) return;
    bytes += encodedDataLength;
    if (encodedDataLength > heaviest.bytes) heaviest = { name, bytes: encodedDataLength };
  });
  await page.goto(address);
  await page.locator('form:not([data-heard]) button:enabled, [role=row]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const icon = await page.locator('link[rel~=icon]').first().evaluate((link: HTMLLinkElement) => new URL(link.href).pathname);
  return { scripts: bytes / 1000, requests: fetched.filter((path) => path !== icon).length, fetched, scriptRequests: scripts.size, heaviest: `${heaviest.name}, ${(heaviest.bytes / 1000).toFixed(0)} kB` };
}
