import type { AgreementPresenter } from '../../../presentation/agreements/agreement-presenter.ts';
import type { OnboardingProcessPresenter } from '../../../presentation/onboarding/onboarding-process/onboarding-process-presenter.ts';
import type { OnboardingEntryPresenter } from '../../../presentation/onboarding/shared/onboarding-entry-presenter.ts';
import { token } from '../../token.ts';

export const onboardingEntry = token<OnboardingEntryPresenter>('OnboardingEntryPresenter');
export const onboardingProcess = token<OnboardingProcessPresenter>('OnboardingProcessPresenter');
export const onboardingAgreementPaper = token<AgreementPresenter>('OnboardingAgreementPresenter');
