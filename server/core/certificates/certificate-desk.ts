import { certificateState, refusalOfAction, type CertificateAction } from '../../../src/domain/keys/certificate.ts';
import { ukeyStateOf } from '../../../src/domain/certificates/shared/ukey-state.ts';
import { openingRefused } from '../../../src/domain/keys/cloud-opening.ts';
import { maskedMobile } from '../../../src/domain/identity/masked.ts';
import { opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import { checkSealedPassword, type PasswordDecryptor } from '../identity/password-proof.ts';
import type { CallContext, Caller } from '../context.ts';
import { commonName } from '../keys/certificate-names.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { CertificateOrderRecord, CertificateRecord } from '../records/certificates.ts';
import { Refusal } from '../refusal.ts';
import { ownNameOf } from '../identity/acting.ts';
import { endPersonSessions, lockPerson } from '../identity/person-sessions.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import { lockSession } from '../identity/sessions.ts';
import type { Transaction } from '../store.ts';
import { settleRenewalReminder } from './certificate-messages.ts';
import { askByPhone, settleOrder } from './certificate-orders.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import {
  replaceEndedCompanyKey,
  announceToCompany,
  currentCertification,
  identifyingCertificate,
  hasSoftKey,
} from '../keys/company-key.ts';

/** Maximum number of log entries in an answer. */
const maxEvents = 200;

const wireStates = { 'not-yet': 'NOT_YET', effective: 'EFFECTIVE', expired: 'EXPIRED', revoked: 'REVOKED' } as const;

const toDomainCertificate = (record: CertificateRecord) =>
  ({ ...record, kind: record.kind === 'HARD' ? 'hard' : 'cloud' }) as const;

