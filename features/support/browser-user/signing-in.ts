import { people } from '../../../server/seed/company/shared/people.ts';
import { actsForCore } from '../../../src/domain/shell/shared/role.ts';
import { en } from '../../../src/words/en.ts';
import type { SigningIn } from '../abilities/signing-in.ts';
import type { BrowserTab } from './browser-tab.ts';

const roleIn = (text: string | null): string => /Operator|Director/i.exec(text ?? '')?.[0] ?? '';

export function signingIn(tab: BrowserTab): Pick<SigningIn, 'signIn' | 'role' | 'place'> {
  const { page, hands } = tab;
  return {
    signIn: async (userName, password) => {
      const [role] = people.find((each) => each.userName === userName)?.roles ?? [];
      tab.side = role !== undefined && actsForCore(role) ? 'issue' : 'finance';
      await tab.open('/');
      // The document's own form cannot be sent before the portal has taken it over.
      await page.locator('button[type=submit]:enabled').waitFor();
      await hands.write(page.getByLabel(en['sign-in.user-name'], { exact: true }), userName);
      await hands.write(page.getByLabel(en['sign-in.password'], { exact: true }), password);
      await page.getByLabel(en['sign-in.password'], { exact: true }).press('Enter');
      await page.getByRole('button', { name: /account/i }).waitFor();
    },
    role: async () => {
      const account = page.getByRole('button', { name: /account/i });
      const onTheBar = roleIn(await account.textContent());
      if (onTheBar !== '') return onTheBar;
      // On a phone it stands in the account's menu.
      await hands.press(account);
      const inTheMenu = roleIn(await page.getByRole('group', { name: en['shell.account'] }).textContent());
      await page.keyboard.press('Escape');
      return inTheMenu;
    },
    place: async () => {
      const { pathname, search } = new URL(page.url());
      return pathname.replace(/^\/cv3/, '') + search;
    },
  };
}
