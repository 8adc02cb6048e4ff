import { onboardingProcessPath } from '../../../src/domain/onboarding/shared/onboarding-path.ts';
import type { OnboardingProcessPresenter } from '../../../src/presentation/onboarding/onboarding-process/onboarding-process-presenter.ts';
import type { OnboardingEntryPresenter } from '../../../src/presentation/onboarding/shared/onboarding-entry-presenter.ts';
import { promptLook } from '../../../src/presentation/onboarding/shared/onboarding-words.ts';
import { message } from '../../../src/words/catalogue.ts';
import type { Onboarding } from '../abilities/onboarding.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function onboarding(portal: OpenPortal): Onboarding {
  let entry: OnboardingEntryPresenter | undefined;
  let page: OnboardingProcessPresenter | undefined;
  const process = (): OnboardingProcessPresenter => opened(page, 'The page of onboarding');

  const look = async (): Promise<void> => {
    page?.left();
    const next = (page = portal.presenters.onboardingProcess());
    next.opened();
    await until('it is known how onboarding stands', () => next.content.value !== undefined);
  };
  const followed = async (): Promise<void> => {
    if (portal.navigator.current() === onboardingProcessPath) await look();
  };

  return {
    isShownOnboarding: async () => {
      entry?.left();
      const next = (entry = portal.presenters.onboardingEntry());
      next.opened();
      await until('it is known whether one may onboard', () => next.isKnown);
      return next.isShown;
    },
    pressToOnboard: async () => {
      entry?.left();
      const next = (entry = portal.presenters.onboardingEntry());
      next.opened();
      await until('one may onboard', () => next.isShown);
      await next.onboardPressed();
      await followed();
      return next.prompt === undefined ? '' : say(message(promptLook[next.prompt].words));
    },
    onboardDirectly: () => opened(entry, 'The way to onboard').onboardDirectly(),
    lookAtOnboarding: look,
    signAndHandIn: async () => {
      if (page === undefined) await look();
      await process().handInPressed();
      await process().agreePressed();
    },
    handInAgain: async () => process().handInPressed(),
    onboardingSteps: () => process().steps.map(({ state }) => state),
    bankReason: () => process().content.value?.standing.reason ?? '',
    onboardingRefusedBecause: () => process().refusals,
    isToldOfSuccess: () => process().isSuccessShown,
    goOver: async () => {
      const over = await process().goPressed();
      return over && { address: over.address, key: over.fields['key'] ?? '' };
    },
  };
}
