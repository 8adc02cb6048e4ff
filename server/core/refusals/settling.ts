import type { settlingRefusalCodes } from '../../../src/contract/refusals/settling.ts';
import type { RefusalMessages } from '../refusal.ts';

export const settlingRefusals: RefusalMessages<typeof settlingRefusalCodes> = {
  'zh-CN': {
    SETTLING_REFUSED: '暂不能提交入驻',
  },
  en: {
    SETTLING_REFUSED: 'The company cannot be submitted to the bank now',
  },
};
