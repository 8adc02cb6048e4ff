import { looksLikeBranch } from '../../../src/domain/parties/branch-name.ts';
import type { Registering } from '../abilities/registering.ts';
import type { BrowserTab } from './browser-tab.ts';

export function registering(
  tab: BrowserTab,
): Pick<Registering, 'comeToRegister' | 'sayForRegistration' | 'askForRegistrationCode' | 'register' | 'registeredAs'> {
  const { page, device, words } = tab;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const write = async (label: string, text: string): Promise<void> => device.write(tab.field(label), text);
  return {
    comeToRegister: async (place) => {
      await tab.open(place);
      await tab.heading(words['registration.title']);
    },
    sayForRegistration: async (said) => {
      await write(words['registration.company'], said.companyName);
      await write(words['registration.uscc'], said.uscc);
      await write(
        words[looksLikeBranch(said.companyName) ? 'registration.in-charge' : 'registration.legal'],
        said.legalRepresentative,
      );
      await device.press(button(words['recovery.next']));
      await write(words['registration.person'], said.personName);
      await write(words['registration.id'], said.idNumber);
      await write(words['registration.user-name'], said.userName);
      await write(words['registration.password'], said.password);
      await write(words['registration.password-again'], said.password);
      await device.press(button(words['recovery.next']));
      await tab.readAgreements();
      await device.press(page.getByLabel(words['registration.declare'], { exact: true }));
      await write(words['sms.mobile'], said.mobile);
    },
    askForRegistrationCode: async () => {
      await device.press(button(words['captcha.no-typing']));
      await page.getByText(words['captcha.proof-done'], { exact: true }).waitFor();
      await device.press(button(words['sms.ask']));
      await page.getByText(words['registration.code-sent'], { exact: true }).waitFor();
    },
    register: async (code) => {
      await write(words['sms.code'], code);
      await device.press(button(words['registration.submit']));
    },
    registeredAs: async () => {
      const done = page.getByRole('link', { name: words['registration.success-sign-in'], exact: true });
      await done.waitFor();
      const told = async (label: string): Promise<string> =>
        (await page.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]').textContent()) ?? '';
      return {
        userName: await told(words['registration.success-user-name']),
        companyName: await told(words['registration.success-company']),
        repeated: false,
        leadsTo: ((await done.getAttribute('href')) ?? '').replace(/^\/cv3/, ''),
      };
    },
  };
}
