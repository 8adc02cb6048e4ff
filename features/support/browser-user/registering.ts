import { looksLikeBranch } from '../../../src/domain/company/shared/branch-name.ts';
import { en } from '../../../src/words/en.ts';
import type { Registering } from '../abilities/registering.ts';
import type { BrowserTab } from './browser-tab.ts';

export function registering(tab: BrowserTab): Pick<Registering, 'comeToRegister' | 'sayForRegistration' | 'askForRegistrationCode' | 'register' | 'registeredAs'> {
  const { page, hands } = tab;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const write = async (label: string, text: string): Promise<void> => hands.write(tab.field(label), text);
  return {
    comeToRegister: async (place) => {
      await tab.open(place);
      await tab.heading(en['registration.title']);
    },
    sayForRegistration: async (said) => {
      await write(en['registration.company'], said.companyName);
      await write(en['registration.uscc'], said.uscc);
      await write(en[looksLikeBranch(said.companyName) ? 'registration.in-charge' : 'registration.legal'], said.legalRepresentative);
      await hands.press(button(en['recovery.next']));
      await write(en['registration.person'], said.personName);
      await write(en['registration.id'], said.idNumber);
      await write(en['registration.user-name'], said.userName);
      await write(en['registration.password'], said.password);
      await write(en['registration.password-again'], said.password);
      await hands.press(button(en['recovery.next']));
      await tab.readAgreements();
      await hands.press(page.getByLabel(en['registration.declare'], { exact: true }));
      await write(en['sms.mobile'], said.mobile);
    },
    askForRegistrationCode: async () => {
      await hands.press(button(en['captcha.no-typing']));
      await page.getByText(en['captcha.proof-done'], { exact: true }).waitFor();
      await hands.press(button(en['sms.ask']));
      await page.getByText(en['registration.code-sent'], { exact: true }).waitFor();
    },
    register: async (code) => {
      await write(en['sms.code'], code);
      await hands.press(button(en['registration.submit']));
    },
    registeredAs: async () => {
      const done = page.getByRole('link', { name: en['registration.success-sign-in'], exact: true });
      await done.waitFor();
      const told = async (label: string): Promise<string> => (await page.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]').textContent()) ?? '';
      return { userName: await told(en['registration.success-user-name']), companyName: await told(en['registration.success-company']), repeated: false, leadsTo: ((await done.getAttribute('href')) ?? '').replace(/^\/cv3/, '') };
    },
  };
}
