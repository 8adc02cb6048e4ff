/** Feedback to the platform, as its service desk reads it. */
export const sandboxTold = {
  'sandbox-told.nav': '反馈',
  'sandbox-told.title': '用户反馈与满意度',
  'sandbox-told.facts': '门户右侧“反馈”“满意度”提交的内容，各显示最近 200 条。',
  'sandbox-told.tickets': '反馈工单',
  'sandbox-told.no-tickets': '还没有反馈',
  'sandbox-told.no-tickets-means': '用户在门户右侧栏提交反馈后，工单会出现在这里。',
  'sandbox-told.file': ({ number }: { number: number }) => `截图 ${number}`,
  'sandbox-told.surveys': '满意度',
  'sandbox-told.no-surveys': '还没有满意度评价',
  'sandbox-told.no-surveys-means': '用户在门户右侧栏评价后，会出现在这里。',
  'sandbox-told.at': '时间',
  'sandbox-told.score': '分数',
  'sandbox-told.who': '企业与账号',
  'sandbox-told.comment': '意见',
};
