import type { KeepingPeople } from '../abilities/keeping-people.ts';
import type { BrowserTab } from './browser-tab.ts';

export function keepingPeople(
  tab: BrowserTab,
): Pick<KeepingPeople, 'invitePerson' | 'invitedPeople' | 'joinCompany' | 'joinedAs'> {
  const { page, device, words } = tab;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  // The label of a required field ends with a star.
  const write = async (label: string, text: string): Promise<void> =>
    device.write(page.getByLabel(new RegExp(`^${label}\\s*\\*?$`)), text);
  const states = {
    open: words['people.state-open'],
    expired: words['people.state-expired'],
    closed: words['people.state-closed'],
    waiting: words['people.state-waiting'],
  } as const;
  return {
    invitePerson: async ({ personName, mobile, idNumber }, roles) => {
      await tab.open('/my/person');
      await tab.heading(words['people.title']);
      await device.press(button(words['people.invite']));
      await write(words['people.person'], personName);
      await write(words['people.id'], idNumber);
      await write(words['people.mobile'], mobile);
      for (const role of roles)
        await device.press(page.getByRole('checkbox', { name: words[`people.template-${role}`], exact: true }));
      await device.press(button(words['people.send']));
      await page.getByRole('heading', { name: personName, exact: true }).waitFor();
      return '';
    },
    invitedPeople: async () => {
      const rows = page.getByRole('region', { name: words['people.invitations'] }).getByRole('listitem');
      await rows.first().waitFor();
      return Promise.all(
        (await rows.all()).map(async (row) => {
          const name = await row.getByRole('heading').innerText();
          const shown = await row.innerText();
          return `${name} ${Object.entries(states).find(([, state]) => shown.includes(state))?.[0] ?? ''}`;
        }),
      );
    },
    joinCompany: async (code, { idNumber, userName, password }) => {
      await tab.open('/register/invitation');
      await tab.heading(words['people.join-title']);
      await write(words['people.code'], code);
      await device.press(button(words['people.join-next']));
      await write(words['people.join-id'], idNumber);
      await write(words['registration.user-name'], userName);
      await write(words['registration.password'], password);
      await write(words['registration.password-again'], password);
      await tab.readAgreements();
      await device.press(button(words['people.join-submit']));
      await page.getByText(words['people.joined'], { exact: true }).waitFor();
      return '';
    },
    joinedAs: async () => {
      const told = async (label: string): Promise<string> =>
        (await page.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]').textContent()) ?? '';
      return {
        userName: await told(words['people.joined-user-name']),
        companyName: await told(words['people.join-company']),
      };
    },
  };
}
