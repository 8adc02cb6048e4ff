import type { Container } from 'inversify';
import { bindCompany } from './parts.ts';
import { bindDocumentReader } from '../viewer/reader-parts.ts';
import { bindViewer } from '../viewer/parts.ts';

export { AuthorisationsScreen } from '../../../views/company/authorisations/AuthorisationsScreen.tsx';
export { BankAccountsScreen } from '../../../views/company/bank-accounts/BankAccountsScreen.tsx';
export { CompanyDataScreen } from '../../../views/company/company-data/CompanyDataScreen.tsx';
export { InnerOrgsScreen } from '../../../views/company/inner-orgs/InnerOrgsScreen.tsx';
export { OnboardingProcessScreen } from '../../../views/onboarding/onboarding-process/OnboardingProcessScreen.tsx';
export { bindOnboarding } from '../onboarding/parts.ts';

/** Pages of the company's data, and the viewer of its papers. */
export function bindCompanyPage(container: Container): void {
  for (const bind of [bindDocumentReader, bindViewer, bindCompany]) bind(container);
}
