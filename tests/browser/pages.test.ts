import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { isAudit, thinned } from '../support/audit.ts';
import { livingAt } from './living-at.ts';
import { looksOf, schemes, type Look } from './looks.ts';
import { cutWords, findings, overhangs, settled, troublesOf } from './page-health.ts';
import { shownPages, titleOf, type Shown } from './shown-pages.ts';
import { servedPortal } from './served-portal.ts';
import { enter } from './sign-in.ts';

const portal = servedPortal();
let packages: Readonly<Record<string, string>>;

beforeAll(async () => {
  const states = ['PREPARE', 'MODIFY', 'UN_AUDIT', 'AUDIT_REJECT', 'AUDITED'];
  const inState = async (state: string) => [state, await portal.backstage.packageIn(state)] as const;
  packages = Object.fromEntries(await Promise.all(states.map(inState)));
});

interface Window {
  readonly page: Page;
  readonly troubles: string[];
  /** The language in which the window loaded the portal; undefined before it was loaded. */
  loaded: Look['locale'] | undefined;
}

/** One window for each user at each host. */
class Windows {
  readonly #open = new Map<string, Promise<Window>>();

  async of({ as, host }: Shown): Promise<{ readonly window: Window; readonly origin: string }> {
    const origin = host === undefined ? portal.origin : portal.origin.replace('127.0.0.1', host);
    const key = `${as} at ${host}`;
    const opened = this.#open.get(key) ?? this.#opened(as, origin);
    this.#open.set(key, opened);
    return { window: await opened, origin };
  }

  async close(): Promise<void> {
    for (const each of this.#open.values()) await (await each).page.context().close();
  }

  async #opened(as: string | undefined, origin: string): Promise<Window> {
    const isBeside = as !== undefined && origin === portal.origin;
    const context = isBeside
      ? await portal.signedIn({ reducedMotion: 'reduce' }, as)
      : await portal.browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await livingAt(page, scenarioStart);
    const troubles = troublesOf(page);
    if (as !== undefined && !isBeside) await enter(page, origin, as);
    return { page, troubles, loaded: undefined };
  }
}

async function turn(page: Page, { width, theme }: Look): Promise<void> {
  await page.emulateMedia(schemes[theme]);
  await page.setViewportSize({ width, height: 844 });
}

/** Opens another page as a link does, without loading the portal again. */
async function walk(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    performance.clearResourceTimings();
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/cv3${path}`);
}

/**
 * Opens a page in a language: by its address in the audit and where the portal must be loaded, otherwise by navigation.
 */
async function open({ window, origin, path, isLoadedAnew }: Checked, { locale }: Look): Promise<void> {
  const { page } = window;
  if (!isAudit && !isLoadedAnew && window.loaded === locale) {
    await walk(page, path);
    return;
  }
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }]);
  await page.goto(`${origin}/cv3${path}`);
  window.loaded = locale;
}

interface Checked {
  readonly window: Window;
  readonly origin: string;
  /** Whether the server writes the page first, so that navigation is not possible. */
  readonly isLoadedAnew: boolean;
  readonly path: string;
  readonly looks: readonly Look[];
  /** Waits until the page is shown. */
  readonly there: () => Promise<void>;
  /** The document title in a language; not checked where it is undefined. */
  readonly title?: (locale: Look['locale']) => string;
}

/** Opens a page once in each language of its display settings, and checks it with each setting. */
async function check(checked: Checked): Promise<void> {
  const { window, looks, there, title } = checked;
  const { page, troubles } = window;
  for (const locale of new Set(looks.map((look) => look.locale))) {
    for (const [at, look] of looks.filter((each) => each.locale === locale).entries()) {
      await turn(page, look);
      if (at === 0) {
        await open(checked, look);
        await there();
      }
      // A document from the server is stable before the portal has taken it over.
      if (title) await expect.poll(async () => page.title()).toBe(title(look.locale));
      await settled(page);
      const found = [
        ...(await findings(page)),
        ...(await cutWords(page)).map((words) => `cut: ${words}`),
        ...(await overhangs(page)),
        ...troubles.splice(0),
      ];
      expect(found, `${look.width} px, ${look.theme}, ${look.locale}`).toEqual([]);
    }
  }
}

describe('every page, at every width, in every theme and both languages', () => {
  const windows = new Windows();

  afterAll(async () => windows.close());

  // Each user reads all pages of one language before those of the other, so that the portal is loaded once for each.
  const looked = shownPages.map((shown, at) => ({ shown, name: shown.name, looks: looksOf(at) }));
  const walks = Map.groupBy(looked, ({ shown, looks }) => `${shown.host} ${shown.as} ${looks[0]?.locale}`);
  it.each([...walks.values()].flat())(
    '$name: its title, nothing for axe to find, nothing wider than the screen, no words cut, no violation of the policy',
    async ({ shown, looks }) => {
      const { window, origin } = await windows.of(shown);
      const path = typeof shown.path === 'string' ? shown.path : shown.path(packages);
      await check({
        window,
        origin,
        path,
        isLoadedAnew: path.includes('login'),
        looks,
        there: async () => window.page.locator('h1').first().waitFor(),
        title: (locale) => titleOf(shown, locale),
      });
    },
  );

  // The dialogs share one layout. `npm test` checks two of them.
  const arrivals = [
    { name: 'agreements to sign again', as: 'pengyuting', member: { signAgain: true } },
    { name: 'invoices that are of another kind now', as: 'xuzhaoning', member: { paperType: 'SPECIAL_VAT' } },
    { name: 'what is missing for invoices', as: 'jianghuaijin', member: { invoicingEmptied: true } },
    { name: 'being on the watch list', as: 'yanshuxin', member: { standing: 'watch-listed' } },
    { name: 'being a violating member', as: 'tangyishan', member: { standing: 'violating' } },
  ] as const;
  it.each(thinned(arrivals, 3))('the arrival dialog of $name: the same checks', async ({ as, member }) => {
    await portal.backstage.member(as, member);
    const page = await (await portal.signedIn({ reducedMotion: 'reduce' }, as)).newPage();
    await livingAt(page, scenarioStart);
    const troubles = troublesOf(page);
    await check({
      window: { page, troubles, loaded: undefined },
      origin: portal.origin,
      path: '/my/protocol',
      isLoadedAnew: true,
      looks: looksOf(as.length),
      there: async () => page.locator('dialog[open], [role="dialog"], [role="alertdialog"]').first().waitFor(),
    });
    await page.context().close();
  });
});
