import type { APIResponse, BrowserContext, Page } from 'playwright';
import { demoPassword } from '../../server/seed/company/shared/people.ts';
import { encryptPassword } from '../../src/adapters/wire/entry/password-cipher.ts';
import { calls } from '../server/http/browser.ts';

/** The list in which most of the work is done. */
export const startPath = '/credit/finance-data/index/finance';

/** Where everybody of the demo world starts. */
export const homePath = '/index';

/** Signs in as a user does, by the form. */
export async function signIn(page: Page, origin: string, userName = 'zhousiyuan'): Promise<void> {
  await enter(page, origin, userName, (path) => path.endsWith(homePath));
}

/** Signs in by the form, wherever that leads. */
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

/** Signs a profile of the browser in by the calls alone, without a page. */
export async function enterBeside(context: BrowserContext, origin: string, userName: string): Promise<void> {
  const { request } = context;
  const asked = async (path: string): Promise<Record<string, string>> =>
    dataOf<Record<string, string>>(await request.get(`${origin}${path}`));
  const told = async (path: string, data: unknown): Promise<unknown> => {
    const token = (await context.cookies(origin)).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    return dataOf(await request.post(`${origin}${path}`, { data, headers: { 'X-XSRF-TOKEN': token } }));
  };
  const { picAuthToken = '' } = await asked(calls.loginSession);
  const { keyId, publicKey = '' } = await asked(calls.passwordKey);
  const password = await encryptPassword(demoPassword, publicKey, picAuthToken);
  await told(calls.loginSuccess, await told(calls.loginPassword, { userName, password, keyId, picAuthToken }));
}

async function dataOf<Data>(answer: APIResponse): Promise<Data> {
  const { code, message, data } = (await answer.json()) as { code: string; message: string; data: Data };
  if (code !== '0') throw new Error(`Signing in was refused: ${message}`);
  return data;
}
