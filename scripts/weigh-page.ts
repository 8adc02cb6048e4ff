import type { Page } from 'playwright';

export interface Weight {
  /** Transferred size with headers, in kilobytes of 1000 bytes. */
  readonly scripts: number;
  /** Without the icon, which a browser with tabs fetches for its tab. */
  readonly requests: number;
  /** The path of each request, without its query. */
  readonly fetched: readonly string[];
  /** The number of requests for scripts. */
  readonly scriptRequests: number;
  /** The largest script, and its size. */
  readonly heaviest: string;
}

/** A form that can be sent, or the first row of a list. */
const formOrRow = 'form:not([data-heard]) button:enabled, [role=row]';

/**
 * Measures the requests of an address until its page is shown, in a browser with an empty cache. `standing` is the
 * selector of an element that marks the page as shown. Prefetches for the next page are not included, because their
 * time depends on the load of the machine.
 */
export async function weighPage(page: Page, address: string, standing = formOrRow): Promise<Weight> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.clearBrowserCache');
  const pieces = new Map<
    string,
    { readonly path: string; readonly startedAt: number; readonly isScript: boolean; bytes: number }
  >();
  const started = new Map<string, number>();
  wire.on('Network.requestWillBeSent', ({ requestId, timestamp }) => started.set(requestId, timestamp));
  wire.on('Network.responseReceived', ({ type, requestId, response, timestamp }) => {
    pieces.set(requestId, {
      path: new URL(response.url).pathname,
      startedAt: started.get(requestId) ?? timestamp,
      isScript: type === 'Script',
      bytes: 0,
    });
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const piece = pieces.get(requestId);
    if (piece) piece.bytes = encodedDataLength;
  });
  await page.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      performance.mark('page stands');
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  }, standing);
  await page.goto(address);
  await page.locator(standing).first().waitFor();
  await page.waitForLoadState('networkidle');
  const { icon, sinceNavigation } = await page.evaluate(() => ({
    icon: new URL(document.querySelector<HTMLLinkElement>('link[rel~=icon]')?.href ?? '', location.href).pathname,
    sinceNavigation: performance.getEntriesByName('page stands')[0]?.startTime ?? Infinity,
  }));
  const all = [...pieces.values()];
  const navigatedAt = Math.min(...all.map(({ startedAt }) => startedAt));
  const needed = all.filter(
    ({ startedAt, path }) => path !== icon && (startedAt - navigatedAt) * 1000 <= sinceNavigation,
  );
  const scripts = needed.filter(({ isScript }) => isScript);
  const [heaviest] = scripts.toSorted((one, other) => other.bytes - one.bytes);
  return {
    scripts: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    requests: needed.length,
    fetched: needed.map(({ path }) => path),
    scriptRequests: scripts.length,
    heaviest: heaviest
      ? `${heaviest.path.slice(heaviest.path.lastIndexOf('/') + 1)}, ${(heaviest.bytes / 1000).toFixed(0)} kB`
      : '',
  };
}
