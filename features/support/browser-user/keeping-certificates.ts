import { en } from '../every-word.ts';
import { certificatesPath } from '../../../src/domain/keys/certificate-path.ts';
import type { KeepingCertificates } from '../abilities/keeping-certificates.ts';
import type { BrowserTab } from './browser-tab.ts';

const states = ['effective', 'expired', 'revoked', 'not-yet'] as const;

export function keepingCertificates(
  tab: BrowserTab,
): Pick<
  KeepingCertificates,
  'lookAtCertificates' | 'ownCertificates' | 'beginWithCertificate' | 'certificateNumberShown' | 'toldOfCertificates'
> {
  const { page, device, words } = tab;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const daysLeft = new RegExp(`^${words['certificates.days']({ days: 2 }).replace('2', String.raw`(\d+)`)}$`);
  const inScenario = (text: string): string => {
    const [, days] = daysLeft.exec(text) ?? [];
    if (days !== undefined) return en['certificates.days']({ days: Number(days) });
    const state = states.find((each) => words['certificates.state']({ state: each }) === text);
    return state === undefined ? tab.language.inScenario(text, 'certificates.') : en['certificates.state']({ state });
  };
  const number = () => page.getByRole('dialog').getByText(/^\d{2}$/);
  return {
    lookAtCertificates: async () => {
      await tab.open(certificatesPath);
      await page.getByRole('heading', { level: 1, name: words['certificates.title'] }).waitFor();
    },
    ownCertificates: async () => {
      const heads = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: words['certificates.report-loss'] }) })
        .getByRole('heading', { level: 3 })
        .locator('..');
      await heads.first().waitFor();
      return Promise.all(
        (await heads.all()).map(async (head) => (await head.locator('> *').allInnerTexts()).map(inScenario).join(', ')),
      );
    },
    beginWithCertificate: async (action, password) => {
      await device.press(button(words[`certificates.${action}`]));
      await device.write(page.getByLabel(words['certificates.password'], { exact: true }), password);
      await device.press(button(words['certificates.next-phone']));
      await number().waitFor();
    },
    // Read in one query, because the dialog closes by itself.
    certificateNumberShown: async () => (await number().allTextContents())[0],
    toldOfCertificates: async () =>
      tab.language.inScenario(
        (await page.getByText(words['certificates.opened'], { exact: true }).first().textContent()) ?? '',
      ),
  };
}
