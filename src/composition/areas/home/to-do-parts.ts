import type { Container } from 'inversify';
import { WireTradeDesk } from '../../../adapters/wire/trade/wire-trade-desk.ts';
import { WireToDoDesk } from '../../../adapters/wire/trade/wire-to-do-desk.ts';
import { ToDoPresenter } from '../../../presentation/home/to-do/to-do-presenter.ts';
import { WaitingPackages } from '../../../presentation/evidence/shared/waiting-packages.ts';
import { WaitingTrade } from '../../../presentation/trade/shared/waiting-trade.ts';
import { tokens } from '../../tokens.ts';
import { bindDue } from '../evidence/due-parts.ts';
import { dueTokens } from '../evidence/due-tokens.ts';
import { evidenceTokens } from '../evidence/tokens.ts';
import { bindApplication } from '../trade/application-parts.ts';
import { bindPayrollPeople } from '../trade/payroll-people-parts.ts';
import { pathsFor } from '../trade/paths-parts.ts';
import { applications } from '../trade/tokens.ts';
import { toDoPage } from './tokens.ts';
import { waitingNumbers } from './waiting-parts.ts';

/** Bindings of the queue of everything that waits. */
export function bindToDo(container: Container): void {
  if (container.isBound(toDoPage)) return;
  bindDue(container);
  bindApplication(container);
  bindPayrollPeople(container);
  const numbers = waitingNumbers(container);
  container
    .bind(toDoPage)
    .toResolvedValue(
      (client, list, figures, standings, session, navigator, application, clock, toasts) =>
        new ToDoPresenter({
          trade: new WaitingTrade({
            desk: new WireToDoDesk(client),
            session,
            pathsFor: (kind) => {
              const { pathOf, withId, formOf, instrumentOf } = pathsFor(session, kind);
              return {
                application: ({ id }) => withId('approval', id) || undefined,
                form: formOf,
                acceptance: pathOf('acceptance') || undefined,
                suppliers: pathOf('suppliers') || undefined,
                financing: (id) => withId('financings', id) || undefined,
                instrument: instrumentOf,
              };
            },
          }),
          packages: new WaitingPackages({ list, figures, standings, session }),
          numbers,
          navigator,
          application,
          clock,
          desk: new WireTradeDesk(client),
          session,
          toasts,
        }),
      [
        tokens.WireClient,
        evidenceTokens.PackageList,
        dueTokens.PackageFigures,
        evidenceTokens.PackageStatuses,
        tokens.SessionStore,
        tokens.Navigator,
        applications,
        tokens.Clock,
        tokens.Toasts,
      ],
    )
    .inTransientScope();
}
