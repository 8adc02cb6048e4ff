import type { TradeAct } from './application-policy.ts';

/** Reasons for returning or rejecting an application; `payroll` is for applications with a list of people. */
const decisionReasons = ['amount', 'due-date', 'payee', 'payroll', 'papers', 'business', 'other'] as const;

/** Reasons for which the company that would lose refuses a platform correction. */
const correctionReasons = ['entry-right', 'amount', 'unexplained', 'other'] as const;

/** Reasons for returning or rejecting an application of an act. */
export const decisionReasonsOf = (act: TradeAct | undefined): readonly string[] =>
  act === 'correction'
    ? correctionReasons
    : decisionReasons.filter((each) => each !== 'payroll' || act === 'payroll-issue');

/** Reasons for refusing a received amount. */
export const refusalReasons = ['amount', 'due-date', 'payee', 'not-agreed', 'other'] as const;
