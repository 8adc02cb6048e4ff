import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realServer, type OpenBackEnd, type RealServer } from '../../features/support/assemblies/real-server.ts';
import { pdfBytes } from '../../features/support/files.ts';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { livingAt } from './living-at.ts';
import { launchBrowser } from '../../scripts/browser.ts';
import { looksAt, type Look } from './looks.ts';
import { cutWords, findings, overhangs, settled, troublesOf } from './page-health.ts';
import { shownPages, titleOf, type Shown } from './shown-pages.ts';
import { enter, signIn, startPath as list } from './sign-in.ts';

const upload = '/credit/finance-data/upload/default';

const looks = [
  { width: 1280, locale: 'zh-CN', colorScheme: 'light' },
  { width: 390, locale: 'en', colorScheme: 'dark' },
] as const;

let server: RealServer;
let backEnd: OpenBackEnd;
let browser: Browser;
let packages: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await realServer(resolve('dist/portal'));
  backEnd = await server.open();
  browser = await launchBrowser();
  const states = ['PREPARE', 'MODIFY', 'UN_AUDIT', 'AUDIT_REJECT', 'AUDITED'];
  packages = Object.fromEntries(await Promise.all(states.map(async (state) => [state, await backEnd.backstage.packageIn(state)] as const)));
});

afterAll(async () => {
  await browser.close();
  await backEnd.close();
  await server.close();
});

/** One window for each who looks, at each host. */
class Windows {
  readonly #open = new Map<string, Promise<{ readonly page: Page; readonly troubles: string[] }>>();

  async of({ as, host }: Shown): Promise<{ readonly page: Page; readonly troubles: string[]; readonly origin: string }> {
    const origin = host === undefined ? server.origin : server.origin.replace('127.0.0.1', host);
    const key = `${as} at ${host}`;
    const opened = this.#open.get(key) ?? this.#opened(as, origin);
    this.#open.set(key, opened);
    return { ...(await opened), origin };
  }

  async close(): Promise<void> {
    for (const each of this.#open.values()) await (await each).page.context().close();
  }

  async #opened(as: string | undefined, origin: string): Promise<{ readonly page: Page; readonly troubles: string[] }> {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await livingAt(page, scenarioStart);
    const troubles = troublesOf(page);
    if (as !== undefined) await enter(page, origin, as);
    return { page, troubles };
  }
}

const schemes = { light: { colorScheme: 'light', forcedColors: 'none' }, dark: { colorScheme: 'dark', forcedColors: 'none' }, forced: { colorScheme: 'light', forcedColors: 'active' } } as const;

async function turn(page: Page, { width, theme }: Look): Promise<void> {
  await page.emulateMedia(schemes[theme]);
  await page.setViewportSize({ width, height: 844 });
}

interface Checked {
  readonly page: Page;
  readonly troubles: string[];
  readonly origin: string;
  readonly path: string;
  readonly looks: ReturnType<typeof looksAt>;
  /** Waits until what is looked at stands there. */
  readonly there: () => Promise<void>;
  /** What the document is called in a language; not asked where it is left out. */
  readonly title?: (locale: Look['locale']) => string;
}

/** Opens an address once in each language, and looks at it three times. */
async function check({ page, troubles, origin, path, looks: [first, ...turns], there, title }: Checked): Promise<void> {
  for (const ofOneLanguage of [[first], turns]) {
    for (const [at, look] of ofOneLanguage.entries()) {
      await turn(page, look);
      if (at === 0) {
        await page.context().addCookies([{ name: 'locale', value: look.locale, url: origin }]);
        await page.goto(`${origin}/cv3${path}`);
        await there();
      }
      // A document that the server wrote rests until the portal has taken it over.
      if (title) await expect.poll(async () => page.title()).toBe(title(look.locale));
      await settled(page);
      const found = [...(await findings(page)), ...(await cutWords(page)).map((words) => `cut: ${words}`), ...(await overhangs(page)), ...troubles.splice(0)];
      expect(found, `${look.width} px, ${look.theme}, ${look.locale}`).toEqual([]);
    }
  }
}

