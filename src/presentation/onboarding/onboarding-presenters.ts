import type { AgreementPresenter } from '../agreements/agreement-presenter.ts';
import { areaKey } from '../shared/area-key.ts';
import type { OnboardingProcessPresenter } from './onboarding-process/onboarding-process-presenter.ts';
import type { OnboardingEntryPresenter } from './shared/onboarding-entry-presenter.ts';

/** Creates a presenter for each screen that opens. */
export interface OnboardingPresenters {
  onboardingEntry(): OnboardingEntryPresenter;
  onboardingProcess(): OnboardingProcessPresenter;
  onboardingAgreement(): AgreementPresenter;
}

export const onboardingArea = areaKey<OnboardingPresenters>('onboarding');
