export { InvoicingInfoScreen } from '../../views/invoicing/invoicing-info/InvoicingInfoScreen.tsx';
export { bindInvoicing } from './invoicing-parts.ts';
