import { signingLife, signingText } from '../../../src/domain/keys/signing-text.ts';
import { certificateState } from '../../../src/domain/keys/certificate.ts';
import { openingRefusalOf } from '../../../src/domain/keys/cloud-opening.ts';
import { signsForCompany } from '../../../src/domain/identity/opening-roles.ts';
import type { CallContext, Caller } from '../context.ts';
import { challengeKey, judgeKey } from '../keys/key-judgement.ts';
import type { KeptAuthority } from '../keys/stored-authority.ts';
import type { Parts } from '../parts.ts';
import type { CertificateOrderRecord, CertificateRecord } from '../records/certificates.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { randomDigits, randomToken, sha256Hex } from '../secrets.ts';
import { agentOf, recordSecurityEvent } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { renewalSettled } from './certificate-messages.ts';
import { cloudApplicationSettled } from './shared/cloud-application.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import { companyKeyGiven, announceToCompany, heldCertification } from '../keys/company-key.ts';

export type OrderParts = Pick<Parts, 'store' | 'clock' | 'certificates' | 'cloudSigning' | 'report'>;

/** What came of asking. `over`: nobody answered in time, or what was signed is of no use any more. */
export type OrderOutcome =
  | { readonly state: 'waiting' | 'refused' | 'over' }
  | { readonly state: 'done'; readonly serial: string };

/**
 * So long after the last moment for an answer what was signed by then is still done, in milliseconds: somebody has to
 * look.
 */
const lookedAtWithin = 300_000;

const eventOf = { open: 'opened', renew: 'renewed', reissue: 'reissued' } as const;

/**
 * Sends a question to the owner's telephone. A second press sends no second question. While another question is open,
 * refuses with NOT_IN_THIS_STATE, `because: asked`. `permitted` refuses what the caller may not do.
 */
export async function askByPhone(
  { store, clock, cloudSigning }: OrderParts,
  { user, session }: Caller,
  context: CallContext,
  about: Pick<CertificateOrderRecord, 'deed' | 'serial'>,
  permitted: (transaction: Transaction) => Promise<void>,
): Promise<CertificateOrderRecord> {
  if (!cloudSigning) throw new Refusal('NOT_FOUND');
  const { deed, serial } = about;
  const digest = await sha256Hex(`${deed}\n${serial}`);
  const { order, isNew } = await store.transaction(async (transaction) => {
    await transaction.users.lock(user.userId);
    const now = clock.steady();
    const earlier = await transaction.certificateOrders.lock(user.userId);
    if (earlier && earlier.made === '' && earlier.expiresAt > now) {
      if (earlier.deed === deed && earlier.serial === serial) return { order: earlier, isNew: false };
      throw new Refusal('NOT_IN_THIS_STATE', {
        because: 'asked',
        seconds: Math.ceil((earlier.expiresAt - now) / 1000),
      });
    }
    await permitted(transaction);
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
      expiresAt: expiresAt + lookedAtWithin,
      spent: false,
    });
    const made: CertificateOrderRecord = {
      userId: user.userId,
      deed,
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
    await transaction.certificateOrders.save(made);
    return { order: made, isNew: true };
  });
  if (isNew)
    await cloudSigning.ask({
      key: order.challenge,
      userId: user.userId,
      text: order.text,
      number: order.number,
      until: order.expiresAt,
      newKey: deed !== 'open',
    });
  return order;
}

/** Whether what is to end may still be replaced by this: what was reported lost meanwhile is not renewed. */
async function replaceable(
  transaction: Transaction,
  { deed, serial, userId }: CertificateOrderRecord,
): Promise<CertificateRecord | undefined> {
  const old = await transaction.certificates.lock(serial);
  if (!old || old.userId !== userId || old.endedAs === 'renewed' || old.endedAs === 'reissued') return undefined;
  return old.revokedAt === undefined || (deed === 'reissue' && old.endedAs === 'lost') ? old : undefined;
}

/**
 * Whether somebody may still open a cloud certificate: where their company stands, and what they are, may have changed
 * since they were asked.
 */
