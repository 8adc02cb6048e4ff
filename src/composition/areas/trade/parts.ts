import type { Container } from 'inversify';
import { WireAllocationDesk } from '../../../adapters/wire/trade/wire-allocation-desk.ts';
import { WireApprovalDesk } from '../../../adapters/wire/trade/wire-approval-desk.ts';
import { WireFundingDesk } from '../../../adapters/wire/trade/wire-funding-desk.ts';
import { WireHoldingBook } from '../../../adapters/wire/trade/wire-holding-book.ts';
import { WireTradeOverview } from '../../../adapters/wire/trade/wire-trade-overview.ts';
import { WireToDoDesk } from '../../../adapters/wire/trade/wire-to-do-desk.ts';
import { WireTradeDesk } from '../../../adapters/wire/trade/wire-trade-desk.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { kindOfNumber } from '../../../domain/trade/shared/instrument-number.ts';
import { ledgerPath } from '../../../domain/trade/shared/work-areas.ts';
import { ApplicationsPresenter } from '../../../presentation/trade/applications/applications-presenter.ts';
import { HoldingsPresenter } from '../../../presentation/trade/holdings/holdings-presenter.ts';
import { IssuePresenter } from '../../../presentation/trade/issue/issue-presenter.ts';
import { KeptResults } from '../../../presentation/trade/to-do/bulk-approval.ts';
import { TradeToDoPresenter } from '../../../presentation/trade/to-do/trade-to-do-presenter.ts';
import { tokens } from '../../tokens.ts';
import { TransferPresenter } from '../../../presentation/trade/transfer/transfer-presenter.ts';
import { InstrumentsPresenter } from '../../../presentation/trade/instruments/instruments-presenter.ts';
import { LandingPresenter } from '../../../presentation/trade/landing/landing-presenter.ts';
import { LedgerPresenter } from '../../../presentation/trade/ledger/ledger-presenter.ts';
import {
  applicationLists,
  applications,
  holdings,
  instruments,
  issues,
  landings,
  ledger,
  toDos,
  transfers,
} from './tokens.ts';
import { bindApplication, signingFor } from './application-parts.ts';
import { exportFor } from './export-parts.ts';
import { sheetsFor } from './import-parts.ts';
import { pathsFor } from './paths-parts.ts';
import { bindPayrollPeople } from './payroll-people-parts.ts';
import { bindPayroll } from './payroll-parts.ts';

