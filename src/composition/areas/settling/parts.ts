import type { Container } from 'inversify';
import { WireSettlingDesk } from '../../../adapters/wire/settling/wire-settling-desk.ts';
import { settlingAgreement, settlingAgreementName } from '../../../domain/agreements/settling-agreement.ts';
import { AgreementPresenter } from '../../../presentation/agreements/agreement-presenter.ts';
import { SettlementProcessPresenter } from '../../../presentation/settling/settlement-process/settlement-process-presenter.ts';
import { RefreshPoller } from '../../../presentation/shared/refresh-poller.ts';
import { loadSettlingAgreement } from '../../../words/agreements/load-settling-agreement.ts';
import { tokens } from '../../tokens.ts';
import { settlementProcess, settlingAgreementPaper } from './tokens.ts';

/** Bindings of the page of settling in to the partner bank. */
export function bindSettling(container: Container): void {
  if (container.isBound(settlementProcess)) return;
  container
    .bind(settlementProcess)
    .toResolvedValue(
      (client, session, toasts, queue, clock, attention) =>
        new SettlementProcessPresenter({
          desk: new WireSettlingDesk(client),
          session,
          toasts,
          queue,
          poller: new RefreshPoller(clock, attention),
        }),
      [tokens.WireClient, tokens.SessionStore, tokens.Toasts, tokens.UploadQueue, tokens.Clock, tokens.Attention],
    )
    .inTransientScope();
  container
    .bind(settlingAgreementPaper)
    .toResolvedValue(
      () =>
        new AgreementPresenter(async (_which, locale) => [
          { name: settlingAgreementName, ...settlingAgreement, text: await loadSettlingAgreement(locale) },
        ]),
    )
    .inTransientScope();
}
