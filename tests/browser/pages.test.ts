import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realServer, type OpenBackEnd, type RealServer } from '../../features/support/assemblies/real-server.ts';
import { pdfBytes } from '../../features/support/files.ts';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { launchBrowser } from '../../scripts/browser.ts';
import { signIn, startPath as list } from './sign-in.ts';

const upload = '/credit/finance-data/upload/default';

interface Shown {
  readonly name: string;
  readonly path: (packages: Readonly<Record<string, string>>) => string;
  readonly signedOut?: boolean;
}

/** Every screen, in a state that shows most of it. */
const pages: readonly Shown[] = [
  { name: 'sign-in', path: () => '/login/login', signedOut: true },
  { name: 'sign-in by a code', path: () => '/login/login?by=sms', signedOut: true },
  { name: 'sign-in at an address of its own', path: () => '/login/guarantee/login?pkProject=P2026', signedOut: true },
  { name: 'registering a company', path: () => '/register/register', signedOut: true },
  { name: 'registering for a guarantee project', path: () => '/guarantee/register/register?serial=GP2026-0417', signedOut: true },
  { name: 'registering for a project that there is not', path: () => '/guarantee/register/register?serial=GP0', signedOut: true },
  { name: 'what came of registering', path: () => '/register/register-success', signedOut: true },
  { name: 'home', path: () => '/index' },
  { name: 'what falls due', path: () => '/common/receivables/index' },
  { name: 'messages', path: () => '/my/message/index' },
  { name: 'downloads', path: () => '/my/download' },
  { name: 'help', path: () => '/help/index' },
  { name: 'help: one question', path: () => '/help/index?id=returned' },
  { name: 'help centre', path: () => '/help-center-new/index?q=PDF' },
  { name: 'account', path: () => '/my/account/info' },
  { name: 'list', path: () => list },
  { name: 'list without a match', path: () => `${list}?q=nothing-like-it` },
  { name: 'choose', path: () => '/credit/finance-data/create/finance' },
  { name: 'upload: contract', path: ({ PREPARE }) => `${upload}?s=BUSI_CONTRACT&p=${PREPARE}` },
  { name: 'upload: invoices', path: ({ PREPARE }) => `${upload}?s=BUSI_INVOICE&p=${PREPARE}` },
  { name: 'upload: returned invoices', path: ({ MODIFY }) => `${upload}?s=BUSI_INVOICE&p=${MODIFY}` },
  { name: 'check answers', path: ({ PREPARE }) => `${upload}?s=CHECK&p=${PREPARE}` },
  { name: 'submitted', path: ({ UN_AUDIT }) => `/credit/finance-data/upload/success?p=${UN_AUDIT}` },
  { name: 'detail: returned', path: ({ AUDIT_REJECT }) => `/credit/finance-data/detail?p=${AUDIT_REJECT}` },
  { name: 'detail: passed', path: ({ AUDITED }) => `/credit/finance-data/detail?p=${AUDITED}` },
  { name: 'detail that does not exist', path: () => '/credit/finance-data/detail?p=DD00000000-0000' },
  { name: 'certified already', path: () => '/error-page/authorized' },
  { name: 'trying a key', path: () => '/ukey-test' },
  { name: 'whom to ask for a product', path: () => '/error-page/contact-manager-open-product' },
  { name: 'an agreement', path: () => '/agreements/registration' },
  { name: 'an agreement before signing in', path: () => '/agreements/privacy', signedOut: true },
  { name: 'what invoices are made out to', path: () => '/my/enterprise-info/invoice-info' },
  { name: 'what is known of the company', path: () => '/my/enterprise-info' },
  { name: 'certificates', path: () => '/my/enterprise-info/certificate-management' },
  { name: 'what one has signed', path: () => '/my/protocol' },
  { name: 'one text that was signed', path: () => '/my/protocol?id=U-zhousiyuan-CORP_PRIVACY_AGREEMENT' },
  { name: 'objecting without a standing', path: () => '/my/agency-objection' },
  { name: 'a certification', path: () => '/my/enterprise-info/realname' },
  { name: 'all products', path: () => '/my/product/overview' },
  { name: 'a product', path: () => '/my/product/overview?productType=NOTE' },
  { name: 'a product that there is not', path: () => '/my/product/overview?productType=__proto__' },
  { name: 'no permission', path: () => '/error-page/403' },
  { name: 'not found', path: () => '/no/such/page' },
];

/** What browsers write down of themselves: answers that refuse something, and that no helper for keys runs here. */
const expected = /^Failed to load resource|^WebSocket connection to 'ws:\/\/127\.0\.0\.1:21530\/' failed: .*ERR_CONNECTION_REFUSED/;

const looks = [
  { width: 1280, locale: 'zh-CN', colorScheme: 'light' },
  { width: 390, locale: 'en', colorScheme: 'dark' },
] as const;

