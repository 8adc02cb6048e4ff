import { maxMailAddressCharacters, mailAddress } from '../../../src/domain/account/shared/mail-address.ts';
import { maskMail } from '../../../src/domain/identity/masked.ts';
import {
  codeDigits,
  codeLife,
  isCodeValid,
  resendAfter,
  countText,
  isTextLimitReached,
  textWaitMs,
} from '../../../src/domain/identity/verify-codes.ts';
import { noAlerts } from '../../../src/domain/messages/shared/message-alerts.ts';
import type { CallContext } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { randomDigits, randomToken, sha256Hex } from '../secrets.ts';
import type { ServerLocale } from '../server-locale.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';
import { checkSealedPassword, type PasswordDecryptor } from '../identity/password-proof.ts';

/** Maximum number of codes to one mailbox before a pause, from all requesters. */
const maxCodesPerMailbox = 10;

const confirmationMails: Readonly<
  Record<ServerLocale, (code: string) => { readonly subject: string; readonly text: string }>
> = {
  'zh-CN': (code) => ({
    subject: '供应链金融平台：邮箱验证码',
    text: `您正在供应链金融平台验证这个邮箱，验证码 ${code}，${codeLife / 60_000} 分钟内有效。请勿告诉任何人，包括客服人员。\n\n如果不是您本人操作，不用理会这封邮件，您不会再收到别的邮件。`,
  }),
  en: (code) => ({
    subject: 'Supply-chain finance portal: a code for this mail address',
    text: `Somebody is confirming this address in the supply-chain finance portal. The code is ${code}, valid for ${codeLife / 60_000} minutes. Give it to nobody, not even to customer service.\n\nIf that was not you, there is nothing to do: no other mail will come.`,
  }),
};

/** Key of a code, which belongs to one account and one address. */
const keyOf = async (userId: string, address: string): Promise<string> => sha256Hex(`mail\n${userId}\n${address}`);
const hashOf = async (key: string, code: string): Promise<string> => sha256Hex(`${key} ${code}`);

function parseAddress(typed: string): string {
  const address = typed.length > maxMailAddressCharacters ? undefined : mailAddress(typed);
  if (address === undefined) throw new Refusal('REQUEST_INVALID', { field: 'address' });
  return address;
}

/** Queues a last message to a mailbox that the user has removed. */
async function queueRemovalNotice(
  transaction: Transaction,
  userId: string,
  address: string,
  now: number,
): Promise<void> {
  await transaction.alerts.save({
    id: `farewell ${randomToken(18)}`,
    userId,
    what: 'farewell',
    messageId: '',
    address,
    dueAt: now,
    tries: 0,
  });
}

type MailParts = Pick<Parts, 'store' | 'clock' | 'mail' | 'passwords' | 'security' | 'report'>;

