import { onboardingProcessPath } from '../../../domain/onboarding/shared/onboarding-path.ts';
import { onboardingArea, type OnboardingPresenters } from '../../../presentation/onboarding/onboarding-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { onboardingProcess, onboardingAgreementPaper, onboardingEntry } from './tokens.ts';
import { onboardingWords } from '../../../words/areas/onboarding.ts';
import { memberWords } from '../../../words/areas/notices.ts';

// Loaded with the company's data, because the name of a further file would be loaded with every page.
const pages = async () => import('../company/pages.ts');

/** Onboarding with the partner bank. */
export const onboarding: Area<OnboardingPresenters> = {
  key: onboardingArea,
  services: (container) => ({
    onboardingEntry: () => container.get(onboardingEntry),
    onboardingProcess: () => container.get(onboardingProcess),
    onboardingAgreement: () => container.get(onboardingAgreementPaper),
  }),
  pages: [
    {
      path: onboardingProcessPath,
      forEverybody: true,
      title: 'onboarding.title',
      skeleton: 'list',
      words: [onboardingWords, memberWords],
      parts: async () => (await pages()).bindOnboarding,
      Screen: lazyScreen(async () => (await pages()).OnboardingProcessScreen),
    },
  ],
};
