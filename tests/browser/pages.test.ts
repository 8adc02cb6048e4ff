import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarioStart } from '../../features/support/demo-world.ts';
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

/** One window for each who looks, at each host. */
class Windows {
  readonly #open = new Map<string, Promise<{ readonly page: Page; readonly troubles: string[] }>>();

  async of({
    as,
    host,
  }: Shown): Promise<{ readonly page: Page; readonly troubles: string[]; readonly origin: string }> {
    const origin = host === undefined ? portal.origin : portal.origin.replace('127.0.0.1', host);
    const key = `${as} at ${host}`;
    const opened = this.#open.get(key) ?? this.#opened(as, origin);
    this.#open.set(key, opened);
    return { ...(await opened), origin };
  }

  async close(): Promise<void> {
    for (const each of this.#open.values()) await (await each).page.context().close();
  }

  async #opened(as: string | undefined, origin: string): Promise<{ readonly page: Page; readonly troubles: string[] }> {
    const page = await (await portal.browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await livingAt(page, scenarioStart);
    const troubles = troublesOf(page);
    if (as !== undefined) await enter(page, origin, as);
    return { page, troubles };
  }
}

async function turn(page: Page, { width, theme }: Look): Promise<void> {
  await page.emulateMedia(schemes[theme]);
  await page.setViewportSize({ width, height: 844 });
}

interface Checked {
  readonly page: Page;
  readonly troubles: string[];
  readonly origin: string;
  readonly path: string;
  readonly looks: readonly Look[];
  /** Waits until what is looked at stands there. */
  readonly there: () => Promise<void>;
  /** What the document is called in a language; not asked where it is left out. */
  readonly title?: (locale: Look['locale']) => string;
}

/** Opens an address once in each language of its looks, and looks at it so often. */
async function check({ page, troubles, origin, path, looks, there, title }: Checked): Promise<void> {
  for (const locale of new Set(looks.map((look) => look.locale))) {
    for (const [at, look] of looks.filter((each) => each.locale === locale).entries()) {
      await turn(page, look);
      if (at === 0) {
        await page.context().addCookies([{ name: 'locale', value: look.locale, url: origin }]);
        await page.goto(`${origin}/cv3${path}`);
        await there();
      }
      // A document that the server wrote rests until the portal has taken it over.
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

  it.each(shownPages.map((shown, at) => ({ shown, name: shown.name, looks: looksOf(at) })))(
    '$name: its title, nothing for axe to find, nothing wider than the screen, no words cut, no violation of the policy',
    async ({ shown, looks }) => {
      const { page, troubles, origin } = await windows.of(shown);
      const path = typeof shown.path === 'string' ? shown.path : shown.path(packages);
      await check({
        page,
        troubles,
        origin,
        path,
        looks,
        there: async () => page.locator('h1').first().waitFor(),
        title: (locale) => titleOf(shown, locale),
      });
    },
  );

  it.each([
    { name: 'agreements to sign anew', as: 'pengyuting', member: { signAgain: true } },
    { name: 'invoices that are of another kind now', as: 'xuzhaoning', member: { paperType: 'SPECIAL_VAT' } },
    { name: 'what is missing for invoices', as: 'jianghuaijin', member: { invoicingEmptied: true } },
    { name: 'being on the watch list', as: 'yanshuxin', member: { standing: 'watch-listed' } },
    { name: 'being a violating member', as: 'tangyishan', member: { standing: 'violating' } },
  ] as const)('what is asked on arrival, of $name: the same', async ({ as, member }) => {
    await portal.backstage.member(as, member);
    const page = await (await portal.browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await livingAt(page, scenarioStart);
    const troubles = troublesOf(page);
    await enter(page, portal.origin, as);
    await check({
      page,
      troubles,
      origin: portal.origin,
      path: '/my/protocol',
      looks: looksOf(as.length),
      there: async () => page.locator('dialog[open], [role="dialog"], [role="alertdialog"]').first().waitFor(),
    });
    await page.context().close();
  });
});