let server: RealServer;
let backEnd: OpenBackEnd;
let browser: Browser;
let axe: string;
let packages: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await realServer(resolve('dist/portal'));
  backEnd = await server.open();
  browser = await launchBrowser();
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const states = ['PREPARE', 'MODIFY', 'UN_AUDIT', 'AUDIT_REJECT', 'AUDITED'];
  packages = Object.fromEntries(await Promise.all(states.map(async (state) => [state, await backEnd.backstage.packageIn(state)] as const)));
}, 120_000);

afterAll(async () => {
  await browser.close();
  await backEnd.close();
  await server.close();
});

interface AxeEngine {
  run(context: { readonly exclude: readonly string[] }): Promise<{ readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: readonly unknown[] }[] }[] }>;
}

/** What axe finds, by rule and place. Fluent's own hidden focus dummies are not the portal's. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const engine = Reflect.get(globalThis, 'axe') as AxeEngine;
    const { violations } = await engine.run({ exclude: ['[data-tabster-dummy]'] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  });
}

describe.each(looks)('at $width px, in $locale, $colorScheme', ({ width, locale, colorScheme }) => {
  let context: BrowserContext;
  let page: Page;
  const troubles: string[] = [];

  beforeAll(async () => {
    // axe is brought in past the page's own policy, which would not let it in; violations of the portal itself are heard below.
    context = await browser.newContext({ viewport: { width, height: 844 }, locale, colorScheme, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'locale', value: locale, url: server.origin }]);
    page = await context.newPage();
    await page.clock.setSystemTime(scenarioStart);
    page.on('pageerror', (fault) => troubles.push(fault.message));
    page.on('console', (said) => {
      if (said.type() === 'error' && !expected.test(said.text())) troubles.push(said.text());
    });
    await signIn(page, server.origin);
  }, 60_000);

  afterAll(async () => context.close());

  it.each(pages)('$name: nothing for axe to find, nothing wider than the screen, no violation of the policy', async ({ path, signedOut }) => {
    if (signedOut) await context.clearCookies({ name: 'session' });
    await page.goto(`${server.origin}/cv3${path(packages)}`);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(troubles.splice(0)).toEqual([]);
    if (signedOut) await signIn(page, server.origin);
  }, 60_000);

  it('the search, opened by its keys over a page: nothing for axe to find, nothing wider than the screen', async () => {
    await page.goto(`${server.origin}/cv3${list}`);
    await page.locator('h1').first().waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: locale === 'en' ? 'Search' : '搜索' });
    await field.fill('启衡');
    await page.getByRole('option').nth(5).waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(troubles.splice(0)).toEqual([]);
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
  }, 60_000);
});

describe.each(looks)('what stands at the right edge, at $width px, in $locale, $colorScheme', ({ width, locale, colorScheme }) => {
  const words = locale === 'en' ? { help: 'Help', feedback: 'Feedback', wechat: 'WeChat', survey: 'Rate us' } : { help: '帮助', feedback: '反馈', wechat: '微信', survey: '满意度' };

  it('has nothing for axe to find, opened and with what opens from it, and moves nothing', async () => {
    const context = await browser.newContext({ viewport: { width, height: 844 }, locale, colorScheme, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'locale', value: locale, url: server.origin }]);
    const page = await context.newPage();
    await page.clock.setSystemTime(scenarioStart);
    await signIn(page, server.origin);
    await page.goto(`${server.origin}/cv3/index`);
    await page.waitForLoadState('networkidle');
    const heading = await page.locator('h1').boundingBox();
    await page.mouse.move(20, 20);
    const ball = page.locator('[data-ball]');
    await ball.waitFor();
    expect(await page.locator('h1').boundingBox()).toEqual(heading);
    expect(await findings(page)).toEqual([]);
    if (width === 390) await ball.click();
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
  }, 90_000);
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
    await page.clock.setSystemTime(scenarioStart);
    await signIn(page, server.origin);
    await page.goto(`${server.origin}/cv3${upload}?s=BUSI_INVOICE&p=${packages['PREPARE']}`);
    const rows = page.locator('article');
    await rows.first().waitFor();
    const before = await rows.count();
    await page.locator('section input[type=file][multiple]').first().setInputFiles([...names, turned].map((name, index) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes(500 + index + width)) })));
    await rows.nth(before + names.length - 1).waitFor();
  }, 60_000);

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
  }, 60_000);

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
    await page.clock.setSystemTime(scenarioStart);
    await signIn(page, server.origin, 'tangyishan');
    await page.goto(`${server.origin}/cv3/credit/finance-data/create/finance`);
    await page.getByRole('checkbox', { name: '勾选可一起提交的全部' }).click();
    await page.getByRole('region', { name: '已选 20 笔' }).waitFor();
  }, 60_000);

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
  }, 60_000);
});
