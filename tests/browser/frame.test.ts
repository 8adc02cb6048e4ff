import { describe, expect, it } from 'vitest';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { thinned } from '../support/audit.ts';
import { livingAt } from './living-at.ts';
import { findings, overhangs, troublesOf } from './page-health.ts';
import { servedPortal } from './served-portal.ts';
import { startPath as list } from './sign-in.ts';

const looks = [
  { width: 1280, locale: 'zh-CN', colorScheme: 'light' },
  { width: 390, locale: 'en', colorScheme: 'dark' },
] as const;

const portal = servedPortal();

describe.each(thinned(looks, 2))(
  'the search, at $width px, in $locale, $colorScheme',
  ({ width, locale, colorScheme }) => {
    it('opened by its keys over a page has nothing for axe to find, and nothing wider than the screen', async () => {
      const context = await portal.signedIn({
        viewport: { width, height: 844 },
        locale,
        colorScheme,
        reducedMotion: 'reduce',
      });
      await context.addCookies([{ name: 'locale', value: locale, url: portal.origin }]);
      const page = await context.newPage();
      await livingAt(page, scenarioStart);
      const troubles = troublesOf(page);
      await page.goto(`${portal.origin}/cv3${list}`);
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
  },
);

describe.each(thinned(looks, 2, 1))(
  'the right edge of the page, at $width px, in $locale, $colorScheme',
  ({ width, locale, colorScheme }) => {
    const words =
      locale === 'en'
        ? { help: 'Help', feedback: 'Feedback', wechat: 'WeChat', survey: 'Rate us' }
        : { help: '帮助', feedback: '反馈', wechat: '微信', survey: '满意度' };

    it('has no accessibility findings, also with open menus, and does not move', async () => {
      const context = await portal.signedIn({
        viewport: { width, height: 844 },
        locale,
        colorScheme,
        reducedMotion: 'reduce',
      });
      await context.addCookies([{ name: 'locale', value: locale, url: portal.origin }]);
      const page = await context.newPage();
      await livingAt(page, scenarioStart);
      await page.goto(`${portal.origin}/cv3/index`);
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
      await page.goto(`${portal.origin}/cv3${list}`);
      await page.locator('main input[type=checkbox]').nth(1).click();
      const foot = await page.locator('[data-foot]').boundingBox();
      await ball.waitFor();
      const floats = await ball.boundingBox();
      expect((floats?.y ?? 0) + (floats?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
      await context.close();
    });
  },
);

describe('the language in an address', () => {
  it.each(thinned(['/', list, '/login/login'], 3))(
    'applies at %s to users who are signed out, has priority over the browser’s own, and is kept',
    async (path) => {
      const context = await portal.browser.newContext({ locale: 'zh-CN' });
      const page = await context.newPage();
      await page.goto(`${portal.origin}/cv3${path}?lang=en`);
      await page.getByRole('heading', { level: 1, name: 'Business sign-in' }).waitFor();
      await page.locator('button[type=submit]:enabled').waitFor();
      expect(page.url()).not.toContain('lang');
      await page.goto(`${portal.origin}/cv3/`);
      await page.getByRole('heading', { level: 1, name: 'Business sign-in' }).waitFor();
      await context.close();
    },
  );
});
