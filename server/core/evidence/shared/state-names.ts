import type { DisplayState } from '../../../../src/domain/evidence/materials/package-state.ts';
import type { ServerLocale } from '../../server-locale.ts';

/** Names of the displayed states in each language, as the portal shows them. */
export const stateNames: Readonly<
  Record<ServerLocale, Readonly<Record<Exclude<DisplayState, 'unrecognised'>, string>>>
> = {
  'zh-CN': {
    'to-be-completed': '待完善',
    modifying: '修改中',
    'to-be-organised': '平台待受理',
    organising: '平台审核中',
    returned: '已退回',
    passed: '已通过',
    invalid: '已失效',
    submitted: '已提交',
  },
  en: {
    'to-be-completed': 'Draft',
    modifying: 'Being corrected',
    'to-be-organised': 'Awaiting review',
    organising: 'In review',
    returned: 'Returned',
    passed: 'Passed',
    invalid: 'Closed',
    submitted: 'Submitted',
  },
};
