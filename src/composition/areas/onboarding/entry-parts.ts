import type { Container } from 'inversify';
import { WireOnboardingDesk } from '../../../adapters/wire/onboarding/wire-onboarding-desk.ts';
import { OnboardingEntryPresenter } from '../../../presentation/onboarding/shared/onboarding-entry-presenter.ts';
import { tokens } from '../../tokens.ts';
import { onboardingEntry } from './tokens.ts';

/** Bindings of the button that starts onboarding, on any page. */
export function bindOnboardingEntry(container: Container): void {
  if (container.isBound(onboardingEntry)) return;
  container
    .bind(onboardingEntry)
    .toResolvedValue(
      (client, session, navigator) =>
        new OnboardingEntryPresenter({ desk: new WireOnboardingDesk(client), session, navigator }),
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator],
    )
    .inTransientScope();
}
