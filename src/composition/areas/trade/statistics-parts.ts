import type { Container } from 'inversify';
import { WireTradeStatisticsDesk } from '../../../adapters/wire/trade/wire-trade-statistics-desk.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { StatisticsPresenter } from '../../../presentation/trade/statistics/statistics-presenter.ts';
import { tokens } from '../../tokens.ts';
import { exportFor } from './export-parts.ts';
import { pathsFor } from './paths-parts.ts';
import { statistics } from './tokens.ts';

/** Bindings of the pages of statistics. */
export function bindStatistics(container: Container): void {
  if (container.isBound(statistics)) return;
  container
    .bind(statistics)
    .toResolvedValue(
      (client, session, navigator, toasts, clock) => (kind: InstrumentKind) => {
        const { pathOf } = pathsFor(session, kind);
        return new StatisticsPresenter({
          kind,
          desk: new WireTradeStatisticsDesk(client),
          session,
          navigator,
          clock,
          export: exportFor(container)(client, session, toasts),
          paths: {
            statistics: pathOf('statistics'),
            financings: pathOf('financings'),
            list: pathOf('instruments') || pathOf('holdings'),
          },
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
}
