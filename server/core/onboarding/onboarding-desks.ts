import { onboardingDesk } from './onboarding-desk.ts';
import type { DeskContext, MessageSources } from '../desk-context.ts';
import { onboardingMessages } from './onboarding-messages.ts';

/** Handlers of the area's calls. */
export const onboardingDesks = ({ parts }: DeskContext) => ({
  ...onboardingDesk(parts),
});

/** Message sources of the area. */
export const onboardingSources: MessageSources = () => [onboardingMessages];
