import type {
  SessionRecord,
  UnfreezeRecord,
  RecoveryProofRecord,
  TrustedDeviceRecord,
  VerifyCodeRecord,
  KeyChallengeRecord,
  AttemptRecord,
  ResetWaitRecord,
} from '../../../../server/core/records/entry.ts';

export const session: SessionRecord = {
  idHash: 'a1',
  userId: 'U-1',
  role: 'ROLE_CORP_OPERATOR',
  createdAt: 1_700_000_000_123,
  lastActiveAt: 1_700_000_000_456,
  picAuthToken: 'pic',
  captcha: 'A3C4',
  proofChallenge: 'x',
  pendingUserId: 'U-1',
  pendingTokenHash: 'hash',
  endedBecause: undefined,
  host: 'lanchuan.localhost',
  source: '203.0.113.7',
  agent: 'Mozilla/5.0',
  twoProofs: true,
};

export const visitor: SessionRecord = {
  ...session,
  idHash: 'b2',
  userId: undefined,
  role: undefined,
  pendingUserId: undefined,
  pendingTokenHash: undefined,
  captcha: '',
  endedBecause: 'signed-out',
  host: '',
  source: '',
  agent: '',
  twoProofs: false,
};

export const unfreeze: UnfreezeRecord = {
  number: 'JD1',
  userId: 'U-1',
  reason: '忘记了密码',
  state: 'waiting',
  because: 'often',
  locks: ['a', 'b'],
  askedAt: 1_700_000_000_005,
  decidedAt: undefined,
  answer: '',
};

export const recoveryProof: RecoveryProofRecord = {
  key: 'p',
  userId: 'U-1',
  purpose: 'reset',
  passwordMark: 'cd',
  by: 'key',
  provedAt: 1_700_000_000_004,
};

export const resetWait: ResetWaitRecord = {
  userId: 'U-1',
  passwordMark: 'cd',
  askedAt: 1_700_000_000_004,
  readyAt: 1_700_000_000_007,
  stoppedAt: undefined,
  confirmedBy: undefined,
  source: '203.0.113.7',
  agent: 'Mozilla/5.0',
};

export const trustedDevice: TrustedDeviceRecord = {
  key: 't',
  userId: 'U-1',
  trustedAt: 1_700_000_000_004,
  lastUsedAt: 1_700_000_000_006,
  source: '203.0.113.7',
  agent: 'Mozilla/5.0',
};

export const verifyCode: VerifyCodeRecord = {
  key: 'c',
  codeHash: 'ab',
  sentAt: 1_700_000_000_003,
  wrong: 2,
  spent: false,
};

export const keyChallenge: KeyChallengeRecord = {
  key: 'c',
  purpose: 'sign-in',
  host: 'localhost',
  expiresAt: 1_700_000_000_006,
  spent: false,
};

export const attempt: AttemptRecord = { key: 'k', failures: 3, lastFailureAt: 1_700_000_000_001 };
