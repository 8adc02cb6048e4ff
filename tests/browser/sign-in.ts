import type { Page } from 'playwright';
import { demoPassword } from '../../server/seed/parties/people.ts';

/** The list in which most of the work is done. */
export const startPath = '/credit/finance-data/index/finance';

/** The start page of everybody in the demo world. */
export const homePath = '/index';

/** Signs in with the form, as a user does. */
export async function signIn(page: Page, origin: string, userName = 'zhousiyuan'): Promise<void> {
  await enter(page, origin, userName, (path) => path.endsWith(homePath));
}

/** Signs in with the form, and waits for any next page. */
export async function enter(
  page: Page,
  origin: string,
  userName: string,
  isThere = (path: string): boolean => !path.includes('/login'),
): Promise<void> {
  await page.goto(`${origin}/cv3/login/login`);
  await page.locator('button[type=submit]:enabled').waitFor();
  await page.locator('#sign-in-user-name').fill(userName);
  await page.locator('#sign-in-password').fill(demoPassword);
  await page.locator('#sign-in-password').press('Enter');
  await page.waitForURL((address) => isThere(address.pathname));
}
