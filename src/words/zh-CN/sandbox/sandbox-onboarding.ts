/** The partner bank and the companies that onboard, for its player. */
export const sandboxOnboarding = {
  'sandbox-onboarding.nav': '入驻',
  'sandbox-onboarding.title': '合作银行入驻审核',
  'sandbox-onboarding.facts':
    '扮演合作银行：审核提交上来的企业，或说明某家企业不再符合要求。不通过和不再符合要求须写明原因，企业会看到。',
  'sandbox-onboarding.companies': '企业',
  'sandbox-onboarding.state-open': '未入驻',
  'sandbox-onboarding.state-reviewing': '待审核',
  'sandbox-onboarding.state-refused': '未通过',
  'sandbox-onboarding.state-changed': '不再符合要求',
  'sandbox-onboarding.state-settled': '已入驻',
  'sandbox-onboarding.reason': '原因（企业会看到）',
  'sandbox-onboarding.reason-first': '请先填写原因',
  'sandbox-onboarding.take': '通过',
  'sandbox-onboarding.refuse': '不通过',
  'sandbox-onboarding.change': '不再符合要求',
  'sandbox-onboarding.restore': '重新符合要求',
  'sandbox-onboarding.done': ({ name }: { name: string }) => `已处理：${name}`,
  'sandbox-onboarding.not-done': ({ name }: { name: string }) => `没有处理：${name}`,
};
