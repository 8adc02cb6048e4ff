import { signingLife, signingText } from '../../../src/domain/keys/signing-text.ts';
import { certificateState } from '../../../src/domain/keys/certificate.ts';
import { openingRefusalOf } from '../../../src/domain/keys/cloud-certificate-opening.ts';
import { signsForCompany } from '../../../src/domain/identity/opening-roles.ts';
import type { CallContext, Caller } from '../context.ts';
import { challengeKey, judgeKey } from '../keys/key-judgement.ts';
import type { StoredAuthority } from '../keys/stored-authority.ts';
import type { Parts } from '../parts.ts';
import type { CertificateOrderRecord, CertificateRecord } from '../records/certificates.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { randomDigits, randomToken, sha256Hex } from '../secrets.ts';
import { agentOf, recordSecurityEvent } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { settleRenewalReminder } from './certificate-messages.ts';
import { closeCloudApplication } from './shared/cloud-application.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import { assignCompanyKey, announceToCompany, currentCertification } from '../keys/company-key.ts';

export type OrderParts = Pick<Parts, 'store' | 'clock' | 'certificates' | 'cloudSigning' | 'report'>;

/** Outcome of an order. `over`: it was not answered in time, or its signature can no longer be used. */
export type OrderOutcome =
  | { readonly state: 'waiting' | 'refused' | 'over' }
  | { readonly state: 'done'; readonly serial: string };

/** Milliseconds after the deadline of an order within which an answer that was given in time is still settled. */
const settlingGrace = 300_000;

const eventOf = { open: 'opened', renew: 'renewed', reissue: 'reissued' } as const;

/**
 * Sends a question to the owner's telephone. A repeated request for the same action sends no second question. Refuses
 * with NOT_IN_THIS_STATE, `because: asked`, while a question about another action is open. `checkPermission` refuses
 * what the caller may not do.
 */
export async function askByPhone(
  { store, clock, cloudSigning }: OrderParts,
  { user, session }: Caller,
  context: CallContext,
  about: Pick<CertificateOrderRecord, 'action' | 'serial'>,
  checkPermission: (transaction: Transaction) => Promise<void>,
): Promise<CertificateOrderRecord> {
  if (!cloudSigning) throw new Refusal('NOT_FOUND');
  const { action, serial } = about;
  const digest = await sha256Hex(`${action}\n${serial}`);
  const { order, isNew } = await store.transaction(async (transaction) => {
    await transaction.users.lock(user.userId);
    const now = clock.realTime();
    const earlier = await transaction.certificateOrders.lock(user.userId);
    if (earlier && earlier.made === '' && earlier.expiresAt > now) {
      if (earlier.action === action && earlier.serial === serial) return { order: earlier, isNew: false };
      throw new Refusal('NOT_IN_THIS_STATE', {
        because: 'asked',
        seconds: Math.ceil((earlier.expiresAt - now) / 1000),
      });
    }
    await checkPermission(transaction);
    const expiresAt = now + signingLife;
    const text = signingText({
      purpose: 'certificate',
      host: context.host,
      nonce: randomToken(),
      until: expiresAt,
      digest,
    });
    const challenge = await challengeKey(session, text);
    await transaction.keyChallenges.save({
      key: challenge,
      purpose: 'certificate',
      host: context.host,
      expiresAt: expiresAt + settlingGrace,
      spent: false,
    });
    const newOrder: CertificateOrderRecord = {
      userId: user.userId,
      action,
      serial,
      challenge,
      picAuthToken: session.picAuthToken,
      text,
      number: randomDigits(2),
      host: context.host,
      source: context.source,
      agent: agentOf(context),
      expiresAt,
      made: '',
    };
    await transaction.certificateOrders.save(newOrder);
    return { order: newOrder, isNew: true };
  });
  if (isNew)
    await cloudSigning.ask({
      key: order.challenge,
      userId: user.userId,
      text: order.text,
      number: order.number,
      until: order.expiresAt,
      newKey: action !== 'open',
    });
  return order;
}

/**
 * Locks the certificate that an order replaces; undefined when it can no longer be replaced. A certificate that was
 * reported lost meanwhile can be reissued, but not renewed.
 */
async function lockReplaceable(
  transaction: Transaction,
  { action, serial, userId }: CertificateOrderRecord,
): Promise<CertificateRecord | undefined> {
  const old = await transaction.certificates.lock(serial);
  if (!old || old.userId !== userId || old.endedAs === 'renewed' || old.endedAs === 'reissued') return undefined;
  return old.revokedAt === undefined || (action === 'reissue' && old.endedAs === 'lost') ? old : undefined;
}

/** Whether a user may still open a cloud certificate: the company's state or the user's roles may have changed. */
async function canStillOpen(transaction: Transaction, user: UserRecord, serial: string, now: number): Promise<boolean> {
  // Serializes two users of one company who confirm at the same time.
  await transaction.certifications.lock(user.pkCorp);
  const certification = await currentCertification(transaction, user.pkCorp, now);
  const hasOne = (await transaction.certificates.ofUser(user.userId)).some(
    (each) => each.serial !== serial && each.kind === 'CLOUD' && certificateState(each, now) === 'effective',
  );
  return (
    user.institution === '' &&
    user.roles.some(
      (role) =>
        openingRefusalOf({ canAsk: true, role, ...certification, hasOne, companyHas: certification.softKeyUsable }) ===
        undefined,
    )
  );
}

