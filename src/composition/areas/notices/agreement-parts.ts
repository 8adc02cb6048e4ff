import type { Container } from 'inversify';
import { AgreementPresenter } from '../../../presentation/agreements/agreement-presenter.ts';
import { platformAgreements } from '../../../presentation/notices/shared/platform-agreements.ts';
import { loadAgreement } from '../../../words/agreements/load-agreement.ts';
import { agreementPage } from './tokens.ts';

/** Bindings of the page of an agreement, and of the dialog for signing both. */
export function bindAgreements(container: Container): void {
  if (!container.isBound(agreementPage))
    container
      .bind(agreementPage)
      .toResolvedValue(() => new AgreementPresenter(platformAgreements(loadAgreement)))
      .inTransientScope();
}
