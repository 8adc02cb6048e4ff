import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { launchBrowser } from '../../../scripts/browser.ts';
import type { Assembly, Device } from '../assembly.ts';
import { digestAtOnce } from '../digests-at-once.ts';
import type { ManualClock } from '../manual-clock.ts';
import type { PortalUser } from '../portal-user.ts';
import { browserUser } from '../browser-user/browser-user.ts';
import { mouseDevice, keyboardDevice } from '../browser-user/input-device.ts';
import { pageWords } from '../browser-user/page-words.ts';
import { Weather } from '../weather.ts';
import { scenarioStart } from '../demo-world.ts';
import { browserUploads, httpDevice, type CookieKeeper } from './http-device.ts';
import { realServer } from './real-server.ts';

const portal = resolve('dist', 'portal');

/** The same person without a page: the adapters use the session of the browser. */
function arrangerBeside(page: Promise<Page>, origin: string, clock: ManualClock): () => Promise<PortalUser> {
  const keeper: CookieKeeper = { cookies: new Map() };
  const { user } = httpDevice(origin, clock, keeper);
  let isThere = false;
  return async () => {
    const cookies = await (await page).context().cookies(origin);
    for (const { name, value } of cookies) keeper.cookies.set(name, value);
    if (!isThere) await user.comeBack();
    isThere = true;
    return user;
  };
}

/**
 * The built portal in Chromium with the real server, operated by the mouse on a desktop or by the given input method. A
 * policy violation or an unexpected error on a page makes the scenario fail.
 */
export async function browserAssembly(
  inputDevice = mouseDevice,
  viewport = { width: 1280, height: 900 },
  language = pageWords('en'),
): Promise<Assembly> {
  if (!existsSync(resolve(portal, 'index.html'))) throw new Error('The portal is not built: npm run build');
  const server = await realServer(portal);
  const browser = await launchBrowser();
  const { origin } = server;
  digestAtOnce();
  Object.assign(globalThis, browserUploads(origin));

  return {
    open: async () => {
      const { clock, backstage, close } = await server.open();
      const troubles: string[] = [];
      const pages: Promise<Page>[] = [];
      const newPage = async (): Promise<Page> => {
        const context = await browser.newContext({
          viewport,
          locale: language.locale,
          // Animations take processor time, and do not matter for the keyboard.
          reducedMotion: inputDevice === keyboardDevice ? 'reduce' : 'no-preference',
        });
        // Automation cannot answer the browser's own dialog for files with their handles.
        await context.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker'));
        context.setDefaultTimeout(60_000);
        await context.addCookies([{ name: 'locale', value: language.locale, url: origin }]);
        const page = await context.newPage();
        await page.clock.setSystemTime(scenarioStart);
        page.on('pageerror', (fault) => troubles.push(fault.message));
        page.on('console', (said) => {
          if (said.type() === 'error' && /policy|trusted/i.test(said.text())) troubles.push(said.text());
        });
        return page;
      };
      const device = (): Device => {
        const page = newPage();
        pages.push(page);
        const arranger = arrangerBeside(page, origin, clock);
        return {
          arranger,
          user: browserUser(page, inputDevice, origin, language),
          weather: new Weather(),
          uploads: () => [],
          secondWindow: () =>
            browserUser(
              page.then(async (first) => first.context().newPage()),
              inputDevice,
              origin,
              language,
            ),
        };
      };
      return {
        clock,
        backstage,
        device,
        close: async () => {
          for (const page of pages) await (await page).context().close();
          await close();
          if (troubles.length > 0) throw new Error(`The pages met trouble:\n${troubles.join('\n')}`);
        },
      };
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
