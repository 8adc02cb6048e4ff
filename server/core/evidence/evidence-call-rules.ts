import type { CallRules } from '../call-rule.ts';

export const evidenceCallRules = {
  packageCreate: { keepsAnswer: true },
  packageConfirm: { keepsAnswer: true },
  packageDiscard: { keepsAnswer: true },
  packageWithdraw: { keepsAnswer: true },
  packageExpedite: { keepsAnswer: true },
  packageChangeRequest: { keepsAnswer: true },
  relate: { keepsAnswer: true },
  autoRelate: { keepsAnswer: true },
  fileCreate: { keepsAnswer: true },
  fileRelate: { keepsAnswer: true },
  materialRemoveApprove: { keepsAnswer: true },
  overdueDownloadRecord: { keepsAnswer: true },
  overdueFileModify: { keepsAnswer: true },
  archiveEntry: { isSlow: true },
} satisfies CallRules;
