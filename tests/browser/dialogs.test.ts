import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { launchBrowser } from '../../scripts/browser.ts';
import { findings, troublesOf } from './page-health.ts';
import { servedBackEnd } from './served-portal.ts';
import { signIn } from './sign-in.ts';

const portal = servedBackEnd();
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser({ scrollbars: true });
  page = await browser.newPage({ viewport: { width: 1280, height: 700 }, locale: 'zh-CN', reducedMotion: 'reduce' });
  await page.clock.setSystemTime(scenarioStart);
});

afterAll(async () => {
  await browser.close();
});

/** Screen positions of the elements behind a dialog. */
async function places(): Promise<readonly (readonly [number, number, number])[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header, h1, main, footer, [role="tablist"], section')]
      .filter((each) => !each.closest('dialog'))
      .map((each) => {
        const { left, top, width } = each.getBoundingClientRect();
        return [left, top, width] as const;
      }),
  );
}

const asked = (): Locator => page.getByRole('alertdialog');
const drawn = async (button: Locator): Promise<string> =>
  button.evaluate((each) => getComputedStyle(each).backgroundColor);

describe('the sign-in page', () => {
  it('shows which key presses a button when Enter does not', async () => {
    await page.goto(`${portal.origin}/cv3/login/login`);
    await page.locator('form:not([data-heard]) button[type=submit]:enabled').waitFor();
    const hint = page.getByText('请按空格键执行');
    await page.getByRole('button', { name: '显示密码' }).press('Enter');
    expect(await hint.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hint.isVisible()).toBe(false);
  });

  it('offers help before signing in, and keeps the typed values', async () => {
    const problems = troublesOf(page);
    await page.getByLabel('用户名').fill('zhousiyuan');
    // A dialog moves nothing, with or without a scrollbar.
    const form = async (): Promise<readonly (number | undefined)[]> => {
      const { x, width } = (await page.locator('form').boundingBox()) ?? {};
      return [x, width, await page.evaluate(() => document.documentElement.clientWidth)];
    };
    const before = await form();
    await page.getByRole('link', { name: '登录遇到问题？' }).click();
    const help = page.getByRole('dialog', { name: '登录遇到问题？' });
    await help.getByRole('searchbox').waitFor();
    expect(await form()).toEqual(before);
    await help.getByRole('searchbox').fill('忘记密码');
    await help.locator('summary').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    expect(await form()).toEqual(before);
    expect(await page.getByLabel('用户名').inputValue()).toBe('zhousiyuan');
    expect(problems).toEqual([]);
  });

  it('accepts a submission before its scripts arrive, and sends it after they have taken over', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/platforms|security/u, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${portal.origin}/cv3/login/login`, { waitUntil: 'domcontentloaded' });
    await page.locator('form[data-heard]').waitFor();
    await page.locator('[name=userName]').fill('zhousiyuan');
    await page.locator('[name=password]').fill('wrong');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    release();
    await page.getByText('用户名或密码不正确').waitFor();
    await page.unroute(/platforms|security/u);
  });
});

describe('a browser without the features for signing in', () => {
  it('shows the missing feature in place of the portal', async () => {
    const visit = await browser.newContext({ locale: 'zh-CN' });
    await visit.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
    const tab = await visit.newPage();
    await tab.goto(`${portal.origin}/cv3/my/message/index`);
    await tab.getByText('停用了 Cookie').waitFor();
    expect(await tab.locator('#root').textContent()).toBe('');
    await visit.close();
  });
});

describe('the warning that the session ends', () => {
  it('appears although a new build has removed its file, and the keyboard keeps the session', async () => {
    const visit = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
    const tab = await visit.newPage();
    await tab.clock.install({ time: scenarioStart });
    await signIn(tab, portal.origin);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    const fetched = tab.waitForResponse(/SessionEndingDialog/u);
    await tab.clock.runFor(20_000);
    await (await fetched).finished();
    await tab.route(/SessionEndingDialog/u, async (route) => route.fulfill({ status: 404 }));
    await tab.clock.fastForward(28 * 60_000);
    const warning = tab.getByRole('alertdialog', { name: '登录即将过期' });
    await warning.waitFor();
    await expect
      .poll(async () =>
        warning.getByRole('button', { name: '继续使用' }).evaluate((each) => each === document.activeElement),
      )
      .toBe(true);
    await tab.keyboard.press('Escape');
    await warning.waitFor({ state: 'hidden' });
    expect(tab.url()).not.toContain('/login');
    await visit.close();
  });
});

describe('a dialog', () => {
  beforeAll(async () => {
    await signIn(page, portal.origin);
    const draft = await portal.backstage.packageIn('PREPARE');
    await page.goto(`${portal.origin}/cv3/credit/finance-data/detail?p=${draft}`);
    await page.getByRole('button', { name: '作废资料包' }).waitFor();
    await page.waitForLoadState('networkidle');
  });

  it('keeps the page behind it still, draws destroying unlike the way to go on, and gives the focus back', async () => {
    const discard = page.getByRole('button', { name: '作废资料包' });
    await page.evaluate(() => window.scrollTo(0, 20));
    await discard.hover();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const before = await places();
    const wayOn = await drawn(page.getByRole('button', { name: '继续完善' }));
    await discard.click();
    await asked().waitFor();
    expect(await places()).toEqual(before);
    const confirm = asked().getByRole('button', { name: '作废资料包' });
    expect(await drawn(confirm)).not.toBe(wayOn);
    await page.keyboard.press('Escape');
    await asked().waitFor({ state: 'hidden' });
    expect(await places()).toEqual(before);
    await expect.poll(async () => discard.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  it('that shows a file keeps the page still too, and gives the focus back', async () => {
    const view = page.getByRole('button', { name: /^查看：/ }).first();
    await view.hover();
    const before = await places();
    await view.click();
    await page.getByRole('dialog', { name: '预览' }).waitFor();
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: '预览' }).waitFor({ state: 'hidden' });
    expect(await places()).toEqual(before);
    expect(await view.evaluate((each) => each === document.activeElement)).toBe(true);
  });
});
