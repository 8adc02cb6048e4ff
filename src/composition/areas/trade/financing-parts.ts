import type { Container } from 'inversify';
import { WireBankAccountDesk } from '../../../adapters/wire/company/wire-bank-account-desk.ts';
import { WireFundingDesk } from '../../../adapters/wire/trade/wire-funding-desk.ts';
import { WireHoldingBook } from '../../../adapters/wire/trade/wire-holding-book.ts';
import { WireTradeDesk } from '../../../adapters/wire/trade/wire-trade-desk.ts';
import type { BankAccountDesk } from '../../../application/ports/company/bank-account-desk.ts';
import type { PayoutAccounts } from '../../../application/ports/trade/funding-desk.ts';
import { bankAccountsPath } from '../../../domain/catalogue/bank-accounts-path.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { FinancePresenter } from '../../../presentation/trade/financing/finance-presenter.ts';
import { FinancingPresenter } from '../../../presentation/trade/financing/financing-presenter.ts';
import { FinancingsPresenter } from '../../../presentation/trade/financing/financings-presenter.ts';
import { tokens } from '../../tokens.ts';
import { exportFor } from './export-parts.ts';
import { evidencePaths, pathsFor } from './paths-parts.ts';
import { contractLists, financeForms, financingLists, financings } from './tokens.ts';

/** The verified accounts of the company, as the trade needs them. */
const payoutAccounts = (desk: BankAccountDesk): PayoutAccounts => ({
  verified: async (signal) =>
    desk.isOffered ? (await desk.accounts(signal)).accounts.filter(({ verifiedAt }) => verifiedAt !== undefined) : [],
});

const common = [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Toasts, tokens.Clock] as const;

/** Bindings of the pages on which a supplier finances its holdings. */
export function bindFinancing(container: Container): void {
  if (container.isBound(financeForms)) return;
  const exportOf = exportFor(container);
  container
    .bind(financeForms)
    .toResolvedValue(
      (client, session, navigator, toasts, clock) => (kind: InstrumentKind) => {
        const { pathOf, withId, instrumentOf } = pathsFor(session, kind);
        return new FinancePresenter({
          kind,
          desk: new WireTradeDesk(client),
          funding: new WireFundingDesk(client),
          book: new WireHoldingBook(client),
          accounts: payoutAccounts(new WireBankAccountDesk(client)),
          session,
          navigator,
          toasts,
          clock,
          paths: {
            form: pathOf('finance'),
            application: (id) => withId('approval', id),
            instrument: instrumentOf,
            materials: evidencePaths(kind).create,
            upload: evidencePaths(kind).upload,
            accounts: bankAccountsPath,
          },
        });
      },
      [...common],
    )
    .inTransientScope();
  for (const [list, page] of [
    [financingLists, 'financings'],
    [contractLists, 'contracts'],
  ] as const)
    container
      .bind(list)
      .toResolvedValue(
        (client, session, navigator, toasts, clock) => (kind: InstrumentKind) => {
          const { pathOf, withId, financingOf } = pathsFor(session, kind);
          const instruments = pathOf('instruments');
          return new FinancingsPresenter({
            kind,
            desk: new WireTradeDesk(client),
            funding: new WireFundingDesk(client),
            session,
            navigator,
            toasts,
            clock,
            export: exportOf(client, session, toasts),
            contractsOnly: page === 'contracts',
            paths: {
              list: pathOf(page),
              financing: financingOf,
              form: pathOf('finance') || undefined,
              application: (id) => withId('approval', id),
              instrument: instruments === '' ? undefined : (number) => `${instruments}?q=${encodeURIComponent(number)}`,
            },
          });
        },
        [...common],
      )
      .inTransientScope();
  container
    .bind(financings)
    .toResolvedValue(
      (client, session, navigator, toasts, clock) => (kind: InstrumentKind) => {
        const { pathOf, withId, instrumentOf } = pathsFor(session, kind);
        const evidence = evidencePaths(kind);
        return new FinancingPresenter({
          kind,
          desk: new WireTradeDesk(client),
          funding: new WireFundingDesk(client),
          session,
          navigator,
          toasts,
          clock,
          paths: {
            list: pathOf('financings'),
            application: (id) => withId('approval', id),
            instrument: instrumentOf,
            package: evidence.detail,
            materials: evidence.create,
            form: pathOf('finance') || undefined,
          },
        });
      },
      [...common],
    )
    .inTransientScope();
}
