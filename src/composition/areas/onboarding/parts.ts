import type { Container } from 'inversify';
import { WireOnboardingDesk } from '../../../adapters/wire/onboarding/wire-onboarding-desk.ts';
import { onboardingAgreement, onboardingAgreementName } from '../../../domain/agreements/onboarding-agreement.ts';
import { AgreementPresenter } from '../../../presentation/agreements/agreement-presenter.ts';
import { OnboardingProcessPresenter } from '../../../presentation/onboarding/onboarding-process/onboarding-process-presenter.ts';
import { RefreshPoller } from '../../../presentation/shared/refresh-poller.ts';
import { loadOnboardingAgreement } from '../../../words/agreements/load-onboarding-agreement.ts';
import { tokens } from '../../tokens.ts';
import { onboardingProcess, onboardingAgreementPaper } from './tokens.ts';

/** Bindings of the page of onboarding with the partner bank. */
export function bindOnboarding(container: Container): void {
  if (container.isBound(onboardingProcess)) return;
  container
    .bind(onboardingProcess)
    .toResolvedValue(
      (client, session, toasts, queue, clock, attention) =>
        new OnboardingProcessPresenter({
          desk: new WireOnboardingDesk(client),
          session,
          toasts,
          queue,
          poller: new RefreshPoller(clock, attention),
        }),
      [tokens.WireClient, tokens.SessionStore, tokens.Toasts, tokens.UploadQueue, tokens.Clock, tokens.Attention],
    )
    .inTransientScope();
  container
    .bind(onboardingAgreementPaper)
    .toResolvedValue(
      () =>
        new AgreementPresenter(async (_which, locale) => [
          { name: onboardingAgreementName, ...onboardingAgreement, text: await loadOnboardingAgreement(locale) },
        ]),
    )
    .inTransientScope();
}
