import { certificatesPath } from '../../../src/domain/certificates/shared/certificate-path.ts';
import { en } from '../../../src/words/en.ts';
import type { KeepingCertificates } from '../abilities/keeping-certificates.ts';
import type { BrowserTab } from './browser-tab.ts';

export function keepingCertificates(tab: BrowserTab): Pick<KeepingCertificates, 'lookAtCertificates' | 'ownCertificates' | 'beginWithCertificate' | 'certificateNumberShown' | 'toldOfCertificates'> {
  const { page, hands } = tab;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const number = () => page.getByRole('dialog').getByText(/^\d{2}$/);
  return {
    lookAtCertificates: async () => {
      await tab.open(certificatesPath);
      await page.getByRole('heading', { level: 1, name: en['certificates.title'] }).waitFor();
    },
    ownCertificates: async () => {
      const heads = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: en['certificates.report-loss'] }) }).getByRole('heading', { level: 3 }).locator('..');
      await heads.first().waitFor();
      return Promise.all((await heads.all()).map(async (head) => (await head.locator('> *').allInnerTexts()).join(', ')));
    },
    beginWithCertificate: async (deed, password) => {
      await hands.press(button(en[`certificates.${deed}`]));
      await hands.write(page.getByLabel(en['certificates.password'], { exact: true }), password);
      await hands.press(button(en['certificates.next-phone']));
      await number().waitFor();
    },
    // At one look: the dialog closes by itself.
    certificateNumberShown: async () => (await number().allTextContents())[0],
    toldOfCertificates: async () => (await page.getByText(en['certificates.opened'], { exact: true }).first().textContent()) ?? '',
  };
}
