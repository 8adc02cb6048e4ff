import type { Container } from 'inversify';
import { bindAgreements } from './agreement-parts.ts';
import { bindInvoicing } from '../invoicing/parts.ts';
import { bindSignedAgreements } from './signed-agreements-parts.ts';

// The pages are one file, because the name of each separate file would be loaded with every page.
export { AgreementScreen } from '../../../views/notices/agreement/AgreementScreen.tsx';
export { SignedAgreementsScreen } from '../../../views/notices/signed-agreements/SignedAgreementsScreen.tsx';
export { InvoicingInfoScreen } from '../../../views/invoicing/invoicing-info/InvoicingInfoScreen.tsx';

/** Bindings of the pages that the notices lead to. */
export function bindNoticesPages(container: Container): void {
  for (const bind of [bindAgreements, bindInvoicing, bindSignedAgreements]) bind(container);
}
