import { invoicingInfoPath } from '../../../src/domain/notices/arrival.ts';
import { en } from '../../../src/words/en.ts';
import type { Invoicing } from '../abilities/invoicing.ts';
import type { BrowserTab } from './browser-tab.ts';

export function invoicing(tab: BrowserTab): Pick<Invoicing, 'openInvoicingInfo' | 'fillInvoicingField' | 'saveInvoicingInfo'> {
  const { page, hands } = tab;
  return {
    openInvoicingInfo: async () => {
      await tab.open(invoicingInfoPath);
      await page.getByRole('heading', { level: 1, name: en['invoicing.title'] }).waitFor();
    },
    fillInvoicingField: async (field, value) => {
      const input = tab.field(field === 'title' ? en['invoicing.title-of'] : en[`invoicing.${field}`]);
      if (field === 'taxpayerType') await hands.choose(input, en[`invoicing.taxpayer-${value === 'GENERAL' ? 'GENERAL' : 'SMALL_SCALE'}`]);
      else if (field === 'invoiceType') await hands.choose(input, en[`invoicing.type-${value === 'QD_GENERAL' ? 'QD_GENERAL' : 'QD_SPECIAL'}`]);
      else await hands.write(input, value);
    },
    saveInvoicingInfo: async () => {
      await hands.press(page.getByRole('button', { name: en['invoicing.save'], exact: true }));
      return (await page.getByText(en['invoicing.saved'], { exact: true }).first().textContent()) ?? '';
    },
  };
}
