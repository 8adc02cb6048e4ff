import type { CallRules } from '../call-rule.ts';

export const peopleCallRules = {
  delegationEnded: { changesCaller: true, mayEndActing: true },
} satisfies CallRules;
