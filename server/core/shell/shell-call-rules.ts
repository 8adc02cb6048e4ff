import type { CallRules } from '../call-rule.ts';

export const shellCallRules = {
  companyEntered: { changesCaller: true },
  refreshSession: { mayEndActing: true },
  logout: { mayEndActing: true },
} satisfies CallRules;
