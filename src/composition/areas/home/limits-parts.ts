import type { Container } from 'inversify';
import { WireCompanyDesk } from '../../../adapters/wire/home/wire-company-desk.ts';
import { WireThresholdDesk } from '../../../adapters/wire/trade/wire-threshold-desk.ts';
import { WireLimitDesk } from '../../../adapters/wire/trade/wire-limit-desk.ts';
import { applicationPath } from '../../../domain/trade/shared/work-areas.ts';
import { LimitsPresenter } from '../../../presentation/home/limits/limits-presenter.ts';
import { CompanyOverview } from '../../../presentation/home/shared/company-overview.ts';
import { IssueLimitsPresenter } from '../../../presentation/trade/shared/limits/issue-limits-presenter.ts';
import { tokens } from '../../tokens.ts';
import { limitsPage } from './tokens.ts';

/** Bindings of the page of all limits. */
export function bindLimits(container: Container): void {
  if (container.isBound(limitsPage)) return;
  container
    .bind(limitsPage)
    .toResolvedValue(
      (session, client, preferences, clock, toasts) =>
        new LimitsPresenter(
          new CompanyOverview({ desk: new WireCompanyDesk(client), session, preferences }),
          new IssueLimitsPresenter({
            desk: new WireLimitDesk(client),
            thresholds: new WireThresholdDesk(client),
            session,
            clock,
            toasts,
            applicationPath: (kind, id) => applicationPath(kind, session.who?.role.code ?? '', id),
          }),
          session,
        ),
      [tokens.SessionStore, tokens.WireClient, tokens.Preferences, tokens.Clock, tokens.Toasts],
    )
    .inTransientScope();
}
