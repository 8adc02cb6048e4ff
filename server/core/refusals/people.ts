import type { peopleRefusalCodes } from '../../../src/contract/refusals/people.ts';
import type { RefusalMessages } from '../refusal.ts';

export const peopleRefusals: RefusalMessages<typeof peopleRefusalCodes> = {
  'zh-CN': {
    PEOPLE_REFUSED: '企业人员没有变更（{because}）',
    INVITATION_REFUSED: '邀请不能使用（{because}）',
  },
  en: {
    PEOPLE_REFUSED: 'The company’s people were not changed ({because})',
    INVITATION_REFUSED: 'The invitation cannot be used ({because})',
  },
};
