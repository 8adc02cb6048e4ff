import type { Container } from 'inversify';
import { bindAgreements } from './agreement-parts.ts';
import { bindInvoicing } from '../invoicing/parts.ts';
import { bindProtocols } from './protocols-parts.ts';

// In one file: its name and those of what it needs stand in what every page fetches.
export { AgreementScreen } from '../../../views/notices/agreement/AgreementScreen.tsx';
export { ProtocolsScreen } from '../../../views/notices/protocols/ProtocolsScreen.tsx';
export { InvoicingInfoScreen } from '../../../views/invoicing/invoicing-info/InvoicingInfoScreen.tsx';

/** Behind the pages to which what is asked on arrival leads. */
export function bindNoticesPages(container: Container): void {
  for (const bind of [bindAgreements, bindInvoicing, bindProtocols]) bind(container);
}
