import type { MemberStanding } from '../../../domain/notices/agency-notice.ts';
import { dateTime, plainDate } from '../../format.ts';

export const notices = {
  'notices.agreement-title': '协议更新',
  'notices.agreement-lead': '《会员注册协议》和《隐私政策》已更新。请阅读全文，同意后可继续使用平台。',
  'notices.agreement-again-title': '重新签署协议',
  'notices.agreement-lead-registration':
    '《会员注册协议》已更新，《隐私政策》与您上次签署的一致。请阅读全文，同意后可继续使用平台。',
  'notices.agreement-lead-privacy':
    '《隐私政策》已更新，《会员注册协议》与您上次签署的一致。请阅读全文，同意后可继续使用平台。',
  'notices.agreement-again-lead':
    '《会员注册协议》和《隐私政策》需要重新签署，条款与您上次签署的版本一致，没有变化。请阅读全文，同意后可继续使用平台。',
  'notices.agreement-deadline': ({ at }: { at: number }) =>
    `签署之前不能继续使用平台。对更新内容有异议的，请在 ${dateTime(at)}（北京时间）前提出；逾期未提出的，按协议视为接受，再使用平台时仍需签署。`,
  'notices.agreement-deadline-past': ({ at }: { at: number }) =>
    `异议期已于 ${dateTime(at)}（北京时间）届满。继续使用平台前，仍需您签署确认。`,
  'notices.agreement-rule':
    '签署之前不能继续使用平台。对更新内容有异议的，请在公布后 48 小时内提出；逾期未提出的，按协议视为接受，再使用平台时仍需签署。',
  'notices.agreement-object': '提出异议请联系平台：',
  'notices.agreement-changes': '查看改动',
  'notices.agreement-unchanged': '条款文字与您上次签署的版本一致，需要重新签署确认。',
  'notices.agreement-never-signed': '您还没有签署过这些协议，请阅读全文。',
  'notices.agreement-text': '协议全文',
  'notices.agreement-scroll': '请阅读至全文结尾后再同意',
  'notices.agreement-read': '我已阅读至结尾',
  'notices.agreement-read-done': '已阅读至结尾',
  'notices.agreement-agree': '同意《会员注册协议》和《隐私政策》',
  'notices.agreement-disagree': '不同意',
  'notices.agreement-signed': '协议签署成功',
  'notices.agreement-changed': '协议内容刚刚更新，本次没有签署。请刷新页面，阅读新的内容后再签署。',
  'notices.agreement-decline': '签署之前不能继续使用平台。可以返回阅读，也可以先退出登录，稍后再决定。',
  'notices.agreement-decline-leave': '退出登录',
  'notices.agreement-decline-stay': '返回阅读',
  'notices.agreement-version': ({ version }: { version: string }) => `版本 ${version}`,
  'notices.agreement-published': ({ at }: { at: number }) => `公布于 ${dateTime(at)}（北京时间）`,
  'notices.agreement-hash': '中文原文校验值（SHA-256）：',
  'notices.agreement-hash-copy': '复制校验值',
  'notices.agreement-translation': '以下为译文，仅供参考；译文与中文不一致的，以中文为准。',
  'notices.agreement-original': '查看中文原文',
  'notices.agreement-translated': '查看英文译文',
  'notices.agreement-print': '打印',
  'notices.agreement-open': ({ title }: { title: string }) => `在新页面打开《${title}》`,
  'notices.registration-title': '会员注册协议',
  'notices.privacy-title': '隐私政策',

  'notices.change-title': '发票类型变更公告',
  'notices.change-body': '自 2024 年 6 月 14 日起，平台停止开具纸质发票，仅开具数电发票（全面数字化的电子发票）。',
  'notices.change-replaced':
    '原纸质发票的开票信息已自动变更为对应的数电发票类型：增值税专用发票变更为数电专票，增值税普通发票变更为数电普票。',
  'notices.change-check': '请在“企业信息—企业开票信息”中核对您的开票信息。',
  'notices.change-known': '我知道了',
  'notices.change-go': '去核对',

  'notices.incomplete-title': '开票信息不完整',
  'notices.incomplete-body': '贵公司的开票信息有缺失，平台将无法开具发票。请尽快补充完整。',
  'notices.incomplete-later': '稍后完善',
  'notices.incomplete-go': '知道了，去完善',

  'notices.agency-title': '票据代理会员状态通知',
  'notices.agency-dear': ({ company }: { company: string }) => `${company}：`,
  'notices.agency-watch-added': ({ day }: { day: string }) => `贵公司已于 ${plainDate(day)} 被列入观察名单会员。`,
  'notices.agency-watch': '贵公司已被列入观察名单会员。',
  'notices.agency-watch-means': '观察期间平台将对贵公司的业务进行监测。收到本通知后仍有违规行为的，将转为违规会员。',
  'notices.agency-violating-added': ({ day }: { day: string }) => `贵公司已于 ${plainDate(day)} 被认定为违规会员。`,
  'notices.agency-violating': '贵公司已被认定为违规会员。',
  'notices.agency-violating-from': ({ day, today }: { day: string; today: string }) =>
    `自 ${plainDate(day)} 起，贵公司不能签收、转让凭证，也不能以凭证申请融资；已持有的凭证只能持有至到期。${day > today ? '此前照常办理。' : ''}`,
  'notices.agency-violating-means': '贵公司不能签收、转让凭证，也不能以凭证申请融资；已持有的凭证只能持有至到期。',
  'notices.agency-objection': '如有异议，可以提交书面说明和证明材料。',
  'notices.agency-read': '已阅读',
  'notices.agency-object': '提出异议',

  'notices.objection-title': '会员状态异议',
  'notices.objection-facts': '对观察名单或违规认定有异议的，可以提交书面说明和证明材料',
  'notices.objection-form': '提交异议',
  'notices.objection-statement': '书面说明',
  'notices.objection-statement-hint': '请说明异议的理由和事实，最多 2000 字',
  'notices.objection-proofs': '证明材料',
  'notices.objection-remove': '移除',
  'notices.objection-remove-of': ({ name }: { name: string }) => `移除 ${name}`,
  'notices.objection-send': '提交异议',
  'notices.objection-uploading': '文件上传完成后即可提交',
  'notices.objection-empty': '请填写书面说明',
  'notices.objection-too-long': '书面说明不能超过 2000 字',
  'notices.objection-too-many': ({ most }: { most: number }) => `证明材料最多 ${most} 个文件`,
  'notices.objection-not-now': '贵公司当前状态正常，或已有异议正在受理，本次没有提交。',
  'notices.objection-files-gone': '证明材料已失效，请移除后重新上传。',
  'notices.objection-sent': ({ number }: { number: string }) => `异议已提交，受理编号 ${number}`,
  'notices.objection-standing': ({
    standing,
    added,
    from,
    today,
  }: {
    standing: MemberStanding;
    added: string;
    from: string;
    today: string;
  }) =>
    `贵公司当前状态：${standing === 'normal' ? '正常，无需提出异议' : [standing === 'violating' ? '违规会员' : '观察名单', ...(added === '' ? [] : [`${plainDate(added)} ${standing === 'violating' ? '认定' : '列入'}`]), ...(from === '' ? [] : [`${plainDate(from)} 起限制办理凭证业务`, ...(from > today ? ['此前照常办理'] : [])])].join('，')}。`,
  'notices.objection-objectors': ({ people }: { people: readonly string[] }) =>
    `会员状态的异议由贵公司主用户${people.length === 0 ? '' : `（${people.join('、')}）`}提交和查看。如需提出异议，请与主用户联系。`,
  'notices.objection-waits': '异议正在由平台审核人员受理，答复后可以再次提交。',
  'notices.objection-waits-by': ({ day }: { day: string }) =>
    `异议正在由平台审核人员受理，预计 ${plainDate(day)} 前答复，过了这一天没有答复请联系客服；答复后可以再次提交。`,
  'notices.objection-proofs-optional': '证明材料（选填）',
  'notices.objection-past': '已提交的异议',
  'notices.objection-look': ({ name }: { name: string }) => `查看证明材料 ${name}`,
  'notices.objection-none': '还没有提交异议',
  'notices.objection-number': '受理编号',
  'notices.objection-of': ({ at, by }: { at: number; by: string }) => `${by} 于 ${dateTime(at)} 提交`,
  'notices.objection-received': '受理中',
  'notices.objection-upheld': '异议成立',
  'notices.objection-rejected': '异议不成立',
  'notices.objection-answer': ({ answer }: { answer: string }) => `平台答复：${answer}`,
};
