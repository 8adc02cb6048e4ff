import { certificateState } from '../../../src/domain/keys/certificate.ts';
import { openingRefusalOf } from '../../../src/domain/keys/cloud-certificate-opening.ts';
import { maskMobile } from '../../../src/domain/identity/masked.ts';
import { opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import { checkSealedPassword, type PasswordDecryptor } from '../identity/password-proof.ts';
import type { CallContext, Caller } from '../context.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { CertificateOrderRecord } from '../records/certificates.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { askByPhone, settleOrder } from './certificate-orders.ts';
import { currentCertification } from '../keys/company-key.ts';
import { lockOwnCertificate } from './own-certificate.ts';

/** Maximum number of log entries in an answer. */
const maxEvents = 200;

/** Refuses with NOT_IN_THIS_STATE a caller who may not open a cloud certificate now. */
async function checkMayOpen(
  { clock, cloudSigning }: Pick<Parts, 'clock' | 'cloudSigning'>,
  transaction: Transaction,
  caller: Caller,
): Promise<void> {
  const { user } = caller;
  const certification = await currentCertification(transaction, user.pkCorp, clock.now());
  const hasOne = (await transaction.certificates.ofUser(user.userId)).some(
    (each) => each.kind === 'CLOUD' && certificateState(each, clock.now()) === 'effective',
  );
  const reason = openingRefusalOf({
    canAsk: cloudSigning !== undefined && user.mobile !== '',
    role: opensForCompany(caller) ? caller.role : '',
    ...certification,
    hasOne,
    companyHas: certification.softKeyUsable,
  });
  if (reason) throw new Refusal('NOT_IN_THIS_STATE', { because: reason });
}

/** Cloud certificates: opening, renewing and reissuing them with a confirmation by telephone. */
export function certificateRequests(
  parts: Parts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<'certificateStanding' | 'openCertificate' | 'renewCertificate' | 'reissueCertificate' | 'certificateAnswer'> {
  const { store, clock } = parts;
  const authority = parts.certificates && storedAuthority(parts, parts.certificates);

  const secondsLeft = ({ expiresAt }: Pick<CertificateOrderRecord, 'expiresAt'>): number =>
    Math.ceil((expiresAt - clock.realTime()) / 1000);

  /**
   * Checks the permission, then the password, and only then asks for a confirmation by telephone. The permission comes
   * first, so that nobody types a password in vain.
   */
  async function checkPasswordThenAskByPhone(
    context: CallContext,
    about: Pick<CertificateOrderRecord, 'action' | 'serial'>,
    proof: { readonly current: string; readonly keyId: string },
  ) {
    const caller = callerOf(context);
    const { action, serial } = about;
    const checkPermission = async (transaction: Transaction): Promise<void> => {
      if (action === 'open') return checkMayOpen(parts, transaction, caller);
      await lockOwnCertificate(parts, transaction, caller, serial, action);
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
    certificateStanding: async (_request, context) => {
      const { user } = callerOf(context);
      return store.transaction(async (transaction) => {
        const { realName, node, softKeyUsable } = await currentCertification(transaction, user.pkCorp, clock.now());
        const order = await transaction.certificateOrders.find(user.userId);
        const application = (await transaction.certifications.find(user.pkCorp))?.cloudApplication;
        const isOpen = order !== undefined && order.made === '' && order.expiresAt > clock.realTime();
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
          mobile: parts.cloudSigning ? maskMobile(user.mobile) : '',
          asked: isOpen
            ? { action: order.action, certNumber: order.serial, number: order.number, validFor: secondsLeft(order) }
            : undefined,
          events: (await transaction.certificateEvents.ofUser(user.userId, maxEvents)).map(
            ({ serial, what, at, detail }) => ({ certNumber: serial, what, time: at, detail }),
          ),
        };
      });
    },

    openCertificate: async (proof, context) =>
      checkPasswordThenAskByPhone(context, { action: 'open', serial: '' }, proof),
    renewCertificate: async ({ certNumber, ...proof }, context) =>
      checkPasswordThenAskByPhone(context, { action: 'renew', serial: certNumber }, proof),
    reissueCertificate: async ({ certNumber, ...proof }, context) =>
      checkPasswordThenAskByPhone(context, { action: 'reissue', serial: certNumber }, proof),

    certificateAnswer: async (_request, context) => {
      const { user } = callerOf(context);
      const order = await store.transaction(async ({ certificateOrders }) => certificateOrders.find(user.userId));
      if (!order) return { state: 'OVER' };
      const outcome = await settleOrder(parts, authority, order);
      if (outcome.state === 'done') return { state: 'DONE', certNumber: outcome.serial };
      return { state: outcome.state === 'waiting' ? 'WAITING' : outcome.state === 'refused' ? 'REFUSED' : 'OVER' };
    },
  };
}
