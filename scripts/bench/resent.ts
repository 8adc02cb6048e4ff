import { randomInt } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import { cutLine } from './cut-line.ts';
import type { Reading } from './reading.ts';

const times = 3;

/**
 * Measures the share of a file that is sent again when the connection is cut at random places. `send` uploads the file
 * on a page behind the proxy, and returns when the file has arrived.
 */
export async function resent(browser: Browser, size: number, send: (page: Page) => Promise<unknown>): Promise<Reading> {
  const line = await cutLine(Array.from({ length: times }, () => randomInt(size)).toSorted((a, b) => a - b));
  try {
    // Browsers do not use a proxy for this machine without an explicit setting.
    const context = await browser.newContext({
      locale: 'zh-CN',
      viewport: { width: 1280, height: 900 },
      proxy: { server: line.address, bypass: '<-loopback>' },
    });
    await send(await context.newPage());
    if (line.cuts() < times) throw new Error(`The line was cut ${line.cuts()} times, not ${times}`);
    return {
      what: `bytes of a ${Math.round(size / 1024 / 1024)} MB file sent again after ${times} cuts at random places`,
      measured: ((line.passed() - size) / size) * 100,
      unit: 'of 100',
      limit: 1,
    };
  } finally {
    line.close();
  }
}
