import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { livingAt } from '../../tests/browser/living-at.ts';
import { realServer } from '../../features/support/assemblies/real-server.ts';
import { pdfBytes } from '../../features/support/files.ts';
import { ContentFileInspector } from '../../server/documents/file-inspector.ts';
import { FileProbe } from '../../server/documents/file-probe.ts';
import { signIn } from '../../tests/browser/sign-in.ts';
import { launchBrowser } from '../browser.ts';
import { median, type Measurement, type Reading } from './reading.ts';
import { resent } from './resent.ts';
import { onLine } from './throttled-page.ts';

const megabyte = 1024 * 1024;
/** 16 Mbit/s up, 20 ms round trip. */
const line = { downloadThroughput: -1, uploadThroughput: 2_000_000, latency: 20 } as const;
const manyFiles = 100;

/** Files of exactly this many bytes, each with its own content. */
async function files(folder: string, name: string, count: number, bytes: number): Promise<readonly string[]> {
  const paths: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const path = join(folder, `${name}-${index}.pdf`);
    const content = pdfBytes(bytes);
    // Inside the comment that pads the file.
    content.set(new TextEncoder().encode(`${name}-${index}`.padEnd(24, '-')), Math.floor(bytes / 2));
    await writeFile(path, content);
    paths.push(path);
  }
  return paths;
}

/** Milliseconds until the page lists all of them among its documents. */
async function arrival(page: Page, stage: string, paths: readonly string[]): Promise<number> {
  const input = page.locator(`input[type=file][multiple]`).first();
  await input.waitFor({ state: 'attached' });
  const before = await page.locator('article').count();
  const started = performance.now();
  await input.setInputFiles([...paths]);
  await page
    .waitForFunction((most) => document.querySelectorAll('article').length >= most, before + paths.length, {
      timeout: 240_000,
      polling: 20,
    })
    .catch((fault: unknown) => {
      throw new Error(`Of ${paths.length} files in ${stage} not all arrived`, { cause: fault });
    });
  return performance.now() - started;
}

/**
 * Posts bytes from a page with XMLHttpRequest alone, with the given number of concurrent requests, to a server that
 * discards them.
 */
async function plainly(page: Page, address: string, count: number, bytes: number, atOnce: number): Promise<number> {
  return page.evaluate(
    async ({ address: to, count: most, bytes: size, atOnce: lanes }) => {
      const body = new Uint8Array(size);
      let left = most;
      const started = performance.now();
      const send = async (): Promise<void> =>
        new Promise((done, failed) => {
          const request = new XMLHttpRequest();
          const form = new FormData();
          form.append('file', new Blob([body]));
          request.addEventListener('load', () => done());
          request.addEventListener('error', () => failed(new Error('The plain server did not answer')));
          request.open('POST', to);
          request.send(form);
        });
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          while (left > 0) {
            left -= 1;
            await send();
          }
        }),
      );
      return performance.now() - started;
    },
    { address, count, bytes, atOnce },
  );
}

/** Milliseconds that the platform needs to inspect such a file. */
async function lookedInto(bytes: number): Promise<number> {
  const inspector = new ContentFileInspector(new FileProbe({ timeLimit: 10_000, idle: 60_000 }));
  const content = pdfBytes(bytes);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const times: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const started = performance.now();
    await inspector.inspect({
      bytes: (async function* whole() {
        yield content;
      })(),
      size: bytes,
      sha256,
      company: 'C',
    });
    times.push(performance.now() - started);
  }
  // The first starts the process that inspects files.
  return median(times.slice(1));
}

/** Uploads of files into a package, by the portal's own page. It uses the output of `npm run build`. */
export const uploads: Measurement = {
  name: 'uploads',
  measure: async (): Promise<readonly Reading[]> => {
    const folder = await mkdtemp(join(tmpdir(), 'bench-uploads-'));
    const server = await realServer(resolve('dist/portal'));
    const backEnd = await server.open();
    const browser = await launchBrowser();
    const swallowing = createServer((request, response) => {
      request.on('end', () => response.end('{}')).resume();
    }).listen(0, '127.0.0.1');
    await once(swallowing, 'listening');
    const plain = `http://127.0.0.1:${(swallowing.address() as AddressInfo).port}/`;
    try {
      const draft = await backEnd.backstage.packageIn('PREPARE');
      const page = await (
        await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } })
      ).newPage();
      await livingAt(page, scenarioStart);
      await signIn(page, server.origin);
      const open = async (stage: string): Promise<void> =>
        void (await page.goto(`${server.origin}/cv3/credit/finance-data/upload/default?s=${stage}&p=${draft}`));

      await open('BUSI_INVOICE');
      const many = await files(folder, 'many', manyFiles, megabyte);
      // A separate page, because the portal's policy allows no requests to other origins.
      const sender = await page.context().newPage();
      await sender.goto(plain);
      const [floor, found] = [
        await plainly(sender, plain, manyFiles, megabyte, 5),
        await arrival(page, 'BUSI_INVOICE', many),
      ];

      await onLine(page, line);
      const scans = await files(folder, 'scan', 10, 4 * megabyte);
      const slow = await arrival(page, 'BUSI_INVOICE', scans);
      const look = await lookedInto(megabyte);
      const [large] = await files(folder, 'large', 1, 59 * megabyte);
      const again = await resent(browser, 59 * megabyte, async (behind) => {
        await livingAt(behind, scenarioStart);
        await signIn(behind, server.origin);
        await behind.goto(`${server.origin}/cv3/credit/finance-data/upload/default?s=BUSI_CONTRACT&p=${draft}`);
        return arrival(behind, 'BUSI_CONTRACT', large === undefined ? [] : [large]);
      });
      return [
        {
          what: `${manyFiles} files of 1 MB`,
          measured: found,
          unit: 'ms',
          floor: { is: 'XMLHttpRequest alone, five at once, to a server that throws them away', value: floor },
          limit: 2,
          inTheWay: `the platform looks into the files of one company one after the other, ${look.toFixed(0)} ms each: ${(look * manyFiles).toFixed(0)} ms; the rest is a form, a callback and a document for each`,
        },
        {
          what: '10 files of 4 MB at 16 Mbit/s',
          measured: slow,
          unit: 'ms',
          floor: { is: 'bytes ÷ bandwidth', value: (10 * 4 * megabyte * 1000) / line.uploadThroughput },
          limit: 1.05,
        },
        again,
      ];
    } finally {
      swallowing.close();
      await browser.close();
      await backEnd.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