describe('every page, at every width, in every theme and both languages', () => {
  const windows = new Windows();

  afterAll(async () => windows.close());

  it.each(shownPages.map((shown, at) => ({ shown, name: shown.name, three: looksAt(at) })))(
    '$name: its title, nothing for axe to find, nothing wider than the screen, no words cut, no violation of the policy',
    async ({ shown, three }) => {
      const { page, troubles, origin } = await windows.of(shown);
      const path = typeof shown.path === 'string' ? shown.path : shown.path(packages);
      await check({ page, troubles, origin, path, looks: three, there: async () => page.locator('h1').first().waitFor(), title: (locale) => titleOf(shown, locale) });
    },
    60_000,
  );

  it.each([
    { name: 'agreements to sign anew', as: 'pengyuting', member: { signAgain: true } },
    { name: 'invoices that are of another kind now', as: 'xuzhaoning', member: { paperType: 'SPECIAL_VAT' } },
    { name: 'what is missing for invoices', as: 'jianghuaijin', member: { invoicingEmptied: true } },
    { name: 'being on the watch list', as: 'yanshuxin', member: { standing: 'watch-listed' } },
    { name: 'being a violating member', as: 'tangyishan', member: { standing: 'violating' } },
  ] as const)('what is asked on arrival, of $name: the same', async ({ as, member }) => {
    await backEnd.backstage.member(as, member);
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await livingAt(page, scenarioStart);
    const troubles = troublesOf(page);
    await enter(page, server.origin, as);
    await check({ page, troubles, origin: server.origin, path: '/my/protocol', looks: looksAt(as.length), there: async () => page.locator('dialog[open], [role="dialog"], [role="alertdialog"]').first().waitFor() });
    await page.context().close();
  });
});

describe.each(looks)('the search, at $width px, in $locale, $colorScheme', ({ width, locale, colorScheme }) => {
  it('opened by its keys over a page has nothing for axe to find, and nothing wider than the screen', async () => {
    const context = await browser.newContext({ viewport: { width, height: 844 }, locale, colorScheme, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'locale', value: locale, url: server.origin }]);
    const page = await context.newPage();
    await livingAt(page, scenarioStart);
    const troubles = troublesOf(page);
    await signIn(page, server.origin);
    await page.goto(`${server.origin}/cv3${list}`);
    await page.locator('h1').first().waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: locale === 'en' ? 'Search' : '搜索' });
    await field.fill('启衡');
    await page.getByRole('option').nth(5).waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await overhangs(page)).toEqual([]);
    expect(troubles.splice(0)).toEqual([]);
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await context.close();
  });
});

