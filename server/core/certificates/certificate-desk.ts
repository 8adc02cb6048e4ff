import { certificateState, refusalOfAction, type CertificateAction } from '../../../src/domain/keys/certificate.ts';
import { ukeyStateOf } from '../../../src/domain/certificates/shared/ukey-state.ts';
import { openingRefusalOf } from '../../../src/domain/keys/cloud-opening.ts';
import { maskMobile } from '../../../src/domain/identity/masked.ts';
import { opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import { sealedPasswordProved, type OpenedPasswords } from '../identity/password-proof.ts';
import type { CallContext, Caller } from '../context.ts';
import { commonName } from '../keys/certificate-names.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { CertificateOrderRecord, CertificateRecord } from '../records/certificates.ts';
import { Refusal } from '../refusal.ts';
import { ownNameOf } from '../identity/acting.ts';
import { endPersonSessions, holdPerson } from '../identity/person-sessions.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import { lockSession } from '../identity/sessions.ts';
import type { Transaction } from '../store.ts';
import { renewalSettled } from './certificate-messages.ts';
import { askByPhone, settleOrder } from './certificate-orders.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import {
  companyKeyEnded,
  announceToCompany,
  heldCertification,
  identifiedBy,
  softKeyHeld,
} from '../keys/company-key.ts';

/** As many lines of its log as anybody reads. */
const mostEvents = 200;

const wireStates = { 'not-yet': 'NOT_YET', effective: 'EFFECTIVE', expired: 'EXPIRED', revoked: 'REVOKED' } as const;

const asOwn = (record: CertificateRecord) => ({ ...record, kind: record.kind === 'HARD' ? 'hard' : 'cloud' }) as const;

/**
 * People's certificates and the keys to them, as their owners see and keep them (document 2, section 7; checklist
 * F-138).
 */
