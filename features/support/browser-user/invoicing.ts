import { invoicingInfoPath } from '../../../src/domain/notices/arrival.ts';
import type { Invoicing } from '../abilities/invoicing.ts';
import type { BrowserTab } from './browser-tab.ts';

export function invoicing(
  tab: BrowserTab,
): Pick<Invoicing, 'openInvoicingInfo' | 'fillInvoicingField' | 'saveInvoicingInfo'> {
  const { page, device, words } = tab;
  return {
    openInvoicingInfo: async () => {
      await tab.open(invoicingInfoPath);
      await page.getByRole('heading', { level: 1, name: words['invoicing.title'] }).waitFor();
    },
    fillInvoicingField: async (field, value) => {
      const input = tab.field(field === 'title' ? words['invoicing.title-of'] : words[`invoicing.${field}`]);
      if (field === 'taxpayerType')
        await device.choose(input, words[`invoicing.taxpayer-${value === 'GENERAL' ? 'GENERAL' : 'SMALL_SCALE'}`]);
      else if (field === 'invoiceType')
        await device.choose(input, words[`invoicing.type-${value === 'QD_GENERAL' ? 'QD_GENERAL' : 'QD_SPECIAL'}`]);
      else await device.write(input, value);
    },
    saveInvoicingInfo: async () => {
      await device.press(page.getByRole('button', { name: words['invoicing.save'], exact: true }));
      return tab.language.inScenario(
        (await page.getByText(words['invoicing.saved'], { exact: true }).first().textContent()) ?? '',
      );
    },
  };
}