/**
 * Whether the company will sign by the new certificate of a user: it signed by the certificate that is replaced, or it
 * has no usable one and the user may sign for it.
 */
async function signsByNewCertificate(
  transaction: Transaction,
  user: UserRecord,
  serial: string,
  now: number,
): Promise<boolean> {
  const stored = await transaction.certifications.find(user.pkCorp);
  const current = await currentCertification(transaction, user.pkCorp, now);
  const replacesCompanyKey = serial !== '' && stored?.certificateNumber === serial;
  return replacesCompanyKey || (current.realName === 'AUTH' && !current.softKeyUsable && signsForCompany(user));
}

/** Revokes the certificate that was made for a cancelled order, so that its key signs nothing. */
async function cancelOrder(
  transaction: Transaction,
  { action, serial }: CertificateOrderRecord,
  certificate: CertificateRecord | undefined,
  user: UserRecord,
  now: number,
): Promise<void> {
  if (
    !certificate ||
    certificate.userId !== user.userId ||
    certificate.serial === serial ||
    certificate.revokedAt !== undefined ||
    action === 'open'
  )
    return;
  await transaction.certificates.save({ ...certificate, revokedAt: now, endedAs: 'lost' });
}

/**
 * Puts the new certificate in place of the previous one, and lets the company sign by it where it may. Returns false
 * when the confirmed order can no longer be carried out.
 */
async function replaceCertificate(
  transaction: Transaction,
  order: CertificateOrderRecord,
  certificate: CertificateRecord,
  user: UserRecord,
  now: number,
): Promise<boolean> {
  const { action, serial } = order;
  const what = eventOf[action];
  if (action === 'open' && !(await canStillOpen(transaction, user, certificate.serial, now))) return false;
  const signsByNew = await signsByNewCertificate(transaction, user, serial, now);
  if (action !== 'open') {
    const old = await lockReplaceable(transaction, order);
    if (!old) return false;
    await settleRenewalReminder(transaction, serial, now);
    await transaction.certificates.save({
      ...old,
      revokedAt: old.revokedAt ?? now,
      endedAs: what === 'renewed' ? 'renewed' : 'reissued',
    });
  }
  await logCertificateEvent(transaction, certificate, what, now, serial);
  if (signsByNew) {
    await assignCompanyKey(transaction, user.pkCorp, certificate.serial);
    await closeCloudApplication(transaction, user.pkCorp, now);
  }
  await announceToCompany(transaction, user.pkCorp);
  await recordSecurityEvent(transaction, order, `certificate-${what}`, user.userId, now);
  return true;
}

/** Fetches the answer from the owner's telephone and carries the order out once. */
export async function settleOrder(
  { store, clock, certificates, cloudSigning }: OrderParts,
  authority: StoredAuthority | undefined,
  order: CertificateOrderRecord,
): Promise<OrderOutcome> {
  if (order.made !== '') return { state: 'done', serial: order.made };
  if (!certificates || !cloudSigning || !authority) return { state: 'over' };
  const reply = await cloudSigning.reply(order.challenge);
  const isOver = clock.realTime() >= order.expiresAt;
  if (reply.state === 'waiting' && !isOver) return { state: 'waiting' };
  const known = await authority.certificates();
  return store.transaction(async (transaction): Promise<OrderOutcome> => {
    const user = await transaction.users.lock(order.userId);
    const locked = await transaction.certificateOrders.lock(order.userId);
    // Another request has settled the order, or a newer order has replaced it.
    if (!user || locked?.challenge !== order.challenge) return { state: 'over' };
    if (locked.made !== '') return { state: 'done', serial: locked.made };
    if (reply.state !== 'signed') {
      await transaction.certificateOrders.remove(order.userId);
      return { state: reply.state === 'refused' ? 'refused' : 'over' };
    }
    const judgement = await judgeKey(
      transaction,
      { clock },
      certificates,
      known,
      { text: locked.text, certificate: reply.certificate, signature: reply.signature },
      { visitor: locked, purpose: 'certificate', host: locked.host },
    );
    const certificate =
      judgement.verdict === 'good' && judgement.holder.userId === user.userId
        ? await transaction.certificates.lock(judgement.facts.serial)
        : undefined;
    const isUsable =
      certificate && certificate.serial !== locked.serial && certificateState(certificate, clock.now()) === 'effective';
    if (!isUsable || !(await replaceCertificate(transaction, locked, certificate, user, clock.now()))) {
      const serial = certificates.read(reply.certificate)?.serial;
      await cancelOrder(
        transaction,
        locked,
        serial === undefined ? undefined : await transaction.certificates.lock(serial),
        user,
        clock.now(),
      );
      await transaction.certificateOrders.remove(order.userId);
      return { state: 'over' };
    }
    await transaction.certificateOrders.save({ ...locked, made: certificate.serial });
    return { state: 'done', serial: certificate.serial };
  });
}

/** Settles orders that were answered while no page was polling, and removes those that were not answered in time. */
export function orderMaintenance(parts: OrderParts, authority: StoredAuthority | undefined): () => Promise<void> {
  return async () => {
    const open = await parts.store.transaction(async ({ certificateOrders }) => certificateOrders.open());
    for (const order of open) {
      try {
        await settleOrder(parts, authority, order);
      } catch (fault) {
        parts.report(fault, { call: 'certificate-orders', traceId: '' });
      }
    }
  };
}
