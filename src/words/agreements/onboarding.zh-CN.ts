import type { AgreementText } from '../../domain/agreements/agreement.ts';

/**
 * The agreement that is signed when a company is submitted to the partner bank. Only this text is binding; any change
 * of a character needs a new version.
 */
export const onboarding: AgreementText = {
  title: '合作银行商户系统入驻协议',
  version: 'RZ2026V1.0',
  sections: [
    {
      heading: '一、入驻',
      paragraphs: [
        '1.1 会员委托平台将其企业信息提交合作银行，由合作银行审核会员是否可以入驻其商户系统（工作台）。',
        '1.2 合作银行审核通过后，会员的主用户可以从平台直接进入工作台；审核不通过的，合作银行说明原因，会员修改后可以重新提交。',
      ],
    },
    {
      heading: '二、提供的信息',
      paragraphs: [
        '2.1 会员同意平台向合作银行提供：企业名称、统一社会信用代码、实名认证状态，以及主用户的姓名和用户名。',
        '2.2 除前款所列信息外，平台不因入驻向合作银行提供会员的其他资料。',
        '2.3 其他信息的处理，适用《隐私政策》。',
      ],
    },
    {
      heading: '三、工作台的使用',
      paragraphs: [
        '3.1 工作台由合作银行运营，会员在工作台办理的业务适用合作银行的规则。',
        '3.2 会员应当保证签署本协议的人员已取得会员的授权；该人员的签署视为会员的签署。',
      ],
    },
    { heading: '四、费用', paragraphs: ['4.1 入驻不收取费用。'] },
    {
      heading: '五、条件变化',
      paragraphs: ['5.1 会员的情况发生变化、不再符合合作银行要求的，入驻暂停办理；会员可以拨打客服热线了解如何处理。'],
    },
    {
      heading: '六、其他',
      paragraphs: [
        '6.1 本协议是《会员注册协议》的组成部分；本协议没有约定的，适用《会员注册协议》。',
        '6.2 本协议自会员签署时生效；有其他文字译本的，以中文为准。',
      ],
    },
  ],
};
