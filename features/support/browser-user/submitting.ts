import { en } from '../../../src/words/en.ts';
import type { Submitting } from '../abilities/submitting.ts';
import type { BrowserTab } from './browser-tab.ts';

/** A day as the English portal writes it, such as 24 Nov 2026, as a plain date. */
function dayIn(text: string): string | undefined {
  const [written] = /\d{1,2} [A-Z][a-z]{2} \d{4}/.exec(text) ?? [];
  return written === undefined ? undefined : new Date(`${written} UTC`).toISOString().slice(0, 10);
}

export function submitting(tab: BrowserTab): Pick<Submitting, 'openCheck' | 'isChecking' | 'check' | 'submit'> {
  const { page, hands } = tab;
  const button = () => page.getByRole('button', { name: en['check.submit'], exact: true }).first();
  return {
    openCheck: async (docDatumId) => {
      const check = page.getByRole('button', { name: en['materials.check'] }).first();
      if (page.url().includes('/upload/default')) await hands.press(check);
      else await tab.open(tab.paths.upload(docDatumId, 'CHECK'));
      await tab.heading(en['check.title']);
    },
    isChecking: async () => new URL(page.url()).searchParams.get('s') === 'CHECK',
    check: async () => {
      const text = (await page.getByText(/the review is expected by/).first().textContent()) ?? '';
      return { blockers: [], platformMisses: [], warnings: [], unclear: [], doubts: [], maySubmit: await button().isEnabled(), expected: dayIn(text) };
    },
    submit: async () => {
      await hands.press(button());
      await tab.heading(en['submitted.title']);
    },
  };
}
