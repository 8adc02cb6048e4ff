import type { Container } from 'inversify';
import { WireBankAccountDesk } from '../../adapters/wire/company/wire-bank-account-desk.ts';
import { BankAccountsPresenter } from '../../presentation/company/bank-accounts/bank-accounts-presenter.ts';
import { tokens } from '../tokens.ts';
import { bankAccounts } from './company-token.ts';

/** Behind the pages of the company's own things. */
export function bindCompany(container: Container): void {
  if (container.isBound(bankAccounts)) return;
  container
    .bind(bankAccounts)
    .toResolvedValue((client, session, drafts, toasts, clock) => new BankAccountsPresenter({ desk: new WireBankAccountDesk(client), session, drafts, toasts, clock }), [tokens.WireClient, tokens.SessionStore, tokens.Drafts, tokens.Toasts, tokens.Clock])
    .inTransientScope();
}
