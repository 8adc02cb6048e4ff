import type { Container } from 'inversify';
import { WireCompanyDesk } from '../../../adapters/wire/home/wire-company-desk.ts';
import { CompanyOverview } from '../../../presentation/home/shared/company-overview.ts';
import { StartPresenter } from '../../../presentation/home/start/start-presenter.ts';
import { RefreshPoller } from '../../../presentation/shared/refresh-poller.ts';
import { loadProductTexts } from '../../../words/products/load-product-texts.ts';
import { bindEvidenceList } from '../evidence/list-parts.ts';
import { evidenceTokens } from '../evidence/tokens.ts';
import { tokens } from '../../tokens.ts';
import { startPage } from './tokens.ts';

/** Bindings of the first steps of a company. */
export function bindStart(container: Container): void {
  if (container.isBound(startPage)) return;
  bindEvidenceList(container);
  container
    .bind(startPage)
    .toResolvedValue(
      (session, clock, attention, client, preferences, holidays) =>
        new StartPresenter({
          company: new CompanyOverview({ desk: new WireCompanyDesk(client), session, preferences }),
          session,
          clock,
          holidays,
          poller: new RefreshPoller(clock, attention),
          texts: loadProductTexts,
        }),
      [
        tokens.SessionStore,
        tokens.Clock,
        tokens.Attention,
        tokens.WireClient,
        tokens.Preferences,
        evidenceTokens.HolidayCalendar,
      ],
    )
    .inTransientScope();
}
