import type { Submitting } from '../abilities/submitting.ts';
import type { BrowserTab } from './browser-tab.ts';

/** Returns a day in the portal's format, such as 24 Nov 2026 or 2026-11-24, as a plain date. */
function dayIn(text: string): string | undefined {
  const [written] = /\d{1,2} [A-Z][a-z]{2} \d{4}|\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  return written === undefined
    ? undefined
    : new Date(/^\d{4}-/.test(written) ? written : `${written} UTC`).toISOString().slice(0, 10);
}

export function submitting(tab: BrowserTab): Pick<Submitting, 'openCheck' | 'isChecking' | 'check' | 'submit'> {
  const { page, device, words } = tab;
  const button = () => page.getByRole('button', { name: words['check.submit'], exact: true }).first();
  return {
    openCheck: async (packageId) => {
      const check = page.getByRole('button', { name: words['materials.check'] }).first();
      if (page.url().includes('/upload/default')) await device.press(check);
      else await tab.open(tab.paths.upload(packageId, 'CHECK'));
      await tab.heading(words['check.title']);
    },
    isChecking: async () => new URL(page.url()).searchParams.get('s') === 'CHECK',
    check: async () => {
      const text =
        (await page
          .getByText(tab.language.locale === 'en' ? /the review is expected by/ : /预计.*前完成审核/)
          .first()
          .textContent()) ?? '';
      return {
        blockers: [],
        platformMisses: [],
        warnings: [],
        unclear: [],
        doubts: [],
        maySubmit: await button().isEnabled(),
        expected: dayIn(text),
      };
    },
    submit: async () => {
      await device.press(button());
      await tab.heading(words['submitted.title']);
    },
  };
}
