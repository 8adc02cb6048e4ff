import type { CallRules } from '../call-rule.ts';

export const registrationCallRules = {
  // Its password is sealed again each time that the same request is sent.
  registered: { keepsReceipts: true },
} satisfies CallRules;
