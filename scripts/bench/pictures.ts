import { createCanvas } from '@napi-rs/canvas';
import type { Page } from 'playwright';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { livingAt } from '../../tests/browser/living-at.ts';
import { realServer } from '../../features/support/assemblies/real-server.ts';
import { signIn } from '../../tests/browser/sign-in.ts';
import { launchBrowser } from '../browser.ts';
import { portalWithBarePage } from './portal-with-bare-page.ts';
import { closed, line, opened } from './previews/opening.ts';
import { median, type Measurement, type Reading } from './reading.ts';
import { onLine } from './throttled-page.ts';

const rounds = 3;
const presses = 5;
const viewport = { width: 1280, height: 900 } as const;
const [width, height] = [7_304, 5_478];
const wanted = 12 * 1024 * 1024;

/** A photograph of 40 megapixels that has about 12 MB: paper with grain and letters. */
function photograph(): Uint8Array {
  const grain = createCanvas(1_024, 1_024);
  const ink = grain.getContext('2d');
  const pixels = ink.createImageData(grain.width, grain.height);
  // A repeatable random sequence (xorshift).
  let state = 2_463_534_242;
  for (let at = 0; at < pixels.data.length; at += 4) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    pixels.data.fill(150 + ((state >>> 0) % 90), at, at + 3);
    pixels.data[at + 3] = 255;
  }
  ink.putImageData(pixels, 0, 0);
  const canvas = createCanvas(width, height);
  const paper = canvas.getContext('2d');
  for (let top = 0; top < height; top += 1_024)
    for (let left = 0; left < width; left += 1_024) paper.drawImage(grain, left, top);
  paper.fillStyle = '#222';
  paper.font = '120px sans-serif';
  for (let row = 1; row < 40; row += 1) paper.fillText('26992000000001280371  226000.00', 300, row * 136);
  let [low, high] = [1, 100];
  let bytes = canvas.toBuffer('image/jpeg', 60);
  while (low < high) {
    const quality = Math.ceil((low + high) / 2);
    bytes = canvas.toBuffer('image/jpeg', quality);
    if (bytes.length <= wanted) low = quality;
    else high = quality - 1;
  }
  return canvas.toBuffer('image/jpeg', low);
}

/** Milliseconds from a key press until its effect on the picture is painted. */
async function answered(page: Page, key: string): Promise<number> {
  return page
    .locator('dialog section[tabindex="0"]')
    .first()
    .evaluate(async (frame: HTMLElement, pressed: string) => {
      const looks = (): string => {
        const place = frame.querySelector('canvas')?.getBoundingClientRect();
        return `${Math.round(place?.width ?? 0)} ${Math.round(place?.height ?? 0)}`;
      };
      const before = looks();
      const began = performance.now();
      frame.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
      while (looks() === before) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return performance.now() - began;
    }, key);
}

/** Viewing a large photograph from a signed address of another origin. It uses the output of `npm run build`. */
export const pictures: Measurement = {
  name: 'pictures',
  measure: async (): Promise<readonly Reading[]> => {
    const portal = await portalWithBarePage();
    const server = await realServer(portal.folder);
    const backEnd = await server.open();
    const browser = await launchBrowser();
    try {
      const docDatumId = await backEnd.backstage.packageIn('UN_AUDIT');
      const context = await browser.newContext({ locale: 'zh-CN', viewport });
      const page = await context.newPage();
      await livingAt(page, scenarioStart);
      await signIn(page, server.origin);
      const detail = `${server.origin}/cv3/credit/finance-data/detail?p=${docDatumId}`;
      await page.goto(detail);
      const item = (await backEnd.backstage.itemsOf(docDatumId)).find(
        ({ material, name }) => material === '发票' && name.endsWith('.png'),
      );
      if (!item) throw new Error('The package has no photograph of an invoice');
      // The files of the demo world are generated when they are first viewed.
      await opened(page, item.number);
      await closed(page);
      const bytes = photograph();
      await backEnd.backstage.keepFileAs(docDatumId, item.name, { bytes, mimeType: 'image/jpeg' });
      const state = await context.storageState();
      const found: { readonly shown: number; readonly zoomed: number; readonly turned: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const visit = await (await browser.newContext({ locale: 'zh-CN', viewport, storageState: state })).newPage();
        await livingAt(visit, scenarioStart);
        await visit.goto(detail);
        await visit.waitForLoadState('networkidle');
        await onLine(visit, line);
        const shown = await opened(visit, item.number);
        const times: { readonly key: string; readonly took: number }[] = [];
        for (let press = 0; press < presses; press += 1)
          for (const key of ['+', 'r']) times.push({ key, took: await answered(visit, key) });
        const of = (key: string): number => median(times.filter((each) => each.key === key).map(({ took }) => took));
        found.push({ shown, zoomed: of('+'), turned: of('r') });
        await visit.context().close();
      }
      const mid = (which: 'shown' | 'zoomed' | 'turned'): number => median(found.map((each) => each[which]));
      const what = `a photograph of ${((width * height) / 1e6).toFixed(0)} megapixels, ${(bytes.length / 1024 / 1024).toFixed(1)} MB`;
      return [
        {
          what: `${what}: shown`,
          measured: mid('shown'),
          unit: 'ms',
          floor: { is: 'its bytes over the bandwidth', value: (bytes.length / line.downloadThroughput) * 1000 },
          limit: 1.3,
        },
        { what: `${what}: zoomed`, measured: mid('zoomed'), unit: 'ms', limit: 100 },
        { what: `${what}: turned`, measured: mid('turned'), unit: 'ms', limit: 100 },
      ];
    } finally {
      await browser.close();
      await backEnd.close();
      await server.close();
      await portal.remove();
    }
  },
};
