import type { Container } from 'inversify';
import { SavedSelection } from '../../../presentation/evidence/package-list/saved-selection.ts';
import { RememberedRows } from '../../../presentation/evidence/package-list/remembered-rows.ts';
import type { WaitingCounters } from '../../../presentation/evidence/shared/waiting-counters.ts';
import { PackageListPresenter } from '../../../presentation/evidence/package-list/package-list-presenter.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { bindEvidenceShared } from './shared-parts.ts';
import { tokens } from '../../tokens.ts';
import { evidenceTokens as t } from './tokens.ts';
import { waitingTokens as w } from './waiting-tokens.ts';

/** Bindings of the numbers of waiting packages. They are loaded with the list, which most users open first. */
export function waitingCounters(container: Container): WaitingCounters {
  bindEvidenceShared(container);
  return container.get(w.WaitingCounters);
}

/** Bindings of the list, which most users open first. */
export function bindEvidenceList(container: Container): void {
  if (container.isBound(t.PackageListPresenter)) return;
  bindEvidenceShared(container);
  const kept = new SavedSelection();
  const rowsLeft = new RememberedRows(() => container.get(tokens.WireClient).changes);
  container
    .bind(t.PackageListPresenter)
    .toResolvedValue(
      (
        list,
        counters,
        session,
        navigator,
        clock,
        preferences,
        poller,
        standings,
        viewings,
        client,
        financing,
        businessTerms,
      ) =>
        (book: OpenBook | undefined) =>
          new PackageListPresenter({
            book,
            list,
            counters,
            session,
            navigator,
            clock,
            preferences,
            poller,
            standings,
            viewings,
            financing,
            businessTerms,
            kept,
            rowsLeft,
            pick: async (look) => (await import('./picked-list-parts.ts')).createPickedList(container, look),
            sync: client.offers('kept-views')
              ? async (views, scope) => (await import('./view-parts.ts')).viewSync(container, views, scope)
              : undefined,
          }),
      [
        t.PackageList,
        w.WaitingCounters,
        tokens.SessionStore,
        tokens.Navigator,
        tokens.Clock,
        tokens.Preferences,
        tokens.RefreshPoller,
        t.PackageStatuses,
        t.ViewingRecord,
        tokens.WireClient,
        t.FinancingDesk,
        t.BusinessTermsDesk,
      ],
    )
    .inTransientScope();
}
