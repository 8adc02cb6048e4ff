import { dateTime, plainDate, shortDate } from '../../format.ts';

/** The letter of a business that is overdue. */
export const overdue = {
  'overdue.open': '逾期说明函',
  'overdue.title': '逾期说明函',
  'overdue.body': ({ due }: { due: string }) =>
    `业务应于 ${plainDate(due)} 到期付款，现已逾期。请下载说明函，填写原因并签字盖章，再上传扫描件；先后顺序不限。`,
  'overdue.download-part': '要签字的说明函',
  'overdue.download': '下载说明函',
  'overdue.download-what': '已填好公司名称、业务编号、金额和到期日；逾期原因、预计付款日期和签署日期请手写。',
  'overdue.tip-never': '还没有人下载过。',
  'overdue.tip': ({ by, at }: { by: string; at: number }) => `${by === '' ? '' : `${by}于 `}${dateTime(at)} 下载过。`,
  'overdue.upload-part': '签好的说明函',
  'overdue.upload-again': '可以替换，平台收下之前以最后一份为准。',
  'overdue.state-given': '等平台查看',
  'overdue.state-returned': '已退回',
  'overdue.state-taken': '平台已收下',
  'overdue.returned': ({ reason }: { reason: string }) => `平台退回了这份说明函，原因：${reason}`,
  'overdue.returned-on': ({ reason, on, today }: { reason: string; on: string; today: string }) =>
    `平台 ${shortDate(on, today)} 退回了逾期说明函${reason === '' ? '' : `，原因：${reason}`}${/[。！？.!?]$/u.test(reason) ? '' : '。'}`,
  'overdue.taken': '平台已收下说明函，不用再做什么。',
  'overdue.given': '说明函已上传，平台会查看。',
  'overdue.close': '关闭',
  'overdue.gone': '这个资料包现在没有逾期，不需要说明函。',
  'overdue.log-downloaded': '下载逾期说明函',
  'overdue.log-given': '上传签好的逾期说明函',
  'overdue.log-returned': '平台退回逾期说明函',
  'overdue.log-taken': '平台收下逾期说明函',
  'overdue.log-repaid': '融资已还款',
};
