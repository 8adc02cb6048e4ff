import type { InvoicingInfoPresenter } from '../../../presentation/invoicing/invoicing-info/invoicing-info-presenter.ts';
import { token } from '../../token.ts';

export const invoicingInfo = token<InvoicingInfoPresenter>('InvoicingInfoPresenter');
