import type { Container } from 'inversify';
import { bindAgreements } from './agreement-parts.ts';
import { bindInvoicing } from '../invoicing/parts.ts';
import { bindProtocols } from './protocols-parts.ts';

// One file, because each file name is part of what every page loads.
export { AgreementScreen } from '../../../views/notices/agreement/AgreementScreen.tsx';
export { ProtocolsScreen } from '../../../views/notices/protocols/ProtocolsScreen.tsx';
export { InvoicingInfoScreen } from '../../../views/invoicing/invoicing-info/InvoicingInfoScreen.tsx';

/** Bindings of the pages that the notices lead to. */
export function bindNoticesPages(container: Container): void {
  for (const bind of [bindAgreements, bindInvoicing, bindProtocols]) bind(container);
}
