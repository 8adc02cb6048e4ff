import type { CallRules } from '../call-rule.ts';

export const helpCallRules = {
  feedback: { keepsAnswer: true },
} satisfies CallRules;