export function certificateDesk(
  parts: Parts,
  opened: () => Promise<OpenedPasswords>,
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

  const shown = (record: CertificateRecord, personName: string, isOwn: boolean) => {
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
   * The keys of one kind of the caller, and after them those of colleagues for whoever may open products: of others
   * what matters to the company, what they hold and until when.
   */
  async function ofEverybody(context: CallContext, kind: CertificateRecord['kind']) {
    const caller = callerOf(context);
    const { user } = caller;
    return store.transaction(async (transaction) => {
      const others = opensForCompany(caller)
        ? (await transaction.users.ofCompany(user.pkCorp)).filter(({ userId }) => userId !== user.userId)
        : [];
      const lists = [];
      for (const each of [user, ...others])
        lists.push(
          (await transaction.certificates.ofUser(each.userId))
            .filter((record) => record.kind === kind)
            .map((record) =>
              shown(
                record,
                each.userId === user.userId ? ownNameOf(caller) : each.personName,
                each.userId === user.userId,
              ),
            ),
        );
      return lists.flat();
    });
  }

  const secondsLeft = ({ expiresAt }: Pick<CertificateOrderRecord, 'expiresAt'>): number =>
    Math.ceil((expiresAt - clock.steady()) / 1000);

  /** Refuses with NOT_FOUND what is not the caller's own, and with NOT_IN_THIS_STATE what may not be done with it. */
  async function own(
    transaction: Transaction,
    { user }: Caller,
    serial: string,
    deed: CertificateAction,
  ): Promise<CertificateRecord> {
    const record = await transaction.certificates.lock(serial);
    if (record?.userId !== user.userId) throw new Refusal('NOT_FOUND');
    const because = refusalOfAction(deed, asOwn(record), clock.now());
    if (because) throw new Refusal('NOT_IN_THIS_STATE', { because });
    return record;
  }

  async function openable(transaction: Transaction, caller: Caller): Promise<void> {
    const { user } = caller;
    const certification = await heldCertification(transaction, user.pkCorp, clock.now());
    const hasOne = (await transaction.certificates.ofUser(user.userId)).some(
      (each) => each.kind === 'CLOUD' && certificateState(each, clock.now()) === 'effective',
    );
    const because = openingRefusalOf({
      canAsk: parts.cloudSigning !== undefined && user.mobile !== '',
      role: opensForCompany(caller) ? caller.role : '',
      ...certification,
      hasOne,
      companyHas: certification.softKeyUsable,
    });
    if (because) throw new Refusal('NOT_IN_THIS_STATE', { because });
  }

  /** What may not be is refused before anybody types in vain; then the password, then the telephone. */
  async function asked(
    context: CallContext,
    about: Pick<CertificateOrderRecord, 'deed' | 'serial'>,
    proof: { readonly current: string; readonly keyId: string },
  ) {
    const caller = callerOf(context);
    const { deed, serial } = about;
    const permitted = async (transaction: Transaction): Promise<void> => {
      if (deed === 'open') return openable(transaction, caller);
      await own(transaction, caller, serial, deed);
      if (!parts.cloudSigning || caller.user.mobile === '')
        throw new Refusal('NOT_IN_THIS_STATE', { because: 'no-phone' });
    };
    await store.transaction(permitted);
    await sealedPasswordProved(parts, opened, proof, context, 'certificate-refused');
    // What was agreed to before, and nobody has looked at since, is done before anything else is asked.
    const earlier = await store.transaction(async ({ certificateOrders }) =>
      certificateOrders.find(caller.user.userId),
    );
    if (earlier) await settleOrder(parts, authority, earlier);
    const order = await askByPhone(parts, caller, context, about, permitted);
    return { number: order.number, validFor: secondsLeft(order) };
  }

  return {
    certificates: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) =>
        (await transaction.certificates.ofUser(caller.user.userId)).map((each) => shown(each, ownNameOf(caller), true)),
      );
    },

    ukeyAuthState: async (_request, context) => {
      const { user } = callerOf(context);
      return store.transaction(async (transaction) =>
        ukeyStateOf(
          (await heldCertification(transaction, user.pkCorp, clock.now())).hardCertificate,
          (await identifiedBy(transaction, user.pkCorp, clock.now())) !== undefined,
        ),
      );
    },
    allUkeys: async (_request, context) => ofEverybody(context, 'HARD'),
    allSoftKeys: async (_request, context) => ofEverybody(context, 'CLOUD'),
    softKeyHeld: async (_request, context) => {
      const { user } = callerOf(context);
      return store.transaction(async (transaction) => softKeyHeld(transaction, user.pkCorp, clock.now()));
    },

    certificateStanding: async (_request, context) => {
      const { user } = callerOf(context);
      return store.transaction(async (transaction) => {
        const { realName, node, softKeyUsable } = await heldCertification(transaction, user.pkCorp, clock.now());
        const order = await transaction.certificateOrders.find(user.userId);
        const applied = (await transaction.certifications.find(user.pkCorp))?.cloudApplication;
        const isOpen = order !== undefined && order.made === '' && order.expiresAt > clock.steady();
        return {
          realNameAuthState: realName,
          currentNodeState: node,
          softKeyUsable,
          ...(applied &&
            !softKeyUsable && {
              applied: { personName: applied.by, time: applied.at, isOwn: applied.personId === user.personId },
            }),
          mobile: parts.cloudSigning ? maskMobile(user.mobile) : '',
          asked: isOpen
            ? { deed: order.deed, certNumber: order.serial, number: order.number, validFor: secondsLeft(order) }
            : undefined,
          events: (await transaction.certificateEvents.ofUser(user.userId, mostEvents)).map(
            ({ serial, what, at, detail }) => ({ certNumber: serial, what, time: at, detail }),
          ),
        };
      });
    },

    certificateOpened: async (proof, context) => asked(context, { deed: 'open', serial: '' }, proof),
    certificateRenewed: async ({ certNumber, ...proof }, context) =>
      asked(context, { deed: 'renew', serial: certNumber }, proof),
    certificateReissued: async ({ certNumber, ...proof }, context) =>
      asked(context, { deed: 'reissue', serial: certNumber }, proof),

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
      await store.transaction(async (transaction) => own(transaction, caller, certNumber, 'report-loss'));
      await sealedPasswordProved(parts, opened, proof, context, 'certificate-refused');
      const ended = await store.transaction(async (transaction) => {
        await holdPerson(transaction, user);
        const held = await lockSession(transaction, session, clock.steady());
        if (!held) throw new Refusal('SESSION_REQUIRED');
        const record = await own(transaction, caller, certNumber, 'report-loss');
        const now = clock.now();
        await transaction.certificates.save({ ...record, revokedAt: now, endedAs: 'lost' });
        await logCertificateEvent(transaction, record, 'lost', now, lossReason);
        await renewalSettled(transaction, record.serial, now);
        await companyKeyEnded(transaction, user.pkCorp, now);
        await recordSecurityEvent(transaction, context, 'certificate-lost', user.userId, now);
        // Somebody who has the key may have signed in with it already.
        const count = await endPersonSessions(transaction, user, session.idHash);
        await announceToCompany(transaction, user.pkCorp);
        return count;
      });
      writeSecurityLog(parts, context, 'certificate-lost', user.userName);
      return { ended };
    },
  };
}
