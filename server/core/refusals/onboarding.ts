import type { onboardingRefusalCodes } from '../../../src/contract/refusals/onboarding.ts';
import type { RefusalMessages } from '../refusal.ts';

export const onboardingRefusals: RefusalMessages<typeof onboardingRefusalCodes> = {
  'zh-CN': {
    SETTLING_REFUSED: '暂不能提交入驻',
  },
  en: {
    SETTLING_REFUSED: 'The company cannot be submitted to the bank now',
  },
};
