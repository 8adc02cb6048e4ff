import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { answerDay } from '../../../src/domain/calendar/working-days.ts';
import { certificateState } from '../../../src/domain/keys/certificate.ts';
import {
  activationEnd,
  afterHardKey,
  hardKeyDays,
  hardKeyProblems,
  hardKeyRefusalOf,
  hardKeyStateAt,
  isHardKeyOpen,
  normaliseHardKeyEntry,
  type HardKeyEntry,
  type HardKeyEvent,
} from '../../../src/domain/keys/hard-key.ts';
import { signingLife, signingText } from '../../../src/domain/keys/signing-text.ts';
import { mayOpenProducts, opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import { sealedPasswordProved, type OpenedPasswords } from '../identity/password-proof.ts';
import type { Caller, CallContext } from '../context.ts';
import { challengeKept } from '../keys/challenge-kept.ts';
import { challengeTaken } from '../keys/key-judgement.ts';
import { storedAuthority } from '../keys/stored-authority.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { CertificateRecord, HardKeyRecord } from '../records/certificates.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import { workingCalendarOf } from '../platform/holidays.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { renewalSettled } from './certificate-messages.ts';
import { logCertificateEvent } from '../keys/certificate-log.ts';
import { announceToCompany, heldCertification } from '../keys/company-key.ts';
import { settleHardKeyMessages, revokeHardKey } from './shared/hard-key-care.ts';

type Names =
  | 'hardKeys'
  | 'hardKeyApplied'
  | 'hardKeyCorrected'
  | 'hardKeyWithdrawn'
  | 'hardKeyMissed'
  | 'hardKeyChallenge'
  | 'hardKeyActivated';

/** Whether a user may be named as a holder: they sign for the company, and not for an institution. */
const mayHold = (user: UserRecord): boolean => user.roles.some((role) => opensForCompany({ user, role }));

const asOwn = (record: CertificateRecord) => ({ ...record, kind: 'hard' }) as const;

/**
 * Certificates in tokens: a user who may open products applies, the registration authority makes and posts the token,
 * and it is valid only once its holder has signed by it (checklist F-138).
 */
export function hardKeyDesk(parts: Parts, opened: () => Promise<OpenedPasswords>): Desk<Names> {
  const { store, clock } = parts;
  const authority = parts.certificates && storedAuthority(parts, parts.certificates);

  /** Whether a caller may see an application: their own, or any of their company for a user who may open products. */
  const isShown = ({ user, role }: Caller, { userId, appliedBy }: HardKeyRecord): boolean =>
    user.userId === userId || user.userId === appliedBy || opensForCompany({ user, role });

  async function shown(transaction: Transaction, caller: Caller) {
    const { user } = caller;
    const now = clock.now();
    const [people, records, { hardCertificate, hardToldUntil }] = [
      await transaction.users.ofCompany(user.pkCorp),
      await transaction.hardKeys.ofCompany(user.pkCorp),
      await heldCertification(transaction, user.pkCorp, now),
    ];
    return {
      hardCertAuthState: hardCertificate,
      toldUntil: hardToldUntil || undefined,
      holders: opensForCompany(caller)
        ? people.filter(mayHold).map(({ userId, personName }) => ({ userId, personName }))
        : [],
      keys: records
        .filter((each) => isShown(caller, each))
        .map((each) => {
          const state = hardKeyStateAt(each, now);
          const isMine = each.userId === user.userId || each.appliedBy === user.userId;
          const expected =
            state === 'applied'
              ? answerDay(each.since, hardKeyDays, workingCalendarOf(Number(shanghaiDate(each.since).slice(0, 4))))
              : undefined;
          return {
            number: each.number,
            purpose: each.purpose,
            state,
            userId: each.userId,
            holder: people.find(({ userId }) => userId === each.userId)?.personName ?? '',
            isOwn: each.userId === user.userId,
            mayChange: each.appliedBy === user.userId,
            appliedBy: each.appliedByName,
            appliedAt: each.appliedAt,
            since: state === 'lapsed' && each.postedAt !== undefined ? activationEnd(each.postedAt) : each.since,
            replaces: each.userId === user.userId ? each.replaces : '',
            recipient: isMine ? each.recipient : '',
            mobile: isMine ? each.mobile : '',
            address: isMine ? each.address : '',
            reason: each.reason,
            courier: isMine ? each.courier : '',
            postedAt: each.postedAt,
            activateUntil: state === 'posted' && each.postedAt !== undefined ? activationEnd(each.postedAt) : undefined,
            certNumber: each.userId === user.userId ? each.serial : '',
            expectedDay: expected?.day ?? '',
            expectedAbout: expected?.about ?? false,
          };
        }),
    };
  }

  /** Its fields as they are kept; refuses with REQUEST_INVALID, naming the first that is wrong. */
  function entered(request: HardKeyEntry): HardKeyEntry {
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
   * Refuses with NOT_FOUND whoever may hold none, and what is not theirs to replace; with NOT_IN_THIS_STATE what may
   * not be now.
   */
  async function applicable(
    transaction: Transaction,
    caller: Caller,
    { userId, purpose, replaces }: Pick<HardKeyRecord, 'userId' | 'purpose' | 'replaces'>,
  ): Promise<void> {
    const { user } = caller;
    const now = clock.now();
    const holder = await transaction.users.find(userId);
    // A first token may be requested for a colleague. Only the holder may replace one.
    if (holder?.pkCorp !== user.pkCorp || !mayHold(holder) || (purpose !== 'first' && userId !== user.userId))
      throw new Refusal('NOT_FOUND');
    const held = (await transaction.certificates.ofUser(userId)).filter(({ kind }) => kind === 'HARD');
    const replaced = purpose === 'first' ? undefined : held.find(({ serial }) => serial === replaces);
    if (purpose !== 'first' && !replaced) throw new Refusal('NOT_FOUND');
    const { hardCertificate, realName, node } = await heldCertification(transaction, user.pkCorp, now);
    const standing = (await transaction.hardKeys.ofCompany(user.pkCorp)).find(
      (each) => each.userId === userId && isHardKeyOpen(hardKeyStateAt(each, now)),
    );
    const because = hardKeyRefusalOf(
      {
        purpose,
        role: opensForCompany(caller) ? caller.role : '',
        realName,
        node,
        isUnderWay: standing !== undefined,
        hasOne: hardCertificate === 'AUTH' && held.some((each) => certificateState(each, now) === 'effective'),
        replaced: replaced && asOwn(replaced),
      },
      now,
    );
    if (because)
      throw new Refusal('NOT_IN_THIS_STATE', {
        because,
        ...(because === 'applied' && standing && { by: standing.appliedByName, since: standing.appliedAt }),
      });
  }

  /**
   * One of the caller's, by its number; refuses with NOT_FOUND what they know nothing of, and NOT_PERMITTED what is not
   * theirs to do.
   */
  async function named(
    transaction: Transaction,
    caller: Caller,
    number: string,
    whose: 'userId' | 'appliedBy',
  ): Promise<HardKeyRecord> {
    const record = await transaction.hardKeys.lock(number);
    if (record?.pkCorp !== caller.user.pkCorp || !isShown(caller, record)) throw new Refusal('NOT_FOUND');
    if (record[whose] !== caller.user.userId) throw new Refusal('NOT_PERMITTED');
    return record;
  }

  /** The same after an event; refuses with NOT_IN_THIS_STATE, naming the state, where it cannot happen. */
  function after(record: HardKeyRecord, event: HardKeyEvent, wish: Partial<HardKeyRecord> = {}): HardKeyRecord {
    const now = clock.now();
    const standing = hardKeyStateAt(record, now);
    const state = afterHardKey(standing, event);
    if (!state) throw new Refusal('NOT_IN_THIS_STATE', { because: standing });
    return { ...record, ...wish, state, since: now, revision: record.revision + 1 };
  }

  /** What belongs to a key is changed by one at a time in a company, and everybody's products with it. */
  async function changing(context: CallContext, work: (transaction: Transaction, caller: Caller) => Promise<void>) {
    const caller = callerOf(context);
    return store.transaction(async (transaction) => {
      await transaction.companies.lock(caller.user.pkCorp);
      await work(transaction, caller);
      await announceToCompany(transaction, caller.user.pkCorp);
      return shown(transaction, caller);
    });
  }

  async function activatable(transaction: Transaction, caller: Caller, number: string): Promise<HardKeyRecord> {
    const record = await named(transaction, caller, number, 'userId');
    after(record, 'activate');
    if (!mayHold(caller.user) || !mayOpenProducts(caller.role))
      throw new Refusal('NOT_IN_THIS_STATE', { because: 'role' });
    return record;
  }

  const digestOf = async (number: string): Promise<string> => sha256Hex(`activate\n${number}`);

  return {
    hardKeys: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => shown(transaction, caller));
    },

    hardKeyApplied: async ({ userId, purpose, replaces, current, keyId, ...place }, context) => {
      const caller = callerOf(context);
      const entry = entered(place);
      const about = { userId, purpose, replaces: purpose === 'first' ? '' : replaces };
      // What may not be is refused before anybody types in vain; and again, once it is theirs alone.
      await store.transaction(async (transaction) => applicable(transaction, caller, about));
      await sealedPasswordProved(parts, opened, { current, keyId }, context, 'certificate-refused');
      return changing(context, async (transaction) => {
        await applicable(transaction, caller, about);
        const now = clock.now();
        const number = `HK${String(await transaction.nextNumber('hard-keys')).padStart(8, '0')}`;
        await transaction.hardKeys.save({
          ...entry,
          ...about,
          number,
          pkCorp: caller.user.pkCorp,
          appliedBy: caller.user.userId,
          appliedByName: caller.user.personName,
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
        await recordSecurityEvent(transaction, context, 'certificate-applied', caller.user.userId, now);
      });
    },

    hardKeyCorrected: async ({ number, current, keyId, ...place }, context) => {
      const caller = callerOf(context);
      const entry = entered(place);
      await store.transaction(async (transaction) =>
        after(await named(transaction, caller, number, 'appliedBy'), 'correct'),
      );
      await sealedPasswordProved(parts, opened, { current, keyId }, context, 'certificate-refused');
      return changing(context, async (transaction) => {
        const record = await named(transaction, caller, number, 'appliedBy');
        await transaction.hardKeys.save(after(record, 'correct', { ...entry, reason: '' }));
        await settleHardKeyMessages(transaction, number, clock.now());
      });
    },

    hardKeyWithdrawn: async ({ number }, context) =>
      changing(context, async (transaction, caller) => {
        await transaction.hardKeys.save(after(await named(transaction, caller, number, 'appliedBy'), 'withdraw'));
        await settleHardKeyMessages(transaction, number, clock.now());
      }),

    hardKeyMissed: async ({ number }, context) =>
      changing(context, async (transaction, caller) => {
        const record = await named(transaction, caller, number, 'userId');
        await revokeHardKey(transaction, after(record, 'miss'), clock.now(), parts.certificates);
      }),

    hardKeyChallenge: async ({ number }, context) => {
      const caller = callerOf(context);
      if (!parts.certificates) throw new Refusal('NOT_FOUND');
      const text = await store.transaction(async (transaction) => {
        await activatable(transaction, caller, number);
        const expiresAt = clock.steady() + signingLife;
        const made = signingText({
          purpose: 'certificate',
          host: context.host,
          nonce: randomToken(),
          until: expiresAt,
          digest: await digestOf(number),
        });
        await challengeKept(
          transaction,
          caller.session,
          made,
          { purpose: 'certificate', host: context.host, expiresAt },
          clock.steady(),
        );
        return made;
      });
      return { text, validFor: signingLife / 1000 };
    },

    hardKeyActivated: async ({ number, ...answer }, context) => {
      const caller = callerOf(context);
      const { certificates } = parts;
      if (!certificates || !authority) throw new Refusal('NOT_FOUND');
      const known = await authority.certificates();
      const outcome = await store.transaction(async (transaction) => {
        await transaction.companies.lock(caller.user.pkCorp);
        const record = await activatable(transaction, caller, number);
        // The signed text names the token: a signature for one token activates no other.
        const isAsked =
          answer.text.endsWith(`sha-256:${await digestOf(number)}`) &&
          (await challengeTaken(
            transaction,
            answer,
            { visitor: caller.session, purpose: 'certificate', host: context.host },
            clock.steady(),
          ));
        if (!isAsked) return new Refusal('SIGN_IN_EXPIRED');
        const now = clock.now();
        const facts = certificates.read(answer.certificate);
        const isIts = record.certificate !== '' && answer.certificate === record.certificate && facts?.signs === true;
        if (
          !isIts ||
          !(await certificates.vouches(known, answer.certificate, now)) ||
          !(await certificates.signed(answer.certificate, answer.text, answer.signature))
        )
          return new Refusal('KEY_REFUSED');
        if (now > facts.validTo) return new Refusal('KEY_EXPIRED', { on: shanghaiDate(facts.validTo) });
        const made: CertificateRecord = {
          serial: facts.serial,
          userId: record.userId,
          kind: 'HARD',
          certificate: record.certificate,
          validFrom: facts.validFrom,
          validTo: facts.validTo,
          revokedAt: undefined,
          endedAs: undefined,
        };
        await transaction.certificates.save(made);
        const what = record.purpose === 'first' ? 'activated' : record.purpose === 'renew' ? 'renewed' : 'reissued';
        const old = record.replaces === '' ? undefined : await transaction.certificates.lock(record.replaces);
        if (old && what !== 'activated') {
          await renewalSettled(transaction, old.serial, now);
          await transaction.certificates.save({ ...old, revokedAt: old.revokedAt ?? now, endedAs: what });
        }
        await transaction.hardKeys.save(after(record, 'activate'));
        await logCertificateEvent(transaction, made, what, now, old?.serial ?? '');
        await settleHardKeyMessages(transaction, number, now);
        await recordSecurityEvent(transaction, context, 'certificate-activated', caller.user.userId, now);
        await announceToCompany(transaction, caller.user.pkCorp);
        return shown(transaction, caller);
      });
      if (!(outcome instanceof Refusal)) return outcome;
      if (outcome.code !== 'SIGN_IN_EXPIRED') writeSecurityLog(parts, context, 'key-refused', caller.user.userName);
      throw outcome;
    },
  };
}
