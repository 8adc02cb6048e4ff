import type { GuidanceType } from '../../../src/domain/home/guidance.ts';

/** Action on a page; its title in each language is a text. */
export type GuidanceAction =
  | 'business'
  | 'issue'
  | 'payroll'
  | 'check-issue'
  | 'approve-issue'
  | 'packages'
  | 'new-package'
  | 'financings'
  | 'to-do'
  | 'figures'
  | 'apply'
  | 'increase'
  | 'check-increase'
  | 'approve-increase'
  | 'contract'
  | 'sign-contract'
  | 'guarantees'
  | 'approve-guarantee'
  | 'find-guarantee';

type Step = readonly [GuidanceAction, string];

/**
 * First steps with each product by content type, as the paths of document 1, section 2 name them. Steps whose page does
 * not exist yet are not shown: the portal links only to pages that its menus allow.
 */
export const guidanceWays: Readonly<Record<GuidanceType, readonly Step[]>> = {
  1: [
    ['business', '/credit/core/index/operator'],
    ['issue', '/credit/core/issue/issue'],
    ['payroll', '/credit/core/issue/payroll-issue'],
    ['check-issue', '/credit/core/issue/operator-approve'],
    ['packages', '/credit/finance-data/index/issue'],
    ['financings', '/credit/core/supplier/finance-query'],
    ['to-do', '/credit/core/todo/operator'],
    ['figures', '/credit/core/statistics'],
  ],
  2: [
    ['business', '/credit/core/index/director'],
    ['to-do', '/credit/core/todo/director'],
    ['approve-issue', '/credit/core/issue/director-approve'],
    ['packages', '/credit/finance-data/index/issue'],
    ['figures', '/credit/core/statistics'],
  ],
  3: [
    ['business', '/credit/chain/index/operator'],
    ['new-package', '/credit/finance-data/create/finance'],
    ['packages', '/credit/finance-data/index/finance'],
    ['apply', '/credit/chain/finance/apply'],
    ['figures', '/credit/chain/statistics'],
  ],
  4: [
    ['business', '/credit/chain/index/director'],
    ['packages', '/credit/finance-data/index/finance'],
    ['figures', '/credit/chain/statistics'],
  ],
  5: [
    ['business', '/receivable/core/index/operator'],
    ['increase', '/receivable/core/increase/increase'],
    ['check-increase', '/receivable/core/increase/operator-approve'],
    ['new-package', '/receivable/finance-data/create/issue'],
    ['packages', '/receivable/finance-data/index/issue'],
  ],
  6: [
    ['business', '/receivable/core/index/director'],
    ['approve-increase', '/receivable/core/increase/director-approve'],
    ['packages', '/receivable/finance-data/index/issue'],
  ],
  7: [
    ['business', '/receivable/chain/index/operator'],
    ['contract', '/receivable/chain/contract/apply'],
    ['new-package', '/receivable/finance-data/create/finance'],
    ['packages', '/receivable/finance-data/index/finance'],
    ['figures', '/receivable/chain/statistics'],
  ],
  8: [
    ['business', '/receivable/chain/index/director'],
    ['sign-contract', '/receivable/chain/contract/sign'],
    ['packages', '/receivable/finance-data/index/finance'],
    ['figures', '/receivable/chain/statistics'],
  ],
  9: [
    ['business', '/gpc/index/operator'],
    ['contract', '/gpc/contract/apply'],
    ['guarantees', '/gpc/finance/manage'],
    ['find-guarantee', '/gpc/finance/query'],
  ],
  10: [
    ['sign-contract', '/gpc/contract/sign'],
    ['approve-guarantee', '/gpc/finance/approve'],
    ['find-guarantee', '/gpc/finance/query'],
  ],
};