/** Handlers that send a code to an address, and confirm the address by it. */
function mailConfirmation(
  parts: MailParts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<'requestMailCode' | 'confirmMail'> {
  const { store, clock, mail } = parts;

  /** Saves a code and returns whether it may be sent. The caller is not told when an address has reached its limit. */
  async function issueCode(
    transaction: Transaction,
    { userId, address, code }: { readonly userId: string; readonly address: string; readonly code: string },
    context: CallContext,
  ): Promise<boolean> {
    const now = clock.realTime();
    if ((await transaction.mailAddresses.lock(userId))?.address === address) throw new Refusal('MAIL_CONFIRMED_BEFORE');
    const ownRow = await sha256Hex(`mail-codes\n${userId}`);
    const past = await transaction.attempts.lock(ownRow);
    const wait = textWaitMs(past, now);
    if (wait > 0) throw new Refusal('MAIL_TOO_SOON', { seconds: Math.ceil(wait / 1000) });
    await transaction.attempts.save({ key: ownRow, ...countText(past, now) });
    const boxRow = await sha256Hex(`mailbox\n${address.toLowerCase()}`);
    const sentThere = await transaction.attempts.lock(boxRow);
    const full = isTextLimitReached(sentThere, now, maxCodesPerMailbox);
    if (!full) await transaction.attempts.save({ key: boxRow, ...countText(sentThere, now) });
    // A code that is not sent is not saved: it cannot be guessed, and an earlier one stays valid.
    const key = await keyOf(userId, address);
    if (!full)
      await transaction.verifyCodes.save({
        key,
        codeHash: await hashOf(key, code),
        sentAt: now,
        wrong: 0,
        spent: false,
      });
    await recordSecurityEvent(transaction, context, 'mail-asked', userId, clock.now());
    return !full;
  }

  /** Checks a code and, if it is right, saves the address. Returns whether it was right. */
  async function confirmAddress(
    transaction: Transaction,
    { userId, address, code }: { readonly userId: string; readonly address: string; readonly code: string },
    context: CallContext,
  ): Promise<boolean> {
    // Every function locks the row of the address before the row of its code, so that no deadlock arises.
    const before = await transaction.mailAddresses.lock(userId);
    const key = await keyOf(userId, address);
    const sent = await transaction.verifyCodes.lock(key);
    if (!sent || !isCodeValid(sent, clock.realTime()) || sent.codeHash !== (await hashOf(key, code.trim()))) {
      if (sent) await transaction.verifyCodes.save({ ...sent, wrong: sent.wrong + 1 });
      await recordSecurityEvent(transaction, context, 'mail-refused', userId, clock.now());
      return false;
    }
    await transaction.verifyCodes.save({ ...sent, spent: true });
    const now = clock.now();
    await transaction.mailAddresses.save({ userId, address, confirmedAt: now });
    if (before && before.address !== address) await queueRemovalNotice(transaction, userId, before.address, now);
    await recordSecurityEvent(transaction, context, 'mail-confirmed', userId, now);
    return true;
  }

  return {
    requestMailCode: async (request, context) => {
      const { user } = callerOf(context);
      // Without a gateway no mail can be sent.
      if (!mail) throw new Refusal('NOT_FOUND');
      const address = parseAddress(request.address);
      await checkSealedPassword(parts, passwordKey, request, context, 'mail-not-proved');
      const code = randomDigits(codeDigits);
      const mayBeSent = await store.transaction(async (transaction) =>
        issueCode(transaction, { userId: user.userId, address, code }, context),
      );
      writeSecurityLog(parts, context, 'mail-asked', user.userName);
      if (mayBeSent)
        void mail.gateway
          .send({ to: [address], id: `code-${randomToken(18)}`, ...confirmationMails[context.locale](code) })
          .catch((fault: unknown) => parts.report(fault, { call: 'requestMailCode', traceId: context.traceId }));
      return { resendAfter: resendAfter / 1000, validFor: codeLife / 1000 };
    },

    confirmMail: async ({ code, ...request }, context) => {
      const { user } = callerOf(context);
      const address = parseAddress(request.address);
      const isCodeCorrect = await store.transaction(async (transaction) =>
        confirmAddress(transaction, { userId: user.userId, address, code }, context),
      );
      writeSecurityLog(parts, context, isCodeCorrect ? 'mail-confirmed' : 'mail-refused', user.userName);
      if (!isCodeCorrect) throw new Refusal('MAIL_CODE_REFUSED');
      return null;
    },
  };
}

/** Handlers that show the address in use, and remove it. */
function ownMailAddress(
  parts: MailParts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<'ownMail' | 'removeMail'> {
  const { store, clock, mail } = parts;

  return {
    ownMail: async (_request, context) => {
      const { user } = callerOf(context);
      const kept = await store.transaction(async ({ mailAddresses }) => mailAddresses.find(user.userId));
      return { canSend: mail !== undefined, address: kept ? maskMail(kept.address) : '', since: kept?.confirmedAt };
    },

    removeMail: async (request, context) => {
      const { user } = callerOf(context);
      await checkSealedPassword(parts, passwordKey, request, context, 'mail-not-proved');
      await store.transaction(async (transaction) => {
        const kept = await transaction.mailAddresses.lock(user.userId);
        if (!kept) throw new Refusal('NOT_FOUND');
        await transaction.mailAddresses.remove(user.userId);
        const choices = await transaction.alertChoices.lock(user.userId);
        // The choices do not carry over to a later address.
        if (choices) await transaction.alertChoices.save({ ...choices, mails: noAlerts });
        await queueRemovalNotice(transaction, user.userId, kept.address, clock.now());
        await recordSecurityEvent(transaction, context, 'mail-ended', user.userId, clock.now());
      });
      writeSecurityLog(parts, context, 'mail-ended', user.userName);
      return null;
    },
  };
}

/**
 * Mail address for a user's messages (checklist F-176). It counts as theirs once they have entered a code that was sent
 * to it. The caller is always the owner.
 */
export function mailDesk(
  parts: MailParts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<'ownMail' | 'requestMailCode' | 'confirmMail' | 'removeMail'> {
  return {
    ...mailConfirmation(parts, passwordKey),
    ...ownMailAddress(parts, passwordKey),
  };
}
