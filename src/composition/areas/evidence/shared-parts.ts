import type { Container } from 'inversify';
import { WireBusinessTermsDesk } from '../../../adapters/wire/products/shared/wire-business-terms-desk.ts';
import { WireFinancingDesk } from '../../../adapters/wire/evidence/wire-financing-desk.ts';
import { WirePackageList } from '../../../adapters/wire/evidence/wire-package-list.ts';
import { WireViewingRecord } from '../../../adapters/wire/evidence/wire-viewing-record.ts';
import { WireHolidayCalendar } from '../../../adapters/wire/platform/wire-holiday-calendar.ts';
import { ChannelWindowSignals } from '../../../adapters/system/channel-window-signals.ts';
import { RefreshPoller } from '../../../presentation/shared/refresh-poller.ts';
import { WaitingCounters } from '../../../presentation/evidence/shared/waiting-counters.ts';
import { PackageStatuses } from '../../../presentation/evidence/shared/package-statuses.ts';
import { tokens } from '../../tokens.ts';
import { evidenceTokens as t } from './tokens.ts';
import { waitingTokens as w } from './waiting-tokens.ts';

/**
 * Interval of counting waiting packages for the menu, in milliseconds. The count covers every book on every page.
 */
export const countingInterval = 60_000;

/** Bindings of all pages of packages. */
export function bindEvidenceShared(container: Container): void {
  if (container.isBound(t.PackageList)) return;
  container
    .bind(t.HolidayCalendar)
    .toResolvedValue((client) => new WireHolidayCalendar(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.PackageList)
    .toResolvedValue((client) => new WirePackageList(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.BusinessTermsDesk)
    .toResolvedValue((client) => new WireBusinessTermsDesk(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.FinancingDesk)
    .toResolvedValue((client) => new WireFinancingDesk(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.ViewingRecord)
    .toResolvedValue((client) => new WireViewingRecord(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.PackageStatuses)
    .toResolvedValue(
      (clock, holidays, session) => new PackageStatuses(clock, holidays, session),
      [tokens.Clock, t.HolidayCalendar, tokens.SessionStore],
    )
    .inSingletonScope();
  // Without a browser, the caller provides the signals between windows.
  if (!container.isBound(w.WaitingSignals))
    container.bind(w.WaitingSignals).toConstantValue(new ChannelWindowSignals('packages-moved'));
  container
    .bind(w.WaitingCounters)
    .toResolvedValue(
      (list, session, signals, clock, attention) =>
        new WaitingCounters(
          list,
          session,
          signals,
          new RefreshPoller(
            {
              now: () => clock.now(),
              monotonicTime: () => clock.monotonicTime(),
              wakeAfter: (_usual, wake) => clock.wakeAfter(countingInterval, wake),
            },
            attention,
          ),
        ),
      [t.PackageList, tokens.SessionStore, w.WaitingSignals, tokens.Clock, tokens.Attention],
    )
    .inSingletonScope();
}
