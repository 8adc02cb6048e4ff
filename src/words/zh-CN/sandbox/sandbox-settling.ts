/** The partner bank and the companies that settle in, for its player. */
export const sandboxSettling = {
  'sandbox-settling.nav': '入驻',
  'sandbox-settling.title': '合作银行入驻审核',
  'sandbox-settling.facts':
    '扮演合作银行：审核提交上来的企业，或说明某家企业不再符合要求。不通过和不再符合要求须写明原因，企业会看到。',
  'sandbox-settling.companies': '企业',
  'sandbox-settling.state-open': '未入驻',
  'sandbox-settling.state-reviewing': '待审核',
  'sandbox-settling.state-refused': '未通过',
  'sandbox-settling.state-changed': '不再符合要求',
  'sandbox-settling.state-settled': '已入驻',
  'sandbox-settling.reason': '原因（企业会看到）',
  'sandbox-settling.reason-first': '请先填写原因',
  'sandbox-settling.take': '通过',
  'sandbox-settling.refuse': '不通过',
  'sandbox-settling.change': '不再符合要求',
  'sandbox-settling.restore': '重新符合要求',
  'sandbox-settling.done': ({ name }: { name: string }) => `已处理：${name}`,
  'sandbox-settling.not-done': ({ name }: { name: string }) => `没有处理：${name}`,
};
