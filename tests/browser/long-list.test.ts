import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchPages, type BenchPages } from '../../scripts/bench/bench-pages.ts';
import { openBrowser } from './served-portal.ts';

const opened = openBrowser();
let pages: BenchPages;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  pages = await benchPages(['portal-rows']);
  context = await opened.browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  await page.goto(pages.address('portal-rows'));
  await page.locator('[data-index="0"]').waitFor();
});

afterAll(async () => {
  await context.close();
  await pages.close();
});

interface Shown {
  readonly index: number;
  readonly text: string;
  readonly top: number;
}

const shown = async (): Promise<readonly Shown[]> =>
  page.locator('[data-index]').evaluateAll((rows: HTMLElement[]) =>
    rows.map((row) => ({
      index: Number(row.dataset['index']),
      text: row.innerText,
      top: row.getBoundingClientRect().top,
    })),
  );

const isOnScreen = ({ top }: Shown): boolean => top > 0 && top < 800;

/** Whether each row is below the previous one in reading order, and has a higher index. */
const areInOrder = (rows: readonly Shown[]): boolean =>
  rows.every(({ index, top }, at) => {
    const before = rows[at - 1];
    return before === undefined || (index > before.index && top > before.top);
  });

/** The rows once they fill the screen in their places. A reading may happen while rows are still moving. */
async function settled(): Promise<readonly Shown[]> {
  let rows: readonly Shown[] = [];
  const fillTheScreen = async (): Promise<boolean> => {
    rows = await shown();
    return rows.filter(isOnScreen).length > 8 && areInOrder(rows);
  };
  await expect.poll(fillTheScreen).toBe(true);
  return rows;
}

describe('a hundred thousand rows', () => {
  it.each([
    ['far down', 2_000_000],
    ['a little back', 1_999_300],
    ['to the end', 10_000_000],
    ['back to the top', 0],
  ])('scrolled %s are in reading order, each at its place with its details', async (_where, top) => {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    for (const { index, text } of await settled()) expect(text).toContain(`RX${String(index).padStart(8, '0')}`);
  });

  it('are navigated by keyboard beyond the screen, and the focused row keeps the focus while scrolling', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('[data-index="0"]').focus();
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('PageDown');
    await expect.poll(async () => page.evaluate(() => document.activeElement?.getAttribute('data-index'))).toBe('120');
    await page.evaluate(() => window.scrollTo(0, 3_000_000));
    await settled();
    await page.evaluate(() => window.scrollTo(0, 0));
    await settled();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-index'))).toBe('120');
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => page.evaluate(() => document.activeElement?.getAttribute('data-index'))).toBe('119');
  });
});
