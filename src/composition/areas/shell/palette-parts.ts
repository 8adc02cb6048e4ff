import type { Container } from 'inversify';
import { WireRecordsSearch } from '../../../adapters/wire/evidence/wire-records-search.ts';
import { menusAllow } from '../../../domain/identity/signed-in.ts';
import { ledgerPath } from '../../../domain/trade/shared/work-areas.ts';
import { RecentPackages } from '../../../presentation/evidence/shared/recent-packages.ts';
import { RecordsSource } from '../../../presentation/evidence/shared/records-source.ts';
import { TopicsSource } from '../../../presentation/help/shared/topics-source.ts';
import { PagesSource } from '../../../presentation/shell/palette/pages-source.ts';
import { PalettePresenter } from '../../../presentation/shell/palette/palette-presenter.ts';
import { helpDesk } from '../help/parts.ts';
import { token } from '../../token.ts';
import { tokens as t } from '../../tokens.ts';

const palettePresenter = token<PalettePresenter>('PalettePresenter');

/** Bindings of the search in the bar. Other areas add their part as a `FindSource`. */
export function palette(container: Container): PalettePresenter {
  if (!container.isBound(palettePresenter)) {
    container
      .bind(palettePresenter)
      .toResolvedValue(
        (client, session, navigator, clock, preferences) =>
          new PalettePresenter({
            session,
            navigator,
            clock,
            pages: new PagesSource(session),
            recent: new RecentPackages(preferences, session),
            records: new RecordsSource(new WireRecordsSearch(client), session),
            trade: {
              // Every role that sees the trade has the ledger, so its path decides.
              get isOffered() {
                return client.offers('trade') && menusAllow(session.who?.menus ?? [], ledgerPath);
              },
              find: async (query, signal) =>
                (await import('../trade/search-parts.ts')).tradeSource(client, session).find(query, signal),
            },
            topics: new TopicsSource(helpDesk(container), session),
          }),
        [t.WireClient, t.SessionStore, t.Navigator, t.Clock, t.Preferences],
      )
      .inSingletonScope();
  }
  return container.get(palettePresenter);
}
