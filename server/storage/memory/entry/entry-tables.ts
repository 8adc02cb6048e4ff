import type {
  SessionRecord,
  AttemptRecord,
  VerifyCodeRecord,
  KeyChallengeRecord,
  RecoveryProofRecord,
  SecondFactorRecord,
  FactorDemandRecord,
  AuthenticatorRecord,
  RecoveryCodesRecord,
  ResetWaitRecord,
  TrustedDeviceRecord,
  AccountFreezeRecord,
  UnfreezeRecord,
} from '../../../core/records/entry.ts';
import type { EntryTables } from '../../../core/tables/entry.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

function sessionsTable({ table }: MemoryShelf): EntryTables['sessions'] {
  const sessions = table<SessionRecord>((session) => session.idHash);
  const endSessions = async (
    endedBecause: SessionRecord['endedBecause'],
    which: (session: SessionRecord) => boolean,
  ): Promise<number> => {
    const ended = sessions.select((session) => session.endedBecause === undefined && which(session));
    for (const session of ended) await sessions.save({ ...session, endedBecause });
    return ended.length;
  };
  return Object.assign(sessions, {
    openOf: async (userId: string) =>
      sessions
        .select((session) => session.userId === userId && session.endedBecause === undefined)
        .toSorted((a, b) => b.lastActiveAt - a.lastActiveAt || (a.idHash < b.idHash ? -1 : 1)),
    endOthers: async (userId: string, exceptIdHash: string, because: SessionRecord['endedBecause'] = 'replaced') =>
      endSessions(because, (session) => session.userId === userId && session.idHash !== exceptIdHash),
    lastOfVisit: async (userId: string, picAuthToken: string) =>
      sessions
        .select((session) => session.userId === userId && session.picAuthToken === picAuthToken)
        .toSorted((a, b) => b.lastActiveAt - a.lastActiveAt || (a.idHash < b.idHash ? -1 : 1))[0],
    endVisit: async (userId: string, picAuthToken: string) =>
      endSessions('signed-out', (session) => session.userId === userId && session.picAuthToken === picAuthToken),
    forgetHandOvers: async (userId: string) => {
      for (const session of sessions.select((each) => each.pendingUserId === userId))
        await sessions.save({ ...session, pendingUserId: undefined, pendingTokenHash: undefined });
    },
    removeIdleSince: async (instant: number) => {
      for (const session of sessions.select((each) => each.lastActiveAt < instant))
        await sessions.remove(session.idHash);
    },
  });
}

function attemptsTable({ table }: MemoryShelf): EntryTables['attempts'] {
  const attempts = table<AttemptRecord>((attempt) => attempt.key);
  return Object.assign(attempts, {
    removeQuietSince: async (instant: number) => {
      for (const attempt of attempts.select((each) => each.lastFailureAt < instant)) await attempts.remove(attempt.key);
    },
  });
}

function verifyCodesTable({ table }: MemoryShelf): EntryTables['verifyCodes'] {
  const verifyCodes = table<VerifyCodeRecord>((code) => code.key);
  return Object.assign(verifyCodes, {
    removeSentBefore: async (instant: number) => {
      for (const { key } of verifyCodes.select((each) => each.sentAt < instant)) await verifyCodes.remove(key);
    },
  });
}

function keyChallengesTable({ table }: MemoryShelf): EntryTables['keyChallenges'] {
  const keyChallenges = table<KeyChallengeRecord>((challenge) => challenge.key);
  return Object.assign(keyChallenges, {
    removeExpiredBefore: async (instant: number) => {
      for (const { key } of keyChallenges.select((each) => each.expiresAt < instant)) await keyChallenges.remove(key);
    },
  });
}

function recoveryProofsTable({ table }: MemoryShelf): EntryTables['recoveryProofs'] {
  const recoveryProofs = table<RecoveryProofRecord>((proof) => proof.key);
  return Object.assign(recoveryProofs, {
    removeProvedBefore: async (instant: number) => {
      for (const { key } of recoveryProofs.select((each) => each.provedAt < instant)) await recoveryProofs.remove(key);
    },
  });
}

function trustedDevicesTable({ table }: MemoryShelf): EntryTables['trustedDevices'] {
  const trustedDevices = table<TrustedDeviceRecord>((device) => device.key);
  return Object.assign(trustedDevices, {
    ofUser: async (userId: string) =>
      trustedDevices
        .select((each) => each.userId === userId)
        .toSorted((a, b) => b.lastUsedAt - a.lastUsedAt || (a.key < b.key ? -1 : 1)),
    removeOf: async (userId: string) => {
      const own = trustedDevices.select((each) => each.userId === userId);
      for (const { key } of own) await trustedDevices.remove(key);
      return own.length;
    },
    removeTrustedBefore: async (instant: number) => {
      for (const { key } of trustedDevices.select((each) => each.trustedAt < instant)) await trustedDevices.remove(key);
    },
  });
}

function unfreezesTable({ table }: MemoryShelf): EntryTables['unfreezes'] {
  const unfreezes = table<UnfreezeRecord>((each) => each.number);
  return Object.assign(unfreezes, {
    of: async (userId: string) =>
      unfreezes
        .select((each) => each.userId === userId)
        .toSorted((a, b) => b.askedAt - a.askedAt || (a.number < b.number ? 1 : -1)),
  });
}

function resetWaitsTable({ table }: MemoryShelf): EntryTables['resetWaits'] {
  const resetWaits = table<ResetWaitRecord>((wait) => wait.userId);
  return Object.assign(resetWaits, {
    removeAskedBefore: async (instant: number) => {
      for (const { userId } of resetWaits.select((each) => each.askedAt < instant)) await resetWaits.remove(userId);
    },
  });
}

export function entryTables(shelf: MemoryShelf): EntryTables {
  return {
    sessions: sessionsTable(shelf),
    attempts: attemptsTable(shelf),
    verifyCodes: verifyCodesTable(shelf),
    keyChallenges: keyChallengesTable(shelf),
    recoveryProofs: recoveryProofsTable(shelf),
    secondFactors: shelf.table<SecondFactorRecord>((factor) => factor.userId),
    authenticators: shelf.table<AuthenticatorRecord>((each) => each.userId),
    recoveryCodes: shelf.table<RecoveryCodesRecord>((each) => each.userId),
    resetWaits: resetWaitsTable(shelf),
    factorDemands: shelf.table<FactorDemandRecord>((demand) => demand.pkCorp),
    trustedDevices: trustedDevicesTable(shelf),
    freezes: shelf.table<AccountFreezeRecord>((freeze) => freeze.userId),
    unfreezes: unfreezesTable(shelf),
  };
}
