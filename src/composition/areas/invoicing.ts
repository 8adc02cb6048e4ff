import { invoicingArea, type InvoicingPresenters } from '../../presentation/invoicing/invoicing-presenters.ts';
import { lazyScreen } from '../../views/shell/shared/lazy-screen.ts';
import type { Area } from './area.ts';
import { invoicingInfo } from './invoicing-token.ts';

const page = async () => import('./invoicing-page.ts');

/** What the company's invoices are made out to. */
export const invoicing: Area<InvoicingPresenters> = {
  key: invoicingArea,
  offered: (container) => ({ invoicingInfo: () => container.get(invoicingInfo) }),
  pages: [
    {
      path: '/my/enterprise-info/invoice-info', forEverybody: true, title: 'invoicing.title', skeleton: 'form', words: ['invoicing'],
      parts: async () => (await page()).bindInvoicing, Screen: lazyScreen(async () => (await page()).InvoicingInfoScreen),
    },
  ],
};
