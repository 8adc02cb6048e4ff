import type { Browser, Page } from 'playwright';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { livingAt } from '../../tests/browser/living-at.ts';
import { realServer } from '../../features/support/assemblies/real-server.ts';
import { signIn, startPath } from '../../tests/browser/sign-in.ts';
import { launchBrowser } from '../browser.ts';
import { weighPage } from '../weigh-page.ts';
import { blocked, type Blocked } from './first-load/blocked.ts';
import { portalWithBarePage } from './portal-with-bare-page.ts';
import { median, type Measurement, type Reading } from './reading.ts';
import { onLine } from './throttled-page.ts';

const rounds = 5;
/** A phone on a slow connection: 1.6 Mbit/s down, 150 ms round trip, a processor four times slower. */
const phone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, slowness: 4 } as const;

/**
 * Milliseconds for which the list may block the main thread longer than a plain React list with as many rows. On most
 * machines it does not. No list of an admin framework is compared, because each needs its own design system, which
 * everybody who runs the checks would have to install.
 */
const maxBlockedMs = 200;

interface Times {
  readonly painted: number;
  readonly submittable: number;
  /** When the portal's script has taken over the form. */
  readonly takenOver: number;
}

/** Records when the page first contains a form that can be sent, in milliseconds since the request. */
function noteSubmittable(): void {
  const look = (): void => {
    for (const [name, selector] of [
      ['submittable', 'button[type=submit]:enabled'],
      ['taken-over', 'form:not([data-heard]) button[type=submit]:enabled'],
    ] as const) {
      if (performance.getEntriesByName(name).length === 0 && document.querySelector(selector)) performance.mark(name);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

async function phonePage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(noteSubmittable);
  const { slowness, ...connection } = phone;
  const wire = await onLine(page, connection);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return page;
}

const paintOf = async (page: Page): Promise<number> =>
  (await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)).evaluate(
    (time) => time ?? 0,
  );

/** Paint time of the document when it arrives alone and all its scripts are held back: no page can be faster. */
async function paintedAlone(browser: Browser, address: string): Promise<number> {
  const page = await phonePage(browser);
  await page.route(/\.js$/, async (route) => route.abort());
  await page.goto(address);
  const painted = await paintOf(page);
  await page.context().close();
  return painted;
}

async function onPhone(browser: Browser, address: string): Promise<Times> {
  const page = await phonePage(browser);
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('taken-over').length > 0);
  const painted = await paintOf(page);
  const [submittable = 0, takenOver = 0] = await page.evaluate(() =>
    ['submittable', 'taken-over'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0),
  );
  await page.context().close();
  return { painted, submittable, takenOver };
}

interface Slide {
  readonly sum: number;
  /** The element with the largest single layout shift. */
  readonly furthest: string;
}

/** The sum of the layout shifts while the page loads, as browsers calculate it (cumulative layout shift). */
async function slid(page: Page): Promise<Slide> {
  return page.evaluate(async () => {
    let [sum, most, furthest] = [0, 0, 'nothing'];
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        sum += value;
        if (value > most) [most, furthest] = [value, sources[0]?.node?.nodeName.toLowerCase() ?? 'what is gone'];
      }
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { sum, furthest };
  });
}

/**
 * The first page load: signing in on a slow phone, compared with a page of React alone, and the requests of list and
 * sign-in. It uses the output of `npm run build`.
 */
