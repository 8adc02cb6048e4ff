import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { livingAt } from '../../tests/browser/living-at.ts';
import { realServer } from '../../features/support/assemblies/real-server.ts';
import { homePath, startPath } from '../../tests/browser/sign-in.ts';
import { launchBrowser } from '../browser.ts';
import { portalWithBarePage } from './portal-with-bare-page.ts';
import { median, type Measurement, type Reading } from './reading.ts';
import { onLine } from './throttled-page.ts';

const rounds = 5;
const slowness = 4;
/** 20 Mbit/s in both directions, 20 ms round trip. */
const line = { latency: 20, downloadThroughput: 2_500_000, uploadThroughput: 2_500_000 } as const;

/** The pages between which the measurement navigates, and the element that marks each as loaded. */
const places = {
  home: { path: homePath, there: 'main li a' },
  list: { path: startPath, there: '[role=row] a' },
  messages: { path: '/my/message/index', there: 'main [role=search]' },
  account: { path: '/my/account/info', there: 'main input[type=password]' },
} as const;
type Place = keyof typeof places;

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await livingAt(page, scenarioStart);
  const wire = await onLine(page, line);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return page;
}

/** Makes a page record when its form is sent, and when the awaited element is painted and the page can handle input. */
async function watched(page: Page, there: string): Promise<void> {
  await page.evaluate((selector) => {
    const marks = { sent: 0, usable: 0 };
    Object.assign(globalThis, { arrivalMarks: marks });
    addEventListener('keydown', ({ key, timeStamp }) => void (key === 'Enter' && (marks.sent = timeStamp)), true);
    const drawn = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      drawn.disconnect();
      // As a user's press is scheduled: after the frame, and before the background work of the page.
      requestAnimationFrame(
        () => void scheduler.postTask(() => (marks.usable = performance.now()), { priority: 'user-blocking' }),
      );
    });
    drawn.observe(document, { subtree: true, childList: true });
  }, there);
}

/**
 * Milliseconds from the submission of the form until the home page is shown and usable. Before that, the sign-in page
 * has been idle.
 */
async function arrived(browser: Browser, address: string): Promise<{ readonly took: number; readonly page: Page }> {
  const page = await slowPage(browser);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.locator('#sign-in-user-name').fill('zhousiyuan');
  // As fast as a fast typist.
  await page.locator('#sign-in-password').pressSequentially('Huiyu#2026', { delay: 80 });
  await watched(page, places.home.there);
  await page.locator('#sign-in-password').press('Enter');
  await page.locator(places.home.there).first().waitFor();
  const took = await page.waitForFunction(() => {
    const { sent, usable } = Reflect.get(globalThis, 'arrivalMarks') as { sent: number; usable: number };
    return usable > 0 && usable - sent;
  });
  return { took: Number(await took.jsonValue()), page };
}

/** Waits until a page has made no request for `rest` milliseconds, like a user who reads the page before continuing. */
async function calm(page: Page, rest = 800): Promise<void> {
  let last = performance.now();
  const heard = (): void => void (last = performance.now());
  page.on('request', heard);
  page.on('requestfinished', heard);
  while (performance.now() - last < rest) await pause(rest / 8);
  page.off('request', heard);
  page.off('requestfinished', heard);
}

/**
 * Navigates to a page as a link of the menu does. Returns the milliseconds until the awaited element is painted and the
 * page can handle input.
 */
async function gone(page: Page, place: Place): Promise<number> {
  const { path, there } = places[place];
  return page.evaluate(
    async ([address, selector]) => {
      const begun = performance.now();
      history.pushState(undefined, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: undefined }));
      while (location.pathname !== address || !document.querySelector(selector))
        await new Promise(requestAnimationFrame);
      await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
      return performance.now() - begun;
    },
    [`/cv3${path}`, there] as const,
  );
}

/**
 * Measures the time from signing in to a usable home page, and between pages that were visited before. It uses the
 * output of `npm run build`.
 */
export const arriving: Measurement = {
  name: 'arriving',
  measure: async (): Promise<readonly Reading[]> => {
    const portal = await portalWithBarePage();
    const server = await realServer(portal.folder);
    const browser = await launchBrowser();
    try {
      const [floors, took]: [number[], number[]] = [[], []];
      const changes: Record<Place, number[]> = { home: [], list: [], messages: [], account: [] };
      for (let round = 0; round <= rounds; round += 1) {
        const backEnd = await server.open();
        const { took: floor, page: bare } = await arrived(browser, `${server.origin}/cv3/bare-arriving.html`);
        await bare.context().close();
        const { took: arrival, page } = await arrived(browser, `${server.origin}/cv3/login/login`);
        // The first round is a warm-up.
        if (round > 0) {
          floors.push(floor);
          took.push(arrival);
          for (const visited of [false, true])
            for (const place of ['list', 'messages', 'account', 'home'] as const) {
              await calm(page);
              const change = await gone(page, place);
              if (visited) changes[place].push(change);
            }
        }
        await page.context().close();
        await backEnd.close();
      }
      return [
        {
          what: 'from sending the form to a home that can be used',
          measured: median(took),
          unit: 'ms',
          floor: {
            is: 'a page of React alone that signs in by the same calls and shows its menus as links',
            value: median(floors),
          },
          limit: 1.6,
          inTheWay: `at ${slowness} times slower and 20 Mbit/s`,
        },
        ...(Object.keys(changes) as Place[]).map((place): Reading => ({
          what: `to a page where one has been: ${place}`,
          measured: median(changes[place]),
          unit: 'ms',
          limit: 100,
        })),
      ];
    } finally {
      await browser.close();
      await server.close();
      await portal.remove();
    }
  },
};
