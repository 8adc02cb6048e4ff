import { certificateState } from '../../../src/domain/keys/certificate.ts';
import {
  hardKeyProblems,
  hardKeyRefusalOf,
  hardKeyStateAt,
  isHardKeyOpen,
  normaliseHardKeyEntry,
  type HardKeyEntry,
} from '../../../src/domain/keys/hard-key.ts';
import { opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import { checkSealedPassword, type PasswordDecryptor } from '../identity/password-proof.ts';
import type { Caller, CallContext } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { CertificateRecord, HardKeyRecord } from '../records/certificates.ts';
import { Refusal } from '../refusal.ts';
import { recordSecurityEvent } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { announceToCompany, currentCertification } from '../keys/company-key.ts';
import { hardKeyActivation } from './hard-key-activation.ts';
import { applyHardKeyEvent, lockHardKey } from './hard-key-changes.ts';
import { listHardKeys, mayHold } from './hard-key-list.ts';
import { settleHardKeyMessages, revokeHardKey } from './shared/hard-key-maintenance.ts';

/** A new application: its holder, its purpose, and the serial of the certificate that it replaces. */
type HardKeyRequest = Pick<HardKeyRecord, 'userId' | 'purpose' | 'replaces'>;

const toDomainCertificate = (record: CertificateRecord) => ({ ...record, kind: 'hard' }) as const;

/**
 * Fields of a request in the form in which they are stored. Refuses with REQUEST_INVALID, naming the first wrong one.
 */
function parseEntry(request: HardKeyEntry): HardKeyEntry {
  const entry = normaliseHardKeyEntry({
    recipient: request.recipient,
    mobile: request.mobile,
    address: request.address,
  });
  const [wrong] = hardKeyProblems(entry).keys();
  if (wrong !== undefined) throw new Refusal('REQUEST_INVALID', { field: wrong });
  return entry;
}

/**
 * Checks a new application. Refuses with NOT_FOUND a holder who may not have a token, and a certificate that the caller
 * may not replace; with NOT_IN_THIS_STATE an application that is not possible now.
 */
async function checkMayApply(
  transaction: Transaction,
  caller: Caller,
  { userId, purpose, replaces }: HardKeyRequest,
  now: number,
): Promise<void> {
  const { user } = caller;
  const holder = await transaction.users.find(userId);
  // A first token may be requested for a colleague. Only the holder may replace one.
  if (holder?.pkCorp !== user.pkCorp || !mayHold(holder) || (purpose !== 'first' && userId !== user.userId))
    throw new Refusal('NOT_FOUND');
  const certificates = (await transaction.certificates.ofUser(userId)).filter(({ kind }) => kind === 'HARD');
  const replaced = purpose === 'first' ? undefined : certificates.find(({ serial }) => serial === replaces);
  if (purpose !== 'first' && !replaced) throw new Refusal('NOT_FOUND');
  const { hardCertificate, realName, node } = await currentCertification(transaction, user.pkCorp, now);
  const openApplication = (await transaction.hardKeys.ofCompany(user.pkCorp)).find(
    (each) => each.userId === userId && isHardKeyOpen(hardKeyStateAt(each, now)),
  );
  const reason = hardKeyRefusalOf(
    {
      purpose,
      role: opensForCompany(caller) ? caller.role : '',
      realName,
      node,
      isUnderWay: openApplication !== undefined,
      hasOne: hardCertificate === 'AUTH' && certificates.some((each) => certificateState(each, now) === 'effective'),
      replaced: replaced && toDomainCertificate(replaced),
    },
    now,
  );
  if (reason)
    throw new Refusal('NOT_IN_THIS_STATE', {
      because: reason,
      ...(reason === 'applied' &&
        openApplication && { by: openApplication.appliedByName, since: openApplication.appliedAt }),
    });
}

/** Saves a new application under the next number. */
async function saveApplication(
  transaction: Transaction,
  { user }: Caller,
  application: HardKeyRequest & HardKeyEntry,
  now: number,
): Promise<void> {
  const number = `HK${String(await transaction.nextNumber('hard-keys')).padStart(8, '0')}`;
  await transaction.hardKeys.save({
    ...application,
    number,
    pkCorp: user.pkCorp,
    appliedBy: user.userId,
    appliedByName: user.personName,
    state: 'applied',
    reason: '',
    courier: '',
    appliedAt: now,
    since: now,
    postedAt: undefined,
    certificate: '',
    serial: '',
    revision: 1,
  });
}

/**
 * Changes tokens of the caller's company, one change at a time, and answers with the new list. Each change is announced
 * to the company, because it may change which products its users can open.
 */
async function changeHardKeys(
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  context: CallContext,
  work: (transaction: Transaction, caller: Caller) => Promise<void>,
) {
  const caller = callerOf(context);
  return store.transaction(async (transaction) => {
    await transaction.companies.lock(caller.user.pkCorp);
    await work(transaction, caller);
    await announceToCompany(transaction, caller.user.pkCorp);
    return listHardKeys(transaction, caller, clock.now());
  });
}

/** Handlers of the applications, from the request until the token is posted, withdrawn or missed. */
function hardKeyApplications(
  parts: Parts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<'hardKeys' | 'applyForHardKey' | 'correctHardKey' | 'withdrawHardKey' | 'reportHardKeyMissing'> {
  const { store, clock } = parts;
  return {
    hardKeys: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => listHardKeys(transaction, caller, clock.now()));
    },

    applyForHardKey: async ({ userId, purpose, replaces, current, keyId, ...place }, context) => {
      const caller = callerOf(context);
      const entry = parseEntry(place);
      const request = { userId, purpose, replaces: purpose === 'first' ? '' : replaces };
      // Checked before the password, so that nobody types it in vain, and again under the lock.
      await store.transaction(async (transaction) => checkMayApply(transaction, caller, request, clock.now()));
      await checkSealedPassword(parts, passwordKey, { current, keyId }, context, 'certificate-refused');
      return changeHardKeys(parts, context, async (transaction) => {
        await checkMayApply(transaction, caller, request, clock.now());
        const now = clock.now();
        await saveApplication(transaction, caller, { ...entry, ...request }, now);
        await recordSecurityEvent(transaction, context, 'certificate-applied', caller.user.userId, now);
      });
    },

    correctHardKey: async ({ number, current, keyId, ...place }, context) => {
      const caller = callerOf(context);
      const entry = parseEntry(place);
      await store.transaction(async (transaction) =>
        applyHardKeyEvent(await lockHardKey(transaction, caller, number, 'appliedBy'), 'correct', clock.now()),
      );
      await checkSealedPassword(parts, passwordKey, { current, keyId }, context, 'certificate-refused');
      return changeHardKeys(parts, context, async (transaction) => {
        const record = await lockHardKey(transaction, caller, number, 'appliedBy');
        const corrected = applyHardKeyEvent(record, 'correct', clock.now(), { ...entry, reason: '' });
        await transaction.hardKeys.save(corrected);
        await settleHardKeyMessages(transaction, number, clock.now());
      });
    },

    withdrawHardKey: async ({ number }, context) =>
      changeHardKeys(parts, context, async (transaction, caller) => {
        const record = await lockHardKey(transaction, caller, number, 'appliedBy');
        await transaction.hardKeys.save(applyHardKeyEvent(record, 'withdraw', clock.now()));
        await settleHardKeyMessages(transaction, number, clock.now());
      }),

    reportHardKeyMissing: async ({ number }, context) =>
      changeHardKeys(parts, context, async (transaction, caller) => {
        const record = await lockHardKey(transaction, caller, number, 'userId');
        const missed = applyHardKeyEvent(record, 'miss', clock.now());
        await revokeHardKey(transaction, missed, clock.now(), parts.certificates);
      }),
  };
}

/**
 * Certificates in tokens: a user who may open products applies, the registration authority makes and posts the token,
 * and it is valid only once its holder has signed by it (checklist F-138).
 */
export const hardKeyDesk = (parts: Parts, passwordKey: () => Promise<PasswordDecryptor>) => ({
  ...hardKeyApplications(parts, passwordKey),
  ...hardKeyActivation(parts),
});
