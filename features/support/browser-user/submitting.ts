import { en } from '../../../src/words/en.ts';
import type { Submitting } from '../abilities/submitting.ts';
import type { BrowserTab } from './browser-tab.ts';

export function submitting(tab: BrowserTab): Pick<Submitting, 'openCheck' | 'isChecking' | 'check' | 'submit'> {
  const { page } = tab;
  const button = () => page.getByRole('button', { name: en['check.submit'], exact: true }).first();
  return {
    openCheck: async (docDatumId) => {
      await tab.open(`/credit/finance-data/upload/default?s=CHECK&p=${docDatumId}`);
      await tab.heading(en['check.title']);
    },
    isChecking: async () => new URL(page.url()).searchParams.get('s') === 'CHECK',
    check: async () => {
      const text = (await page.getByText(/the review is expected by/).first().textContent()) ?? '';
      return { blockers: [], warnings: [], maySubmit: await button().isEnabled(), expected: /\d{4}-\d{2}-\d{2}/.exec(text)?.[0] };
    },
    submit: async () => {
      await button().click();
      await tab.heading(en['submitted.title']);
    },
  };
}