describe.each(looks)('what stands at the right edge, at $width px, in $locale, $colorScheme', ({ width, locale, colorScheme }) => {
  const words = locale === 'en' ? { help: 'Help', feedback: 'Feedback', wechat: 'WeChat', survey: 'Rate us' } : { help: '帮助', feedback: '反馈', wechat: '微信', survey: '满意度' };

  it('has nothing for axe to find, opened and with what opens from it, and moves nothing', async () => {
    const context = await browser.newContext({ viewport: { width, height: 844 }, locale, colorScheme, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'locale', value: locale, url: server.origin }]);
    const page = await context.newPage();
    await livingAt(page, scenarioStart);
    await signIn(page, server.origin);
    await page.goto(`${server.origin}/cv3/index`);
    await page.waitForLoadState('networkidle');
    const heading = await page.locator('h1').boundingBox();
    await page.mouse.move(20, 20);
    const ball = page.locator('[data-ball]');
    await ball.waitFor();
    expect(await page.locator('h1').boundingBox()).toEqual(heading);
    expect(await findings(page)).toEqual([]);
    // The page leaves no room beside it at either width.
    await ball.click();
    const bar = page.getByRole('complementary');
    await bar.getByRole('button', { name: words.help }).click();
    await bar.getByRole('searchbox').waitFor();
    expect(await findings(page)).toEqual([]);
    await bar.getByRole('button', { name: words.wechat }).click();
    await bar.getByRole('img').waitFor();
    expect(await findings(page)).toEqual([]);
    for (const name of [words.feedback, words.survey]) {
      await bar.getByRole('button', { name }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.goto(`${server.origin}/cv3${list}`);
    await page.locator('main input[type=checkbox]').nth(1).click();
    const foot = await page.locator('[data-foot]').boundingBox();
    await ball.waitFor();
    const floats = await ball.boundingBox();
    expect((floats?.y ?? 0) + (floats?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await context.close();
  });
});

describe.each([390, 1280])('documents with names that nobody expected, at %i px', (width) => {
  const names = [`${'x'.repeat(196)}.pdf`, `发票${'Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D\u0334\u0319\u0324'.repeat(12)}.pdf`, 'فاتورة رقم ١٢٣ (عكسي).pdf'];
  /** Turns the direction of reading, and is refused by name. */
  const turned = `发票\u202Efdp.${'y'.repeat(150)}.pdf`;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'zh-CN', reducedMotion: 'reduce' });
    page = await context.newPage();
    await livingAt(page, scenarioStart);
    await signIn(page, server.origin);
    await page.goto(`${server.origin}/cv3${upload}?s=BUSI_INVOICE&p=${packages['PREPARE']}`);
    const rows = page.locator('article');
    await rows.first().waitFor();
    const before = await rows.count();
    await page.locator('section input[type=file][multiple]').first().setInputFiles([...names, turned].map((name, index) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes(500 + index + width)) })));
    await rows.nth(before + names.length - 1).waitFor();
  });

  afterAll(async () => context.close());

  it('keeps each row to its lines and within its card, folded and opened, and the page to the screen', async () => {
    const rows = page.locator('article');
    for (let index = 0; index < (await rows.count()); index += 1) {
      const row = rows.nth(index).locator('[data-row]');
      if ((await row.getAttribute('aria-expanded')) === 'true') await row.click();
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(width === 390 ? 84 : 44);
      await row.click();
      expect(await rows.nth(index).evaluate((article) => [...article.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > article.getBoundingClientRect().right + 1).map((each) => each.className))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  it('lets no stacked mark reach into the row above or below', async () => {
    const clipped = await page.locator('[data-row] .row-name').evaluateAll((each) => each.every((name) => ['hidden', 'clip'].includes(getComputedStyle(name).overflowY)));
    expect(clipped).toBe(true);
  });
});

describe('choosing among many suppliers at 1280 px', () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN', reducedMotion: 'reduce' });
    page = await context.newPage();
    await livingAt(page, scenarioStart);
    await signIn(page, server.origin, 'tangyishan');
    await page.goto(`${server.origin}/cv3/credit/finance-data/create/finance`);
    await page.getByRole('checkbox', { name: '勾选可一起提交的全部' }).click();
    await page.getByRole('region', { name: '已选 20 笔' }).waitFor();
  });

  afterAll(async () => context.close());

  it('shows the amounts whole', async () => {
    const hidden = await page.getByRole('grid').evaluate((grid) => [...grid.querySelectorAll('*')].filter((each) => each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX === 'auto').length);
    expect(hidden).toBe(0);
  });

  it('keeps the way on in sight, with all suppliers unfolded too', async () => {
    const next = page.getByRole('button', { name: '下一步：上传资料' });
    const bottom = async (): Promise<number> => next.evaluate((button) => button.getBoundingClientRect().bottom);
    expect(await bottom()).toBeLessThanOrEqual(800);
    await page.getByRole('button', { name: '显示其余 15 家' }).click();
    await page.getByText('重庆筑禾劳务第20作业队').last().waitFor();
    expect(await bottom()).toBeLessThanOrEqual(800);
    expect(await next.evaluate((button) => button.getBoundingClientRect().height)).toBeGreaterThanOrEqual(40);
  });
});

describe('the language in an address', () => {
  it.each(['/', list, '/login/login'])('holds at %s for whoever is signed out, goes before the browser’s own, and is kept', async (path) => {
    const context = await browser.newContext({ locale: 'zh-CN' });
    const page = await context.newPage();
    await page.goto(`${server.origin}/cv3${path}?lang=en`);
    await page.getByRole('heading', { level: 1, name: 'Business sign-in' }).waitFor();
    await page.locator('button[type=submit]:enabled').waitFor();
    expect(page.url()).not.toContain('lang');
    await page.goto(`${server.origin}/cv3/`);
    await page.getByRole('heading', { level: 1, name: 'Business sign-in' }).waitFor();
    await context.close();
  });
});
