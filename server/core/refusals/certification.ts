import type { certificationRefusalCodes } from '../../../src/contract/refusals/certification.ts';
import type { RefusalMessages } from '../refusal.ts';

export const certificationRefusals: RefusalMessages<typeof certificationRefusalCodes> = {
  'zh-CN': {
    SUBMISSIONS_SPENT: '今天已提交 {most} 次，请明天再提交',
  },
  en: {
    SUBMISSIONS_SPENT: 'Submitted {most} times today: please submit again tomorrow',
  },
};
