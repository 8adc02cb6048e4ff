import type { companyRefusalCodes } from '../../../src/contract/refusals/company.ts';
import type { RefusalMessages } from '../refusal.ts';

export const companyRefusals: RefusalMessages<typeof companyRefusalCodes> = {
  'zh-CN': {
    BANK_ACCOUNT_REFUSED: '银行账户没有变更（{because}）',
    ORGANISATION_REFUSED: '内部组织没有变更（{because}）',
  },
  en: {
    BANK_ACCOUNT_REFUSED: 'The bank account was not changed ({because})',
    ORGANISATION_REFUSED: 'The internal organisations were not changed ({because})',
  },
};
