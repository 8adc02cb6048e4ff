import { areaKey } from '../shared/area-key.ts';
import type { InvoicingInfoPresenter } from './invoicing-info/invoicing-info-presenter.ts';

/** A fresh presenter for each screen that opens. */
export interface InvoicingPresenters {
  invoicingInfo(): InvoicingInfoPresenter;
}

/** Its page stands among those to which what is asked on arrival leads. */
export const invoicingArea = areaKey<InvoicingPresenters>('notices');
