import type { AgreementText } from '../../domain/agreements/agreement.ts';
import type { ProductTexts } from '../../domain/catalogue/product-texts.ts';

/**
 * The agreement that is signed when a product is opened. Only this text is binding; any change of a character needs a
 * new version.
 */
export function productAgreement(
  { title, service }: Pick<ProductTexts, 'title' | 'service'>,
  version: string,
): AgreementText {
  return {
    title: `${title}服务开通协议`,
    version,
    sections: [
      { heading: '一、服务内容', paragraphs: service },
      {
        heading: '二、开通与使用',
        paragraphs: [
          `2.1 会员满足平台公布的开通条件，并由其经办人或主管签署本协议后，平台为会员开通“${title}”。开通后，会员的人员按照各自的角色使用。`,
          '2.2 会员应当保证签署本协议的人员已取得会员的授权；该人员的签署视为会员的签署。',
          '2.3 会员提交的资料应当真实、准确、完整；资料有变更的，应当及时更新。',
        ],
      },
      {
        heading: '三、费用',
        paragraphs: [
          '3.1 开通不收取费用。',
          '3.2 办理具体业务产生的利息、手续费等，由会员与资金方或有关机构另行约定；平台服务费以另行签订的协议为准。',
        ],
      },
      {
        heading: '四、信息的提供',
        paragraphs: [
          '4.1 会员同意平台在办理本产品业务所必需的范围内，将有关资料提供给会员选择的资金方和有关机构。',
          '4.2 其他信息的处理，适用《隐私政策》。',
        ],
      },
      {
        heading: '五、暂停与终止',
        paragraphs: [
          '5.1 会员不再满足开通条件，或违反法律法规、本协议约定的，平台可以暂停本产品的新增业务，并说明理由。',
          '5.2 暂停或终止不影响此前已办理业务的权利义务。',
        ],
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
}
