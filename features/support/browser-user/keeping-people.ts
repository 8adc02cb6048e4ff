import { en } from '../../../src/words/en.ts';
import type { KeepingPeople } from '../abilities/keeping-people.ts';
import type { BrowserTab } from './browser-tab.ts';

export function keepingPeople(tab: BrowserTab): Pick<KeepingPeople, 'invitePerson' | 'invitedPeople' | 'joinCompany' | 'joinedAs'> {
  const { page, hands } = tab;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  // What is required has a star behind its label.
  const write = async (label: string, text: string): Promise<void> => hands.write(page.getByLabel(new RegExp(`^${label}\\s*\\*?$`)), text);
  const states = { open: en['people.state-open'], expired: en['people.state-expired'], closed: en['people.state-closed'], waiting: en['people.state-waiting'] } as const;
  return {
    invitePerson: async ({ personName, mobile, idNumber }, roles) => {
      await tab.open('/my/person');
      await tab.heading(en['people.title']);
      await hands.press(button(en['people.invite']));
      await write(en['people.person'], personName);
      await write(en['people.id'], idNumber);
      await write(en['people.mobile'], mobile);
      for (const role of roles) await hands.press(page.getByRole('checkbox', { name: en[`people.template-${role}`], exact: true }));
      await hands.press(button(en['people.send']));
      await page.getByRole('heading', { name: personName, exact: true }).waitFor();
      return '';
    },
    invitedPeople: async () => {
      const rows = page.getByRole('region', { name: en['people.invitations'] }).getByRole('listitem');
      await rows.first().waitFor();
      return Promise.all(
        (await rows.all()).map(async (row) => {
          const name = await row.getByRole('heading').innerText();
          const shown = await row.innerText();
          return `${name} ${Object.entries(states).find(([, words]) => shown.includes(words))?.[0] ?? ''}`;
        }),
      );
    },
    joinCompany: async (code, { idNumber, userName, password }) => {
      await tab.open('/register/invitation');
      await tab.heading(en['people.join-title']);
      await write(en['people.code'], code);
      await hands.press(button(en['people.join-next']));
      await write(en['people.join-id'], idNumber);
      await write(en['registration.user-name'], userName);
      await write(en['registration.password'], password);
      await write(en['registration.password-again'], password);
      await tab.readAgreements();
      await hands.press(button(en['people.join-submit']));
      await page.getByText(en['people.joined'], { exact: true }).waitFor();
      return '';
    },
    joinedAs: async () => {
      const told = async (label: string): Promise<string> => (await page.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]').textContent()) ?? '';
      return { userName: await told(en['people.joined-user-name']), companyName: await told(en['people.join-company']) };
    },
  };
}
