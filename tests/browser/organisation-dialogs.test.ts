import type { BrowserContext, Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { thinned } from '../support/audit.ts';
import { livingAt } from './living-at.ts';
import { findings, overhangs, troublesOf } from './page-health.ts';
import { servedPortal } from './served-portal.ts';

const portal = servedPortal();

const looks = [
  { width: 1280, locale: 'zh-CN' },
  { width: 390, locale: 'en' },
] as const;

describe.each(thinned(looks, 2))('the dialogs about inner organisations, at $width px, in $locale', (look) => {
  const isEnglish = look.locale === 'en';

  async function open(path: string): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
    const context = await portal.signedIn(
      { viewport: { width: look.width, height: 844 }, locale: look.locale, reducedMotion: 'reduce' },
      'tangyishan',
    );
    await context.addCookies([{ name: 'locale', value: look.locale, url: portal.origin }]);
    const page = await context.newPage();
    await livingAt(page, scenarioStart);
    await page.goto(`${portal.origin}/cv3${path}`);
    return { context, page };
  }

  /** Opens a dialog and closes it by Escape. Its button must have the focus again. */
  async function checkDialog(page: Page, press: Locator): Promise<void> {
    await press.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await overhangs(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => press.evaluate((each) => each === document.activeElement)).toBe(true);
  }

  it('have nothing for axe to find on the page of inner organisations, and give the focus back', async () => {
    const { context, page } = await open('/my/inner-org/index');
    const troubles = troublesOf(page);
    const names = isEnglish
      ? ['Add organisation', /^Rename: /u, /^Move: /u, /^Stop: /u, /^Reopen: /u, /^Change: /u]
      : ['新增组织', /^改名：/u, /^调整上级：/u, /^停用：/u, /^恢复使用：/u, /^调整：/u];
    for (const name of names) await checkDialog(page, page.getByRole('button', { name }).first());
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('have nothing for axe to find in the list of holdings, and give the focus back', async () => {
    const { context, page } = await open('/credit/chain/holdings');
    const troubles = troublesOf(page);
    const name = isEnglish ? /^Allocate .+ to an internal organisation$/u : /^把凭证 .+ 分配给内部组织$/u;
    await checkDialog(page, page.getByRole('button', { name }).first());
    expect(troubles).toEqual([]);
    await context.close();
  });
});
