import type { registrationRefusalCodes } from '../../../src/contract/refusals/registration.ts';
import type { RefusalMessages } from '../refusal.ts';

export const registrationRefusals: RefusalMessages<typeof registrationRefusalCodes> = {
  'zh-CN': {
    REGISTRATION_REFUSED: '注册信息有误（{fields}）',
    COMPANY_REGISTERED: '该企业已在平台注册，请联系本企业的管理员为您添加账号',
  },
  en: {
    REGISTRATION_REFUSED: 'The registration details are invalid ({fields})',
    COMPANY_REGISTERED: 'This company is already registered: ask its administrator for an account',
  },
};
