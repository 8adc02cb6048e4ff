import type { Container } from 'inversify';
import { WireBankAccountDesk } from '../../adapters/wire/company/wire-bank-account-desk.ts';
import { WireCompanyDataDesk } from '../../adapters/wire/company/wire-company-data-desk.ts';
import { BankAccountsPresenter } from '../../presentation/company/bank-accounts/bank-accounts-presenter.ts';
import { CompanyDataPresenter } from '../../presentation/company/company-data/company-data-presenter.ts';
import { tokens } from '../tokens.ts';
import { bankAccounts, companyData } from './company-token.ts';

/** Behind the pages of the company's own things. */
export function bindCompany(container: Container): void {
  if (container.isBound(bankAccounts)) return;
  container
    .bind(bankAccounts)
    .toResolvedValue((client, session, drafts, toasts, clock) => new BankAccountsPresenter({ desk: new WireBankAccountDesk(client), session, drafts, toasts, clock }), [tokens.WireClient, tokens.SessionStore, tokens.Drafts, tokens.Toasts, tokens.Clock])
    .inTransientScope();
  container.bind(companyData).toResolvedValue((client, session, clock) => new CompanyDataPresenter({ desk: new WireCompanyDataDesk(client), session, clock }), [tokens.WireClient, tokens.SessionStore, tokens.Clock]).inTransientScope();
}
