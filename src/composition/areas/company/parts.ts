import type { Container } from 'inversify';
import { WireBankAccountDesk } from '../../../adapters/wire/company/wire-bank-account-desk.ts';
import { WireCompanyDataDesk } from '../../../adapters/wire/company/wire-company-data-desk.ts';
import { WireAuthorisationDesk } from '../../../adapters/wire/company/wire-authorisation-desk.ts';
import { WireOrganisationDesk } from '../../../adapters/wire/company/wire-organisation-desk.ts';
import { WireGroupDesk } from '../../../adapters/wire/company/wire-group-desk.ts';
import { AuthorisationsPresenter } from '../../../presentation/company/authorisations/authorisations-presenter.ts';
import { BankAccountsPresenter } from '../../../presentation/company/bank-accounts/bank-accounts-presenter.ts';
import { CompanyDataPresenter } from '../../../presentation/company/company-data/company-data-presenter.ts';
import { menusAllow } from '../../../domain/identity/signed-in.ts';
import { instrumentKinds } from '../../../domain/trade/shared/instrument.ts';
import { pageFor, workAreaOf } from '../../../domain/trade/shared/work-areas.ts';
import { InnerOrgsPresenter } from '../../../presentation/company/inner-orgs/inner-orgs-presenter.ts';
import { loadProductTexts } from '../../../words/products/load-product-texts.ts';
import { tokens } from '../../tokens.ts';
import { authorisations, bankAccounts, companyData, innerOrgs } from './tokens.ts';

/** Bindings of the pages of the company's data. */
export function bindCompany(container: Container): void {
  if (container.isBound(bankAccounts)) return;
  container
    .bind(bankAccounts)
    .toResolvedValue(
      (client, session, drafts, toasts, clock) =>
        new BankAccountsPresenter({ desk: new WireBankAccountDesk(client), session, drafts, toasts, clock }),
      [tokens.WireClient, tokens.SessionStore, tokens.Drafts, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
  container
    .bind(companyData)
    .toResolvedValue(
      (client, session, clock) =>
        new CompanyDataPresenter({
          desk: new WireCompanyDataDesk(client),
          group: new WireGroupDesk(client),
          session,
          clock,
        }),
      [tokens.WireClient, tokens.SessionStore, tokens.Clock],
    )
    .inTransientScope();
  container
    .bind(innerOrgs)
    .toResolvedValue(
      (client, session, toasts) =>
        new InnerOrgsPresenter({
          desk: new WireGroupDesk(client),
          organisationDesk: new WireOrganisationDesk(client),
          session,
          toasts,
          texts: loadProductTexts,
          creditsPath: (organisationId) => {
            const { role, menus = [] } = session.who ?? {};
            const path = instrumentKinds
              .map((kind) => role && pageFor(workAreaOf(kind), 'holdings', role.code)?.path)
              .find((each) => each !== undefined && menusAllow(menus, each));
            return path && `${path}?org=${encodeURIComponent(organisationId)}`;
          },
        }),
      [tokens.WireClient, tokens.SessionStore, tokens.Toasts],
    )
    .inTransientScope();
  container
    .bind(authorisations)
    .toResolvedValue(
      (client, session, toasts, clock) =>
        new AuthorisationsPresenter({
          desk: new WireGroupDesk(client),
          authorisationDesk: new WireAuthorisationDesk(client),
          session,
          toasts,
          clock,
          texts: loadProductTexts,
        }),
      [tokens.WireClient, tokens.SessionStore, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
}
