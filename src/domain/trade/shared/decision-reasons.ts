import type { TradeAct } from './application-policy.ts';

/** Reasons for which an application is returned or rejected; `payroll` where it has a list of people. */
const decisionReasons = ['amount', 'due-date', 'payee', 'payroll', 'papers', 'business', 'other'] as const;

/** Reasons for which the company that would lose refuses a correction of the platform. */
const correctionReasons = ['entry-right', 'amount', 'unexplained', 'other'] as const;

/** Reasons for which an application of an act is returned or rejected. */
export const decisionReasonsOf = (act: TradeAct | undefined): readonly string[] =>
  act === 'correction'
    ? correctionReasons
    : decisionReasons.filter((each) => each !== 'payroll' || act === 'payroll-issue');

/** Reasons for which an amount that came is refused. */
export const refusalReasons = ['amount', 'due-date', 'payee', 'not-agreed', 'other'] as const;
