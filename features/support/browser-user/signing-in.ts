import { people } from '../../../server/seed/parties/people.ts';
import { actsForCore } from '../../../src/domain/identity/role.ts';
import type { SigningIn } from '../abilities/signing-in.ts';
import type { BrowserTab } from './browser-tab.ts';

/** The role names of scenarios, as the pages write them. */
const roles: ReadonlyMap<string, string> = new Map([
  ['operator', 'Operator'],
  ['director', 'Director'],
  ['经办人', 'Operator'],
  ['主管', 'Director'],
]);

const roleNamed = /operator|director|经办人|主管/i;
const roleIn = (text: string | null): string => roles.get(roleNamed.exec(text ?? '')?.[0].toLowerCase() ?? '') ?? '';

export function signingIn(tab: BrowserTab): Pick<SigningIn, 'signIn' | 'enterBeside' | 'role' | 'place'> {
  const { page, device, words } = tab;
  const takeSide = (userName: string): void => {
    const [role] = people.find((each) => each.userName === userName)?.roles ?? [];
    tab.side = role !== undefined && actsForCore(role) ? 'issue' : 'finance';
  };
  const home = async (): Promise<void> =>
    page.getByRole('button', { name: new RegExp(words['shell.account'], 'i') }).waitFor();
  return {
    enterBeside: async (userName) => {
      takeSide(userName);
      await tab.enterBeside(userName);
      await tab.open('/');
      await home();
    },
    signIn: async (userName, password) => {
      takeSide(userName);
      await tab.open('/');
      // The form of the document cannot be sent before the portal's script has taken it over.
      await page.locator('button[type=submit]:enabled').waitFor();
      await device.write(page.getByLabel(words['sign-in.user-name'], { exact: true }), userName);
      await device.write(page.getByLabel(words['sign-in.password'], { exact: true }), password);
      await page.getByLabel(words['sign-in.password'], { exact: true }).press('Enter');
      await home();
    },
    role: async () => {
      const account = page.getByRole('button', { name: new RegExp(words['shell.account'], 'i') });
      const onTheBar = roleIn(await account.textContent());
      if (onTheBar !== '') return onTheBar;
      // On a phone, the role is in the account menu.
      await device.press(account);
      // The content of the menu is loaded when it opens.
      const inTheMenu = roleIn(
        await page.getByRole('group', { name: words['shell.account'] }).filter({ hasText: roleNamed }).textContent(),
      );
      await page.keyboard.press('Escape');
      return inTheMenu;
    },
    place: async () => {
      const { pathname, search } = new URL(page.url());
      return pathname.replace(/^\/cv3/, '') + search;
    },
  };
}
