import { plainDate } from '../../format.ts';

/**
 * Why new packages are restricted, and who can do something about it. The words are the same when a package is created,
 * assembled and submitted.
 */
export const held = {
  'held.violating': ({ from }: { from: string }) =>
    `贵公司为违规会员，${from === '' ? '' : `自 ${plainDate(from)} 起`}不能以凭证申请融资，包括新建和提交凭证资料包。已提交的资料包照常办理。`,
  'held.barred':
    '平台暂停了贵公司办理本项业务，不能新建和提交融资资料包。已提交的资料包照常办理；如有异议，请联系客服。',
  'held.objectors': ({ people }: { people: readonly string[] }) =>
    `对违规认定的异议，由贵公司主用户（${people.join('、')}）提交和查看。`,
  'held.object': '提出或查看异议',
  'held.restricted-safe': '已上传和填写的资料会保留，限制解除、资料齐全之后即可提交。',
  'held.not-submitted': '暂不能提交新的资料包',
  'held.agreement-withdrawn': ({ when }: { when: string }) =>
    `本产品的服务协议已${when === '' ? '' : `于 ${when} `}被平台撤回。已提交的资料包照常查看和办理；需要继续提交时，请联系客服。`,
  'held.agreement-to-sign': ({ when }: { when: string }) =>
    `本产品的服务协议已重新公布，${when === '' ? '' : `应在 ${when}（北京时间）前签署，`}贵公司尚未签署。请由经办人或主管在产品页面阅读并签署，然后再提交。`,
  'held.agreement-safe-withdrawn': '已上传和填写的资料会保留，协议恢复之后才能提交。',
  'held.agreement-safe-sign': '已上传和填写的资料会保留，签署之后即可提交。',
  'held.agreement-sign': '去签署协议',
  'held.agreement-see': '查看产品',
  'held.not-added': '暂不能向资料包增加业务',
  'held.not-made': '暂不能新建资料包',
};