/** Certificates and keys of users, for their owners (document 2, section 7; checklist F-138). */
export function certificateDesk(
  parts: Parts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<
  | 'certificates'
  | 'ukeyAuthState'
  | 'allUkeys'
  | 'allSoftKeys'
  | 'softKeyHeld'
  | 'certificateRenewed'
  | 'certificateReissued'
  | 'certificateStanding'
  | 'certificateOpened'
  | 'certificateAnswer'
  | 'certificateLost'
> {
  const { store, clock } = parts;
  const authority = parts.certificates && storedAuthority(parts, parts.certificates);

  const toWireCertificate = (record: CertificateRecord, personName: string, isOwn: boolean) => {
    const state = certificateState(record, clock.now());
    return {
      certNumber: isOwn ? record.serial : `****${record.serial.slice(-4)}`,
      certType: record.kind === 'HARD' ? ('HARD' as const) : ('SOFT' as const),
      personName,
      isOwn,
      caName: commonName(parts.certificates?.read(record.certificate)?.issuer ?? ''),
      startTime: record.validFrom,
      endTime: record.validTo,
      certState: wireStates[state],
      ...(state === 'revoked'
        ? { revokeTime: record.revokedAt, revokeReason: (record.endedAs ?? 'taken-back').toUpperCase() }
        : {}),
    };
  };

  /**
   * Certificates of one kind: the caller's own first, then those of colleagues where the caller may open products for
   * the company. A colleague's serial is masked.
   */
  async function listCertificatesOfCompany(context: CallContext, kind: CertificateRecord['kind']) {
    const caller = callerOf(context);
    const { user } = caller;
    return store.transaction(async (transaction) => {
      const others = opensForCompany(caller)
        ? (await transaction.users.ofCompany(user.pkCorp)).filter(({ userId }) => userId !== user.userId)
        : [];
      const lists = [];
      for (const owner of [user, ...others]) {
        const isOwn = owner.userId === user.userId;
        const personName = isOwn ? ownNameOf(caller) : owner.personName;
        lists.push(
          (await transaction.certificates.ofUser(owner.userId))
            .filter((record) => record.kind === kind)
            .map((record) => toWireCertificate(record, personName, isOwn)),
        );
      }
      return lists.flat();
    });
  }

  const secondsLeft = ({ expiresAt }: Pick<CertificateOrderRecord, 'expiresAt'>): number =>
    Math.ceil((expiresAt - clock.steady()) / 1000);

  /**
   * Locks a certificate of the caller. Refuses with NOT_FOUND when it is somebody else's, and with NOT_IN_THIS_STATE
   * when its state does not allow the action.
   */
  async function lockOwnCertificate(
    transaction: Transaction,
    { user }: Caller,
    serial: string,
    action: CertificateAction,
  ): Promise<CertificateRecord> {
    const record = await transaction.certificates.lock(serial);
    if (record?.userId !== user.userId) throw new Refusal('NOT_FOUND');
    const reason = refusalOfAction(action, toDomainCertificate(record), clock.now());
    if (reason) throw new Refusal('NOT_IN_THIS_STATE', { because: reason });
    return record;
  }

  /** Refuses with NOT_IN_THIS_STATE a caller who may not open a cloud certificate now. */
  async function checkMayOpen(transaction: Transaction, caller: Caller): Promise<void> {
    const { user } = caller;
    const certification = await currentCertification(transaction, user.pkCorp, clock.now());
    const hasOne = (await transaction.certificates.ofUser(user.userId)).some(
      (each) => each.kind === 'CLOUD' && certificateState(each, clock.now()) === 'effective',
    );
    const reason = openingRefused({
      canAsk: parts.cloudSigning !== undefined && user.mobile !== '',
      role: opensForCompany(caller) ? caller.role : '',
      ...certification,
      hasOne,
      companyHas: certification.softKeyUsable,
    });
    if (reason) throw new Refusal('NOT_IN_THIS_STATE', { because: reason });
  }

  /**
   * Checks the permission, then the password, and only then asks for a confirmation by telephone. The permission comes
   * first, so that nobody types a password for nothing.
   */
  async function checkPasswordThenAskByPhone(
    context: CallContext,
    about: Pick<CertificateOrderRecord, 'deed' | 'serial'>,
    proof: { readonly current: string; readonly keyId: string },
  ) {
    const caller = callerOf(context);
    const { deed, serial } = about;
    const checkPermission = async (transaction: Transaction): Promise<void> => {
      if (deed === 'open') return checkMayOpen(transaction, caller);
      await lockOwnCertificate(transaction, caller, serial, deed);
      if (!parts.cloudSigning || caller.user.mobile === '')
        throw new Refusal('NOT_IN_THIS_STATE', { because: 'no-phone' });
    };
    await store.transaction(checkPermission);
    await checkSealedPassword(parts, passwordKey, proof, context, 'certificate-refused');
    // An earlier order may have been confirmed without being settled yet. It is settled before the next question.
    const earlier = await store.transaction(async ({ certificateOrders }) =>
      certificateOrders.find(caller.user.userId),
    );
    if (earlier) await settleOrder(parts, authority, earlier);
    const order = await askByPhone(parts, caller, context, about, checkPermission);
    return { number: order.number, validFor: secondsLeft(order) };
  }

  return {
    certificates: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) =>
        (await transaction.certificates.ofUser(caller.user.userId)).map((each) =>
          toWireCertificate(each, ownNameOf(caller), true),
        ),
      );
    },

    ukeyAuthState: async (_request, context) => {
      const { user } = callerOf(context);
      return store.transaction(async (transaction) =>
        ukeyStateOf(
          (await currentCertification(transaction, user.pkCorp, clock.now())).hardCertificate,
          (await identifyingCertificate(transaction, user.pkCorp, clock.now())) !== undefined,
        ),
      );
    },
    allUkeys: async (_request, context) => listCertificatesOfCompany(context, 'HARD'),
    allSoftKeys: async (_request, context) => listCertificatesOfCompany(context, 'CLOUD'),
    softKeyHeld: async (_request, context) => {
      const { user } = callerOf(context);
      return store.transaction(async (transaction) => hasSoftKey(transaction, user.pkCorp, clock.now()));
    },

    certificateStanding: async (_request, context) => {
      const { user } = callerOf(context);
      return store.transaction(async (transaction) => {
        const { realName, node, softKeyUsable } = await currentCertification(transaction, user.pkCorp, clock.now());
        const order = await transaction.certificateOrders.find(user.userId);
        const application = (await transaction.certifications.find(user.pkCorp))?.cloudApplication;
        const isOpen = order !== undefined && order.made === '' && order.expiresAt > clock.steady();
        return {
          realNameAuthState: realName,
          currentNodeState: node,
          softKeyUsable,
          ...(application &&
            !softKeyUsable && {
              applied: {
                personName: application.by,
                time: application.at,
                isOwn: application.personId === user.personId,
              },
            }),
          mobile: parts.cloudSigning ? maskedMobile(user.mobile) : '',
          asked: isOpen
            ? { deed: order.deed, certNumber: order.serial, number: order.number, validFor: secondsLeft(order) }
            : undefined,
          events: (await transaction.certificateEvents.ofUser(user.userId, maxEvents)).map(
            ({ serial, what, at, detail }) => ({ certNumber: serial, what, time: at, detail }),
          ),
        };
      });
    },

    certificateOpened: async (proof, context) =>
      checkPasswordThenAskByPhone(context, { deed: 'open', serial: '' }, proof),
    certificateRenewed: async ({ certNumber, ...proof }, context) =>
      checkPasswordThenAskByPhone(context, { deed: 'renew', serial: certNumber }, proof),
    certificateReissued: async ({ certNumber, ...proof }, context) =>
      checkPasswordThenAskByPhone(context, { deed: 'reissue', serial: certNumber }, proof),

    certificateAnswer: async (_request, context) => {
      const { user } = callerOf(context);
      const order = await store.transaction(async ({ certificateOrders }) => certificateOrders.find(user.userId));
      if (!order) return { state: 'OVER' };
      const outcome = await settleOrder(parts, authority, order);
      if (outcome.state === 'done') return { state: 'DONE', certNumber: outcome.serial };
      return { state: outcome.state === 'waiting' ? 'WAITING' : outcome.state === 'refused' ? 'REFUSED' : 'OVER' };
    },

    certificateLost: async ({ certNumber, lossReason, ...proof }, context) => {
      const caller = callerOf(context);
      const { user, session } = caller;
      await store.transaction(async (transaction) =>
        lockOwnCertificate(transaction, caller, certNumber, 'report-loss'),
      );
      await checkSealedPassword(parts, passwordKey, proof, context, 'certificate-refused');
      const ended = await store.transaction(async (transaction) => {
        await lockPerson(transaction, user);
        const lockedSession = await lockSession(transaction, session, clock.steady());
        if (!lockedSession) throw new Refusal('SESSION_REQUIRED');
        const record = await lockOwnCertificate(transaction, caller, certNumber, 'report-loss');
        const now = clock.now();
        await transaction.certificates.save({ ...record, revokedAt: now, endedAs: 'lost' });
        await logCertificateEvent(transaction, record, 'lost', now, lossReason);
        await settleRenewalReminder(transaction, record.serial, now);
        await replaceEndedCompanyKey(transaction, user.pkCorp, now);
        await recordSecurityEvent(transaction, context, 'certificate-lost', user.userId, now);
        // Whoever has the lost key may have signed in with it already.
        const count = await endPersonSessions(transaction, user, session.idHash);
        await announceToCompany(transaction, user.pkCorp);
        return count;
      });
      writeSecurityLog(parts, context, 'certificate-lost', user.userName);
      return { ended };
    },
  };
}