export const firstLoad: Measurement = {
  name: 'first-load',
  measure: async (): Promise<readonly Reading[]> => {
    const portal = await portalWithBarePage();
    const server = await realServer(portal.folder);
    const backEnd = await server.open();
    const browser = await launchBrowser();
    const [bare, ours, alone]: [Times[], Times[], number[]] = [[], [], []];
    for (let round = 0; round <= rounds; round += 1) {
      const [floor, found] = [
        await onPhone(browser, `${server.origin}/cv3/bare.html`),
        await onPhone(browser, `${server.origin}/cv3/login/login`),
      ];
      // The first round is a warm-up.
      if (round === 0) continue;
      bare.push(floor);
      ours.push(found);
      alone.push(await paintedAlone(browser, `${server.origin}/cv3/login/login`));
    }
    const context = await browser.newContext({ locale: 'zh-CN' });
    const page = await context.newPage();
    await livingAt(page, scenarioStart);
    const entry = await weighPage(page, `${server.origin}/cv3/login/login`);
    await signIn(page, server.origin);
    const list = await weighPage(page, `${server.origin}/cv3${startPath}`);
    const slide = await slid(page);
    const [listBlocked, plainBlocked]: [Blocked[], Blocked[]] = [[], []];
    const state = await context.storageState();
    for (let round = 0; round < rounds; round += 1) {
      plainBlocked.push(await blocked(browser, state, `${server.origin}/cv3/plain-list.html`, phone.slowness));
      listBlocked.push(await blocked(browser, state, `${server.origin}/cv3${startPath}`, phone.slowness));
    }
    await browser.close();
    await backEnd.close();
    await server.close();
    await portal.remove();
    const mid = (times: readonly Times[], which: keyof Times): number => median(times.map((each) => each[which]));
    const is = 'a page of React alone';
    const plainBlock = median(plainBlocked.map(({ time }) => time));
    const onTheLine = `${entry.scripts.toFixed(0)} kB of scripts take ${((entry.scripts * 1000 * 1000) / phone.downloadThroughput).toFixed(0)} ms of that connection by themselves`;
    const unlike = `the portal itself has the form after ${mid(ours, 'takenOver').toFixed(0)} ms`;
    return [
      {
        what: 'signing in: first paint',
        measured: mid(ours, 'painted'),
        unit: 'ms',
        floor: { is, value: mid(bare, 'painted') },
        limit: 0.6,
        inTheWay: `the document by itself, with all its scripts held back, is painted after ${median(alone).toFixed(0)} ms`,
      },
      {
        what: 'signing in: can be sent',
        measured: mid(ours, 'submittable'),
        unit: 'ms',
        floor: { is, value: mid(bare, 'submittable') },
        limit: 1.3,
        inTheWay: `the document by itself is painted after ${median(alone).toFixed(0)} ms; ${unlike}`,
      },
      {
        what: 'signing in: is in the hands of the portal',
        measured: mid(ours, 'takenOver'),
        unit: 'ms',
        floor: { is, value: mid(bare, 'submittable') },
        limit: 2.7,
        inTheWay: onTheLine,
      },
      {
        what: 'signing in: scripts',
        measured: entry.scripts,
        unit: 'kB',
        limit: 150,
        inTheWay: `${entry.requests} requests, of which the heaviest is ${entry.heaviest}`,
      },
      {
        what: 'the list: scripts',
        measured: list.scripts,
        unit: 'kB',
        limit: 240,
        inTheWay: `${list.requests} requests, of which the heaviest is ${list.heaviest}`,
      },
      {
        what: 'the list: requests',
        measured: list.requests,
        unit: 'requests',
        limit: 20,
        inTheWay: `${list.scriptRequests} of them fetch scripts`,
      },
      {
        what: 'the list: slid while it came',
        measured: slide.sum,
        unit: 'shift',
        limit: 0.02,
        inTheWay: `furthest at once slid ${slide.furthest}`,
      },
      {
        what: `the list: blocked while it came (a plain React list of as many rows, in place of an admin framework's: ${plainBlock.toFixed(0)} ms)`,
        measured: median(listBlocked.map(({ time }) => time)),
        unit: 'ms',
        limit: maxBlockedMs + plainBlock,
        inTheWay: `its longest task takes ${median(listBlocked.map(({ longest }) => longest)).toFixed(0)} ms on a processor ${phone.slowness} times slower`,
      },
    ];
  },
};