/** Bindings of the pages of the trade. */
export function bindTrade(container: Container): void {
  if (container.isBound(issues)) return;
  const exportOf = exportFor(container);
  const keptResults = new KeptResults();
  container
    .bind(landings)
    .toResolvedValue(
      (client, session, navigator, clock) => (kind: InstrumentKind) => {
        const { pathOf, withId, formOf } = pathsFor(session, kind);
        return new LandingPresenter({
          kind,
          overview: new WireTradeOverview(client),
          session,
          navigator,
          clock,
          paths: {
            page: (page) => pathOf(page) || undefined,
            ledger: ledgerPath,
            application: (id) => withId('approval', id) || undefined,
            form: formOf,
            financing: (id) => withId('financings', id) || undefined,
          },
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Clock],
    )
    .inTransientScope();
  container
    .bind(issues)
    .toResolvedValue(
      (client, session, navigator, toasts, clock) => (kind: InstrumentKind) => {
        const { pathOf, withId } = pathsFor(session, kind);
        return new IssuePresenter({
          act: 'issue',
          kind,
          desk: new WireTradeDesk(client),
          session,
          navigator,
          toasts,
          clock,
          paths: { form: pathOf('issue'), application: (id) => withId('approval', id) },
          sheet: sheetsFor(container, client, session, kind).issues,
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
  bindApplication(container);
  bindPayroll(container);
  bindPayrollPeople(container);
  container
    .bind(applicationLists)
    .toResolvedValue(
      (client, session, navigator, toasts, clock) => (kind: InstrumentKind) => {
        const { pathOf, withId, formOf, copyOf } = pathsFor(session, kind);
        return new ApplicationsPresenter({
          kind,
          desk: new WireTradeDesk(client),
          session,
          navigator,
          toasts,
          clock,
          export: exportOf(client, session, toasts),
          paths: {
            list: pathOf('applications'),
            application: (id) => withId('approval', id) || undefined,
            form: formOf,
            copy: copyOf,
          },
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
  container
    .bind(toDos)
    .toResolvedValue(
      (client, session, navigator, application, clock, toasts) => (kind: InstrumentKind) => {
        const { pathOf, withId, formOf, instrumentOf } = pathsFor(session, kind);
        return new TradeToDoPresenter({
          kind,
          desk: new WireTradeDesk(client),
          approvals: new WireApprovalDesk(client),
          signing: signingFor(container, { client, session, clock }),
          keptResults,
          book: new WireHoldingBook(client),
          funding: new WireFundingDesk(client),
          toDo: new WireToDoDesk(client),
          session,
          navigator,
          application,
          clock,
          toasts,
          paths: {
            toDo: pathOf('to-do'),
            application: (id) => withId('approval', id) || undefined,
            form: formOf,
            acceptance: pathOf('acceptance') || undefined,
            suppliers: pathOf('suppliers') || undefined,
            financing: (id) => withId('financings', id) || undefined,
            instrument: instrumentOf,
          },
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, applications, tokens.Clock, tokens.Toasts],
    )
    .inTransientScope();
  container
    .bind(holdings)
    .toResolvedValue(
      (client, session, navigator, toasts, clock) => (kind: InstrumentKind) => {
        const { pathOf, withId, instrumentOf, transferOf, financeOf } = pathsFor(session, kind);
        return new HoldingsPresenter({
          kind,
          desk: new WireTradeDesk(client),
          book: new WireHoldingBook(client),
          allocation: new WireAllocationDesk(client),
          session,
          navigator,
          toasts,
          clock,
          export: exportOf(client, session, toasts),
          paths: {
            holdings: pathOf('holdings'),
            acceptance: pathOf('acceptance'),
            finance: financeOf,
            transfer: (holding) => transferOf(holding) ?? '',
            application: (id) => withId('approval', id),
            instrument: instrumentOf,
          },
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
  container
    .bind(transfers)
    .toResolvedValue(
      (client, session, navigator, toasts, clock) => (kind: InstrumentKind) => {
        const { pathOf, withId } = pathsFor(session, kind);
        return new TransferPresenter({
          kind,
          desk: new WireTradeDesk(client),
          book: new WireHoldingBook(client),
          session,
          navigator,
          toasts,
          clock,
          paths: {
            form: pathOf('transfer'),
            application: (id) => withId('approval', id),
            holdings: pathOf('holdings'),
          },
          sheet: sheetsFor(container, client, session, kind).payees,
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
  container
    .bind(instruments)
    .toResolvedValue(
      (client, session, navigator, toasts, clock) => (kind: InstrumentKind) => {
        const { pathOf, withId, instrumentOf } = pathsFor(session, kind);
        return new InstrumentsPresenter({
          kind,
          desk: new WireTradeDesk(client),
          book: new WireHoldingBook(client),
          session,
          navigator,
          toasts,
          clock,
          export: exportOf(client, session, toasts),
          paths: {
            instruments: pathOf('instruments'),
            issue: pathOf('issue'),
            application: (id) => withId('approval', id),
            instrument: instrumentOf,
          },
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
  container
    .bind(ledger)
    .toResolvedValue(
      (client, session, navigator, toasts, clock) => () =>
        new LedgerPresenter({
          book: new WireHoldingBook(client),
          session,
          navigator,
          clock,
          export: exportOf(client, session, toasts),
          instrumentPath: (id, number) => {
            const kind = kindOfNumber(number);
            return kind && pathsFor(session, kind).instrumentOf(id);
          },
        }),
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
}
