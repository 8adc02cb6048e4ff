import type { ServerLocale } from '../server-locale.ts';
import type { GuidanceDeed } from './guidance-ways.ts';

/** What each link of guidance is called. */
export const guidanceTexts: Readonly<Record<ServerLocale, Readonly<Record<GuidanceDeed, string>>>> = {
  'zh-CN': {
    business: '查看业务总览', issue: '签发', payroll: '代发工资签发', 'check-issue': '经办复核签发', 'approve-issue': '审批签发', packages: '查看资料包与审核进展', 'new-package': '新建资料包', financings: '查询供应商融资', 'to-do': '处理待办', figures: '查看统计',
    apply: '申请融资', increase: '新增应收账款', 'check-increase': '经办复核新增', 'approve-increase': '审批新增', contract: '申请合同', 'sign-contract': '签署合同', guarantees: '管理保函融资', 'approve-guarantee': '审批保函融资', 'find-guarantee': '查询保函融资',
  },
  en: {
    business: 'See your business', issue: 'Issue', payroll: 'Issue for payrolls', 'check-issue': 'Check what is issued', 'approve-issue': 'Approve what is issued', packages: 'See packages and their review', 'new-package': 'Make a package', financings: 'Look up suppliers’ financing', 'to-do': 'Do what waits', figures: 'See figures',
    apply: 'Apply for financing', increase: 'Add receivables', 'check-increase': 'Check what is added', 'approve-increase': 'Approve what is added', contract: 'Apply for a contract', 'sign-contract': 'Sign the contract', guarantees: 'Manage guarantees', 'approve-guarantee': 'Approve guarantees', 'find-guarantee': 'Look up guarantees',
  },
};
