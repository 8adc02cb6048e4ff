import { PostgresSessions, sessionMapping } from './sessions.ts';
import { PostgresAttempts, attemptMapping } from './attempts.ts';
import { PostgresVerifyCodes, verifyCodeMapping } from './verify-codes.ts';
import { PostgresKeyChallenges, keyChallengeMapping } from './key-challenges.ts';
import { PostgresRecoveryProofs, recoveryProofMapping } from './recovery-proofs.ts';
import { PostgresTable } from '../../postgres-table.ts';
import {
  secondFactorMapping,
  factorDemandMapping,
  PostgresTrustedDevices,
  trustedDeviceMapping,
} from './second-factors.ts';
import { authenticatorMapping, PostgresResetWaits, recoveryCodesMapping, resetWaitMapping } from './authenticators.ts';
import { freezeMapping, PostgresUnfreezes, unfreezeMapping } from './unfreezes.ts';
import type { EntryTables } from '../../../../core/tables/entry.ts';
import type { Connection } from '../../database.ts';

export function entryTables(connection: Connection): EntryTables {
  return {
    sessions: new PostgresSessions(connection, sessionMapping),
    attempts: new PostgresAttempts(connection, attemptMapping),
    verifyCodes: new PostgresVerifyCodes(connection, verifyCodeMapping),
    keyChallenges: new PostgresKeyChallenges(connection, keyChallengeMapping),
    recoveryProofs: new PostgresRecoveryProofs(connection, recoveryProofMapping),
    secondFactors: new PostgresTable(connection, secondFactorMapping),
    authenticators: new PostgresTable(connection, authenticatorMapping),
    recoveryCodes: new PostgresTable(connection, recoveryCodesMapping),
    resetWaits: new PostgresResetWaits(connection, resetWaitMapping),
    factorDemands: new PostgresTable(connection, factorDemandMapping),
    trustedDevices: new PostgresTrustedDevices(connection, trustedDeviceMapping),
    freezes: new PostgresTable(connection, freezeMapping),
    unfreezes: new PostgresUnfreezes(connection, unfreezeMapping),
  };
}
