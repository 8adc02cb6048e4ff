import type { productsRefusalCodes } from '../../../src/contract/refusals/products.ts';
import type { RefusalMessages } from '../refusal.ts';

export const productsRefusals: RefusalMessages<typeof productsRefusalCodes> = {
  'zh-CN': {
    PRODUCT_NOT_OPENABLE: '暂不满足开通条件，产品没有开通',
    AGREEMENT_WITHDRAWN:
      '本产品的服务协议已于 {on} 被平台撤回，不能提交新的资料包，也不能向资料包增加业务；已提交的照常办理。请联系客服',
    AGREEMENT_TO_SIGN:
      '本产品的服务协议已重新公布，应在 {deadline}（北京时间）前签署；请由本企业的经办人或主管在产品页面签署后再提交',
  },
  en: {
    PRODUCT_NOT_OPENABLE: 'The conditions are not met: the product was not opened',
    AGREEMENT_WITHDRAWN:
      'The platform withdrew this product’s agreement on {on}: no new packages can be submitted, and nothing can be added to a package; those already submitted proceed as usual. Please contact customer service',
    AGREEMENT_TO_SIGN:
      'This product’s agreement was published again and had to be signed by {deadline} (Beijing time): an operator or director of your company must sign it on the product page before this can be submitted',
  },
};
