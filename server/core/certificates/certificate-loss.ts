import { checkSealedPassword, type PasswordDecryptor } from '../identity/password-proof.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { endPersonSessions, lockPerson } from '../identity/person-sessions.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import { lockSession } from '../identity/sessions.ts';
import { settleRenewalReminder } from './certificate-messages.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import { replaceEndedCompanyKey, announceToCompany } from '../keys/company-key.ts';
import { lockOwnCertificate } from './own-certificate.ts';

/** Reporting the loss of a certificate's key. */
export function certificateLoss(
  parts: Parts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<'reportCertificateLoss'> {
  const { store, clock } = parts;
  return {
    reportCertificateLoss: async ({ certNumber, lossReason, ...proof }, context) => {
      const caller = callerOf(context);
      const { user, session } = caller;
      await store.transaction(async (transaction) =>
        lockOwnCertificate(parts, transaction, caller, certNumber, 'report-loss'),
      );
      await checkSealedPassword(parts, passwordKey, proof, context, 'certificate-refused');
      const ended = await store.transaction(async (transaction) => {
        await lockPerson(transaction, user);
        const lockedSession = await lockSession(transaction, session, clock.realTime());
        if (!lockedSession) throw new Refusal('SESSION_REQUIRED');
        const record = await lockOwnCertificate(parts, transaction, caller, certNumber, 'report-loss');
        const now = clock.now();
        await transaction.certificates.save({ ...record, revokedAt: now, endedAs: 'lost' });
        await logCertificateEvent(transaction, record, 'lost', now, lossReason);
        await settleRenewalReminder(transaction, record.serial, now);
        await replaceEndedCompanyKey(transaction, user.pkCorp, now);
        await recordSecurityEvent(transaction, context, 'certificate-lost', user.userId, now);
        // A person who has the lost key may have signed in with it already.
        const count = await endPersonSessions(transaction, user, session.idHash);
        await announceToCompany(transaction, user.pkCorp);
        return count;
      });
      writeSecurityLog(parts, context, 'certificate-lost', user.userName);
      return { ended };
    },
  };
}
