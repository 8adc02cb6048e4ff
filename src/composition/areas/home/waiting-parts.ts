import type { Container } from 'inversify';
import { ChannelWindowSignals } from '../../../adapters/system/channel-window-signals.ts';
import { WireToDoCounts } from '../../../adapters/wire/trade/wire-to-do-counts.ts';
import { WaitingNumbers } from '../../../presentation/home/shared/waiting-numbers.ts';
import { RefreshPoller } from '../../../presentation/shared/refresh-poller.ts';
import { ToDoCounters } from '../../../presentation/trade/shared/to-do-counters.ts';
import { waitingCounters } from '../evidence/list-parts.ts';
import { countingInterval } from '../evidence/shared-parts.ts';
import { tokens } from '../../tokens.ts';
import { waitingTokens as w } from './waiting-tokens.ts';

/** Bindings of the numbers of waiting items, which the menu, the home page and the queue share. */
export function waitingNumbers(container: Container): WaitingNumbers {
  if (container.isBound(w.WaitingNumbers)) return container.get(w.WaitingNumbers);
  const packages = waitingCounters(container);
  // Without a browser, the caller provides the signals between windows.
  if (!container.isBound(w.TradeSignals))
    container.bind(w.TradeSignals).toConstantValue(new ChannelWindowSignals('trade-moved'));
  container
    .bind(w.WaitingNumbers)
    .toResolvedValue(
      (client, session, signals, clock, attention) => {
        const trade = new ToDoCounters({
          desk: new WireToDoCounts(client),
          session,
          signals,
          poller: new RefreshPoller(
            {
              now: () => clock.now(),
              monotonicTime: () => clock.monotonicTime(),
              wakeAfter: (_usual, wake) => clock.wakeAfter(countingInterval, wake),
            },
            attention,
          ),
        });
        // After a submission, decision or withdrawal in this window, the items are counted at once.
        client.changed = ({ extension }) => void (extension === 'trade' && trade.refresh());
        return new WaitingNumbers({
          packages,
          trade,
          announcements: async () => (await import('../shell/around-parts.ts')).announcementsFor(container),
        });
      },
      [tokens.WireClient, tokens.SessionStore, w.TradeSignals, tokens.Clock, tokens.Attention],
    )
    .inSingletonScope();
  return container.get(w.WaitingNumbers);
}
