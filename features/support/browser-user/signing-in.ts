import { en } from '../../../src/words/en.ts';
import type { SigningIn } from '../abilities/signing-in.ts';
import type { BrowserTab } from './browser-tab.ts';

export function signingIn(tab: BrowserTab): Pick<SigningIn, 'signIn' | 'role' | 'place'> {
  const { page } = tab;
  return {
    signIn: async (userName, password) => {
      await tab.open('/');
      // The document's own form cannot be sent before the portal has taken it over.
      await page.locator('button[type=submit]:enabled').waitFor();
      await page.getByLabel(en['sign-in.user-name'], { exact: true }).fill(userName);
      await page.getByLabel(en['sign-in.password'], { exact: true }).fill(password);
      await page.getByLabel(en['sign-in.password'], { exact: true }).press('Enter');
      await page.getByRole('button', { name: /account/i }).waitFor();
    },
    role: async () => {
      const account = (await page.getByRole('button', { name: /account/i }).textContent()) ?? '';
      return /Operator|Director/.exec(account)?.[0] ?? '';
    },
    place: async () => {
      const { pathname, search } = new URL(page.url());
      return pathname.replace(/^\/cv3/, '') + search;
    },
  };
}
