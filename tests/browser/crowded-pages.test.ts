import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { pdfBytes } from '../../features/support/files.ts';
import { livingAt } from './living-at.ts';
import { servedPortal } from './served-portal.ts';

const upload = '/credit/finance-data/upload/default';

const portal = servedPortal();

describe.each([390, 1280])('documents with unusual names, at %i px', (width) => {
  const names = [
    `${'x'.repeat(196)}.pdf`,
    `发票${'Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D\u0334\u0319\u0324'.repeat(12)}.pdf`,
    'فاتورة رقم ١٢٣ (عكسي).pdf',
  ];
  /** Contains a character that changes the reading direction, and is refused by its name. */
  const turned = `发票\u202Efdp.${'y'.repeat(150)}.pdf`;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await portal.signedIn({
      viewport: { width, height: 844 },
      locale: 'zh-CN',
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    await livingAt(page, scenarioStart);
    await page.goto(`${portal.origin}/cv3${upload}?s=BUSI_INVOICE&p=${await portal.backstage.packageIn('PREPARE')}`);
    const rows = page.locator('article');
    await rows.first().waitFor();
    const before = await rows.count();
    await page
      .locator('section input[type=file][multiple]')
      .first()
      .setInputFiles(
        [...names, turned].map((name, index) => ({
          name,
          mimeType: 'application/pdf',
          buffer: Buffer.from(pdfBytes(500 + index + width)),
        })),
      );
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
      expect(
        await rows
          .nth(index)
          .evaluate((article) =>
            [...article.querySelectorAll('*')]
              .filter((each) => each.getBoundingClientRect().right > article.getBoundingClientRect().right + 1)
              .map((each) => each.className),
          ),
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  it('lets no stacked mark reach into the row above or below', async () => {
    const clipped = await page
      .locator('[data-row] .row-name')
      .evaluateAll((each) => each.every((name) => ['hidden', 'clip'].includes(getComputedStyle(name).overflowY)));
    expect(clipped).toBe(true);
  });
});

describe('choosing among many suppliers at 1280 px', () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await portal.signedIn(
      { viewport: { width: 1280, height: 800 }, locale: 'zh-CN', reducedMotion: 'reduce' },
      'tangyishan',
    );
    page = await context.newPage();
    await livingAt(page, scenarioStart);
    await page.goto(`${portal.origin}/cv3/credit/finance-data/create/finance`);
    await page.getByRole('checkbox', { name: '勾选可一起提交的全部' }).click();
    await page.getByRole('region', { name: '已选 20 笔' }).waitFor();
  });

  afterAll(async () => context.close());

  it('shows the amounts in full', async () => {
    const hidden = await page
      .getByRole('grid')
      .evaluate(
        (grid) =>
          [...grid.querySelectorAll('*')].filter(
            (each) => each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX === 'auto',
          ).length,
      );
    expect(hidden).toBe(0);
  });

  it('keeps the next button visible, with all suppliers unfolded too', async () => {
    const next = page.getByRole('button', { name: '下一步：上传资料' });
    const bottom = async (): Promise<number> => next.evaluate((button) => button.getBoundingClientRect().bottom);
    expect(await bottom()).toBeLessThanOrEqual(800);
    await page.getByRole('button', { name: '显示其余 15 家' }).click();
    await page.getByText('重庆筑禾劳务第20作业队').last().waitFor();
    expect(await bottom()).toBeLessThanOrEqual(800);
    expect(await next.evaluate((button) => button.getBoundingClientRect().height)).toBeGreaterThanOrEqual(40);
  });
});
