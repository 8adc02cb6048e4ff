import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { livingAt } from './living-at.ts';
import { servedPortal } from './served-portal.ts';
import { signIn, startPath } from './sign-in.ts';

const portal = servedPortal();

/** A browser keeps six connections to a host, for all of its windows. */
const windows = 7;
const uploads = 5;

const isStream = (address: string): boolean => address.endsWith('/extensions/announcements');

async function opened(context: BrowserContext, streams: string[], name: string): Promise<Page> {
  const page = await context.newPage();
  await livingAt(page, scenarioStart);
  page.on('request', (request) => void (isStream(request.url()) && streams.push(name)));
  return page;
}

/** Starts uploads that are too slow to finish during the test. Resolves once each is running. */
async function sending(page: Page, address: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 20_000,
  });
  await page.evaluate(
    async ([to, count]) => {
      await Promise.all(
        Array.from(
          { length: count },
          async () =>
            new Promise<void>((begun) => {
              const upload = new XMLHttpRequest();
              upload.upload.addEventListener('progress', () => begun());
              upload.open('POST', to);
              upload.send(new Blob([new Uint8Array(8_000_000)]));
            }),
        ),
      );
    },
    [address, uploads] as const,
  );
}

async function answers(page: Page, address: string): Promise<number> {
  return page.evaluate(
    async (to) => (await fetch(to, { mode: 'no-cors', signal: AbortSignal.timeout(10_000) })).status,
    address,
  );
}

it('seven windows and five uploads leave a connection free, and another window listens when the listening one closes', async () => {
  const context = await portal.browser.newContext({ locale: 'zh-CN' });
  const streams: string[] = [];
  const first = await opened(context, streams, 'window 1');
  await signIn(first, portal.origin);
  const pages = [first];
  await expect.poll(() => streams.length).toBe(1);
  for (let number = 2; number <= windows; number += 1) {
    const page = await opened(context, streams, `window ${number}`);
    await page.goto(`${portal.origin}/cv3${startPath}`);
    await page.getByRole('button', { name: /^消息/ }).waitFor();
    pages.push(page);
  }
  expect(streams).toEqual(['window 1']);
  const [, sender, other] = pages as [Page, Page, Page];
  await sending(sender, `${portal.files}/evidence`);
  expect(await answers(other, `${portal.origin}/cv3/config.json`)).toBe(200);
  // The answer of another origin cannot be read here; its arrival is enough.
  await answers(other, `${portal.files}/evidence/none`);
  await first.close();
  await expect.poll(() => streams.length).toBe(2);
  expect(streams[1]).not.toBe('window 1');
  await context.close();
});
