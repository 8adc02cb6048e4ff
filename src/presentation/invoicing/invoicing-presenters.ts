import { areaKey } from '../shared/area-key.ts';
import type { InvoicingInfoPresenter } from './invoicing-info/invoicing-info-presenter.ts';

/** Creates a presenter for each screen that opens. */
export interface InvoicingPresenters {
  invoicingInfo(): InvoicingInfoPresenter;
}

/** The page is loaded with the notices, one of which leads to it. */
export const invoicingArea = areaKey<InvoicingPresenters>('notices');
