import type { Container } from 'inversify';
import { WirePayrollDesk } from '../../../adapters/wire/trade/wire-payroll-desk.ts';
import { WireTradeDesk } from '../../../adapters/wire/trade/wire-trade-desk.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { IssuePresenter } from '../../../presentation/trade/issue/issue-presenter.ts';
import { PayrollPresenter } from '../../../presentation/trade/issue/payroll/payroll-presenter.ts';
import { PayrollReader } from '../../../presentation/trade/issue/payroll/payroll-reader.ts';
import { lazyVault } from '../../lazy-vault.ts';
import { tokens } from '../../tokens.ts';
import { sheetsFor } from './import-parts.ts';
import { pathsFor } from './paths-parts.ts';
import { payrollForms, payrollPeople } from './tokens.ts';

/** Bindings of the page on which payrolls are issued. */
export function bindPayroll(container: Container): void {
  if (container.isBound(payrollForms)) return;
  container
    .bind(payrollForms)
    .toResolvedValue(
      (client, session, navigator, toasts, clock) => (kind: InstrumentKind) => {
        const { pathOf, withId } = pathsFor(session, kind);
        const issue = new IssuePresenter({
          act: 'payroll-issue',
          kind,
          desk: new WireTradeDesk(client),
          session,
          navigator,
          toasts,
          clock,
          paths: { form: pathOf('payroll-issue'), application: (id) => withId('approval', id) },
          sheet: sheetsFor(container, client, session, kind).issues,
        });
        return new PayrollPresenter({
          issue,
          people: container.get(payrollPeople)(),
          reading: (onKept) =>
            new PayrollReader({
              kind,
              desk: new WirePayrollDesk(client),
              vault: lazyVault(container),
              identifiers: container.get(tokens.Identifiers),
              session,
              onKept,
            }),
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
}
