import type { WordsArea } from '../load-catalogue.ts';
import type { onboarding } from '../zh-CN/onboarding/onboarding.ts';

type Onboarding = typeof onboarding;

declare module '../catalogue.ts' {
  interface Catalogue extends Onboarding {}
}

export const onboardingWords = {
  'zh-CN': async () => (await import('../zh-CN/onboarding/onboarding.ts')).onboarding,
  en: async () => (await import('../en/onboarding/onboarding.ts')).onboarding,
} satisfies WordsArea;
