import type { noticesRefusalCodes } from '../../../src/contract/refusals/notices.ts';
import type { RefusalMessages } from '../refusal.ts';

export const noticesRefusals: RefusalMessages<typeof noticesRefusalCodes> = {
  'zh-CN': {
    MEMBER_VIOLATING:
      '贵公司为违规会员，自 {from} 起不能以凭证申请融资，包括新建和提交凭证资料包。如有异议，可由主用户（{objectors}）在“会员状态异议”提交书面说明和证明材料',
    BUSINESS_BARRED: '平台暂停了贵公司办理本项业务，不能新建和提交融资资料包。如有异议，请联系客服',
  },
  en: {
    MEMBER_VIOLATING:
      'Your company is a violating member and, from {from} on, cannot apply for financing with instruments: no package for them can be made or submitted. A main user ({objectors}) can object in writing, with proof, under “Objection to standing”',
    BUSINESS_BARRED:
      'The platform has suspended this business for your company: no financing package can be made or submitted. To object, contact customer service',
  },
};