async function openable(transaction: Transaction, user: UserRecord, serial: string, now: number): Promise<boolean> {
  // Two of a company who agree at once are one after the other.
  await transaction.certifications.lock(user.pkCorp);
  const certification = await heldCertification(transaction, user.pkCorp, now);
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
 * Whether the company signs by a new certificate: where it signed by the one that this takes the place of; or by none
 * any more, and whoever has it may open one.
 */
async function isFollowed(transaction: Transaction, user: UserRecord, serial: string, now: number): Promise<boolean> {
  const [kept, held] = [
    await transaction.certifications.find(user.pkCorp),
    await heldCertification(transaction, user.pkCorp, now),
  ];
  return (
    (serial !== '' && kept?.certificateNumber === serial) ||
    (held.realName === 'AUTH' && !held.softKeyUsable && signsForCompany(user))
  );
}

/** Cancels an order: the key that was made for it signs nothing. */
async function cancelOrder(
  transaction: Transaction,
  { deed, serial }: CertificateOrderRecord,
  made: CertificateRecord | undefined,
  user: UserRecord,
  now: number,
): Promise<void> {
  if (!made || made.userId !== user.userId || made.serial === serial || made.revokedAt !== undefined || deed === 'open')
    return;
  await transaction.certificates.save({ ...made, revokedAt: now, endedAs: 'lost' });
}

/**
 * The new certificate holds, the one before ends, and the company signs by the new one where it may. Tells whether what
 * was agreed to still could be done.
 */
async function isPut(
  transaction: Transaction,
  order: CertificateOrderRecord,
  made: CertificateRecord,
  user: UserRecord,
  now: number,
): Promise<boolean> {
  const { deed, serial } = order;
  const what = eventOf[deed];
  if (deed === 'open' && !(await openable(transaction, user, made.serial, now))) return false;
  const followed = await isFollowed(transaction, user, serial, now);
  if (deed !== 'open') {
    const old = await replaceable(transaction, order);
    if (!old) return false;
    await renewalSettled(transaction, serial, now);
    await transaction.certificates.save({
      ...old,
      revokedAt: old.revokedAt ?? now,
      endedAs: what === 'renewed' ? 'renewed' : 'reissued',
    });
  }
  await logCertificateEvent(transaction, made, what, now, serial);
  if (followed) {
    await companyKeyGiven(transaction, user.pkCorp, made.serial);
    await cloudApplicationSettled(transaction, user.pkCorp, now);
  }
  await announceToCompany(transaction, user.pkCorp);
  await recordSecurityEvent(transaction, order, `certificate-${what}`, user.userId, now);
  return true;
}

/** Looks for the answer on the owner's telephone and carries it out once. */
export async function settleOrder(
  { store, clock, certificates, cloudSigning }: OrderParts,
  authority: KeptAuthority | undefined,
  order: CertificateOrderRecord,
): Promise<OrderOutcome> {
  if (order.made !== '') return { state: 'done', serial: order.made };
  if (!certificates || !cloudSigning || !authority) return { state: 'over' };
  const reply = await cloudSigning.reply(order.challenge);
  const isOver = clock.steady() >= order.expiresAt;
  if (reply.state === 'waiting' && !isOver) return { state: 'waiting' };
  const known = await authority.certificates();
  return store.transaction(async (transaction): Promise<OrderOutcome> => {
    const user = await transaction.users.lock(order.userId);
    const held = await transaction.certificateOrders.lock(order.userId);
    // Another look was quicker, or something else is asked by now.
    if (!user || held?.challenge !== order.challenge) return { state: 'over' };
    if (held.made !== '') return { state: 'done', serial: held.made };
    if (reply.state !== 'signed') {
      await transaction.certificateOrders.remove(order.userId);
      return { state: reply.state === 'refused' ? 'refused' : 'over' };
    }
    const judged = await judgeKey(
      transaction,
      { clock },
      certificates,
      known,
      { text: held.text, certificate: reply.certificate, signature: reply.signature },
      { visitor: held, purpose: 'certificate', host: held.host },
    );
    const made =
      judged.verdict === 'good' && judged.holder.userId === user.userId
        ? await transaction.certificates.lock(judged.facts.serial)
        : undefined;
    const holds = made && made.serial !== held.serial && certificateState(made, clock.now()) === 'effective';
    if (!holds || !(await isPut(transaction, held, made, user, clock.now()))) {
      const serial = certificates.read(reply.certificate)?.serial;
      await cancelOrder(
        transaction,
        held,
        serial === undefined ? undefined : await transaction.certificates.lock(serial),
        user,
        clock.now(),
      );
      await transaction.certificateOrders.remove(order.userId);
      return { state: 'over' };
    }
    await transaction.certificateOrders.save({ ...held, made: made.serial });
    return { state: 'done', serial: made.serial };
  });
}

/** Does what was agreed to on telephones while no page was looking, and forgets what nobody answered. */
export function orderCare(parts: OrderParts, authority: KeptAuthority | undefined): () => Promise<void> {
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
